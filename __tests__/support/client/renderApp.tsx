/** The whole shop on the page of a test: the real store, router and endpoints; MSW answers. */
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { App } from '../../../src/client/app/App';
import { loadScreen } from '../../../src/client/app/router/loadedScreens';
import { connectHistory, currentLocation } from '../../../src/client/app/router/navigator';
import { findRoute } from '../../../src/client/app/router/routes';
import { recallCheckout } from '../../../src/client/features/checkout/tabMemory';
import { takeResetLink } from '../../../src/client/browser/resetLink';
import { makeDevTools } from '../../../src/client/store/devTools';
import { filtersAt } from '../../../src/client/store/filtersSlice';
import { makeStore } from '../../../src/client/store/makeStore';
import type { AppStore } from '../../../src/client/store/makeStore';
import type { RootState } from '../../../src/client/store/rootReducer';
import type { Navigator } from '../../../src/client/ui/useNavigate';
import { host } from '../answers/handlers';
import '../answers/server';

export interface Options {
  /** Slices as this visit finds them, such as `{ auth: { userId: null, guestId: 'g_1' } }`. */
  state?: Partial<RootState>;
  /** What a navigation handed over, such as the applied coupon. */
  historyState?: unknown;
  /** Whether the actions are logged for support. */
  records?: boolean;
  /** Such as DevTools. */
  enhancers?: readonly StoreEnhancer[] | undefined;
}

/** A visit that a test has left must not write into the address bar of the next one. */
const visits: (() => void)[] = [];
afterEach(() => {
  for (const disconnect of visits.splice(0)) disconnect();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

/** What a test mounts, on this store or, to see the same again, on another. */
export type Draw = (store: AppStore, navigator: Navigator) => ReactElement;

/** Who presses and types, without working out from style sheets, which are not there, what a pointer may press. */
const shopper = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

/** A shopper at a path: the store, and the navigator that ties it to the address bar. */
export function openSession(
  path: string,
  { state, historyState = null, records = false, enhancers = [] }: Options = {},
) {
  window.history.replaceState({ key: 'start', state: historyState }, '', path);
  takeResetLink(window);
  const location = { ...currentLocation(window), action: 'POP' as const };
  const store = makeStore({
    preloadedState: {
      location,
      filters: filtersAt(location),
      visit: { restored: true },
      auth: { userId: null, guestId: null },
      ...state,
    },
    persist: false,
    records,
    devTools: makeDevTools(),
    enhancers,
    extra: { baseUrl: host },
  });
  const { navigator, disconnect } = connectHistory(store, window);
  visits.push(disconnect);
  recallCheckout(store);
  const show = (draw: Draw) => {
    const view = render(draw(store, navigator));
    const unmount = () => {
      disconnect();
      view.unmount();
    };
    return { ...view, unmount, store, draw, user: shopper() };
  };
  return { location, show };
}

const drawApp: Draw = (store, navigator) => <App store={store} navigator={navigator} />;

/**
 * Opens the whole shop at a path, for what several features do together. A test of one screen or one feature mounts
 * that (`renderFeature.tsx`).
 */
export async function renderApp(path: string, options?: Options) {
  const { location, show } = openSession(path, options);
  await loadScreen(findRoute(location).route);
  return show(drawApp);
}

/** Path and query the address bar shows. */
export const address = (): string => window.location.pathname + window.location.search;
/** The address follows a press once that has been painted. */
export const arriveAt = (wanted: string): Promise<void> => waitFor(() => expect(address()).toBe(wanted));
