import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

export type CouponRow = Selectable<Schema['coupon']>;
export type Reader = Kysely<Schema> | Transaction<Schema>;

/** Codes compare case-insensitively. */
export const couponKey = (code: string): string => code.normalize('NFC').trim().toUpperCase();

export const findCoupon = (db: Reader, code: string): Promise<CouponRow | undefined> =>
  db.selectFrom('coupon').selectAll().where('code_key', '=', couponKey(code)).executeTakeFirst();

export const findMainCoupon = (db: Reader): Promise<CouponRow | undefined> =>
  db
    .selectFrom('coupon')
    .selectAll()
    .where('is_main', '=', 1)
    .where('status', '=', 'active')
    .orderBy('code_key')
    .executeTakeFirst();

export const publicCoupons = (db: Reader): Promise<CouponRow[]> =>
  db
    .selectFrom('coupon')
    .selectAll()
    .where('is_public', '=', 1)
    .where('status', '=', 'active')
    .orderBy('code_key')
    .execute();

/** Orders that used it. A cancelled one gives its use back, as it does its pieces. */
export async function countUses(db: Reader, { coupon_name }: Pick<CouponRow, 'coupon_name'>): Promise<number> {
  const { uses } = await db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<number | string>().as('uses'))
    .where('coupon_code', '=', coupon_name)
    .where('status', '!=', 'CANCELED')
    .executeTakeFirstOrThrow();
  return Number(uses);
}
