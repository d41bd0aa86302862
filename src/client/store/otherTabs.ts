/**
 * Keeps this tab's kept slices equal to what another tab wrote (decision 85), or what the shop's next page in this tab
 * did before Back.
 */
import { accountApi } from '../api/accountApi';
import { baseApi } from '../api/baseApi';
import { readFromDevice } from '../browser/deviceStorage';
import { selectOwnerId } from './authSlice';
import { latestOrderRecalled, tabForgot, unheardTold } from './checkoutSlice';
import { guestDoubted, mergedFromOtherTab, signedOut } from './events';
import type { AppStore } from './makeStore';
import type { RootState } from './rootReducer';
import { forgetTyped, hearMemberLeave } from './memberLeft';
import { keptOf, readSlices, unpack, versionOf, withoutEmpties } from './persistedState';
import type { KeptSlices } from './persistedState';
import { STORAGE_KEY } from './persistence';
import { toastShown } from './toastsSlice';
import { hearOrdered, hearUnheard } from './unheardOrder';

export const LOGGED_OUT_ELSEWHERE = 'You have logged out in another tab.';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Told = Omit<KeptSlices, 'filters'>;

/** Every slice as it would be kept: neither what failed here nor a doubt is a difference. */
const asKept = ({ auth: { userId, guestId }, ...others }: RootState): KeptSlices =>
  keptOf({ ...others, auth: { userId, guestId } });

/** Another tab says that there is nobody, while this one has a guest's cart. */
const takesGuestAway = (told: Told, { auth, cart }: RootState): boolean =>
  told.auth?.userId === null &&
  told.auth.guestId === null &&
  auth.userId === null &&
  auth.guestId !== null &&
  (cart.lines?.length ?? 0) > 0;

export function mergeOtherTabs(store: AppStore, window: Window): () => void {
  /** What another tab does while DevTools looks back here is told when this tab lives again. */
  const onceLive = (tell: () => void) => (store.isPaused() ? void store.whenLive().then(tell) : tell());
  const merge = (newValue: string) => {
    const known = store.getState();
    const found = unpack(newValue);
    // Where to look is this tab's own business.
    const { filters: _, ...told } = readSlices(versionOf(found) === 1 ? withoutEmpties(found) : found);
    if (takesGuestAway(told, known)) {
      // That tab knows nothing of the cart that stands here: the server says what became of the guest.
      store.dispatch(guestDoubted());
      void store.dispatch(
        accountApi.endpoints.getSession.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      return;
    }
    // What says the same is no event: this tab would write it down again, the other one hear of it, and so on without
    // end.
    const kept = asKept(known);
    const isNews = (name: string, slice: unknown) => !isSame(slice, kept[name as keyof Told]);
    const news: Told = Object.fromEntries(Object.entries(told).filter(([name, slice]) => isNews(name, slice)));
    if (Object.keys(news).length === 0) return;
    // Of somebody else, what is not told is not known.
    store.dispatch(mergedFromOtherTab(news.auth ? { ...told, auth: news.auth } : news));
    const { cart } = store.getState();
    const stale = [
      ...(news.cart && cart.lines?.length !== cart.count ? (['Cart'] as const) : []),
      ...(news.wishlist ? (['Wishlist'] as const) : []),
    ];
    if (stale.length > 0) store.dispatch(baseApi.util.invalidateTags(stale));
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY && newValue !== null) onceLive(() => merge(newValue));
  };
  // Back to a page that the browser kept as it was: no storage event has told it of anything, and its answers are of
  // before.
  const catchUp = () => {
    const kept = readFromDevice(window, STORAGE_KEY);
    if (kept !== null) merge(kept);
    store.dispatch(baseApi.util.invalidateTags(['Session', 'Cart', 'Wishlist', 'Coupon', 'Account', 'Orders']));
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onceLive(catchUp);
  };
  window.addEventListener('storage', onStorage);
  const leave = () => {
    forgetTyped();
    if (store.getState().auth.userId === null) {
      store.dispatch(tabForgot());
      return;
    }
    store.dispatch(signedOut());
    store.dispatch(toastShown('info', LOGGED_OUT_ELSEWHERE));
  };
  const stopHearing = hearMemberLeave(window, () => onceLive(leave));
  const stopHearingOrders = hearOrdered(window, (order) =>
    onceLive(() => {
      if (order.ownerId === selectOwnerId(store.getState())) store.dispatch(latestOrderRecalled(order));
    }),
  );
  const stopHearingUnheard = hearUnheard(window, (ownerId) => onceLive(() => store.dispatch(unheardTold(ownerId))));
  // After it: a member who has logged out elsewhere is told so before anything is asked in their name.
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    stopHearing();
    stopHearingOrders();
    stopHearingUnheard();
  };
}
