/** What a choice on the listing makes of the filters (docs/requirements.md section 4, decision 44). Pure. */
import { fold } from '../../../contract/rules/names';
import type { ListingFilters } from '../../lib/listingFilters';

export type Facet = 'color' | 'size' | 'brand';

export const isChosen = (chosen: string | undefined, value: string): boolean => chosen !== undefined && fold(chosen) === fold(value);

/** A sidebar choice clears the scheme and keeps price, stock and sort. The same again takes it back. */
export function withFacet(filters: ListingFilters, facet: Facet, value: string): ListingFilters {
  return { ...filters, scheme: undefined, [facet]: isChosen(filters[facet], value) ? undefined : value };
}

/** Another category has other subcategories: the old one goes. */
export function withCategory(filters: ListingFilters, category: string | undefined): ListingFilters {
  return { ...filters, scheme: undefined, category, subcategory: undefined };
}

export function withSubcategory(filters: ListingFilters, category: string, subcategory: string | undefined): ListingFilters {
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
export const withSearch = ({ stock, sort }: ListingFilters, search: string): ListingFilters => ({ search, stock, sort });
