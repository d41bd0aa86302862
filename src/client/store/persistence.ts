/** What outlives a visit, and how it comes back (STYLE: named slices, never the API cache). */
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { createMigrate, persistReducer } from 'redux-persist';
import type { PersistedState } from 'redux-persist';
import autoMergeLevel1 from 'redux-persist/lib/stateReconciler/autoMergeLevel1';
import { safeStorage } from './safeStorage';
import type { ShopLocation } from './locationSlice';

export const PERSIST_KEY = 'jhabla';
/** Local storage's key. */
export const STORAGE_KEY = `persist:${PERSIST_KEY}`;
export const persistedSlices = ['auth', 'cart', 'wishlist', 'filters', 'coupon'] as const;
const VERSION = 1;

/** Version → how the state of the version before becomes it. */
const migrations = {
  1: (state: PersistedState) => state,
};

/** One per store: persistReducer keeps state in its closure, and a shared one would leak one shopper's cart into another's. */
export function persisted<S extends { location: ShopLocation }>(reducer: Reducer<S, UnknownAction>): Reducer<S, UnknownAction> {
  const reconcile = (inbound: S, original: S, reduced: S, config: object): S => {
    // On the listing the address decides, not what an earlier visit looked at.
    const onListing = original.location.pathname.startsWith('/shop');
    const restored = onListing ? ({ ...inbound, filters: undefined } as S) : inbound;
    const usable = Object.fromEntries(Object.entries(restored).filter(([, slice]) => slice !== undefined)) as unknown as S;
    return autoMergeLevel1(usable, original, reduced, config as never);
  };
  return persistReducer(
    {
      key: PERSIST_KEY,
      version: VERSION,
      storage: safeStorage(() => window.localStorage),
      whitelist: [...persistedSlices],
      migrate: createMigrate(migrations),
      stateReconciler: reconcile,
    },
    reducer,
  ) as unknown as Reducer<S, UnknownAction>;
}
