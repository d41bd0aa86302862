import type { Coupon } from '../../../contract/coupon';
import { couponNeeds, type CouponLapse } from '../../../contract/couponWords';
import { toRupees } from '../../lib/money';
import { rupees } from '../../lib/wording';
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

/**
 * Whether it suits a cart of these products: active, and a product coupon needs its product there (docs/requirements.md
 * section 5).
 */
const suits = (coupon: CouponRow, productIds: ReadonlySet<number>): boolean =>
  coupon.status === 'active' && (coupon.product_id === null || productIds.has(coupon.product_id));

/**
 * Whether it counts for a cart of these products that come to so much. Whether it still counts at all, lapse.ts says.
 */
export const isUsable = (coupon: CouponRow, productIds: ReadonlySet<number>, subtotalPaise: number): boolean =>
  suits(coupon, productIds) && subtotalPaise >= coupon.min_order_paise;

/** Why it is not usable for them. */
export const whyUnusable = (coupon: CouponRow | undefined, productIds: ReadonlySet<number>): string =>
  coupon && suits(coupon, productIds)
    ? couponNeeds(rupees(coupon.min_order_paise))
    : 'Invalid or inactive coupon code.';

/**
 * Paise off a subtotal in paise. Half a paisa rounds up; never more than the subtotal. A product coupon discounts the
 * whole subtotal too (decision 82).
 */
export function discountPaise(coupon: CouponRow, subtotalPaise: number): number {
  if (coupon.type === 'Rs') return Math.min(coupon.value_hundredths, subtotalPaise);
  // In whole numbers: percentages are hundredths of a per cent.
  const share = (BigInt(subtotalPaise) * BigInt(coupon.value_hundredths) + 5000n) / 10_000n;
  return Math.min(Number(share), subtotalPaise);
}
