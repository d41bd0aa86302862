import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

export type CouponRow = Selectable<Schema['coupon']>;
type Reader = Kysely<Schema> | Transaction<Schema>;

/** Codes compare case-insensitively. */
export const couponKey = (code: string): string => code.normalize('NFC').trim().toUpperCase();

export const findCoupon = (db: Reader, code: string): Promise<CouponRow | undefined> =>
  db.selectFrom('coupon').selectAll().where('code_key', '=', couponKey(code)).executeTakeFirst();

export const findMainCoupon = (db: Reader): Promise<CouponRow | undefined> =>
  db.selectFrom('coupon').selectAll().where('is_main', '=', 1).where('status', '=', 'active').orderBy('code_key').executeTakeFirst();

export const publicCoupons = (db: Reader): Promise<CouponRow[]> =>
  db.selectFrom('coupon').selectAll().where('is_public', '=', 1).where('status', '=', 'active').orderBy('code_key').execute();
