/**
 * One attempt to place an order. Its key stays until an answer came, in this tab's storage, so that a second press, a retry
 * after a time-out and a reload in mid-flight all ask about the same order (CONTRACT.md section 5, 'Idempotency-Key').
 */
import type { CartItem } from '../../../contract/cart';
import type { Order } from '../../api/orderApi';
import { lineKey } from '../../lib/cartLine';
import { dropFromTab, keepInTab, readFromTab } from '../../lib/tabStorage';
import { uuid } from '../../lib/uuid';
import type { OrderDetails } from './detailsSchema';

export interface Wanted {
  order: Order;
  /** What was ordered, for the page that thanks. */
  lines: readonly CartItem[];
  /** What a guest typed, to stand in the form again as it was sent; null for a member. */
  details: OrderDetails | null;
}

export interface Attempt extends Wanted {
  key: string;
}

const ATTEMPT = 'orderAttempt';

/** Whose order it is. */
export const ownerOf = (order: Order): string => (order.kind === 'guest' ? order.guestId : order.userId);

/** Equal for equal orders of equal things, in whatever order the fields stand. */
function sameOrder(a: Wanted, b: Wanted): boolean {
  const textOf = ({ order, lines }: Wanted) =>
    JSON.stringify([Object.entries(order).sort(([x], [y]) => (x < y ? -1 : 1)), lines.map((line) => [lineKey(line), line.orderQuantity, line.productRate])]);
  return textOf(a) === textOf(b);
}

/** This shopper's attempt that nobody has answered yet. */
export function unansweredAttempt(ownerId: string | null): Attempt | null {
  const attempt = readFromTab<Attempt>(ATTEMPT);
  return attempt !== null && ownerOf(attempt.order) === ownerId ? attempt : null;
}

/** The same order again keeps its key; a changed one is a new order. */
export function beginAttempt(wanted: Wanted): Attempt {
  const before = unansweredAttempt(ownerOf(wanted.order));
  const attempt = { ...wanted, key: before && sameOrder(before, wanted) ? before.key : uuid() };
  keepInTab(ATTEMPT, attempt);
  return attempt;
}

export const endAttempt = (): void => dropFromTab(ATTEMPT);
