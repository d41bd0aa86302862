/**
 * What the listing asks for first: the filters of the address with the category under its stored name (decision 23).
 */
import type { Category } from '../../../contract/catalog';
import { findCategory, findSubcategory } from '../../../contract/rules/categoryWords';
import type { ListingQuery } from '../../api/listingCall';
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

/** The page's heading: the category's stored name or 'All Products', nothing else (decision 21a). */
export function listingTitle({ category }: ListingFilters, categories: readonly Category[]): string {
  if (!category) return 'All Products';
  const stored = findCategory(categories, category)?.categoryName;
  return stored ?? findSubcategory(categories, category)?.subCategoryName ?? category;
}

/** What the heading leaves out, named below it: what was searched for, or the subcategory; '' for neither. */
export function listingWords({ search, subcategory }: ListingFilters, categories: readonly Category[]): string {
  if (search) return `Results for “${search}”`;
  return subcategory ? (findSubcategory(categories, subcategory)?.subCategoryName ?? subcategory) : '';
}

/** What a tab, a bookmark and a search engine call the list. */
export const listingName = (filters: ListingFilters, categories: readonly Category[]): string =>
  (filters.category === undefined && listingWords(filters, categories)) || listingTitle(filters, categories);
