/**
 * The answer to a listing's call → what the listing shows, whether the backend narrowed it or sent all it found
 * (decision 43).
 */
import type { ListingName, Product } from '../../contract/catalog';
import type { PriceBounds } from '../../contract/rules/listingRules';
import { toNumber } from '../lib/flags';
import { answeredFilters } from './listingCall';
import type { ListingQuery } from './listingCall';
import { toProducts } from './product';

/** The products as far as they came, and how many there are in all. */
export interface ProductPage {
  products: Product[];
  total: number;
  /** The backend does not page: `products` is the whole list, whatever page was asked. */
  whole: boolean;
  /** Of what all filters but the price leave; null when they leave nothing. */
  prices: PriceBounds | null;
}

/** `99-4999` → bounds. */
function toBounds(header: string | null): PriceBounds | null {
  const [, min, max] = /^(\d+)-(\d+)$/.exec(header ?? '') ?? [];
  return min === undefined || max === undefined ? null : { min: Number(min), max: Number(max) };
}

/**
 * A server that pages tells the whole count in a header and has narrowed the list. Another sends everything: the rest is done here, by
 * rules that only such a shop loads.
 */
export async function toPage(answer: unknown, headers: Headers | undefined, { filters }: ListingQuery): Promise<ProductPage> {
  const products = toProducts(answer);
  const count = headers?.get('x-total-count') ?? null;
  if (count !== null) {
    return { products, total: toNumber(count, products.length), whole: false, prices: toBounds(headers?.get('x-price-range') ?? null) };
  }
  const { matchListing } = await import('../lib/matchListing');
  const { products: matching, prices } = matchListing(products, filters, answeredFilters(filters));
  return { products: matching, total: matching.length, whole: true, prices };
}

export async function toListingNames(answer: unknown, headers: Headers | undefined, query: ListingQuery): Promise<ListingName[]> {
  const { products } = await toPage(answer, headers, query);
  return products.map(({ productId, productName }) => ({ productId, productName }));
}
