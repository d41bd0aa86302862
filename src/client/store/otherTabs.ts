/** Keeps this tab's kept slices equal to what another tab wrote (DECISIONS.md T85), or what the shop's next page in this tab did before Back. */
import { baseApi } from '../api/baseApi';
import { selectOwnerId } from './authSlice';
import { latestOrderRecalled, tabForgot } from './checkoutSlice';
import { mergedFromOtherTab, signedOut } from './events';
import type { AppStore } from './makeStore';
import { forgetTyped, hearMemberLeave } from './memberLeft';
import { readSlices, unpack } from './keptVisit';
import { hearOrdered } from './orderedElsewhere';
import { STORAGE_KEY } from './persistence';
import { toastShown } from './toastsSlice';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function readStored(window: Window): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function mergeOtherTabs(store: AppStore, window: Window): () => void {
  /** What another tab does while DevTools looks back here is told when this tab lives again. */
  const whenLive = (tell: () => void) => (store.isStill() ? void store.untilLive().then(tell) : tell());
  const merge = (newValue: string) => {
    const known = store.getState();
    // Where to look is this tab's own business.
    const { filters: _, ...told } = readSlices(unpack(newValue));
    // What says the same is no event: this tab would write it down again, the other one hear of it, and so on without end.
    const news = Object.entries(told).filter(([name, slice]) => !isSame(slice, known[name as keyof typeof told]));
    if (news.length > 0) store.dispatch(mergedFromOtherTab(Object.fromEntries(news)));
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY && newValue !== null) whenLive(() => merge(newValue));
  };
  // Back to a page that the browser kept as it was: no storage event has told it of anything, and its answers are of before.
  const catchUp = () => {
    const kept = readStored(window);
    if (kept !== null) merge(kept);
    store.dispatch(baseApi.util.invalidateTags(['Session', 'Cart', 'Wishlist', 'Coupon', 'Account', 'Orders']));
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) whenLive(catchUp);
  };
  window.addEventListener('storage', onStorage);
  const leave = () => {
    forgetTyped();
    if (store.getState().auth.userId === null) {
      store.dispatch(tabForgot());
      return;
    }
    store.dispatch(signedOut());
    store.dispatch(toastShown('info', 'You have logged out in another tab.'));
  };
  const stopHearing = hearMemberLeave(window, () => whenLive(leave));
  const stopHearingOrders = hearOrdered(window, (order) =>
    whenLive(() => {
      if (order.ownerId === selectOwnerId(store.getState())) store.dispatch(latestOrderRecalled(order));
    }),
  );
  // After it: whoever has left is told so before anything is asked in their name.
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    stopHearing();
    stopHearingOrders();
  };
}
