/**
 * Orders for staff, who read and move them. history.repository.ts has the queries of members, order.repository.ts
 * writes a new order.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import { holdsWord } from '../../db/holdsWord';
import type { OrderStatusColumn, PaymentColumn } from '../../db/orderSchema';
import type { OrderLineRecord, OrderRecord, Schema } from '../../db/schema';

type Db = Kysely<Schema> | Transaction<Schema>;

export interface OrderListing extends OrderRecord {
  lines: OrderLineRecord[];
  /** Pieces over all lines. */
  pieces: number;
}

export interface OrderFilter {
  status?: OrderStatusColumn;
  /** Placed from then, and until then, epoch ms. */
  from?: number;
  to?: number;
  /** The number's last digits, or all of them. */
  mobile?: string;
  /** Each is somewhere in the customer's name, in any case. */
  nameWords?: readonly string[];
  limit: number;
}

/** Orders whose lines are read at a time: far below what either engine takes. */
const AT_ONCE = 500;

/** Newest first. */
export async function listOrders(
  db: Db,
  { status, from, to, mobile, nameWords = [], limit }: OrderFilter,
): Promise<OrderListing[]> {
  let query = db.selectFrom('customer_order').selectAll();
  if (status) query = query.where('status', '=', status);
  if (from !== undefined) query = query.where('placed_at', '>=', from);
  if (to !== undefined) query = query.where('placed_at', '<=', to);
  if (mobile !== undefined) query = query.where('mobile', 'like', `%${mobile}`);
  for (const word of nameWords) query = query.where(holdsWord(sql.ref('name'), word));
  const orders = await query.orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(limit).execute();

  const linesById = new Map<number, OrderLineRecord[]>(orders.map(({ id }) => [id, []]));
  for (let at = 0; at < orders.length; at += AT_ONCE) {
    const ids = orders.slice(at, at + AT_ONCE).map(({ id }) => id);
    const lines = await db
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('serial_no')
      .execute();
    for (const line of lines) linesById.get(line.order_id)?.push(line);
  }
  return orders.map((order) => {
    const lines = linesById.get(order.id) ?? [];
    return { ...order, lines, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
  });
}

interface Overdue {
  /** Their shipping was said before then; null: none is overdue by that. */
  saidBefore: number | null;
  /** They came before then, and nobody has said what their shipping costs. */
  placedBefore: number;
}

/**
 * Unpaid orders that have waited too long, oldest first. One whose customer says that it is paid waits for staff, and is
 * not among them.
 */
export async function overdueOrders(db: Db, { saidBefore, placedBefore }: Overdue): Promise<OrderRecord[]> {
  return db
    .selectFrom('customer_order')
    .selectAll()
    .where('status', '=', 'ORDERED')
    .where('payment', 'in', ['none', 'asked'])
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

/** How a parcel travels. */
export interface Parcel {
  courier: string | null;
  tracking_number: string | null;
  /** Where it is looked up. */
  tracking_link: string | null;
}

export interface Move {
  from: readonly OrderStatusColumn[];
  to: OrderStatusColumn;
  /** The column that remembers when. */
  timeColumn: 'shipped_at' | 'delivered_at' | 'canceled_at';
}

/** The order as it is now, or undefined when it no longer stood where the move starts: somebody else was quicker. */
export const moveOrder = (
  trx: Transaction<Schema>,
  orderNo: string,
  { from, to, timeColumn }: Move,
  now: number,
  parcel?: Parcel,
): Promise<OrderRecord | undefined> =>
  trx
    .updateTable('customer_order')
    .set((column) => ({
      status: to,
      [timeColumn]: now,
      network_key: null,
      ...parcel,
      version: column('version', '+', 1),
    }))
    .where('order_no', '=', orderNo)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();

/** Undefined when there is no such order, or it was cancelled. What was not asked for is, from now on. */
export const setShipping = (
  trx: Transaction<Schema>,
  orderNo: string,
  paise: number,
  now: number,
): Promise<OrderRecord | undefined> =>
  trx
    .updateTable('customer_order')
    .set((column) => ({
      shipping_paise: paise,
      shipping_set_at: now,
      payment: sql<PaymentColumn>`case when payment = 'none' then 'asked' else payment end`,
      version: column('version', '+', 1),
    }))
    .where('order_no', '=', orderNo)
    .where('status', '!=', 'CANCELED')
    .returningAll()
    .executeTakeFirst();

/** The first time stays. Undefined when it was packed before, or is none to pack. */
export const setPacked = (trx: Transaction<Schema>, orderNo: string, now: number): Promise<OrderRecord | undefined> =>
  trx
    .updateTable('customer_order')
    .set((column) => ({ packed_at: now, version: column('version', '+', 1) }))
    .where('order_no', '=', orderNo)
    .where('status', '=', 'ORDERED')
    .where('packed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
