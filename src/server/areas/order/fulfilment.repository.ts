/** What staff read and move of orders. What only members ask for is history.repository.ts, writing a new order order.repository.ts. */
import type { Kysely, Transaction } from 'kysely';
import type { OrderLineRecord, OrderRecord, OrderStatusColumn, Schema } from '../../db/schema';

type Db = Kysely<Schema> | Transaction<Schema>;

export interface OrderListing extends OrderRecord {
  /** Pieces over all lines. */
  pieces: number;
}

/** Newest first. */
export async function listOrders(db: Db, filter: { status?: OrderStatusColumn | undefined; limit: number }): Promise<OrderListing[]> {
  let query = db.selectFrom('customer_order').selectAll();
  if (filter.status) query = query.where('status', '=', filter.status);
  const orders = await query.orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(filter.limit).execute();
  if (orders.length === 0) return [];
  const counts = await db
    .selectFrom('order_line')
    .select(({ fn }) => ['order_id', fn.sum<number | string>('quantity').as('pieces')])
    .where('order_id', 'in', orders.map(({ id }) => id))
    .groupBy('order_id')
    .execute();
  const piecesOf = new Map(counts.map(({ order_id, pieces }) => [order_id, Number(pieces)]));
  return orders.map((order) => ({ ...order, pieces: piecesOf.get(order.id) ?? 0 }));
}

interface Overdue {
  /** Their shipping was said before then; null: none is overdue by that. */
  saidBefore: number | null;
  /** They came before then, and nobody has said what their shipping costs. */
  placedBefore: number;
}

/** Unpaid orders that have waited too long, oldest first. What is ordered and not sent has not been paid. */
export async function overdueOrders(db: Db, { saidBefore, placedBefore }: Overdue): Promise<OrderRecord[]> {
  return db
    .selectFrom('customer_order')
    .selectAll()
    .where('status', '=', 'ORDERED')
    .where((of) =>
      of.or([
        of.and([of('shipping_set_at', 'is', null), of('placed_at', '<', placedBefore)]),
        ...(saidBefore === null ? [] : [of('shipping_set_at', '<', saidBefore)]),
      ]),
    )
    .orderBy('placed_at')
    .orderBy('id')
    .execute();
}

export const findOrder = (db: Db, orderNo: string): Promise<OrderRecord | undefined> =>
  db.selectFrom('customer_order').selectAll().where('order_no', '=', orderNo).executeTakeFirst();

export const linesOf = (db: Db, orderId: number): Promise<OrderLineRecord[]> =>
  db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('serial_no').execute();

export interface Move {
  from: readonly OrderStatusColumn[];
  to: OrderStatusColumn;
  /** The column that remembers when. */
  timeColumn: 'shipped_at' | 'delivered_at' | 'canceled_at';
}

/** The order as it is now, or undefined when it no longer stood where the move starts: somebody else was quicker. */
export const moveOrder = (trx: Transaction<Schema>, orderNo: string, { from, to, timeColumn }: Move, now: number): Promise<OrderRecord | undefined> =>
  trx
    .updateTable('customer_order')
    .set({ status: to, [timeColumn]: now, network_key: null })
    .where('order_no', '=', orderNo)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();

/** Undefined when there is no such order, or it was cancelled. */
export const setShipping = (
  trx: Transaction<Schema>,
  orderNo: string,
  paise: number,
  now: number,
): Promise<OrderRecord | undefined> =>
  trx
    .updateTable('customer_order')
    .set({ shipping_paise: paise, shipping_set_at: now })
    .where('order_no', '=', orderNo)
    .where('status', '!=', 'CANCELED')
    .returningAll()
    .executeTakeFirst();
