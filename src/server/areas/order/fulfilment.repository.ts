/** What staff read and move of orders. Shoppers' own orders are order.repository.ts. */
import type { Kysely } from 'kysely';
import type { OrderLineRecord, OrderRecord, OrderStatusColumn, Schema } from '../../db/schema';

type Db = Kysely<Schema>;

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

export const findOrder = (db: Db, orderNo: string): Promise<OrderRecord | undefined> =>
  db.selectFrom('customer_order').selectAll().where('order_no', '=', orderNo).executeTakeFirst();

export const linesOf = (db: Db, orderId: number): Promise<OrderLineRecord[]> =>
  db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('serial_no').execute();

export interface Move {
  from: OrderStatusColumn;
  to: OrderStatusColumn;
  /** The column that remembers when. */
  timeColumn: 'shipped_at' | 'delivered_at';
}

/** Moves the order only if it still stands where the move starts; false when somebody else was quicker. */
export async function moveOrder(db: Db, orderNo: string, { from, to, timeColumn }: Move, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer_order')
    .set({ status: to, [timeColumn]: now })
    .where('order_no', '=', orderNo)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
