/**
 * The listing's filters applied by the shop itself, for a backend that implements SPEC.md section 7 only: its calls take one
 * filter each and send everything they find (DECISIONS.md T43). Pure.
 */
import type { Product } from '../../contract/catalog';
import type { ListingFilters } from './listingFilters';
import { nameKey, splitOptions } from './text';

/** One value of a comma-separated list, whole: Red does not match Redwood. */
const lists = (value: string, wanted: string) => splitOptions(value).some((option) => nameKey(option) === nameKey(wanted));

const names = (values: string[], wanted: string) => values.some((value) => nameKey(value) === nameKey(wanted));

/** How one filter judges one product. A category's name may stand in other fields too (DECISIONS.md T24). */
const rules: { [Key in keyof ListingFilters]-?: (product: Product, wanted: NonNullable<ListingFilters[Key]>) => boolean } = {
  search: ({ productName, productBrand, productCategory, productType }, wanted) => {
    const text = [productName, productBrand, productCategory, productType].join(' ').toLowerCase();
    return wanted.toLowerCase().split(/\s+/).every((word) => text.includes(word));
  },
  category: (product, wanted) =>
    names([product.productCategory, product.productSubcategory, product.productType, product.productStyle, product.productDesignNo], wanted),
  subcategory: (product, wanted) => names([product.productSubcategory, product.productType], wanted),
  color: ({ productColor }, wanted) => lists(productColor, wanted),
  brand: ({ productBrand }, wanted) => names([productBrand], wanted),
  size: ({ productSize }, wanted) => lists(productSize, wanted),
  scheme: ({ offered, lightning }, wanted) => (wanted === 'offered' ? offered : lightning),
  stock: ({ productQuantity }, wanted) => productQuantity > 0 === (wanted === 'inStock'),
  minPrice: ({ productRate }, wanted) => productRate >= wanted,
  maxPrice: ({ productRate }, wanted) => productRate <= wanted,
  sort: () => true,
};

function passes(product: Product, key: keyof ListingFilters, filters: ListingFilters): boolean {
  const wanted = filters[key];
  // The compiler cannot follow that a key's rule takes that key's value.
  return wanted === undefined || (rules[key] as (product: Product, wanted: unknown) => boolean)(product, wanted);
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * @param answered filters that the call itself carried out; the backend knows its own categories and search better.
 */
export function matchListing(products: Product[], filters: ListingFilters, answered: readonly (keyof ListingFilters)[] = []): Product[] {
  const keys = (Object.keys(filters) as (keyof ListingFilters)[]).filter((key) => !answered.includes(key));
  const matching = products.filter((product) => keys.every((key) => passes(product, key, filters)));
  if (filters.sort !== 'name') return matching;
  return matching.sort((a, b) => byName.compare(a.productName, b.productName));
}
