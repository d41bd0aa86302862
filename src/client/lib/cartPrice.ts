/**
 * What a cart of the wire costs, by the rule that the server charges by (contract/rules/pricing.ts): the sums that the
 * shopper is shown and that the server compares. Amounts are whole paise.
 */
import type { CartItem } from '../../contract/cart';
import type { Coupon } from '../../contract/coupon';
import { toPaise } from '../../contract/rules/money';
import * as rule from '../../contract/rules/pricing';
import type { CartPrice, CouponTerms, CouponVerdict, PricedLine } from '../../contract/rules/pricing';

type Line = Pick<CartItem, 'productId' | 'productRate' | 'orderQuantity'>;

const priced = ({ productId, productRate, orderQuantity }: Line): PricedLine => ({
  productId,
  quantity: orderQuantity,
  ratePaise: toPaise(productRate),
});

const termsOf = ({ couponStatus, couponLapse, couponType, couponValue, ...coupon }: Coupon): CouponTerms => ({
  isActive: couponStatus === 'active',
  lapse: couponLapse,
  type: couponType,
  hundredths: toPaise(couponValue),
  // One for a product that it does not name fits no cart: nothing equals NaN.
  productId: coupon.is_product_copoun ? (coupon.productId ?? NaN) : null,
  minimumPaise: toPaise(coupon.minOrderAmount ?? 0),
});

export const linePaise = (line: Line): number => rule.linePaise(priced(line));

export const subtotalPaise = (lines: readonly Line[]): number => rule.subtotalPaise(lines.map(priced));

/** Whether a coupon counts for these lines (docs/requirements.md section 5). */
export const judgeCoupon = (coupon: Coupon, lines: readonly Line[]): CouponVerdict =>
  rule.judgeCoupon(termsOf(coupon), lines.map(priced));

/** @param coupon null: none is applied */
export const priceCart = (lines: readonly Line[], coupon: Coupon | null): CartPrice =>
  rule.priceCart(lines.map(priced), coupon && termsOf(coupon));
