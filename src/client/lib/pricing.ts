/**
 * What a cart costs, in whole paise: sub total, coupon, total (docs/requirements.md section 4, 'Coupon', and
 * section 9). The server prices every order itself by the same rules; these sums are what the shopper is shown and what
 * the server compares.
 */
import type { CartItem } from '../../contract/cart';
import type { Coupon } from '../../contract/coupon';
import type { CouponLapse } from '../../contract/couponWords';
import { toPaise } from './money';

type PricedLine = Pick<CartItem, 'productId' | 'productRate' | 'orderQuantity'>;

/** Why a coupon does not count for a cart. */
export type CouponRefusal = 'emptyCart' | 'notActive' | 'productMissing' | 'belowMinimum' | CouponLapse;

export type CouponVerdict = { usable: true; discountPaise: number } | { usable: false; reason: CouponRefusal };

export interface CartPrice {
  subtotalPaise: number;
  discountPaise: number;
  totalPaise: number;
}

export const linePaise = ({ productRate, orderQuantity }: PricedLine): number => toPaise(productRate) * orderQuantity;

export const subtotalPaise = (lines: readonly PricedLine[]): number => lines.reduce((sum, line) => sum + linePaise(line), 0);

/** Paise off a sub total. Half a paisa rounds up; never more than the sub total, never less than nothing. */
export function discountPaise({ couponType, couponValue }: Pick<Coupon, 'couponType' | 'couponValue'>, subtotal: number): number {
  // A percentage may have two decimals of its own: hundredths keep the sum in whole numbers.
  const hundredths = toPaise(couponValue);
  const off = couponType === '%' ? Math.floor((subtotal * hundredths + 5000) / 10_000) : hundredths;
  return Math.max(0, Math.min(off, subtotal));
}

/**
 * Whether a coupon counts for these lines (docs/requirements.md section 5). A product coupon still discounts the whole
 * sub total (decision 82).
 */
export function judgeCoupon(coupon: Coupon, lines: readonly PricedLine[]): CouponVerdict {
  if (lines.length === 0) return { usable: false, reason: 'emptyCart' };
  if (coupon.couponLapse) return { usable: false, reason: coupon.couponLapse };
  if (coupon.couponStatus !== 'active') return { usable: false, reason: 'notActive' };
  const wants = coupon.is_product_copoun ? coupon.productId : null;
  if (coupon.is_product_copoun && !lines.some(({ productId }) => productId === wants)) return { usable: false, reason: 'productMissing' };
  if (subtotalPaise(lines) < toPaise(coupon.minOrderAmount ?? 0)) return { usable: false, reason: 'belowMinimum' };
  return { usable: true, discountPaise: discountPaise(coupon, subtotalPaise(lines)) };
}

/** Total = sub total − discount; shipping is 0 at checkout (docs/requirements.md section 9). */
export function priceCart(lines: readonly PricedLine[], coupon: Coupon | null): CartPrice {
  const subtotal = subtotalPaise(lines);
  const verdict = coupon ? judgeCoupon(coupon, lines) : null;
  const discount = verdict?.usable ? verdict.discountPaise : 0;
  return { subtotalPaise: subtotal, discountPaise: discount, totalPaise: subtotal - discount };
}
