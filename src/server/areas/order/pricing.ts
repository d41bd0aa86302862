/** What an order costs. The server prices it itself and only compares what the client sent; amounts are whole paise. */
import { SHIPPING_AT_CHECKOUT_PAISE } from '../../../contract/rules/delivery';
import { priceCart, type CartPrice, type PricedLine } from '../../../contract/rules/pricing';
import { isAmount } from '../../lib/money';
import type { CouponRow } from '../coupon/coupon.repository';
import { couponTerms, isUsable } from '../coupon/coupon.service';

export interface Price extends CartPrice {
  coupon: CouponRow | undefined;
}

/** The coupon counts only where it is usable for these very lines. */
export function priceOf(lines: readonly PricedLine[], coupon: CouponRow | undefined): Price {
  const usable = coupon && isUsable(coupon, lines) ? coupon : undefined;
  return { ...priceCart(lines, usable && couponTerms(usable)), coupon: usable };
}

/** What a client takes its order to cost, rupees. Only compared. */
export interface Claim {
  /** The goods, coupon included. */
  finalOrderAmount: number;
  /** What the coupon takes off; undefined where the call has no such field. */
  discount?: number | undefined;
  /** Agreed later (decision 17). Undefined: not sent. */
  shipping?: number | undefined;
}

/**
 * The price that makes the claim right, when no code was sent: the plain one, or that of a listed coupon which gives
 * exactly this discount (decision 83a). Otherwise the plain price, for the client to be told. An unlisted code
 * must be typed: who tries amounts finds none.
 * @param listed what anybody may read
 */
export function priceClaimed(lines: readonly PricedLine[], claim: Claim, listed: readonly CouponRow[]): Price {
  const plain = priceOf(lines, undefined);
  if (givesDiscount(plain, claim)) return plain;
  return listed.map((coupon) => priceOf(lines, coupon)).find((price) => givesDiscount(price, claim)) ?? plain;
}

/** A client that names its discount means that one; of any other the amount tells. */
const givesDiscount = (price: Price, { finalOrderAmount, discount }: Claim): boolean =>
  discount === undefined ? isAmount(finalOrderAmount, price.totalPaise) : isAmount(discount, price.discountPaise);

export const agrees = (
  { totalPaise, discountPaise: off }: Price,
  { finalOrderAmount, discount, shipping }: Claim,
): boolean =>
  isAmount(finalOrderAmount, totalPaise) &&
  (discount === undefined || isAmount(discount, off)) &&
  (shipping === undefined || isAmount(shipping, SHIPPING_AT_CHECKOUT_PAISE));
