/**
 * One order for staff, who read and move it. staffOrderList.repository.ts lists many, history.repository.ts has the
 * queries of members, order.repository.ts writes a new order.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { OrderStatusColumn, PaymentColumn } from '../../db/orderSchema';
import type { OrderLineRecord, OrderRecord, Schema } from '../../db/schema';

type Db = Kysely<Schema> | Transaction<Schema>;

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

/** Undefined when it stands so already, or is none to pack: sent or cancelled. */
export const setPacked = (
  trx: Transaction<Schema>,
  orderNo: string,
  packedAt: number | null,
): Promise<OrderRecord | undefined> =>
  trx
    .updateTable('customer_order')
    .set((column) => ({ packed_at: packedAt, version: column('version', '+', 1) }))
    .where('order_no', '=', orderNo)
    .where('status', '=', 'ORDERED')
    .where('packed_at', packedAt === null ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Undefined when it is not on its way. */
export const setParcel = (
  trx: Transaction<Schema>,
  orderNo: string,
  parcel: Parcel,
): Promise<OrderRecord | undefined> =>
  trx
    .updateTable('customer_order')
    .set((column) => ({ ...parcel, version: column('version', '+', 1) }))
    .where('order_no', '=', orderNo)
    .where('status', '=', 'SHIPPED')
    .returningAll()
    .executeTakeFirst();
