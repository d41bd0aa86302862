/**
 * Resolves when it is known who this is: what local storage kept is back, the server has said whose session it is, if
 * it was asked, and a guest whose session had ended has a new one. A press in the first moments of a page must not take
 * a member for a visitor.
 */
import { accountApi, runningSession } from '../api/accountApi';
import { selectDoubt } from './authSlice';
import type { AppStore } from './makeStore';
import type { RootState } from './rootReducer';
import { selectRestored } from './visitSlice';

function until(store: AppStore, isSo: (state: RootState) => boolean): Promise<void> {
  if (isSo(store.getState())) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (!isSo(store.getState())) return;
      stop();
      resolve();
    });
  });
}

/**
 * Asks the server as soon as what local storage kept is back: before a press that waited for the same goes on, which
 * would find nobody asked and take a member for a visitor. Call it before anything is pressed.
 */
export async function askOnceRestored(store: AppStore): Promise<void> {
  await until(store, selectRestored);
  await store.dispatch(accountApi.endpoints.getSession.initiate());
}

/** Resolves when no guest's session is in doubt. */
export const guestRenewed = (store: AppStore): Promise<void> =>
  until(store, (state) => selectDoubt(state) !== 'renewing');

export async function identityKnown(store: AppStore): Promise<void> {
  // A former moment knows who it was; its callers have had the answer, and nothing follows from it now.
  if (store.isPaused()) return new Promise(() => undefined);
  await until(store, selectRestored);
  await store.dispatch(runningSession());
  await guestRenewed(store);
}
