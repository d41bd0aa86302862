/**
 * What each failure of an order means: for the order, which may have been looked at, refused or placed all the same,
 * and for the shopper (docs/requirements.md section 4, 'Checkout outcome'; docs/contract.md section 5).
 */
import type { CartItem } from '../../../contract/cart';
import type { ShopFacts } from '../../../contract/words';
import { formatMoney, toPaise } from '../../../contract/rules/money';
import type { ServerCart } from '../../api/cartApi';
import { toCartItems } from '../../api/cartItem';
import { isApiError, priceChangedText, toUserMessage } from '../../api/errors';
import type { ApiError } from '../../api/errors';
import type { Order } from '../../api/orderApi';
import { lineKey } from '../../lib/cartLine';
import { itemsPaise } from '../../lib/cartPrice';
import type { ShortLine } from '../../lib/latestOrder';
import type { FormResult } from '../../ui/useShopForm';
import type { PaymentFailure } from './afterCheckout';
import { checkoutMessages } from './checkoutMessages';
import type { OrderDetails } from './checkoutSchema';
import { shortLines } from './orderAnswer';
import type { Attempt, Wanted } from './tabMemory';

type FailureCode = ApiError['code'];
const isOneOf = (codes: readonly FailureCode[], error: unknown): boolean =>
  isApiError(error) && codes.includes(error.code);

/** An attempt of before waits for its answer. */
export const LATE_ANSWER =
  'Your last order got no answer. Place it again: we look first whether it has reached us, and it is never placed twice.';

/** After whatever has changed meanwhile. */
const LOOK_AGAIN = 'Please look at your order and place it again.';

/** What the form says about an order that did not go through, and what to do next. */
export function orderFailureText(refusal: LeftToScreen): string {
  switch (refusal.kind) {
    case 'priceChanged': {
      const { oldPaise, newPaise } = refusal;
      const totals =
        newPaise === null ? '' : ` The total was ${formatMoney(oldPaise)} and is now ${formatMoney(newPaise)}.`;
      return priceChangedText(totals);
    }
    case 'lookAgain':
      return `${refusal.message} ${LOOK_AGAIN}`;
    case 'fields':
      return 'Please correct the marked fields.';
  }
}

/** What the form says then, and beside which fields. */
export const formResultOf = (refusal: LeftToScreen): FormResult => ({
  text: orderFailureText(refusal),
  ...(refusal.kind === 'fields' && { fields: refusal.fields }),
});

export type OrderFailure =
  | { kind: 'outOfStock'; message: string; items: ShortLine[] }
  | { kind: 'priceChanged'; oldPaise: number; newPaise: number | null }
  /** The coupon ended, or cart or address changed, between looking and ordering: a question, like a price. */
  | { kind: 'lookAgain'; message: string }
  /** A member has to log in again. The result of an earlier try under this key is as open as before. */
  | { kind: 'sessionOver' }
  | { kind: 'fields'; fields: Partial<OrderDetails> }
  /** `unanswered`: what became of the order is not known. `note`: what the page adds to the message; '' for nothing. */
  | { kind: 'failed'; message: string; note: string; unanswered: boolean };

/** What the asking screen deals with itself; the others lead to another page (decision 59d). */
export type LeftToScreen = Exclude<OrderFailure, { kind: 'outOfStock' | 'failed' | 'sessionOver' }>;

/** The server names what it dislikes by its own parameters; the address is made of five fields of ours. */
function toFields(fields: Record<string, string>): Partial<OrderDetails> {
  const { name, mobile, email, address } = fields;
  return {
    ...(name !== undefined && { name }),
    ...(mobile !== undefined && { mobile }),
    ...(email !== undefined && { email }),
    ...(address !== undefined && { houseName: address }),
  };
}

/** The server's sentence is cut where it comes in (api/errors). */
const textOf = ({ message }: { message: string }): string => message || checkoutMessages.failed;

/** Where only rates differ, it is a price that has changed. What else did, the page tells line by line. */
function ofChangedCart(
  seen: readonly CartItem[],
  now: readonly CartItem[],
  { finalOrderAmount, couponCode }: Order,
): OrderFailure {
  const wanted = (lines: readonly CartItem[]) => lines.map((line) => `${lineKey(line)} ${line.orderQuantity}`).join();
  const rates = (lines: readonly CartItem[]) => lines.map(({ productRate }) => toPaise(productRate)).join();
  if (wanted(seen) !== wanted(now) || rates(seen) === rates(now))
    return { kind: 'lookAgain', message: checkoutMessages.cartChanged };
  // What a coupon takes off the new rates, the page says as soon as it has asked.
  const newPaise = couponCode === undefined ? itemsPaise(now) : null;
  return { kind: 'priceChanged', oldPaise: toPaise(finalOrderAmount), newPaise };
}

/** Nothing was ordered. */
const refused = (message: string, note = ''): OrderFailure => ({ kind: 'failed', message, note, unanswered: false });
const noGuest = refused(checkoutMessages.noGuest, checkoutMessages.guestEnded);

/** `Telephone …, e-mail …. `; '' where the shop has said neither. */
function reachText({ phone, email }: ShopFacts): string {
  const ways = [phone && `telephone ${phone}`, email && `e-mail ${email}`].filter(Boolean).join(', ');
  return ways && `${ways.charAt(0).toUpperCase()}${ways.slice(1)}. `;
}

/** Besides every fault of the server: nobody has said what became of the order. */
const open: readonly FailureCode[] = ['CONFLICT', 'GARBLED', 'TOO_MANY_REQUESTS'];

/** @param shop what it says of itself */
export function toOrderFailure(error: unknown, { lines, order }: Wanted, shop: ShopFacts): OrderFailure {
  if (!isApiError(error)) return { kind: 'failed', message: checkoutMessages.failed, note: '', unanswered: true };
  switch (error.code) {
    case 'NETWORK':
    case 'TIMEOUT':
      return { kind: 'failed', message: checkoutMessages.failed, note: toUserMessage(error), unanswered: true };
    case 'OUT_OF_STOCK':
      return { kind: 'outOfStock', message: textOf(error), items: shortLines(lines, error.items ?? []) };
    case 'PRICE_CHANGED': {
      const newPaise = error.finalOrderAmount === undefined ? null : toPaise(error.finalOrderAmount);
      return { kind: 'priceChanged', oldPaise: toPaise(order.finalOrderAmount), newPaise };
    }
    case 'CART_CHANGED':
      return ofChangedCart(lines, toCartItems(error.items), order);
    case 'ADDRESS_CHANGED':
      return { kind: 'lookAgain', message: checkoutMessages.addressChanged };
    case 'ORDER_TOO_LARGE':
    case 'TOO_MANY_OPEN_ORDERS':
      return refused(textOf(error), `${reachText(shop)}Your cart is kept.`);
    case 'COUPON_NOT_USABLE':
      return { kind: 'lookAgain', message: textOf(error) };
    case 'EMPTY_CART':
      return refused(textOf(error), checkoutMessages.emptiedElsewhere);
    case 'UNAUTHENTICATED':
      return order.kind === 'guest' ? noGuest : { kind: 'sessionOver' };
    case 'FORBIDDEN':
      return order.kind === 'guest' ? noGuest : { kind: 'lookAgain', message: 'This address can no longer be used.' };
    case 'INVALID': {
      const fields = toFields(error.fields ?? {});
      const named = Object.keys(fields).length > 0;
      return named ? { kind: 'fields', fields } : refused(textOf(error));
    }
    default: {
      // A fault, or an order that is being placed at this very moment: it may stand already, so its key must ask again.
      const unanswered = error.status >= 500 || isOneOf(open, error);
      return { kind: 'failed', message: textOf(error), note: '', unanswered };
    }
  }
}

/** What the page after the checkout tells; null: the checkout deals with it itself. */
export function paymentFailureOf(refusal: OrderFailure, isOpen: boolean): PaymentFailure | null {
  if (refusal.kind === 'outOfStock') return { reason: 'stock', message: refusal.message, items: refusal.items };
  if (refusal.kind !== 'failed') return null;
  return { reason: 'other', message: refusal.message, note: refusal.note, isOpen };
}

/** Nobody has said what became of it: it may stand already. */
export const isUnanswered = (refusal: OrderFailure): boolean =>
  refusal.kind === 'sessionOver' || (refusal.kind === 'failed' && refusal.unanswered);

/** The order was looked at and not taken, and is no question. */
const refusals: readonly FailureCode[] = [
  'OUT_OF_STOCK',
  'EMPTY_CART',
  'ORDER_TOO_LARGE',
  'TOO_MANY_OPEN_ORDERS',
  'INVALID',
];
export const isRefusal = (error: unknown): boolean => isOneOf(refusals, error);

/** They say what became of an order that waits under this key; other refusals come before anybody looks at it. */
const definite: readonly FailureCode[] = [
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'COUPON_NOT_USABLE',
  'EMPTY_CART',
  'CART_CHANGED',
  'ADDRESS_CHANGED',
];
export const isDefinite = (error: unknown): boolean => isOneOf(definite, error);

/** This key stands for another order. */
export const isKeyReused = (error: unknown): boolean => isOneOf(['IDEMPOTENCY_KEY_REUSED'], error);

/**
 * A backend that knows no keys places a try anew: where it finds the cart empty, the one before, which got no answer,
 * has emptied it. One that knows them tells versions of its carts too, and would have answered with that order.
 */
export const isTakenElsewhere = (error: unknown, { seen }: Attempt): boolean =>
  isOneOf(['EMPTY_CART'], error) && seen.cartVersion === undefined;

/** The cart as a refusal tells it. */
export const cartNow = (error: unknown): ServerCart | null =>
  isApiError(error) && error.code === 'CART_CHANGED' && error.items
    ? { lines: toCartItems(error.items), cartVersion: error.cartVersion }
    : null;
