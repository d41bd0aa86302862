/** One store for each shopper: a request on the server, a tab in the browser, a test, a replay. */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi } from '../api/baseApi';
import { defaultExtra } from '../api/extra';
import type { StoreExtra } from '../api/extra';
import { authSlice } from './authSlice';
import { cartEditsSlice } from './cartEditsSlice';
import { cartNewsSlice } from './cartNewsSlice';
import { cartSlice } from './cartSlice';
import { cartWatch } from './cartWatch';
import { checkoutSlice } from './checkoutSlice';
import { couponSlice } from './couponSlice';
import { couponWatch } from './couponWatch';
import { filtersSlice } from './filtersSlice';
import { homeChoiceSlice } from './homeChoiceSlice';
import { locationSlice } from './locationSlice';
import { membersWatch } from './membersWatch';
import { panelSlice } from './panelSlice';
import { persisted } from './persistence';
import { productChoiceSlice } from './productChoiceSlice';
import { profileSlice } from './profileSlice';
import { sessionWatch } from './sessionWatch';
import { toastsSlice } from './toastsSlice';
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
    [toastsSlice.name]: toastsSlice.reducer,
    [baseApi.reducerPath]: baseApi.reducer,
  });

export type RootState = ReturnType<ReturnType<typeof makeRootReducer>>;

interface StoreOptions {
  preloadedState?: Partial<RootState>;
  /** Off on the server, in replays and in most tests: redux-persist writes from inside its reducer. */
  persist?: boolean;
  extra?: Partial<StoreExtra>;
}

/** redux-persist's actions carry functions; nothing else may. */
const persistActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/** Milliseconds that a state check may take before it says so. */
const CHECK_WARN_MS = 500;

export function makeStore({ preloadedState, persist = false, extra }: StoreOptions = {}) {
  const rootReducer = makeRootReducer() as Reducer<RootState, UnknownAction>;
  return configureStore({
    reducer: persist ? persisted(rootReducer) : rootReducer,
    preloadedState: preloadedState as RootState | undefined,
    devTools: { name: 'Shop', maxAge: 2000 },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { ...defaultExtra, ...extra } },
        // Development only: a busy machine is no fault of the state.
        immutableCheck: { warnAfter: CHECK_WARN_MS },
        serializableCheck: { warnAfter: CHECK_WARN_MS, ignoredActions: persistActions, ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta'] },
      }).concat(baseApi.middleware, cartWatch, couponWatch, sessionWatch, membersWatch),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
