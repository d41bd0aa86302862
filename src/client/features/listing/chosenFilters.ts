/** What is chosen, in words, and what takes it away. Pure. */
import type { Category } from '../../../contract/catalog';
import { findCategory, findSubcategory } from '../../../contract/rules/categoryWords';
import { formatMoney, toPaise } from '../../../contract/rules/money';
import type { ListingFilters } from '../../lib/listingFilters';

export interface Chip {
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
} as const;

export function chosenFilters(filters: ListingFilters, categories: readonly Category[]): Chip[] {
  const { search, category, subcategory, color, size, brand, scheme, stock, sort } = filters;
  const stored = category ? findCategory(categories, category) : undefined;
  const rows: [string, string | undefined, (keyof ListingFilters)[]][] = [
    ['search', search && `“${search}”`, ['search']],
    ['category', category && (stored?.categoryName ?? findSubcategory(categories, category)?.subCategoryName ?? category), ['category', 'subcategory']],
    ['subcategory', subcategory && (findSubcategory(categories, subcategory, stored)?.subCategoryName ?? subcategory), ['subcategory']],
    ['color', color, ['color']],
    ['size', size, ['size']],
    ['brand', brand, ['brand']],
    ['scheme', scheme && words.scheme[scheme], ['scheme']],
    ['stock', stock && words.stock[stock], ['stock']],
    ['price', priceWords(filters), ['minPrice', 'maxPrice']],
    ['sort', sort && 'A–Z', ['sort']],
  ];
  return rows.flatMap(([key, label, dropped]) =>
    label ? [{ key, label, without: (now: ListingFilters) => ({ ...now, ...Object.fromEntries(dropped.map((name) => [name, undefined])) }) }] : [],
  );
}
