/** A guest with things in the cart, and a shop that takes their order down. */
import type { CartItem } from '../../../src/contract/cart';
import type { OrderPlaced } from '../../../src/contract/order';
import { callAnswers, says } from './answers';
import type { Answer } from './answers';

export const guestId = 'g_1';

/**
 * The slices of a guest whose cart is known.
 * @param code the coupon that is kept; null for none, and without it nobody has said.
 */
export const guest = (lines: CartItem[] = [], code?: string | null) => ({
  auth: { userId: null, guestId },
  cart: { lines, count: lines.length },
  ...(code !== undefined && { coupon: { code } }),
});

export interface SentOrder {
  key: string | null;
  form: Record<string, string>;
}

export const placed: OrderPlaced = { orderNo: 'JH-2041', serialNos: [7], finalOrderAmount: 798 };

/** Answers orders in turn, the last answer again and again; what was sent is written down. */
export function ordersAnswer(...answers: (() => Answer<OrderPlaced>)[]) {
  const sent: SentOrder[] = [];
  /** Of the carts that were seen. */
  const versions: (string | null)[] = [];
  const path = '/api/guest-cart/place-order';
  const { handler } = callAnswers<OrderPlaced>('post', path, ({ body }, time, { headers }) => {
    sent.push({ key: headers.get('idempotency-key'), form: Object.fromEntries(new URLSearchParams(body)) });
    versions.push(headers.get('x-cart-version'));
    return (answers[Math.min(time, answers.length) - 1] ?? says(placed))();
  });
  return { handler, sent, versions };
}
