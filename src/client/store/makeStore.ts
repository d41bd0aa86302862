/** One store for each shopper: a request on the server, a tab in the browser, a test, a replay. */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { defaultExtra } from '../api/extra';
import type { StoreExtra } from '../api/extra';
import { authSlice } from './authSlice';
import { cartEditsSlice } from './cartEditsSlice';
import { cartNewsSlice } from './cartNewsSlice';
import { cartSlice } from './cartSlice';
import { cartWatch } from './cartWatch';
import { checkoutSlice } from './checkoutSlice';
import { couponSlice, couponWatch } from './couponSlice';
import type { DevTools } from './devTools';
import { fetchWatch } from './fetchWatch';
import { filtersSlice } from './filtersSlice';
import { guestWatch } from './guestWatch';
import { homeChoiceSlice } from './homeChoiceSlice';
import { locationSlice } from './locationSlice';
import { membersWatch, sessionWatch } from './membersWatch';
import type { ExportMask } from './panelExport';
import { panelSlice } from './panelSlice';
import { keepVisit } from './persistence';
import type { VisitKeeper } from './persistence';
import { productChoiceSlice } from './productChoiceSlice';
import { profileSlice } from './profileSlice';
import { slowWatch } from './slowWatch';
import { toastsSlice } from './toastsSlice';
import { viewSlice } from './viewSlice';
import { visitEnhancer } from './visitEnhancer';
import { visitSlice } from './visitSlice';
import { wishlistEditsSlice } from './wishlistEditsSlice';
import { wishlistSlice } from './wishlistSlice';

const makeRootReducer = () =>
  combineReducers({
    [authSlice.name]: authSlice.reducer,
    [cartSlice.name]: cartSlice.reducer,
    [cartEditsSlice.name]: cartEditsSlice.reducer,
    [cartNewsSlice.name]: cartNewsSlice.reducer,
    [checkoutSlice.name]: checkoutSlice.reducer,
    [visitSlice.name]: visitSlice.reducer,
    [wishlistSlice.name]: wishlistSlice.reducer,
    [wishlistEditsSlice.name]: wishlistEditsSlice.reducer,
    [filtersSlice.name]: filtersSlice.reducer,
    [couponSlice.name]: couponSlice.reducer,
    [locationSlice.name]: locationSlice.reducer,
    [panelSlice.name]: panelSlice.reducer,
    [productChoiceSlice.name]: productChoiceSlice.reducer,
    [profileSlice.name]: profileSlice.reducer,
    [homeChoiceSlice.name]: homeChoiceSlice.reducer,
    [viewSlice.name]: viewSlice.reducer,
    [toastsSlice.name]: toastsSlice.reducer,
    [baseApi.reducerPath]: baseApi.reducer,
  });

export type RootState = ReturnType<ReturnType<typeof makeRootReducer>>;

interface StoreOptions {
  preloadedState?: Partial<RootState>;
  /** Whether the visit is kept in local storage, once `keep` is called. Off on the server, in replays and in most tests. */
  persist?: boolean;
  /** A recorded visit: nothing but `liftedStore` moves the store, and nothing leaves it (store/stillness). */
  replay?: boolean;
  /** Whether the visit is recorded for support; as it stands, wherever it is kept. */
  records?: boolean;
  /** Without it Redux DevTools hears nothing, and cannot take the page back. */
  devTools?: DevTools | undefined;
  /** Nearest to the reducer, such as DevTools' own for a replay. */
  enhancers?: readonly StoreEnhancer[];
  extra?: Partial<StoreExtra>;
}

/** Milliseconds that a state check may take before it says so. */
const CHECK_WARN_MS = 500;

const nothingKept: VisitKeeper = { flush: () => Promise.resolve(), stop: () => undefined };

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
      }).concat(baseApi.middleware, cartWatch, couponWatch, sessionWatch, guestWatch, membersWatch, slowWatch, fetchWatch),
    enhancers: (defaults) => defaults().concat(visitEnhancer({ replay, records, watch: devTools?.watch }), ...enhancers),
  });
  Object.assign(lent, { isStill: store.isStill, untilLive: store.untilLive });
  /** Brings back what an earlier visit kept, and keeps this one from then on. Once, after the first commit. */
  const keep = (): Promise<VisitKeeper> => (persist ? keepVisit(store) : Promise.resolve(nothingKept));
  /** Until then DevTools' panel exports nothing. */
  const maskExports = (mask: ExportMask) =>
    devTools?.maskBy(mask, () => store.liftedStore?.getState().committedState);
  return { ...store, keep, maskExports };
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
