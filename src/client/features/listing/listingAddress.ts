/** Which address a listing is known by: many addresses show the same products in another choice or order. */
import type { Category } from '../../../contract/catalog';
import { findCategory, findSubcategory } from '../../lib/categories';
import { listingPath } from '../../lib/listingFilters';
import type { ListingFilters } from '../../lib/listingFilters';
import { paths } from '../../lib/paths';

export interface ListingAddress {
  /** Of the subcategory, the category or the whole shop that the listing is a view of; the stored names. */
  canonical: string;
  /** It shows all of that, unsearched and unfiltered. */
  isWhole: boolean;
}

export function listingAddress({ category, subcategory, ...narrower }: ListingFilters, categories: readonly Category[]): ListingAddress {
  const stored = category === undefined ? undefined : findCategory(categories, category);
  // One name may stand in several categories, so a subcategory alone is a view of the shop.
  const shelf = stored && subcategory !== undefined ? findSubcategory(categories, subcategory, stored) : undefined;
  const isKnown = (category === undefined || stored !== undefined) && (subcategory === undefined || shelf !== undefined);
  const isWhole = isKnown && Object.values(narrower).every((value) => value === undefined);
  if (!stored) return { canonical: paths.shop, isWhole };
  if (!shelf) return { canonical: paths.category(stored.categoryName), isWhole };
  return { canonical: listingPath({ category: stored.categoryName, subcategory: shelf.subCategoryName }), isWhole };
}
