/**
 * What a visitor wanted on the sale page before the login (DECISIONS.md T55). It waits in the tab and not in the store: a visit that
 * is replayed must not put it into a cart again. After half an hour nobody means it any more.
 */
import { dropFromTab, keepInTab, readFromTab } from '../../lib/tabStorage';

const KEY = 'sale-add';
const LONGEST_WAIT_MS = 30 * 60_000;

interface Waiting {
  productId: number;
  /** Epoch milliseconds. */
  since: number;
}

export const keepWaitingAdd = (productId: number): void => keepInTab(KEY, { productId, since: Date.now() } satisfies Waiting);

/** The product that waits, once. */
export function takeWaitingAdd(): number | null {
  const waiting = readFromTab<Waiting>(KEY);
  dropFromTab(KEY);
  return waiting !== null && Date.now() - waiting.since < LONGEST_WAIT_MS ? waiting.productId : null;
}
