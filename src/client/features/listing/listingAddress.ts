/** Which address a listing is known by: many addresses show the same products in another choice or order. */
import type { Category } from '../../../contract/catalog';
import { findCategory, findSubcategory } from '../../../contract/rules/categoryWords';
import { listingPath } from '../../lib/listingFilters';
import type { ListingFilters } from '../../lib/listingFilters';
import { paths } from '../../lib/paths';

export interface ListingAddress {
  /** Of the subcategory, the category or the whole shop that the listing is a view of; the stored names. */
  canonical: string;
  /** It shows all of that, unsearched and unfiltered. */
  isWhole: boolean;
  /** What a link to it shows: the subcategory's or the category's picture; undefined for the whole shop. */
  picture: { src: string; alt: string } | undefined;
}

export function listingAddress({ category, subcategory, ...narrower }: ListingFilters, categories: readonly Category[]): ListingAddress {
  const stored = category === undefined ? undefined : findCategory(categories, category);
  // One name may stand in several categories, so a subcategory alone is a view of the shop.
  const shelf = stored && subcategory !== undefined ? findSubcategory(categories, subcategory, stored) : undefined;
  const isKnown = (category === undefined || stored !== undefined) && (subcategory === undefined || shelf !== undefined);
  const isWhole = isKnown && Object.values(narrower).every((value) => value === undefined);
  if (!stored) return { canonical: paths.shop, isWhole, picture: undefined };
  const { categoryName, categoryImage } = stored;
  if (!shelf) return { canonical: paths.category(categoryName), isWhole, picture: { src: categoryImage, alt: categoryName } };
  const { subCategoryName, subCategoryNameImage } = shelf;
  return {
    canonical: listingPath({ category: categoryName, subcategory: subCategoryName }),
    isWhole,
    picture: { src: subCategoryNameImage || categoryImage, alt: subCategoryName },
  };
}
