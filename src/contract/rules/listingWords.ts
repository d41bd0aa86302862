/**
 * The words that a listing's filters and its order take (docs/contract.md section 2). A new order is asked for by the
 * compiler wherever lists are sorted or the order is told. Free of zod: the browser imports it.
 */
export const listingWords = {
  scheme: ['offered', 'lightning'],
  stock: ['inStock', 'outOfStock'],
  sort: ['name'],
} as const;

/** By which a list is sorted; without it, it is in its own order. */
export type Sort = (typeof listingWords.sort)[number];
