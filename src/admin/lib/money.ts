/** Rupees as they come over the wire, for people. */
import { formatMoney, toPaise } from '../../contract/rules/money';

export const rupeesText = (rupees: number): string => formatMoney(toPaise(rupees));
