/**
 * What filters the listing. The address says it and this slice follows, so a link, Back and a reload all show the same
 * list; away from the listing it keeps the last one.
 */
import { createSlice } from '@reduxjs/toolkit';
import { parseListing } from '../lib/listingFilters';
import type { ListingFilters } from '../lib/listingFilters';
import { sessionRestored } from './events';
import { locationChanged, selectLocation } from './locationSlice';
import type { ShopLocation } from './locationSlice';

export interface FiltersState {
  filters: ListingFilters;
  /** Load More was pressed on this very history entry (decision 46). */
  showsAll: boolean;
  /**
   * On the listing: what it showed before, the newest last. Such a list stands there while the next one loads. Never
   * kept beyond the visit.
   */
  earlier?: ListingFilters[];
}

const MOST_EARLIER = 5;
const none: FiltersState = { filters: {}, showsAll: false };

const isListing = (pathname: string) => pathname === '/shop' || pathname.startsWith('/shop/');

/** The slice as an address says it. */
export function filtersAt({ pathname, search, state }: ShopLocation, before: FiltersState = none): FiltersState {
  if (!isListing(pathname)) return before.earlier ? { filters: before.filters, showsAll: before.showsAll } : before;
  const showsAll = (state as { showsAll?: boolean } | null)?.showsAll === true;
  const earlier = before.earlier ? [...before.earlier, before.filters].slice(-MOST_EARLIER) : [];
  return { filters: parseListing(pathname, search), showsAll, earlier };
}

export const filtersSlice = createSlice({
  name: 'filters',
  initialState: none,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(locationChanged, (before, { payload }) => filtersAt(payload, before))
      .addCase(sessionRestored, (before, { payload }) =>
        payload.filters ? { ...before, ...payload.filters } : before,
      ),
  selectors: {
    selectFilters: ({ filters }) => filters,
    selectEarlierFilters: ({ earlier }) => earlier,
    selectShowsAll: ({ showsAll }) => showsAll,
  },
});

export const { selectFilters, selectEarlierFilters, selectShowsAll } = filtersSlice.selectors;
/** Whether the shopper is on the listing at this moment. */
export const selectIsListing = (state: Parameters<typeof selectLocation>[0]): boolean =>
  isListing(selectLocation(state).pathname);
