/** Coupons (docs/requirements.md section 3, docs/contract.md sections 2 and 5). */
import { z } from 'zod';
import { COUPON_CODE_MAX } from './rules/limits';
import type { CouponLapse } from './rules/pricing';

export const couponSchema = z.object({
  couponName: z.string(),
  couponStatus: z.enum(['active', 'inactive']),
  couponType: z.enum(['%', 'Rs']),
  couponValue: z.number(),
  is_product_copoun: z.boolean(),
  productId: z.number().int().nullable(),
  /** Added: why a coupon that staff left active counts no more; its status is then inactive. */
  couponLapse: z.enum(['ended', 'usedUp'] satisfies CouponLapse[]).optional(),
  /** Added: rupees that the goods must come to. */
  minOrderAmount: z.number().optional(),
});
export type Coupon = z.infer<typeof couponSchema>;

export const couponCode = z.string().trim().min(1).max(COUPON_CODE_MAX).meta({ description: 'The coupon applied' });
export const couponParams = z.object({ code: couponCode.meta({ description: 'A coupon’s name, in any case' }) });
