/**
 * What a cart of the wire costs, by the rule that the server charges by (contract/rules/pricing.ts): the sums that the
 * shopper is shown and that the server compares. Amounts are whole paise.
 */
import type { CartItem } from '../../contract/cart';
import type { Coupon } from '../../contract/coupon';
import { toPaise } from '../../contract/rules/money';
import * as rule from '../../contract/rules/pricing';
import type { CartPrice, CouponTerms, CouponVerdict, PricedLine } from '../../contract/rules/pricing';

type Item = Pick<CartItem, 'productId' | 'productRate' | 'orderQuantity'>;

const priced = ({ productId, productRate, orderQuantity }: Item): PricedLine => ({
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

export const itemPaise = (item: Item): number => rule.linePaise(priced(item));

export const itemsPaise = (items: readonly Item[]): number => rule.subtotalPaise(items.map(priced));

/** Whether a coupon counts for these items (docs/requirements.md section 5). */
export const judgeCouponForItems = (coupon: Coupon, items: readonly Item[]): CouponVerdict =>
  rule.judgeCoupon(termsOf(coupon), items.map(priced));

/** @param coupon null: none is applied */
export const priceCartItems = (items: readonly Item[], coupon: Coupon | null): CartPrice =>
  rule.priceCart(items.map(priced), coupon && termsOf(coupon));
