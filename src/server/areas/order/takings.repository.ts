/** What came in and went back, of orders and of returns. Money is whole paise; the end of a time is left out. */
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema';

type Db = Kysely<Schema>;

/** Money that moved once, one way. */
export interface Movement {
  /** Epoch milliseconds. */
  at: number;
  paise: number;
}

/** One that was undone is none. */
export async function receivedBetween(db: Db, from: number, to: number): Promise<Movement[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['paid_at', 'payment_paise'])
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .execute();
  return rows.map(({ paid_at, payment_paise }) => ({ at: paid_at ?? 0, paise: payment_paise ?? 0 }));
}

/** Orders of which something was sent back from then on: the sum, and the last time. */
export const refundedOrders = (db: Db, from: number) =>
  db
    .selectFrom('customer_order')
    .select(['id', 'refunded_at', 'refunded_paise'])
    .where('refunded_at', '>=', from)
    .execute();

/** What the same orders' events tell of each part. */
export const refundEvents = (db: Db, from: number) =>
  db
    .selectFrom('order_event')
    .innerJoin('customer_order', 'customer_order.id', 'order_event.order_id')
    .select(['order_event.order_id', 'order_event.at', 'order_event.details'])
    .where('customer_order.refunded_at', '>=', from)
    .where('order_event.what', '=', 'payment refunded')
    .execute();

/** Sent back for single lines that came back. */
export async function returnsRefundedBetween(db: Db, from: number, to: number): Promise<Movement[]> {
  const rows = await db
    .selectFrom('return_request')
    .innerJoin('order_line', 'order_line.serial_no', 'return_request.serial_no')
    .select(['return_request.refunded_at', 'order_line.net_paise'])
    .where('return_request.status', '=', 'REFUNDED')
    .where('return_request.refunded_at', '>=', from)
    .where('return_request.refunded_at', '<', to)
    .execute();
  return rows.map(({ refunded_at, net_paise }) => ({ at: refunded_at ?? 0, paise: net_paise }));
}
