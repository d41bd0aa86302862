/**
 * Where the shopper is. The address bar follows this slice, so that a jump in DevTools moves the real page.
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface ShopLocation {
  pathname: string;
  search: string;
  hash: string;
  /** Tells one history entry from another; scroll places are kept by it. */
  key: string;
  /** Handed over by a navigation, such as the applied coupon code on the way to checkout. Serialisable. */
  state: unknown;
}

export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';

export interface LocationState extends ShopLocation {
  action: NavigationAction;
}

export const startLocation: LocationState = {
  pathname: '/',
  search: '',
  hash: '',
  key: 'default',
  state: null,
  action: 'POP',
};

export const locationSlice = createSlice({
  name: 'location',
  initialState: startLocation,
  reducers: { changed: (_, { payload }: PayloadAction<LocationState>) => payload },
  selectors: { selectLocation: (location) => location, selectSearch: ({ search }) => search },
});

export const { changed: locationChanged } = locationSlice.actions;
export const { selectLocation, selectSearch } = locationSlice.selectors;
