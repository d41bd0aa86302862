/**
 * Resolves when it is known who this is: what local storage kept is back, and the server has said whose session it is, if it was
 * asked. A press in the first moments of a page must not take a member for a visitor.
 */
import { runningSession } from '../api/accountApi';
import type { AppStore } from './makeStore';
import { selectRestored } from './visitSlice';

function restored(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (!selectRestored(store.getState())) return;
      stop();
      resolve();
    });
  });
}

export async function identityKnown(store: AppStore): Promise<void> {
  // A former moment knows who it was; whoever asked then has had the answer, and nothing follows from it now.
  if (store.isStill()) return new Promise(() => undefined);
  if (!selectRestored(store.getState())) await restored(store);
  await store.dispatch(runningSession());
}
