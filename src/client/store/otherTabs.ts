/** Keeps this tab's kept slices equal to what another tab wrote (DECISIONS.md T85). */
import { mergedFromOtherTab, signedOut } from './events';
import type { AppStore } from './makeStore';
import { hearMemberLeave } from './memberLeft';
import { STORAGE_KEY } from './persistence';
import { toastShown } from './toastsSlice';

/** redux-persist stores an object whose values are JSON texts themselves. */
function parseKept(value: string): Record<string, unknown> {
  const slices = JSON.parse(value) as Record<string, string>;
  return Object.fromEntries(Object.entries(slices).map(([name, text]) => [name, JSON.parse(text) as unknown]));
}

export function mergeOtherTabs(store: AppStore, window: Window): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== STORAGE_KEY || newValue === null) return;
    try {
      const { auth, cart, wishlist, coupon } = parseKept(newValue);
      store.dispatch(mergedFromOtherTab({ auth, cart, wishlist, coupon } as Parameters<typeof mergedFromOtherTab>[0]));
    } catch {
      // Something else wrote there; what this tab knows stands.
    }
  };
  window.addEventListener('storage', onStorage);
  const stopHearing = hearMemberLeave(window, () => {
    if (store.getState().auth.userId === null) return;
    store.dispatch(signedOut());
    store.dispatch(toastShown('info', 'You have logged out in another tab.'));
  });
  return () => {
    window.removeEventListener('storage', onStorage);
    stopHearing();
  };
}
