/** A guest with things in the cart, and a shop that takes their order down. */
import { HttpResponse, http } from 'msw';
import type { DefaultBodyType } from 'msw';
import type { CartItem } from '../../src/contract/cart';
import type { OrderPlaced } from '../../src/contract/order';
import { host } from './handlers';

export const guestId = 'g_1';

/** The slices of a guest whose cart is known. */
export const guest = (lines: CartItem[] = [], code: string | null = null) => ({
  auth: { userId: null, guestId },
  cart: { lines, count: lines.length },
  coupon: { code },
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
  const handler = http.post(`${host}/api/guest-cart/place-order`, async ({ request }) => {
    const form = Object.fromEntries(new URLSearchParams(await request.text()));
    sent.push({ key: request.headers.get('idempotency-key'), form });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    return (answer ?? (() => HttpResponse.json(placed)))() as Promise<Response>;
  });
  return { handler, sent };
}

export const says = (body: DefaultBodyType, status = 200) => () => HttpResponse.json(body, { status });
export const saysNothing = () => HttpResponse.error();

/** A call that waits until the test lets it go. */
export function held<T>() {
  let release: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
