/** Coupons for staff, who read and write them. coupon.repository.ts has the queries of shoppers. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import { couponKey, type CouponRow } from './coupon.repository';

type Trx = Transaction<Schema>;

export const allCoupons = (db: Kysely<Schema>): Promise<CouponRow[]> =>
  db.selectFrom('coupon').selectAll().orderBy('code_key').execute();

/** False when the code is taken. */
export async function insertCoupon(trx: Trx, row: CouponRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('coupon')
    .values(row)
    .onConflict((c) => c.column('code_key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateCoupon(trx: Trx, { code_key, ...row }: CouponRow): Promise<void> {
  await trx.updateTable('coupon').set(row).where('code_key', '=', code_key).execute();
}

/** There is one main coupon at most. @returns the codes that were */
export async function unmakeOtherMain(trx: Trx, code: string): Promise<string[]> {
  const rows = await trx
    .updateTable('coupon')
    .set({ is_main: 0 })
    .where('is_main', '=', 1)
    .where('code_key', '!=', couponKey(code))
    .returning('coupon_name')
    .execute();
  return rows.map(({ coupon_name }) => coupon_name);
}

export async function productExists(trx: Trx, id: number): Promise<boolean> {
  return (await trx.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
