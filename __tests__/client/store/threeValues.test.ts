/**
 * Not known, empty and failed are three things in every slice, in what is kept and between tabs
 * (docs/decisions/0223-unknown-empty-failed.md).
 */
import { accountApi } from '../../../src/client/api/accountApi';
import { cartApi } from '../../../src/client/api/cartApi';
import { wishlistApi } from '../../../src/client/api/wishlistApi';
import { lineAdded, selectAreLinesKnown, selectCartCount, selectCartLines } from '../../../src/client/store/cartSlice';
import { couponApplied, selectAppliedCode } from '../../../src/client/store/couponSlice';
import { makeStore } from '../../../src/client/store/makeStore';
import type { RootState } from '../../../src/client/store/rootReducer';
import { mergeOtherTabs } from '../../../src/client/store/otherTabs';
import { STORAGE_KEY } from '../../../src/client/store/persistence';
import { toastShown } from '../../../src/client/store/toastsSlice';
import { selectIsInWishlist, selectWishlistCount } from '../../../src/client/store/wishlistEditsSlice';
import { line } from '../../support/data/builders';
import { callFails, cartIs, host, productIsAdded, sessionIs, wishesAre } from '../../support/answers/handlers';
import { server } from '../../support/answers/server';

const jhabla = line({ productName: 'Mulmul jhabla' });
const socks = line({ productId: 9, productName: 'Bamboo socks' });
const member = { auth: { userId: 'u_1', guestId: null } };
const guest = { auth: { userId: null, guestId: 'g_1' } };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  window.localStorage.clear();
});

/** A tab of this browser, which keeps its visit and hears of the others. */
async function tab(preloadedState: Partial<RootState> = {}) {
  const store = makeStore({ persist: true, records: false, preloadedState, extra: { baseUrl: host } });
  const persistor = await store.keep();
  ends.push(persistor.stop, mergeOtherTabs(store, window));
  const written = async () => {
    // What answers changed is told to subscribers with the next frame, or with the next press.
    store.dispatch({ type: 'test/pressed' });
    await persistor.flush();
    return window.localStorage.getItem(STORAGE_KEY) ?? '';
  };
  return { store, written };
}

/** Tells every tab what another one wrote, as the browser does. */
const tell = (newValue: string) => window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue }));
const slicesOf = (text: string) => Object.keys(JSON.parse(text) as object).sort();

describe('A tab that knows nothing', () => {
  it('keeps nothing of what it does not know', async () => {
    const { written } = await tab();
    expect(slicesOf(await written())).toEqual(['_persist', 'filters']);
  });

  it('takes nothing from another tab', async () => {
    const fresh = await tab();
    const text = await fresh.written();
    const { store } = await tab({ ...guest, cart: { lines: [jhabla], count: 1 }, coupon: { code: 'FIRST' } });
    tell(text);
    expect(selectCartLines(store.getState())).toEqual([jhabla]);
    expect(store.getState().auth).toEqual(guest.auth);
    expect(selectAppliedCode(store.getState())).toBe('FIRST');
  });

  it('knows an empty cart once the server has said that there is nobody', async () => {
    server.use(sessionIs());
    const { store, written } = await tab();
    await store.dispatch(accountApi.endpoints.getSession.initiate());
    expect(store.getState().auth).toEqual({ userId: null, guestId: null });
    expect(store.getState().cart).toEqual({ lines: [], count: 0 });
    expect(slicesOf(await written())).toEqual(['_persist', 'auth', 'cart', 'filters', 'wishlist']);
  });

  it('does not know whose cart it is when nobody could be asked', async () => {
    server.use(callFails('/users/session'));
    const { store, written } = await tab();
    await store.dispatch(accountApi.endpoints.getSession.initiate());
    expect(store.getState().auth.doubt).toBe('unknown');
    expect(slicesOf(await written())).toEqual(['_persist', 'filters']);
  });

  it('written by the first release, which called everything empty, empties nothing either', async () => {
    const { store } = await tab({ ...member, cart: { lines: [jhabla], count: 1 }, wishlist: { productIds: [4] } });
    const nothing = {
      auth: { userId: null, guestId: null },
      cart: { lines: [], count: 0 },
      wishlist: { productIds: [] },
      coupon: { code: null },
      _persist: { version: 1 },
    };
    tell(
      JSON.stringify(Object.fromEntries(Object.entries(nothing).map(([name, slice]) => [name, JSON.stringify(slice)]))),
    );
    expect(store.getState()).toMatchObject({ ...member, cart: { count: 1 }, wishlist: { productIds: [4] } });
  });
});

describe('writing to local storage', () => {
  it('comes when something kept changes, and not whenever something happens', async () => {
    const { store, written } = await tab({ ...member, cart: { lines: [jhabla], count: 1 } });
    await written();
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    store.dispatch(toastShown('info', 'Hello'));
    await written();
    expect(writes).not.toHaveBeenCalled();
    store.dispatch(couponApplied('FIRST'));
    await written();
    expect(writes).toHaveBeenCalledTimes(1);
    writes.mockRestore();
  });
});

describe('A wishlist that could not be asked for', () => {
  const fails = () => server.use(callFails('/wishlist/get/u_1'));

  it('is as it was, counts 0 here, and is no other tab’s business', async () => {
    fails();
    const { store, written } = await tab({ ...member, wishlist: { productIds: [4, 9] } });
    const before = await written();
    await store.dispatch(wishlistApi.endpoints.getWishlist.initiate('u_1'));
    expect(selectIsInWishlist(store.getState(), 4)).toBe(true);
    expect(selectWishlistCount(store.getState())).toBe(0);
    expect(await written()).toBe(before);
    const other = await tab({ ...member, wishlist: { productIds: [4, 9] } });
    tell(await written());
    expect(selectWishlistCount(other.store.getState())).toBe(2);
  });

  it('is not known where it never was, and not empty', async () => {
    fails();
    const { store, written } = await tab(member);
    await store.dispatch(wishlistApi.endpoints.getWishlist.initiate('u_1'));
    expect(store.getState().wishlist).toEqual({ failed: true });
    expect(JSON.parse(await written())).toMatchObject({ wishlist: '{}' });
    const other = await tab({ ...member, wishlist: { productIds: [4] } });
    tell(await written());
    expect(selectIsInWishlist(other.store.getState(), 4)).toBe(true);
  });

  it('is empty in every tab once it is', async () => {
    server.use(wishesAre([]));
    const { store, written } = await tab({ ...member, wishlist: { productIds: [4] } });
    await store.dispatch(wishlistApi.endpoints.getWishlist.initiate('u_1'));
    const text = await written();
    const other = await tab({ ...member, wishlist: { productIds: [4] } });
    tell(text);
    expect(other.store.getState().wishlist.productIds).toEqual([]);
  });
});

describe('A cart of which the lines are not known', () => {
  it('counts what comes in, and does not take it for all there is', async () => {
    const { store } = await tab({ ...member, cart: { count: 3 } });
    store.dispatch(lineAdded(jhabla));
    expect(selectCartCount(store.getState())).toBe(4);
    expect(selectAreLinesKnown(store.getState())).toBe(false);
  });

  it('is what a tab has that hears of more lines than it knows', async () => {
    server.use(productIsAdded(6));
    const { store } = await tab({ ...member, cart: {} });
    store.dispatch(lineAdded(jhabla));
    await store.dispatch(cartApi.endpoints.addProduct.initiate({ owner: { id: 'u_1', kind: 'user' }, ...jhabla }));
    expect(store.getState().cart).toEqual({ count: 6, overtaken: true });
  });

  it('makes another tab ask the server, which keeps its lines meanwhile', async () => {
    server.use(cartIs([jhabla, socks]));
    const { store } = await tab({ ...member, cart: { lines: [jhabla], count: 1 } });
    const shown = store.dispatch(cartApi.endpoints.getCart.initiate('u_1'));
    await shown;
    server.use(cartIs([jhabla, socks, { ...socks, productColor: 'Red' }]));
    tell(
      JSON.stringify({
        auth: JSON.stringify(member.auth),
        cart: JSON.stringify({ count: 3 }),
        _persist: JSON.stringify({ version: 2 }),
      }),
    );
    expect(selectCartLines(store.getState())).toHaveLength(2);
    await store.dispatch(cartApi.util.getRunningQueryThunk('getCart', 'u_1'));
    expect(selectCartLines(store.getState())).toHaveLength(3);
    shown.unsubscribe();
  });

  it('is the cart of somebody else, of whom another tab told no more', async () => {
    const { store } = await tab({ ...guest, cart: { lines: [jhabla], count: 1 }, wishlist: { productIds: [] } });
    tell(
      JSON.stringify({
        auth: JSON.stringify(member.auth),
        cart: JSON.stringify({ count: 2 }),
        _persist: JSON.stringify({ version: 2 }),
      }),
    );
    expect(store.getState()).toMatchObject({ ...member, cart: { count: 2 } });
    expect(selectAreLinesKnown(store.getState())).toBe(false);
    expect(store.getState().wishlist).toEqual({});
  });
});

describe('A coupon', () => {
  it('that was removed is removed in every tab; one that nobody chose is no word', async () => {
    const { store } = await tab({ ...member, coupon: { code: 'FIRST' } });
    tell(JSON.stringify({ auth: JSON.stringify(member.auth), _persist: JSON.stringify({ version: 2 }) }));
    expect(selectAppliedCode(store.getState())).toBe('FIRST');
    tell(
      JSON.stringify({
        auth: JSON.stringify(member.auth),
        coupon: '{"code":null}',
        _persist: JSON.stringify({ version: 2 }),
      }),
    );
    expect(selectAppliedCode(store.getState())).toBeNull();
    store.dispatch(couponApplied('SECOND'));
    expect(selectAppliedCode(store.getState())).toBe('SECOND');
  });
});
