/**
 * What outlives a visit in local storage, and how it comes back (docs/style.md section 5: named slices, never the API's
 * cache). What is kept of a slice, and how it is read, says persistedState.ts; unheardOrder.ts and memberLeft.ts keep
 * what is in no slice, under keys of their own (browser/storageKeys.ts). The Privacy Policy lists all of it
 * (screens/PrivacyPolicyScreen.tsx). redux-persist does the work, but not from inside the reducer, where it would write
 * and read whenever DevTools works a log out again: what was kept comes in as one plain event, and what is to be kept
 * is written by a subscriber.
 */
import type { Store } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { createMigrate, createPersistoid } from 'redux-persist';
import type { PersistedState } from 'redux-persist';
import { safeStorage, shareStorage } from '../browser/localStorage';
import { PERSIST_KEY, storageKeys } from '../browser/storageKeys';
import { sessionRestored } from './events';
import { keptOf, readSlices, unpack, versionOf, withoutEmpties } from './persistedState';
import type { KeptSlices } from './persistedState';
import type { ShopLocation } from './locationSlice';
import type { Pausable } from './timeTravel';

/** Local storage's key. */
export const STORAGE_KEY: string = storageKeys.state;
export const persistedSlices = [
  'auth',
  'cart',
  'wishlist',
  'filters',
  'coupon',
] as const satisfies readonly (keyof KeptSlices)[];
export const VERSION = 2;

/**
 * Version → how the state of the version before becomes it. Every shape that was released has a fixture that must still
 * load.
 */
const migrations = {
  1: (state: PersistedState) => state,
  2: (state: PersistedState) => withoutEmpties({ ...state }) as unknown as PersistedState,
};
const migrate = createMigrate(migrations);

type PersistingStore = Pick<
  Store<Parameters<typeof keptOf>[0] & { location: ShopLocation }>,
  'getState' | 'dispatch' | 'subscribe'
> &
  Pausable;

export interface Persistor {
  /** Resolves when everything is written. */
  flush: () => Promise<unknown>;
  stop: () => void;
}

type Storage = ReturnType<typeof safeStorage>;

async function readKept(storage: Storage): Promise<KeptSlices> {
  try {
    const found = unpack(await storage.getItem(STORAGE_KEY));
    // A later release has been here and was taken back: what reads the same is kept.
    const present = versionOf(found) > VERSION ? found : await migrate(found as unknown as PersistedState, VERSION);
    return readSlices(present ?? {});
  } catch {
    // A visit that cannot be read is a first visit.
    return {};
  }
}

/**
 * Brings back what was kept, and keeps from then on. Once for a store, after the first commit: until then the page is
 * as the server drew it.
 */
export async function persistState(store: PersistingStore): Promise<Persistor> {
  const { storage, stop: stopSharing } = shareStorage(
    safeStorage(() => window.localStorage),
    window,
    STORAGE_KEY,
  );
  const { filters, ...others } = await readKept(storage);
  if (store.isPaused()) await store.whenLive();
  // On the listing the address decides, not what an earlier visit looked at.
  const onListing = store.getState().location.pathname.startsWith('/shop');
  store.dispatch(sessionRestored(onListing || filters === undefined ? others : { ...others, filters }));

  const persistoid = createPersistoid({ key: PERSIST_KEY, version: VERSION, storage, whitelist: [...persistedSlices] });
  const _persist = { version: VERSION, rehydrated: true };
  let last: Record<string, unknown> = {};
  /** What says the same stays the same object: redux-persist writes what is another one. */
  const news = (): Record<string, unknown> => {
    const now = Object.entries(keptOf(store.getState()));
    last = Object.fromEntries(now.map(([name, slice]) => [name, shallowEqual(slice, last[name]) ? last[name] : slice]));
    return last;
  };
  const keep = () => {
    // Another moment than the newest is looked at, not lived.
    if (!store.isPaused()) persistoid.update({ ...news(), _persist });
  };
  keep();
  const stopKeeping = store.subscribe(keep);
  const stop = () => {
    stopKeeping();
    stopSharing();
  };
  return { flush: () => persistoid.flush(), stop };
}
