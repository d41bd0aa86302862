/** Whatever stands in local storage, the shop starts, says nothing about it, and keeps every slice that can be read. */
import { makeStore } from '../../../src/client/store/makeStore';
import type { RootState } from '../../../src/client/store/rootReducer';
import { lineAdded } from '../../../src/client/store/cartSlice';
import { mergeOtherTabs } from '../../../src/client/store/otherTabs';
import { STORAGE_KEY, persistedSlices } from '../../../src/client/store/persistence';
import { line } from '../../support/data/builders';

const jhabla = line({ productName: 'Mulmul jhabla' });
const whole = {
  auth: { userId: null, guestId: 'g_1' },
  cart: { lines: [jhabla], count: 1 },
  wishlist: { productIds: [4] },
  filters: { filters: { color: 'Blue' }, showsAll: false },
  coupon: { code: 'FIRST' },
};
type Slices = typeof whole;
/** What the store has of a slice that nobody has told it. */
const nothing = {
  auth: { userId: null, guestId: null, doubt: 'unknown' },
  cart: {},
  wishlist: {},
  filters: { filters: {}, showsAll: false },
  coupon: {},
};

/** As redux-persist writes it, but for `broken`, which stands there as it is. */
const written = (slices: Partial<Record<keyof Slices | '_persist', unknown>>, broken: Record<string, string> = {}) =>
  JSON.stringify({
    ...Object.fromEntries(
      Object.entries({ _persist: { version: 2, rehydrated: true }, ...slices }).map(([name, slice]) => [
        name,
        JSON.stringify(slice),
      ]),
    ),
    ...broken,
  });
const without = (name: keyof Slices) => ({ ...whole, [name]: nothing[name] });

let complaints: jest.SpyInstance;
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(complaints).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  window.localStorage.clear();
});

const keptOf = (state: RootState) => Object.fromEntries(persistedSlices.map((name) => [name, state[name]]));

/** A visit that finds what is there now. Nothing may be said about it. */
async function visit() {
  const store = makeStore({ persist: true });
  const persistor = await store.keep();
  expect(store.getState().visit.restored).toBe(true);
  expect(store.getState().toasts).toEqual([]);
  return { store, persistor };
}

async function keptFrom(text: string) {
  window.localStorage.setItem(STORAGE_KEY, text);
  const { store, persistor } = await visit();
  persistor.stop();
  return keptOf(store.getState());
}

describe('broken local storage', () => {
  it.each<[string, string]>([
    ['nothing', ''],
    ['half a text', written(whole).slice(0, 90)],
    ['no JSON', '<html>502</html>'],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"persist"'],
    ['a list', '[1,2,3]'],
    ['another program’s object', '{"theme":"dark","size":3}'],
    ['five megabytes', JSON.stringify({ auth: 'x'.repeat(5_000_000) })],
  ])('is %s: a first visit', async (_what, text) => {
    // More than a browser would take; it stands there all the same.
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => text);
    const { store, persistor } = await visit();
    persistor.stop();
    expect(keptOf(store.getState())).toEqual(nothing);
  });

  it.each<[string, string]>([
    ['of no version', written({ ...whole, _persist: undefined })],
    ['of a version that is null', written({ ...whole, _persist: null })],
    ['of a version that is a word', written({ ...whole, _persist: { version: 'two' } })],
    ['of a later release', written({ ...whole, _persist: { version: 99, rehydrated: true } })],
    [
      'with slices that nobody knows',
      written({ ...whole, ...{ orders: [1], api: { queries: {} }, location: { pathname: '/profile' } } }),
    ],
    [
      'with keys that would poison an object',
      written(whole, { ['__proto__']: '{"polluted":true}', constructor: '{"prototype":{"polluted":true}}' }),
    ],
  ])('is %s: all is kept that reads the same', async (_what, text) => {
    expect(await keptFrom(text)).toEqual(whole);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('one broken slice of local storage', () => {
  const shapes: [string, string][] = [
    ['half a text', '{"userId":"u'],
    ['a list', '[]'],
    ['a number', '5'],
    ['null', 'null'],
    ['a text', '"yes"'],
    ['a truth', 'true'],
    ['empty', '{}'],
    ['of lists', '{"userId":[],"guestId":[],"lines":{},"productIds":{},"filters":[],"code":[]}'],
    ['of numbers', '{"userId":1,"guestId":2,"lines":3,"productIds":4,"filters":5,"code":6}'],
    ['of nothing', '{"userId":{},"guestId":null,"lines":null,"productIds":null,"filters":null,"code":{}}'],
    [
      'poisonous',
      '{"__proto__":{"userId":"u_9","code":"EVIL","lines":[{}],"productIds":[9],"filters":{"color":"Red"}}}',
    ],
    ['far too long', JSON.stringify({ userId: 'u', note: 'x'.repeat(300_000) })],
  ];
  it.each(persistedSlices.flatMap((name) => shapes.map(([what, text]) => [name, what, text] as const)))(
    '%s is %s: the others are kept',
    async (name, _what, text) => {
      expect(await keptFrom(written(whole, { [name]: text }))).toEqual(without(name));
    },
  );

  it.each<[string, object, Partial<Slices>]>([
    [
      'a cart with a line that is none',
      { cart: { lines: [null, 5, {}, { productId: 'x' }, jhabla], count: 5 } },
      { cart: { lines: [jhabla], count: 1 } },
    ],
    [
      'a cart with numbers as texts',
      { cart: { lines: [{ ...jhabla, productRate: '399', orderQuantity: '1', stockQuantity: '12' }], count: 1 } },
      {},
    ],
    ['a cart with a count that cannot be', { cart: { lines: [jhabla], count: -4 } }, {}],
    ['hearts of no product', { wishlist: { productIds: ['4', 4, null, 4.5, {}] } }, {}],
    [
      'filters of no listing',
      {
        filters: {
          filters: { color: 'Blue', brand: {}, size: ['S'], scheme: 'free', minPrice: 'cheap', page: 7 },
          showsAll: 'yes',
        },
      },
      {},
    ],
    ['ids that are none', { auth: { userId: {}, guestId: 'g_1', admin: true } }, {}],
  ])('holds %s: what makes sense of it is kept', async (_what, slices, kept) => {
    expect(await keptFrom(written({ ...whole, ...slices }))).toEqual({ ...whole, ...kept });
  });
});

describe('local storage that fails', () => {
  const throwing = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const keepsGoing = async () => {
    const { store, persistor } = await visit();
    store.dispatch(lineAdded(jhabla));
    await persistor.flush();
    persistor.stop();
    expect(store.getState().cart.lines).toEqual([jhabla]);
    expect(store.getState().toasts).toEqual([]);
  };

  it.each<[string, () => void]>([
    ['cannot even be asked for', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(throwing)],
    ['is not there', () => jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never)],
    ['cannot be read', () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(throwing)],
    [
      'cannot be written, as in a private window',
      () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwing),
    ],
    [
      'is full',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
  ])('%s: the visit goes on without it', async (_what, breakIt) => {
    breakIt();
    await keepsGoing();
  });

  it('is full: what was kept before is brought back all the same', async () => {
    window.localStorage.setItem(STORAGE_KEY, written(whole));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwing);
    const { store, persistor } = await visit();
    persistor.stop();
    expect(keptOf(store.getState())).toEqual(whole);
  });
});

describe('broken words of another tab', () => {
  const otherTabWrites = (newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue }));

  it.each<[string, string]>([
    ['nonsense', '{"cart": broken'],
    ['lists for slices', written({ auth: [], cart: [], wishlist: [], coupon: [] })],
    [
      'what this tab knows already, but for where it looks',
      written({ ...whole, filters: { filters: { color: 'Red' }, showsAll: true } }),
    ],
  ])('wrote %s: nothing happens here', async (_what, text) => {
    window.localStorage.setItem(STORAGE_KEY, written(whole));
    const { store, persistor } = await visit();
    const stop = mergeOtherTabs(store, window);
    const before = store.getState();
    otherTabWrites(text);
    expect(store.getState()).toBe(before);
    stop();
    persistor.stop();
  });

  it('wrote one slice that makes no sense: the others are taken over', () => {
    const store = makeStore();
    const stop = mergeOtherTabs(store, window);
    otherTabWrites(written(whole, { cart: '[]' }));
    expect(store.getState()).toMatchObject({
      auth: whole.auth,
      coupon: whole.coupon,
      wishlist: whole.wishlist,
      cart: nothing.cart,
    });
    stop();
  });
});
