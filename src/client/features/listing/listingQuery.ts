/** What the listing asks for first: the filters of the address with the category under its stored name (DECISIONS.md T23). */
import type { Category } from '../../../contract/catalog';
import type { ListingQuery } from '../../api/listingCall';
import { findCategory, findSubcategory } from '../../../contract/categoryWords';
import { PRODUCTS_AT_FIRST } from '../../lib/constants';
import type { ListingFilters } from '../../lib/listingFilters';

function storedNames(filters: ListingFilters, categories: readonly Category[]): ListingFilters {
  if (!filters.category) return filters;
  return { ...filters, category: findCategory(categories, filters.category)?.categoryName ?? filters.category };
}

export const listingQuery = (filters: ListingFilters, categories: readonly Category[]): ListingQuery => ({
  filters: storedNames(filters, categories),
  page: 1,
  pageSize: PRODUCTS_AT_FIRST,
});

/** The listing's title: the stored name of the category, what was searched for, or 'All Products'. */
export function listingTitle({ category, subcategory, search }: ListingFilters, categories: readonly Category[]): string {
  if (category) {
    const stored = findCategory(categories, category)?.categoryName ?? findSubcategory(categories, category)?.subCategoryName;
    return stored ?? category;
  }
  if (subcategory) return findSubcategory(categories, subcategory)?.subCategoryName ?? subcategory;
  return search ? `Results for “${search}”` : 'All Products';
}
