/**
 * What a visitor wanted of a product before the login: a heart, or a deal in the cart (DECISIONS.md T19, T55). It waits in the tab
 * and not in the store: a visit that is replayed must not do it again. After half an hour nobody means it any more.
 */
import { dropFromTab, keepInTab, readFromTab } from './tabStorage';

export type Wish = 'heart' | 'sale-add';

const LONGEST_WAIT_MS = 30 * 60_000;

interface Waiting {
  productId: number;
  /** Epoch milliseconds. */
  since: number;
}

export const keepWaitingWish = (wish: Wish, productId: number): void => keepInTab(wish, { productId, since: Date.now() } satisfies Waiting);

/** The product that waits, once. */
export function takeWaitingWish(wish: Wish): number | null {
  const waiting = readFromTab<Waiting>(wish);
  dropFromTab(wish);
  return waiting !== null && Date.now() - waiting.since < LONGEST_WAIT_MS ? waiting.productId : null;
}
