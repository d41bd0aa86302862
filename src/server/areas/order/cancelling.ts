/** Cancelling an order, one way for its customer and for staff (decisions 75 and 76). Runs inside one transaction. */
import type { Transaction } from 'kysely';
import type { OrderRecord, OrderStatusColumn, Schema } from '../../db/schema';
import { linesOf, moveOrder } from './fulfilment.repository';
import type { OrderMails } from './orderMails';
import { putBack } from './stock';

/** A customer may as long as nothing was sent; staff also when a parcel came back undelivered. */
const cancellable: Readonly<Record<'customer' | 'shop', readonly OrderStatusColumn[]>> = {
  customer: ['ORDERED'],
  shop: ['ORDERED', 'SHIPPED'],
};

interface Cancelling {
  by: 'customer' | 'shop';
  /** Staff leave what was sent. */
  onlyUnsent?: boolean;
  mails: OrderMails;
  now: number;
}

interface Cancelled {
  order: OrderRecord;
  /** Whose stock went back. */
  productIds: number[];
}

/** Undefined when the order could not be moved. The update of its status decides: of any number of cancels one puts the stock back. */
export async function cancelOrder(
  trx: Transaction<Schema>,
  orderNo: string,
  { by, onlyUnsent = false, mails, now }: Cancelling,
): Promise<Cancelled | undefined> {
  const from = cancellable[onlyUnsent ? 'customer' : by];
  const order = await moveOrder(trx, orderNo, { from, to: 'CANCELED', timeColumn: 'canceled_at' }, now);
  if (!order) return undefined;
  const lines = await linesOf(trx, order.id);
  await putBack(trx, lines, now);
  await mails.cancelled(trx, order, by);
  return { order, productIds: [...new Set(lines.map(({ product_id }) => product_id))] };
}
