/** A member's own orders, in a fixed number of queries however many there are. */
import type { Kysely, Transaction } from 'kysely';
import type { ReturnStatusColumn } from '../../db/memberSchema';
import type { OrderLineRecord, OrderRecord, Schema } from '../../db/schema';

type Db = Kysely<Schema> | Transaction<Schema>;

export interface HistoryLine extends OrderLineRecord {
  return_status: ReturnStatusColumn | null;
}

/** Newest first. */
export const ordersOf = (db: Db, memberId: string): Promise<OrderRecord[]> =>
  db
    .selectFrom('customer_order')
    .selectAll()
    .where('owner_id', '=', memberId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The lines of all the member's orders, as they were ordered. */
export const linesOfAll = (db: Db, memberId: string): Promise<HistoryLine[]> =>
  db
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .leftJoin('return_request', 'return_request.serial_no', 'order_line.serial_no')
    .selectAll('order_line')
    .select('return_request.status as return_status')
    .where('customer_order.owner_id', '=', memberId)
    .orderBy('order_line.serial_no')
    .execute();

/** The lines of one order, as they were ordered. */
export const linesWithReturns = (db: Db, orderId: number): Promise<HistoryLine[]> =>
  db
    .selectFrom('order_line')
    .leftJoin('return_request', 'return_request.serial_no', 'order_line.serial_no')
    .selectAll('order_line')
    .select('return_request.status as return_status')
    .where('order_line.order_id', '=', orderId)
    .orderBy('order_line.serial_no')
    .execute();

/** The member's order of that number; undefined alike for another's and for none. */
export const findOrderOf = (db: Db, orderNo: string, memberId: string): Promise<OrderRecord | undefined> =>
  db
    .selectFrom('customer_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('owner_id', '=', memberId)
    .executeTakeFirst();

/**
 * The order that holds the line with this serial number, of any owner: the caller compares its owner with the session.
 */
export const findOrderOfSerial = (db: Db, serialNo: number): Promise<OrderRecord | undefined> =>
  db
    .selectFrom('customer_order')
    .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
    .selectAll('customer_order')
    .where('order_line.serial_no', '=', serialNo)
    .executeTakeFirst();
