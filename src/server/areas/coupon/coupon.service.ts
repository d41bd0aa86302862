import type { Coupon } from '../../../contract/coupon';
import { couponMessages, couponFailureText } from '../../../contract/rules/couponWords';
import { toRupees } from '../../../contract/rules/money';
import { type CouponLapse, type CouponTerms, judgeCoupon, type PricedLine } from '../../../contract/rules/pricing';
import type { CouponRow } from './coupon.repository';

/** @param lapse why it counts no more: storefronts of other makers know 'inactive' alone, so it is that too */
export const toCoupon = (row: CouponRow, lapse: CouponLapse | null = null): Coupon => ({
  couponName: row.coupon_name,
  couponStatus: lapse ? 'inactive' : row.status,
  couponType: row.type,
  couponValue: row.value_hundredths / 100,
  is_product_copoun: row.product_id !== null,
  productId: row.product_id,
  ...(lapse && row.status === 'active' && { couponLapse: lapse }),
  ...(row.min_order_paise > 0 && { minOrderAmount: toRupees(row.min_order_paise) }),
});

/** As the rule of both sides takes it. Whether it still counts at all, validity.ts says. */
export const couponTerms = (row: CouponRow): CouponTerms => ({
  isActive: row.status === 'active',
  type: row.type,
  hundredths: row.value_hundredths,
  productId: row.product_id,
  minimumPaise: row.min_order_paise,
});

/** Whether it counts for these lines (docs/requirements.md section 5). */
export const isUsable = (coupon: CouponRow, lines: readonly PricedLine[]): boolean =>
  judgeCoupon(couponTerms(coupon), lines).usable;

/** Why it does not: an order is told no more of a coupon that does not suit it than of a code that nobody knows. */
export function whyUnusable(coupon: CouponRow | undefined, lines: readonly PricedLine[]): string {
  const verdict = coupon && judgeCoupon(couponTerms(coupon), lines);
  const isBelow = verdict?.usable === false && verdict.reason === 'belowMinimum';
  return coupon && isBelow ? couponFailureText('belowMinimum', toCoupon(coupon)) : couponMessages.notActive;
}
