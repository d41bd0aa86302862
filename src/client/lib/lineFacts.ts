/** What of a cart's lines may change without the shopper. Apart from the words about it, which only the cart's own pages need. Pure. */
import type { CartItem } from '../../contract/cart';
import { lineKey } from './cartLine';

export type LineFacts = Pick<CartItem, 'productRate' | 'stockQuantity'>;

/** Line → its facts as they were. */
export type FormerFacts = Record<string, LineFacts>;

/** The lines that are there before and after, and differ. */
export function changedFacts(before: readonly CartItem[], after: readonly CartItem[]): FormerFacts {
  const now = new Map(after.map((line) => [lineKey(line), line]));
  const changed = before.filter((line) => {
    const { productRate, stockQuantity } = now.get(lineKey(line)) ?? line;
    return productRate !== line.productRate || stockQuantity !== line.stockQuantity;
  });
  return Object.fromEntries(changed.map((line) => [lineKey(line), { productRate: line.productRate, stockQuantity: line.stockQuantity }]));
}
