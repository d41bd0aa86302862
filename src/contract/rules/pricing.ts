/**
 * What a cart costs and whether a coupon counts for it (docs/requirements.md sections 4, 5 and 9). The browser shows
 * these sums, the server charges them: one rule for both. What is taken off the order is shared over all of its lines
 * (`withNetAmounts` of server/areas/order/placing.ts, server/demo/memberRows.ts). Whole paise; pure, and free of zod.
 */
import { clamp } from './clamp';

/** Why a coupon that staff left active counts for nobody any more. */
export type CouponLapse = 'ended' | 'usedUp';

export interface PricedLine {
  productId: number;
  quantity: number;
  /** Paise a piece. */
  ratePaise: number;
}

/** What of a coupon decides. */
export interface CouponTerms {
  isActive: boolean;
  /** Why it counts no more; left out where it does, or where that is asked elsewhere. */
  lapse?: CouponLapse | undefined;
  type: '%' | 'Rs';
  /** Of a per cent or of a rupee, as `type` says: 12.5 % is 1250, ₹50 is 5000. */
  hundredths: number;
  /** The product without which it does not count; null: it is for every cart. */
  productId: number | null;
  /** The least that the goods must come to; 0 for none. */
  minimumPaise: number;
}

/** Why a coupon does not count for a cart. */
export type CouponFailure = 'emptyCart' | 'notActive' | 'productMissing' | 'belowMinimum' | CouponLapse;

/** What a coupon takes off. */
type Discount = Pick<CouponTerms, 'type' | 'hundredths'>;

export type CouponVerdict = { usable: true; discountPaise: number } | { usable: false; reason: CouponFailure };

export interface CartPrice {
  subtotalPaise: number;
  discountPaise: number;
  totalPaise: number;
}

export const linePaise = ({ ratePaise, quantity }: Omit<PricedLine, 'productId'>): number => ratePaise * quantity;

export const subtotalPaise = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + linePaise(line), 0);

/** A hundred per cent, in hundredths of one. */
const WHOLE = 10_000;

/** Paise off a sub total. Half a paisa rounds up; never more than the sub total, never less than nothing. */
export function discountPaise({ type, hundredths }: Discount, subtotal: number): number {
  if (type === 'Rs') return clamp(0, hundredths, subtotal);
  const share = clamp(0, hundredths, WHOLE);
  // In two parts: a large sub total times a share is more than a number holds exactly.
  const rest = subtotal % WHOLE;
  return ((subtotal - rest) / WHOLE) * share + Math.floor((rest * share + WHOLE / 2) / WHOLE);
}

/**
 * A product coupon discounts the whole sub total too (decision 82). The rule is said in couponWords.ts,
 * src/server/cli/couponCommands.ts and docs/contract.md section 5.
 */
export function judgeCoupon(coupon: CouponTerms, lines: readonly PricedLine[]): CouponVerdict {
  const { isActive, lapse, productId: wanted, minimumPaise } = coupon;
  const refused = (reason: CouponFailure): CouponVerdict => ({ usable: false, reason });
  if (lines.length === 0) return refused('emptyCart');
  if (lapse) return refused(lapse);
  if (!isActive) return refused('notActive');
  if (wanted !== null && !lines.some(({ productId }) => productId === wanted)) return refused('productMissing');
  const subtotal = subtotalPaise(lines);
  if (subtotal < minimumPaise) return refused('belowMinimum');
  return { usable: true, discountPaise: discountPaise(coupon, subtotal) };
}

/**
 * Total = sub total − discount. Shipping stands apart: what it is at the checkout, 0, delivery.ts says.
 * @param coupon what does not count for these lines takes nothing off
 */
export function priceCart(lines: readonly PricedLine[], coupon: CouponTerms | null | undefined): CartPrice {
  const subtotal = subtotalPaise(lines);
  const verdict = coupon && judgeCoupon(coupon, lines);
  const discount = verdict?.usable ? verdict.discountPaise : 0;
  return { subtotalPaise: subtotal, discountPaise: discount, totalPaise: subtotal - discount };
}
