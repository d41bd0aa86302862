/** Rupees as they come over the wire, for people. */
import { formatMoney, toPaise } from '../../contract/rules/money';

export const rupeesText = (rupees: number): string => formatMoney(toPaise(rupees));

/** As somebody types it: `80`, `1,288`, `80.50`. Rupees. */
export const rupeesOf = (typed: string): number => Number(typed.replaceAll(',', ''));
