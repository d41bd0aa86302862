/**
 * What a visitor wanted before the login: a heart, a deal in the cart, or a line of the cart on the wishlist
 * (decisions 19, 55); or to send a message (decision 99). It waits in the tab and not in the store: a visit that is
 * replayed must not do it again. After half an hour nobody means it any more.
 */
import type { CartItem } from '../../contract/cart';
import { MINUTE_MS } from '../../contract/rules/durations';
import { dropFromTab, isTabHeld, keepInTab, readFromTab } from './tabStorage';

/** What waits of each: a product's id, or which line. */
export interface Intents {
  heart: number;
  /** One, in a tab that an earlier release has left. */
  'sale-add': number | number[];
  'save-for-later': Pick<CartItem, 'productId' | 'productColor' | 'productSize'>;
  /** The message itself is the draft of the contact form (features/contact/useSendContact.ts). */
  contactWaits: true;
}

export type Intent = keyof Intents;

const LONGEST_WAIT_MS = 30 * MINUTE_MS;

interface Waiting<What> {
  what: What;
  /** Epoch milliseconds. */
  since: number;
}

export const keepPendingIntent = <W extends Intent>(intent: W, what: Intents[W]): void =>
  keepInTab(intent, { what, since: Date.now() } satisfies Waiting<Intents[W]>);

/**
 * What waits, once. It goes on waiting while a former moment is looked at: who looks wishes nothing.
 * @param until epoch milliseconds: what was asked for after that waits on
 */
export function takePendingIntent<W extends Intent>(intent: W, until = Infinity): Intents[W] | null {
  if (isTabHeld()) return null;
  const waiting = readFromTab<Waiting<Intents[W]>>(intent);
  if (waiting === null || waiting.since > until) return null;
  dropFromTab(intent);
  return Date.now() - waiting.since < LONGEST_WAIT_MS ? waiting.what : null;
}
