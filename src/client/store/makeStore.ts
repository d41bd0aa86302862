/** One store for each shopper: a request on the server, a tab in the browser, a test, a replay. */
import { configureStore } from '@reduxjs/toolkit';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { defaultExtra } from '../api/extra';
import type { StoreExtra } from '../api/extra';
import { cartListener } from './cartListener';
import { couponListener } from './couponListener';
import type { DevTools } from './devTools';
import { fetchListener } from './fetchListener';
import { guestListener } from './guestListener';
import type { ExportMask } from './panelExport';
import { persistState } from './persistence';
import type { Persistor } from './persistence';
import { makeRootReducer } from './rootReducer';
import type { RootState } from './rootReducer';
import { routeGuard } from './routeGuard';
import { sessionListener } from './sessionListener';
import { slowListener } from './slowListener';
import { storeEnhancer } from './storeEnhancer';

interface StoreOptions {
  preloadedState?: Partial<RootState>;
  /**
   * Whether the visit is kept in local storage, once `keep` is called. Off on the server, in replays and in most tests.
   */
  persist?: boolean;
  /** A replayed visit: nothing but `liftedStore` moves the store, and nothing leaves it (store/timeTravel). */
  replay?: boolean;
  /** Whether the actions are logged for support; as it stands, wherever it is kept. */
  records?: boolean;
  /** Without it Redux DevTools hears nothing, and cannot take the page back. */
  devTools?: DevTools | undefined;
  /** Nearest to the reducer, such as DevTools' own for a replay. */
  enhancers?: readonly StoreEnhancer[];
  extra?: Partial<StoreExtra>;
}

/** Milliseconds that a state check may take before it says so. */
const CHECK_WARN_MS = 500;

const nothingKept: Persistor = { flush: () => Promise.resolve(), stop: () => undefined };

export function makeStore({
  preloadedState,
  persist = false,
  replay = false,
  records = persist,
  devTools,
  enhancers = [],
  extra,
}: StoreOptions = {}) {
  const lent: StoreExtra = { ...defaultExtra, ...extra };
  const store = configureStore({
    reducer: makeRootReducer(),
    ...(preloadedState && { preloadedState: preloadedState as RootState }),
    devTools: devTools?.panel ?? false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: lent },
        // Development only: a busy machine is no fault of the state.
        immutableCheck: { warnAfter: CHECK_WARN_MS },
        serializableCheck: { warnAfter: CHECK_WARN_MS, ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta'] },
      }).concat(
        baseApi.middleware,
        cartListener,
        couponListener,
        sessionListener,
        guestListener,
        routeGuard,
        slowListener,
        fetchListener,
      ),
    enhancers: (defaults) =>
      defaults().concat(storeEnhancer({ replay, records, watch: devTools?.watch }), ...enhancers),
  });
  Object.assign(lent, { isPaused: store.isPaused, whenLive: store.whenLive });
  /** Brings back what an earlier visit kept, and keeps this one from then on. Once, after the first commit. */
  const keep = (): Promise<Persistor> => (persist ? persistState(store) : Promise.resolve(nothingKept));
  /** Until then DevTools' panel exports nothing. */
  const maskExports = (mask: ExportMask) => devTools?.maskBy(mask, () => store.liftedStore?.getState().committedState);
  return { ...store, keep, maskExports };
}

export type AppStore = ReturnType<typeof makeStore>;
