/** The store of the staff's application. Made for each page and each test; endpoints come as their screens do. */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/baseApi';
import { confirmSlice } from './confirmSlice';
import { sessionSlice, type SessionState } from './sessionSlice';

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  session: sessionSlice.reducer,
  confirm: confirmSlice.reducer,
});
export type RootState = ReturnType<typeof reducer>;

export function makeStore(session: SessionState) {
  const store = configureStore({
    reducer,
    preloadedState: { session: { state: session, me: null } },
    middleware: (standard) => standard().concat(baseApi.middleware),
    // Orders are other people's addresses: no tool of the browser is handed them.
    devTools: false,
  });
  setupListeners(store.dispatch);
  return store;
}
export type StaffStore = ReturnType<typeof makeStore>;
export type AppDispatch = StaffStore['dispatch'];
