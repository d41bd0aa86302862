/** What came in and went back, of orders and of returns. Money is whole paise; the end of a time is left out. */
import type { Kysely } from 'kysely';
import { toPaise } from '../../../contract/rules/money';
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

/**
 * Sent back for whole orders. An order keeps the sum and the last time, its events each part; of one whose events tell
 * no amounts the sum is all that there is.
 */
export async function refundedBetween(db: Db, from: number, to: number): Promise<Movement[]> {
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', 'refunded_at', 'refunded_paise'])
    .where('refunded_at', '>=', from)
    .execute();
  const events = await db
    .selectFrom('order_event')
    .innerJoin('customer_order', 'customer_order.id', 'order_event.order_id')
    .select(['order_event.order_id', 'order_event.at', 'order_event.details'])
    .where('customer_order.refunded_at', '>=', from)
    .where('order_event.what', '=', 'payment refunded')
    .execute();
  const parts = new Map<number, Movement[]>();
  for (const { order_id, at, details } of events) {
    const { amount } = JSON.parse(details ?? '{}') as { amount?: number };
    if (amount !== undefined) parts.set(order_id, [...(parts.get(order_id) ?? []), { at, paise: toPaise(amount) }]);
  }
  return orders
    .flatMap(
      ({ id, refunded_at, refunded_paise }) => parts.get(id) ?? [{ at: refunded_at ?? 0, paise: refunded_paise ?? 0 }],
    )
    .filter(({ at }) => at >= from && at < to);
}

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
