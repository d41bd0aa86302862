/** What other tabs, and the pages in between, leave in local storage for a page that is open. */
import { lineAdded, selectCartLines } from '../../../src/client/store/cartSlice';
import { makeStore } from '../../../src/client/store/makeStore';
import { memberLeft } from '../../../src/client/store/memberLeft';
import { mergeOtherTabs } from '../../../src/client/store/otherTabs';
import { STORAGE_KEY } from '../../../src/client/store/persistence';
import { line } from '../../support/data/builders';

/** What local storage holds, as another tab would have written it. */
const kept = (slices: object) =>
  JSON.stringify(Object.fromEntries(Object.entries(slices).map(([name, value]) => [name, JSON.stringify(value)])));
afterEach(() => window.localStorage.clear());

describe('kept slices that another tab wrote', () => {
  const otherTabWrites = (newValue: string | null, key = STORAGE_KEY) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('fills this tab’s cart', () => {
    const store = makeStore();
    const stop = mergeOtherTabs(store, window);
    otherTabWrites(kept({ cart: { lines: [line()], count: 1 }, _persist: {} }));
    expect(selectCartLines(store.getState())).toHaveLength(1);
    stop();
  });

  it('logs this tab out as well', () => {
    const store = makeStore({
      preloadedState: { auth: { userId: 'u_1', guestId: null }, wishlist: { productIds: [4] } },
    });
    store.dispatch(lineAdded(line()));
    const stop = mergeOtherTabs(store, window);
    otherTabWrites(
      kept({
        auth: { userId: null, guestId: null },
        cart: { lines: [], count: 0 },
        wishlist: { productIds: [] },
        coupon: { code: null },
      }),
    );
    expect(store.getState()).toMatchObject({
      auth: { userId: null },
      cart: { lines: [], count: 0 },
      wishlist: { productIds: [] },
    });
    stop();
  });

  it('changes nothing here when what it wrote makes no sense, or is not ours', () => {
    const store = makeStore();
    store.dispatch(lineAdded(line()));
    const before = store.getState();
    const stop = mergeOtherTabs(store, window);
    otherTabWrites('{"cart": broken');
    otherTabWrites(null);
    otherTabWrites(kept({ cart: { lines: [], count: 0 } }), 'something else');
    expect(store.getState()).toBe(before);
    stop();
  });
});

describe('Back to a page that the browser kept', () => {
  const showPage = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  afterEach(() => window.localStorage.clear());

  it('brings what the pages in between left', () => {
    const store = makeStore();
    const stop = mergeOtherTabs(store, window);
    window.localStorage.setItem(STORAGE_KEY, kept({ cart: { lines: [line()], count: 1 }, _persist: {} }));
    showPage(false);
    expect(selectCartLines(store.getState())).toEqual([]);
    showPage(true);
    expect(selectCartLines(store.getState())).toHaveLength(1);
    stop();
  });

  it('finds the member gone who has logged out in between, and says so once', () => {
    const store = makeStore({ preloadedState: { auth: { userId: 'u_1', guestId: null } } });
    const stop = mergeOtherTabs(store, window);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    memberLeft(window);
    showPage(true);
    expect(store.getState().auth.userId).toBeNull();
    const { toasts } = store.getState();
    showPage(true);
    expect(store.getState().toasts).toEqual(toasts);
    stop();
  });

  it('leaves the member alone who came back as they went', () => {
    memberLeft(window);
    const store = makeStore({ preloadedState: { auth: { userId: 'u_1', guestId: null } } });
    const stop = mergeOtherTabs(store, window);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    showPage(true);
    expect(store.getState().auth.userId).toBe('u_1');
    stop();
  });
});
