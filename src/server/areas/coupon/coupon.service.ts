import type { Coupon } from '../../../contract/coupon';
import type { CouponRow } from './coupon.repository';

export const toCoupon = (row: CouponRow): Coupon => ({
  couponName: row.coupon_name,
  couponStatus: row.status,
  couponType: row.type,
  couponValue: row.value_hundredths / 100,
  is_product_copoun: row.product_id !== null,
  productId: row.product_id,
});

/** Whether it counts for a cart of these products: active, and a product coupon needs its product there (SPEC.md section 5). */
export const isUsable = (coupon: CouponRow, productIds: ReadonlySet<number>): boolean =>
  coupon.status === 'active' && (coupon.product_id === null || productIds.has(coupon.product_id));

/**
 * Paise off a subtotal in paise. Half a paisa rounds up; never more than the subtotal. A product coupon discounts the whole
 * subtotal too (DECISIONS.md T82).
 */
export function discountPaise(coupon: CouponRow, subtotalPaise: number): number {
  if (coupon.type === 'Rs') return Math.min(coupon.value_hundredths, subtotalPaise);
  // In whole numbers: percentages are hundredths of a per cent.
  const share = (BigInt(subtotalPaise) * BigInt(coupon.value_hundredths) + 5000n) / 10_000n;
  return Math.min(Number(share), subtotalPaise);
}
