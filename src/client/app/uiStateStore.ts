/** Lends the store to the UI state (ui/useUiState). */
import type { AppStore } from '../store/makeStore';
import { selectUiState, uiEvents } from '../store/uiSlice';
import type { UiStateStore } from '../ui/useUiState';

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export const uiStateStore = (store: AppStore): UiStateStore => ({
  subscribe: store.subscribe,
  read: (scope, kind, name) => selectUiState(store.getState(), scope, kind, name),
  write: (scope, kind, name, value, initial) => {
    // What says the same again is no event.
    if (isSame(selectUiState(store.getState(), scope, kind, name) ?? initial, value)) return;
    store.dispatch(uiEvents[kind]({ scope, name, value, pathname: store.getState().location.pathname }));
  },
  isPaused: store.isPaused,
});
