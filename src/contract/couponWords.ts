/**
 * What is said of a coupon that the shop knows and that does not count, where docs/requirements.md section 8 has no
 * words for it. Both sides say it alike. Free of zod: the browser imports these values.
 */
export const couponLapses = {
  ended: 'This coupon has ended.',
  usedUp: 'This coupon has been used up.',
} as const;

/** Why a coupon that staff left active counts for nobody any more. */
export type CouponLapse = keyof typeof couponLapses;

/** @param amount as shoppers read it, such as `₹499` */
export const couponNeeds = (amount: string): string => `This coupon is for orders of ${amount} or more.`;
