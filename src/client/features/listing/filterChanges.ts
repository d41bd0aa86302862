/**
 * What a choice on the listing makes of the filters, and what is chosen (docs/requirements.md section 4, decision 44).
 * Pure.
 */
import type { Category } from '../../../contract/catalog';
import { findCategory, findSubcategory } from '../../../contract/rules/categoryWords';
import type { FilterName } from '../../../contract/rules/listingRules';
import { formatMoney, toPaise } from '../../../contract/rules/money';
import { fold } from '../../../contract/rules/names';
import type { ListingFilters } from '../../lib/listingFilters';

interface Chip {
  key: string;
  label: string;
  without: (now: ListingFilters) => ListingFilters;
}

const rupees = (amount: number) => formatMoney(toPaise(amount));

function priceWords({ minPrice, maxPrice }: ListingFilters): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) return `${rupees(minPrice)} to ${rupees(maxPrice)}`;
  if (minPrice !== undefined) return `${rupees(minPrice)} and above`;
  return maxPrice === undefined ? undefined : `Up to ${rupees(maxPrice)}`;
}

const words = {
  scheme: { offered: 'Offered Products', lightning: 'Lightning Deals' },
  stock: { inStock: 'In Stock', outOfStock: 'Out of Stock' },
  sort: { name: 'A–Z' },
} as const;

/** One for each filter; the two ends of the price are one. */
type ChipName = 'search' | Exclude<FilterName, 'minPrice' | 'maxPrice'> | 'price';

/** What is chosen, in words, and what takes it away. */
export function chosenFilters(filters: ListingFilters, categories: readonly Category[]): Chip[] {
  const { search, category, subcategory, color, size, brand, scheme, stock, sort } = filters;
  const stored = category ? findCategory(categories, category) : undefined;
  const rows: Record<ChipName, [label: string | undefined, dropped: (keyof ListingFilters)[]]> = {
    search: [search && `“${search}”`, ['search']],
    category: [
      category && (stored?.categoryName ?? findSubcategory(categories, category)?.subCategoryName ?? category),
      ['category', 'subcategory'],
    ],
    subcategory: [
      subcategory && (findSubcategory(categories, subcategory, stored)?.subCategoryName ?? subcategory),
      ['subcategory'],
    ],
    color: [color, ['color']],
    size: [size, ['size']],
    brand: [brand, ['brand']],
    scheme: [scheme && words.scheme[scheme], ['scheme']],
    stock: [stock && words.stock[stock], ['stock']],
    price: [priceWords(filters), ['minPrice', 'maxPrice']],
    sort: [sort && words.sort[sort], ['sort']],
  };
  return Object.entries(rows).flatMap(([key, [label, dropped]]) =>
    label
      ? [
          {
            key,
            label,
            without: (now: ListingFilters) => ({
              ...now,
              ...Object.fromEntries(dropped.map((name) => [name, undefined])),
            }),
          },
        ]
      : [],
  );
}

export type Facet = 'color' | 'size' | 'brand';

export const isChosen = (chosen: string | undefined, value: string): boolean =>
  chosen !== undefined && fold(chosen) === fold(value);

/** A sidebar choice clears the scheme and keeps price, stock and sort. The same again takes it back. */
export function withFacet(filters: ListingFilters, facet: Facet, value: string): ListingFilters {
  return { ...filters, scheme: undefined, [facet]: isChosen(filters[facet], value) ? undefined : value };
}

/** Another category has other subcategories: the old one goes. */
export function withCategory(filters: ListingFilters, category: string | undefined): ListingFilters {
  return { ...filters, scheme: undefined, category, subcategory: undefined };
}

export function withSubcategory(
  filters: ListingFilters,
  category: string,
  subcategory: string | undefined,
): ListingFilters {
  return { ...filters, scheme: undefined, category, subcategory };
}

/** Offered and lightning exclude each other; the active one again clears it. */
export function withScheme(filters: ListingFilters, scheme: NonNullable<ListingFilters['scheme']>): ListingFilters {
  return { ...filters, scheme: filters.scheme === scheme ? undefined : scheme };
}

export function withStock(filters: ListingFilters, stock: NonNullable<ListingFilters['stock']>): ListingFilters {
  return { ...filters, stock: filters.stock === stock ? undefined : stock };
}

/** Another search starts a list of its own; how it is sorted, and whether sold out things are in it, stays. */
export const withSearch = ({ stock, sort }: ListingFilters, search: string): ListingFilters => ({
  search,
  stock,
  sort,
});
