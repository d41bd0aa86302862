/**
 * The listing's filters applied by the shop itself, for a backend that implements docs/requirements.md section 7 only:
 * its calls take one filter each and send everything they find (decision 43). The rules are the server's own. Pure.
 */
import type { Product } from '../../contract/catalog';
import { filterListing, listingKeys } from '../../contract/rules/listingRules';
import type { PriceBounds } from '../../contract/rules/listingRules';
import type { ListingFilters } from './listingFilters';

interface Matching {
  products: Product[];
  /** Of what all filters but the price leave. */
  prices: PriceBounds | null;
}

/**
 * @param filters the category under its stored name.
 * @param answered filters that the call itself carried out: the backend knows its own categories and search better.
 */
export function matchListing(
  products: readonly Product[],
  filters: ListingFilters,
  answered: readonly (keyof ListingFilters)[] = [],
): Matching {
  const open = Object.fromEntries(
    Object.entries(filters).filter(([key]) => !answered.includes(key as keyof ListingFilters)),
  );
  const found = products.map((product) => ({ product, keys: listingKeys(product) }));
  const { items, prices } = filterListing(found, open, { categories: [], among: found });
  return { products: items.map(({ product }) => product), prices };
}
