/** What of an address is the shop's own: for the problem file and for DevTools' panel, of which no shopper waits. */
import { queryWords, viewNames } from './urlQuery';

const wordsOf: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(queryWords));
/** Up to 9,999,999 rupees: a price that is typed, and no telephone's or card's number. */
const PRICE = /^\d{1,7}(?:\.\d{1,2})?$/;

/**
 * Whether the shop writes such an address. Anybody can write another by hand, with whatever comes to mind.
 * @param name decoded
 * @param value decoded; a facet's is for the catalogue to know, a search's for nobody
 */
export function isQueryOfShop(name: string, value: string): boolean {
  if (!(viewNames as readonly string[]).includes(name)) return false;
  if (name === 'minPrice' || name === 'maxPrice') return PRICE.test(value);
  return wordsOf.get(name)?.includes(value) ?? true;
}
