/** What is said about a coupon, worded as docs/requirements.md section 8 has it. */
import type { Coupon } from '../../contract/coupon';
import { couponLapses, couponNeeds } from '../../contract/couponWords';
import { formatMoney, toPaise } from './money';
import type { CouponRefusal } from './pricing';

export const couponMessages = {
  emptyCart: 'Add items to your cart before applying a coupon code.',
  notActive: 'Invalid or inactive coupon code.',
  productMissing: 'No matching product found in your cart for this coupon.',
  ...couponLapses,
} as const satisfies Partial<Record<CouponRefusal, string>>;

/** Why this coupon does not count. */
export const couponRefusalText = (
  reason: CouponRefusal,
  { minOrderAmount = 0 }: Pick<Coupon, 'minOrderAmount'>,
): string => (reason === 'belowMinimum' ? couponNeeds(formatMoney(toPaise(minOrderAmount))) : couponMessages[reason]);

/** The rupee form is decision 117. */
export function couponAppliedText({ couponType, couponValue }: Pick<Coupon, 'couponType' | 'couponValue'>): string {
  const value = couponType === '%' ? `${couponValue}%` : formatMoney(toPaise(couponValue));
  return `Coupon applied! You get a ${value} discount on the subtotal.`;
}
