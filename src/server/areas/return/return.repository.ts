import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { ReturnRequestRow, ReturnStatusColumn } from '../../db/memberSchema';
import type { Schema } from '../../db/schema';

type Db = Kysely<Schema> | Transaction<Schema>;

export type BankReveal = Selectable<Schema['bank_reveal']>;

/** A return with what it is a return of, as staff need it. */
export interface ReturnCase extends ReturnRequestRow {
  order_no: string;
  product_name: string;
  colour: string;
  size: string;
  quantity: number;
  /** What the line cost after the order's coupon: what a refund gives back. */
  net_paise: number;
  delivered_at: number | null;
  member_name: string;
  email: string;
  mobile: string;
}

/** False when this line has a request already: the unique constraint decides between requests at the same time. */
export async function insertReturn(
  trx: Transaction<Schema>,
  row: Insertable<Schema['return_request']>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('return_request')
    .values(row)
    .onConflict((conflict) => conflict.column('serial_no').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findReturn = (db: Db, serialNo: number): Promise<ReturnRequestRow | undefined> =>
  db.selectFrom('return_request').selectAll().where('serial_no', '=', serialNo).executeTakeFirst();

const cases = (db: Db) =>
  db
    .selectFrom('return_request')
    .innerJoin('order_line', 'order_line.serial_no', 'return_request.serial_no')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .innerJoin('member', 'member.id', 'return_request.member_id')
    .selectAll('return_request')
    .select([
      'customer_order.order_no',
      'customer_order.delivered_at',
      'order_line.product_name',
      'order_line.colour',
      'order_line.size',
      'order_line.quantity',
      'order_line.net_paise',
      'member.name as member_name',
      'member.email',
      'member.mobile',
    ]);

/** Newest first. */
export function listCases(
  db: Db,
  { status, limit }: { status?: ReturnStatusColumn | undefined; limit: number },
): Promise<ReturnCase[]> {
  const query = status ? cases(db).where('return_request.status', '=', status) : cases(db);
  return query.orderBy('requested_at', 'desc').orderBy('return_request.serial_no', 'desc').limit(limit).execute();
}

export const findCase = (db: Db, serialNo: number): Promise<ReturnCase | undefined> =>
  cases(db).where('return_request.serial_no', '=', serialNo).executeTakeFirst();

export interface ReturnMove {
  from: ReturnStatusColumn;
  to: Exclude<ReturnStatusColumn, 'INITIATED'>;
  /** The column that remembers when. */
  timeColumn: 'decided_at' | 'refunded_at';
}

/** False when it no longer stood where the move starts. An empty note leaves the one that is there. */
export async function moveReturn(
  trx: Transaction<Schema>,
  id: string,
  { from, to, timeColumn }: ReturnMove,
  note: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('return_request')
    .set({ status: to, [timeColumn]: now, ...(note && { staff_note: note }) })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const insertReveal = (trx: Transaction<Schema>, reveal: Omit<BankReveal, 'id'>): Promise<unknown> =>
  trx.insertInto('bank_reveal').values(reveal).execute();

/** Oldest first. */
export const revealsOf = (db: Db, returnId: string): Promise<BankReveal[]> =>
  db
    .selectFrom('bank_reveal')
    .selectAll()
    .where('return_id', '=', returnId)
    .orderBy('revealed_at')
    .orderBy('id')
    .execute();
