/** Lends the store to what is shown (ui/useShown). */
import type { AppStore } from '../store/makeStore';
import { selectShown, shownEvents } from '../store/viewSlice';
import type { ShownKeeper } from '../ui/useShown';

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export const shownKeeper = (store: AppStore): ShownKeeper => ({
  subscribe: store.subscribe,
  read: (scope, kind, name) => selectShown(store.getState(), scope, kind, name),
  write: (scope, kind, name, value, initial) => {
    // What says the same again is no event.
    if (isSame(selectShown(store.getState(), scope, kind, name) ?? initial, value)) return;
    store.dispatch(shownEvents[kind]({ scope, name, value, pathname: store.getState().location.pathname }));
  },
  isStill: store.isStill,
});
