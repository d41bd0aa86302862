/**
 * What is said about a coupon, worded as docs/requirements.md section 8 has it; what it has no words for is ours. Both
 * sides say it alike. Free of zod: the browser imports these values.
 */
import type { Coupon } from '../coupon';
import { formatMoney, toPaise } from './money';
import type { CouponLapse, CouponFailure } from './pricing';

export const couponLapses = {
  ended: 'This coupon has ended.',
  usedUp: 'This coupon has been used up.',
} as const satisfies Record<CouponLapse, string>;

export const couponMessages = {
  emptyCart: 'Add items to your cart before applying a coupon code.',
  notActive: 'Invalid or inactive coupon code.',
  productMissing: 'No matching product found in your cart for this coupon.',
  ...couponLapses,
} as const satisfies Partial<Record<CouponFailure, string>>;

/** @param amount as shoppers read it, such as `₹499` */
export const couponNeeds = (amount: string): string => `This coupon is for orders of ${amount} or more.`;

/** Why this coupon does not count. */
export const couponFailureText = (
  reason: CouponFailure,
  { minOrderAmount = 0 }: Pick<Coupon, 'minOrderAmount'>,
): string => (reason === 'belowMinimum' ? couponNeeds(formatMoney(toPaise(minOrderAmount))) : couponMessages[reason]);

/** The rupee form is decision 117. */
export function couponAppliedText({ couponType, couponValue }: Pick<Coupon, 'couponType' | 'couponValue'>): string {
  const value = couponType === '%' ? `${couponValue}%` : formatMoney(toPaise(couponValue));
  return `Coupon applied! You get a ${value} discount on the subtotal.`;
}
