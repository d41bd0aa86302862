/**
 * The order of the products that a search found. Their scores come from matching.ts, how well a word matches, and
 * postings.ts, where in the product it stands.
 */
import type { Found } from './matching';
import type { Searchable } from './productWords';
import type { WordStore } from './wordStore';

/** Added for a short name: it decides among equal matches. */
const shortName = 0.1;

/** Products that only their ids tell apart. */
interface Equals {
  score: number;
  soldOut: boolean;
  ordinals: number[];
}

/**
 * Best match first; of equal matches the shorter name, then products in stock, then the lower id. Thousands of products
 * share a few scores, so they are put into groups of equals, and only the groups are sorted.
 */
export function bestFirst<Item extends Searchable>(
  { ordinals, scores }: Found,
  store: WordStore<Item>,
  wordsTyped: number,
): Item[] {
  const buyable = new Map<number, Equals>();
  const soldOut = new Map<number, Equals>();
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    const score = (scores[at] ?? 0) + shortName * Math.min(1, wordsTyped / store.nameLength(ordinal));
    const isBuyable = store.isBuyable(ordinal);
    const groups = isBuyable ? buyable : soldOut;
    const equals = groups.get(score);
    if (equals) equals.ordinals.push(ordinal);
    else groups.set(score, { score, soldOut: !isBuyable, ordinals: [ordinal] });
  }
  const groups = [...buyable.values(), ...soldOut.values()].sort(
    (a, b) => b.score - a.score || Number(a.soldOut) - Number(b.soldOut),
  );
  const items: Item[] = [];
  for (const group of groups) {
    for (const ordinal of inIdOrder(group.ordinals, store)) {
      const item = store.item(ordinal);
      if (item) items.push(item);
    }
  }
  return items;
}

/** They mostly are in order already: ordinals follow ids, except for products that were added or re-added later. */
function inIdOrder(ordinals: number[], store: Pick<WordStore<Searchable>, 'id'>): number[] {
  for (let at = 1; at < ordinals.length; at += 1) {
    if (store.id(ordinals[at - 1] ?? 0) > store.id(ordinals[at] ?? 0))
      return ordinals.sort((a, b) => store.id(a) - store.id(b));
  }
  return ordinals;
}
