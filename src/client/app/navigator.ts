/**
 * The low-level history behind react-router: a navigation changes the address bar and tells the store, Back and Forward tell
 * the store, and a store that was moved by DevTools corrects the address bar.
 */
import type { Navigator, To } from 'react-router-dom';
import { createPath, parsePath } from 'react-router-dom';
import { nanoid } from '@reduxjs/toolkit';
import { carryOn } from '../lib/comeBack';
import { locationChanged, selectLocation } from '../store/locationSlice';
import type { NavigationAction, ShopLocation } from '../store/locationSlice';
import type { AppStore } from '../store/makeStore';

interface HistoryEntry {
  key: string;
  state: unknown;
}

const addressOf = ({ pathname, search, hash }: Pick<ShopLocation, 'pathname' | 'search' | 'hash'>) => createPath({ pathname, search, hash });

/** What the browser shows now, as the store wants it. */
export function currentLocation(window: Window): ShopLocation {
  const entry = window.history.state as HistoryEntry | null;
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: entry?.key ?? 'default', state: entry?.state ?? null };
}

/** Where a `To` leads from where the shopper is. */
function resolve(to: To, from: ShopLocation, state: unknown): ShopLocation {
  const { pathname = from.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, key: nanoid(8), state: state ?? null };
}

/** On the server nobody navigates. */
export const stillNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** Ties store and window together; returns the navigator and what unties them. */
export function connectHistory(store: AppStore, window: Window): { navigator: Navigator; disconnect: () => void } {
  const { history } = window;
  history.scrollRestoration = 'manual';

  const move = (action: Exclude<NavigationAction, 'POP'>, to: To, state: unknown) => {
    const from = selectLocation(store.getState());
    const asked = resolve(to, from, state);
    const location = { ...asked, state: carryOn(from, asked, action) };
    const entry: HistoryEntry = { key: location.key, state: location.state };
    if (action === 'PUSH') history.pushState(entry, '', addressOf(location));
    else history.replaceState(entry, '', addressOf(location));
    store.dispatch(locationChanged({ ...location, action }));
  };

  const onPop = () => {
    store.dispatch(locationChanged({ ...currentLocation(window), action: 'POP' }));
  };
  window.addEventListener('popstate', onPop);

  const unsubscribe = store.subscribe(() => {
    const wanted = selectLocation(store.getState());
    if (addressOf(wanted) !== addressOf(currentLocation(window))) {
      history.replaceState({ key: wanted.key, state: wanted.state } satisfies HistoryEntry, '', addressOf(wanted));
    }
  });

  return {
    navigator: {
      createHref: stillNavigator.createHref,
      go: (delta) => history.go(delta),
      push: (to, state) => move('PUSH', to, state),
      replace: (to, state) => move('REPLACE', to, state),
    },
    disconnect: () => {
      window.removeEventListener('popstate', onPop);
      unsubscribe();
    },
  };
}
