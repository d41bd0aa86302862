/**
 * What stands in the shop's addresses behind the `?`, and the one way to read it. Before it draws a page the server
 * drops what its screen does not read (`reads` of app/router/routes, server/pages): that would be read in the browser
 * alone.
 */
import type { FilterName } from '../../contract/rules/listingRules';
import { listingWords } from '../../contract/rules/listingWords';

/**
 * Filters of a listing whose value is any text: typed into the search, or one of the values that the shop has. The
 * problem file masks them, by this list (features/support/searchTerms.ts).
 */
export const textFilters = ['search', 'category', 'subcategory', 'color', 'brand', 'size'] as const;

/** What filters a listing, in the order in which it is written. */
export const filterNames = [
  ...textFilters,
  'scheme',
  'stock',
  'sort',
  'minPrice',
  'maxPrice',
] as const satisfies readonly ('search' | FilterName)[];

/** On a product's page: its choice, and the tab that is open. */
export const choiceNames = ['color', 'size', 'tab'] as const;

/** What a page shows. */
export const viewNames = [...filterNames, 'tab'] as const;

/** Of the mails' links, and nobody else's to see. */
type OwnName = 'token' | 'email';

/** Values that the shop itself writes behind names that take few. */
export const queryWords = { ...listingWords, tab: ['description', 'reviews'] } as const;

export type QueryName = (typeof viewNames)[number] | OwnName;

/**
 * One way to write what a screen reads: its names, each once and as it is read, in one order.
 * @param search from the `?` on, or without it
 * @param reads what the screen reads, in the order to write it in
 * @returns from the `?` on; '' where nothing of it is named
 */
export function queryRead(search: string, reads: readonly QueryName[]): string {
  const query = new URLSearchParams(search);
  const named = reads.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return named.length === 0 ? '' : `?${named.join('&')}`;
}

/**
 * @param search from the `?` on
 * @returns what stands there by a name, decoded; null where it is not named
 */
export function readQuery(search: string): (name: QueryName) => string | null {
  const query = new URLSearchParams(search);
  return (name) => query.get(name);
}
