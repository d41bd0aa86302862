/**
 * What narrows the listing. The address says it and this slice follows, so a link, Back and a reload all show the same list;
 * away from the listing it keeps the last one.
 */
import { createSlice } from '@reduxjs/toolkit';
import { parseListing } from '../lib/listingFilters';
import type { ListingFilters } from '../lib/listingFilters';
import { locationChanged } from './locationSlice';
import type { ShopLocation } from './locationSlice';

interface FiltersState {
  filters: ListingFilters;
  /** Load More was pressed on this very history entry (DECISIONS.md T46). */
  showsAll: boolean;
}

const none: FiltersState = { filters: {}, showsAll: false };

const isListing = (pathname: string) => pathname === '/shop' || pathname.startsWith('/shop/');

/** The slice as an address says it. */
export function filtersAt({ pathname, search, state }: ShopLocation, before: FiltersState = none): FiltersState {
  if (!isListing(pathname)) return before;
  const showsAll = (state as { showsAll?: boolean } | null)?.showsAll === true;
  return { filters: parseListing(pathname, search), showsAll };
}

export const filtersSlice = createSlice({
  name: 'filters',
  initialState: none,
  reducers: {},
  extraReducers: (builder) => builder.addCase(locationChanged, (before, { payload }) => filtersAt(payload, before)),
  selectors: {
    selectFilters: ({ filters }) => filters,
    selectShowsAll: ({ showsAll }) => showsAll,
  },
});

export const { selectFilters, selectShowsAll } = filtersSlice.selectors;
