/**
 * What the listing makes of the filters in the address: its first query, with the category under its stored name
 * (decision 23), its heading, and the address that it is known by.
 */
import type { Category } from '../../../contract/catalog';
import { findCategory, findSubcategory } from '../../../contract/rules/categoryWords';
import type { ListingQuery } from '../../api/listingApi';
import { PRODUCTS_AT_FIRST } from '../../lib/constants';
import type { ListingFilters } from '../../lib/listingFilters';
import { listingPath } from '../../lib/listingFilters';
import { paths } from '../../lib/paths';

interface ListingAddress {
  /** Of the subcategory, the category or the whole shop that the listing is a view of; the stored names. */
  canonical: string;
  /** It shows all of that, unsearched and unfiltered. */
  isWhole: boolean;
  /** What a link to it shows: the subcategory's or the category's picture; undefined for the whole shop. */
  picture: { src: string; alt: string } | undefined;
}

/** Which address a listing is known by: many addresses show the same products in another choice or order. */
export function listingAddress(
  { category, subcategory, ...others }: ListingFilters,
  categories: readonly Category[],
): ListingAddress {
  const stored = category === undefined ? undefined : findCategory(categories, category);
  // One name may stand in several categories, so a subcategory alone is a view of the shop.
  const found = stored && subcategory !== undefined ? findSubcategory(categories, subcategory, stored) : undefined;
  const isKnown =
    (category === undefined || stored !== undefined) && (subcategory === undefined || found !== undefined);
  const isWhole = isKnown && Object.values(others).every((value) => value === undefined);
  if (!stored) return { canonical: paths.shop, isWhole, picture: undefined };
  const { categoryName, categoryImage } = stored;
  if (!found)
    return { canonical: paths.category(categoryName), isWhole, picture: { src: categoryImage, alt: categoryName } };
  const { subCategoryName, subCategoryNameImage } = found;
  return {
    canonical: listingPath({ category: categoryName, subcategory: subCategoryName }),
    isWhole,
    picture: { src: subCategoryNameImage || categoryImage, alt: subCategoryName },
  };
}

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
export function listingSubtitle({ search, subcategory }: ListingFilters, categories: readonly Category[]): string {
  if (search) return `Results for “${search}”`;
  return subcategory ? (findSubcategory(categories, subcategory)?.subCategoryName ?? subcategory) : '';
}

/** What a tab, a bookmark and a search engine call the list. */
export const listingName = (filters: ListingFilters, categories: readonly Category[]): string =>
  (filters.category === undefined && listingSubtitle(filters, categories)) || listingTitle(filters, categories);
