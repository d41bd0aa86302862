/** What an order costs, and when it is asked for (docs/contract.md section 10). Whole paise. */
import type { OrderRecord } from '../../db/schema';

type Sums = Pick<OrderRecord, 'final_paise' | 'shipping_paise'>;

/** Goods and shipping. */
export const duePaise = ({ final_paise, shipping_paise }: Sums): number => final_paise + shipping_paise;

/** Whether the customer is asked for it now: the shipping has been said, nothing has come in, nothing was cancelled. */
export const isPayable = ({ status, payment }: Pick<OrderRecord, 'status' | 'payment'>): boolean =>
  status !== 'CANCELED' && (payment === 'asked' || payment === 'claimed');
