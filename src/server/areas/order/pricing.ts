/** What an order costs: pure functions over whole paise. The server prices it itself and only compares what the client sent. */
import { isAmount } from '../../money';
import type { CouponRow } from '../coupon/coupon.repository';
import { discountPaise, isUsable } from '../coupon/coupon.service';

export interface PricedLine {
  productId: number;
  quantity: number;
  ratePaise: number;
}

export interface Price {
  subtotalPaise: number;
  discountPaise: number;
  finalPaise: number;
  coupon: CouponRow | undefined;
}

export const subtotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { quantity, ratePaise }) => sum + quantity * ratePaise, 0);

/** The coupon counts only where it is usable for these very lines. */
export function priceOf(lines: readonly PricedLine[], coupon: CouponRow | undefined): Price {
  const subtotalPaise = subtotalOf(lines);
  const usable = coupon && isUsable(coupon, new Set(lines.map(({ productId }) => productId))) ? coupon : undefined;
  const discount = usable ? discountPaise(usable, subtotalPaise) : 0;
  return { subtotalPaise, discountPaise: discount, finalPaise: subtotalPaise - discount, coupon: usable };
}

/**
 * The price that makes the client's amount right, when no code was sent: the plain one, or that of an active coupon which gives
 * exactly this discount (DECISIONS.md T83). Otherwise the plain price, for the client to be told.
 */
export function priceClaimed(lines: readonly PricedLine[], claimedRupees: number, active: readonly CouponRow[]): Price {
  const plain = priceOf(lines, undefined);
  if (isAmount(claimedRupees, plain.finalPaise)) return plain;
  return active.map((coupon) => priceOf(lines, coupon)).find(({ finalPaise }) => isAmount(claimedRupees, finalPaise)) ?? plain;
}
