/**
 * When a coupon that staff left active counts for nobody any more: its last day is over, or it was used as often as it
 * may be.
 */
import type { Transaction } from 'kysely';
import type { CouponLapse } from '../../../contract/rules/pricing';
import type { Engine } from '../../db/engine';
import type { Schema } from '../../db/schema';
import { countUses, findMainCoupon, type CouponRow, type Reader } from './coupon.repository';

export async function lapseOf(db: Reader, coupon: CouponRow, now: number): Promise<CouponLapse | null> {
  if (coupon.until_at !== null && now > coupon.until_at) return 'ended';
  if (coupon.max_uses === null) return null;
  return (await countUses(db, coupon)) >= coupon.max_uses ? 'usedUp' : null;
}

/**
 * For the order that is about to use it. Of those that come at once only one counts at a time, or two would have the
 * last use.
 */
export async function lapseInOrder(
  trx: Transaction<Schema>,
  engine: Engine,
  coupon: CouponRow,
  now: number,
): Promise<CouponLapse | null> {
  if (coupon.max_uses !== null) await engine.lockOwner(trx, `coupon ${coupon.code_key}`);
  return lapseOf(trx, coupon, now);
}

/** Those that still count. */
export async function notLapsed(db: Reader, coupons: readonly CouponRow[], now: number): Promise<CouponRow[]> {
  const standing: CouponRow[] = [];
  for (const coupon of coupons) if ((await lapseOf(db, coupon, now)) === null) standing.push(coupon);
  return standing;
}

/** The one on the home page; none when it has lapsed. */
export async function shownMainCoupon(db: Reader, now: number): Promise<CouponRow | undefined> {
  const coupon = await findMainCoupon(db);
  return coupon && (await lapseOf(db, coupon, now)) === null ? coupon : undefined;
}
