/**
 * Says so when an answer keeps the shopper waiting: who sees nothing happen presses again, or leaves. Once for all that
 * is under way together. Middleware and no effect of a component, as in routeGuard.
 */
import { isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';
import { toastShown } from './toastsSlice';

/** Milliseconds for which a skeleton, or a button that says what it does, is word enough. */
export const SLOW_MS = 8_000;

export const SLOW_WORDS = 'The shop is slow to answer. Please wait a moment.';

export const slowListener: Middleware<object, RootState> = (store) => {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  let isSaid = false;

  const say = () => {
    if (!isSaid) store.dispatch(toastShown('info', SLOW_WORDS));
    isSaid = true;
  };
  const end = (id: string) => {
    clearTimeout(waiting.get(id));
    waiting.delete(id);
    if (waiting.size === 0) isSaid = false;
  };

  return (next) => (action) => {
    const result = next(action);
    // On the server, and until the page stands, nobody reads a notice.
    if (isPending(action) && store.getState().visit.restored)
      waiting.set(action.meta.requestId, setTimeout(say, SLOW_MS));
    else if (isFulfilled(action) || isRejected(action)) end(action.meta.requestId);
    return result;
  };
};
