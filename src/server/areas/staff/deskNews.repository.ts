/** What has come for staff: the newest of each kind. */
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema';

interface News {
  id: number | string;
  /** Epoch milliseconds. */
  at: number;
  order_no: string | null;
}

type Db = Kysely<Schema>;

/** @param what an order's event, as `placed` */
export const newestOrderEvents = (db: Db, what: string, limit: number): Promise<News[]> =>
  db
    .selectFrom('order_event')
    .innerJoin('customer_order', 'customer_order.id', 'order_event.order_id')
    .select(['order_event.id', 'order_event.at', 'customer_order.order_no'])
    .where('order_event.what', '=', what)
    .orderBy('order_event.id', 'desc')
    .limit(limit)
    .execute();

/** Whatever else happened to orders. @param others events that are not asked for */
export const newestChanges = (db: Db, others: string[], limit: number): Promise<News[]> =>
  db
    .selectFrom('order_event')
    .innerJoin('customer_order', 'customer_order.id', 'order_event.order_id')
    .select(['order_event.id', 'order_event.at', 'customer_order.order_no'])
    .where('order_event.what', 'not in', others)
    .orderBy('order_event.id', 'desc')
    .limit(limit)
    .execute();

export const newestReturns = (db: Db, limit: number): Promise<News[]> =>
  db
    .selectFrom('return_request')
    .innerJoin('order_line', 'order_line.serial_no', 'return_request.serial_no')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select(['return_request.id', 'return_request.requested_at as at', 'customer_order.order_no'])
    .orderBy('return_request.requested_at', 'desc')
    .limit(limit)
    .execute();

export async function newestMessages(db: Db, limit: number): Promise<News[]> {
  const messages = await db
    .selectFrom('customer_message')
    .select(['id', 'created_at as at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return messages.map((message) => ({ ...message, order_no: null }));
}
