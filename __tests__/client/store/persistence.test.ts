import { noNews } from '../../../src/client/lib/lineFacts';
import { lineAdded, selectCartLines } from '../../../src/client/store/cartSlice';
import { couponApplied, selectAppliedCode } from '../../../src/client/store/couponSlice';
import { filtersAt, selectFilters } from '../../../src/client/store/filtersSlice';
import { locationChanged, startLocation } from '../../../src/client/store/locationSlice';
import { makeStore } from '../../../src/client/store/makeStore';
import { mergeOtherTabs } from '../../../src/client/store/otherTabs';
import { STORAGE_KEY } from '../../../src/client/store/persistence';
import { signedOut } from '../../../src/client/store/events';
import { line } from '../../support/data/builders';

/** A visit that put a jhabla into the cart, kept in local storage. */
async function earlierVisit() {
  const store = makeStore({
    persist: true,
    preloadedState: { auth: { userId: null, guestId: 'g_1' }, wishlist: { productIds: [] } },
  });
  const persistor = await store.keep();
  store.dispatch(lineAdded(line({ productName: 'Mulmul jhabla' })));
  store.dispatch(couponApplied('FIRST'));
  await persistor.flush();
  persistor.stop();
}

/** What local storage holds, as another tab would have written it. */
const kept = (slices: object) =>
  JSON.stringify(Object.fromEntries(Object.entries(slices).map(([name, value]) => [name, JSON.stringify(value)])));
afterEach(() => window.localStorage.clear());

describe('kept slices of a visit', () => {
  it('brings the cart and the coupon back', async () => {
    await earlierVisit();
    const store = makeStore({ persist: true });
    await store.keep();
    expect(selectCartLines(store.getState())).toMatchObject([{ productName: 'Mulmul jhabla' }]);
    expect(store.getState().coupon.code).toBe('FIRST');
  });

  it('keeps of the cart what is known, and nothing of what only this page knows', async () => {
    const store = makeStore({
      persist: true,
      preloadedState: {
        auth: { userId: null, guestId: 'g_1' },
        cart: {
          lines: [],
          count: 0,
          overtaken: true,
          edits: { quantities: { '[1,"",""]': 3 }, leaving: ['[2,"",""]'] },
          news: { ...noNews, joined: [], kept: [{ ...line(), wantedQuantity: 2 }] },
        },
      },
    });
    const persistor = await store.keep();
    await persistor.flush();
    persistor.stop();
    expect(JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '')).toMatchObject({
      cart: JSON.stringify({ lines: [], count: 0 }),
    });
  });

  it('does not undo what another tab wrote into slices that this one never touched', async () => {
    await earlierVisit();
    const store = makeStore({ persist: true });
    const persistor = await store.keep();
    await persistor.flush();
    const stored = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '') as Record<string, string>;
    // Written by another tab a moment ago: nobody has heard of it here yet.
    const emptied = JSON.stringify({ lines: [], count: 0 });
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored, cart: emptied }));
    store.dispatch(couponApplied('SECOND'));
    await persistor.flush();
    persistor.stop();
    expect(JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '')).toMatchObject({
      cart: emptied,
      coupon: JSON.stringify({ code: 'SECOND' }),
    });
  });

  it('does not write again what it heard from another tab', async () => {
    await earlierVisit();
    const store = makeStore({ persist: true });
    const persistor = await store.keep();
    const stop = mergeOtherTabs(store, window);
    await persistor.flush();
    const stored = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '') as Record<string, string>;
    const fewer = JSON.stringify({
      lines: [line({ productName: 'Mulmul jhabla', orderQuantity: 2 })],
      count: 1,
      version: 'second',
    });
    const told = JSON.stringify({ ...stored, cart: fewer });
    window.localStorage.setItem(STORAGE_KEY, told);
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: told }));
    // The other tab goes on before this one has written anything.
    const emptied = JSON.stringify({ lines: [], count: 0 });
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored, cart: emptied }));
    await persistor.flush();
    persistor.stop();
    stop();
    expect(JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '')).toMatchObject({ cart: emptied });
  });

  it('starts as the server drew the page, and only then brings it back', async () => {
    await earlierVisit();
    const store = makeStore({ persist: true });
    expect(selectCartLines(store.getState())).toEqual([]);
    expect(store.getState().visit.restored).toBe(false);
    await store.keep();
    expect(store.getState().visit.restored).toBe(true);
  });

  it('keeps no names, addresses or answers of the server', async () => {
    await earlierVisit();
    const slices = Object.keys(JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '{}') as object);
    expect(slices.sort()).toEqual(['_persist', 'auth', 'cart', 'coupon', 'filters', 'wishlist']);
  });

  it.each([
    ['4111 1111 1111 1111'],
    ['ABCPE1234F'],
    ['2345-6789-0123'],
    ['asha.rao@okbank'],
    ['12/05/1990'],
    ['Meenal Deshpande'],
  ])('keeps no search such as “%s”, nor what an earlier release kept of one', async (search) => {
    const before = { filters: { filters: { search, color: 'Red' }, showsAll: true, earlier: [{ search }] } };
    window.localStorage.setItem(STORAGE_KEY, kept({ ...before, _persist: { version: 2, rehydrated: true } }));
    const store = makeStore({ persist: true });
    const persistor = await store.keep();
    await persistor.flush();
    expect(JSON.stringify({ ...window.localStorage })).not.toContain(search);
    for (const term of [search, `${search} again`]) {
      const place = { ...startLocation, pathname: '/shop', search: `?color=Blue&search=${encodeURIComponent(term)}` };
      store.dispatch(locationChanged(place));
    }
    expect(selectFilters(store.getState())).toEqual({ color: 'Blue', search: `${search} again` });
    await persistor.flush();
    persistor.stop();
    const stored = JSON.stringify({ ...window.localStorage });
    expect(stored).not.toContain(search);
    expect(stored).toContain('Blue');
  });

  it('lets the address decide what the listing shows', async () => {
    window.localStorage.setItem(
      STORAGE_KEY,
      kept({ filters: { filters: { color: 'Red' }, showsAll: true }, _persist: { version: 1, rehydrated: true } }),
    );
    const location = { ...startLocation, pathname: '/shop', search: '?color=Blue' };
    const store = makeStore({ persist: true, preloadedState: { location, filters: filtersAt(location) } });
    await store.keep();
    expect(selectFilters(store.getState())).toEqual({ color: 'Blue' });
  });

  it('starts afresh when what is kept is no JSON', async () => {
    window.localStorage.setItem(STORAGE_KEY, '{"cart": broken');
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = makeStore({ persist: true });
    await store.keep();
    expect(selectCartLines(store.getState())).toEqual([]);
    errors.mockRestore();
  });
});

describe('carts of two stores', () => {
  it('never see one another’s cart', () => {
    const one = makeStore();
    const other = makeStore();
    one.dispatch(lineAdded(line()));
    expect(selectCartLines(one.getState())).toHaveLength(1);
    expect(selectCartLines(other.getState())).toEqual([]);
  });

  it('never see one another’s cart with persistence on either', async () => {
    const one = makeStore({ persist: true });
    await one.keep();
    const other = makeStore({ persist: true });
    one.dispatch(lineAdded(line()));
    other.dispatch(couponApplied('FIRST'));
    expect(selectCartLines(other.getState())).toEqual([]);
    expect(selectAppliedCode(one.getState())).toBeNull();
  });
});

describe('kept slices after a logout', () => {
  it('forgets who, what and with which coupon', () => {
    const store = makeStore({
      preloadedState: { auth: { userId: 'u_1', guestId: null }, wishlist: { productIds: [4] } },
    });
    store.dispatch(lineAdded(line()));
    store.dispatch(couponApplied('FIRST'));
    store.dispatch(signedOut());
    expect(store.getState()).toMatchObject({
      auth: { userId: null, guestId: null },
      cart: { lines: [], count: 0 },
      wishlist: { productIds: [] },
      coupon: { code: null },
    });
  });
});
