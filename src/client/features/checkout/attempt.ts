/**
 * One attempt to place an order. Its key stays until an answer came, in this tab's storage, so that a second press, a retry
 * after a time-out and a reload in mid-flight all ask about the same order (CONTRACT.md section 5, 'Idempotency-Key'). The
 * typed details stay beside it for the way back from a refusal; they go when the order is placed, or with the tab.
 */
import type { CartItem } from '../../../contract/cart';
import type { GuestOrder } from '../../api/guestApi';
import { dropFromTab, keepInTab, readFromTab } from '../../lib/tabStorage';
import { uuid } from '../../lib/uuid';
import type { OrderDetails } from './detailsSchema';

export type OrderBody = Omit<GuestOrder, 'idempotencyKey'>;

export interface Attempt {
  /** null once it was answered. */
  key: string | null;
  order: OrderBody;
  details: OrderDetails;
  /** What was ordered, for the page that thanks. */
  lines: CartItem[];
  discountPaise: number;
}

const ATTEMPT = 'orderAttempt';
const DETAILS = 'checkoutDetails';

const sameOrder = (a: OrderBody, b: OrderBody): boolean =>
  a.guestId === b.guestId &&
  a.name === b.name &&
  a.mobile === b.mobile &&
  a.address === b.address &&
  a.finalOrderAmount === b.finalOrderAmount &&
  a.couponCode === b.couponCode;

/** This guest's attempt that nobody has answered yet. */
export function unansweredAttempt(guestId: string | null): (Attempt & { key: string }) | null {
  const attempt = readFromTab<Attempt>(ATTEMPT);
  if (!attempt || attempt.key === null || attempt.order.guestId !== guestId) return null;
  return { ...attempt, key: attempt.key };
}

/** The same order again keeps its key; a changed one is a new order. */
export function beginAttempt(wanted: Omit<Attempt, 'key'>): Attempt & { key: string } {
  const before = unansweredAttempt(wanted.order.guestId);
  const key = before && sameOrder(before.order, wanted.order) ? before.key : uuid();
  const attempt = { ...wanted, key };
  keepInTab(ATTEMPT, attempt);
  keepDetails(wanted.details);
  return attempt;
}

export const endAttempt = (): void => dropFromTab(ATTEMPT);

export const keepDetails = (details: OrderDetails): void => keepInTab(DETAILS, details);
export const readDetails = (): OrderDetails | null => readFromTab<OrderDetails>(DETAILS);
export const dropDetails = (): void => dropFromTab(DETAILS);
