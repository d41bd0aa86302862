/** A guest with things in the cart, and a shop that takes their order down. */
import { HttpResponse, http } from 'msw';
import type { CartItem } from '../../src/contract/cart';
import type { OrderPlaced } from '../../src/contract/order';
import { host } from './handlers';

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

type Answer = Response | Promise<Response>;

/** Answers orders in turn, the last answer again and again; what was sent is written down. */
export function ordersAnswer(...answers: (() => Answer)[]) {
  const sent: SentOrder[] = [];
  /** Of the carts that were seen. */
  const versions: (string | null)[] = [];
  const handler = http.post(`${host}/api/guest-cart/place-order`, async ({ request }) => {
    const form = Object.fromEntries(new URLSearchParams(await request.text()));
    const { headers } = request;
    sent.push({ key: headers.get('idempotency-key'), form });
    versions.push(headers.get('x-cart-version'));
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    return (answer ?? (() => HttpResponse.json(placed)))() as Promise<Response>;
  });
  return { handler, sent, versions };
}
