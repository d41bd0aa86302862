/** Local storage as every release left it (fixtures/persisted) must still bring the visit back. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeStore } from '../../../src/client/store/makeStore';
import type { RootState } from '../../../src/client/store/rootReducer';
import { STORAGE_KEY, VERSION, persistedSlices } from '../../../src/client/store/persistence';
import { line } from '../../support/data/builders';

const folder = path.join(__dirname, '../../fixtures/persisted');
const textOf = (name: string): string => readFileSync(path.join(folder, `${name}.json`), 'utf8');

type Kept = Partial<Record<(typeof persistedSlices)[number], unknown>>;

/** The first release wrote what it did not know as if it were empty. */
const nobody = {
  auth: { userId: null, guestId: null, doubt: 'unknown' },
  cart: {},
  wishlist: {},
  filters: { filters: {}, showsAll: false },
  coupon: {},
};
/** The second tells what is empty. */
const empty = {
  auth: { userId: null, guestId: null },
  cart: { lines: [], count: 0 },
  wishlist: { productIds: [] },
  coupon: { code: null },
};
const jhabla = line({
  productId: 7,
  orderQuantity: 2,
  lightning: true,
  productImage: '/pictures/mulmul-jhabla-front.jpg?w=960&h=1200&t=fde9e4',
});
const everyFilter = {
  ...{ search: 'socks', category: 'Kids', subcategory: 'Jhablas', color: 'Blue', brand: 'Jhabla', size: '0-3M' },
  ...{ scheme: 'offered', stock: 'inStock', sort: 'name', minPrice: 100, maxPrice: 500 },
};

/** Fixture → what of it is back. */
const releases: Record<string, Kept> = {
  'nobody-v1': nobody,
  'guest-v1': {
    ...nobody,
    auth: { userId: null, guestId: 'g_1' },
    cart: { lines: [jhabla], count: 1 },
    filters: { filters: { category: 'Kids', color: 'Blue' }, showsAll: true },
    coupon: { code: 'FIRST' },
  },
  // After a login the number of lines is known before the lines are.
  'member-v1': {
    ...nobody,
    auth: { userId: 'u_1', guestId: null },
    cart: { count: 3 },
    wishlist: { productIds: [9, 4] },
  },
  'every-filter-v1': { ...nobody, filters: { filters: everyFilter, showsAll: false } },
  // The first release kept prices the wrong way round as they were typed.
  'unchecked-prices-v1': {
    ...nobody,
    filters: { filters: { search: 'socks', minPrice: 100, maxPrice: 900 }, showsAll: false },
  },
  'nobody-v2': { ...nobody, ...empty },
  'guest-v2': {
    ...nobody,
    ...empty,
    auth: { userId: null, guestId: 'g_1' },
    cart: { lines: [jhabla], count: 1 },
    coupon: { code: 'FIRST' },
  },
  'unknown-v2': nobody,
  'member-v2': { ...nobody, auth: { userId: 'u_1', guestId: null }, cart: { count: 3 } },
};

const keptOf = (state: RootState): Kept => Object.fromEntries(persistedSlices.map((name) => [name, state[name]]));

async function visitWith(text: string): Promise<RootState> {
  window.localStorage.setItem(STORAGE_KEY, text);
  const store = makeStore({ persist: true });
  const persistor = await store.keep();
  persistor.stop();
  return store.getState();
}

afterEach(() => window.localStorage.clear());

describe('storage of an earlier release', () => {
  it.each(Object.entries(releases))('brings back what %s left', async (name, kept) => {
    expect(keptOf(await visitWith(textOf(name)))).toEqual(kept);
  });

  it('has a fixture of every version, and every fixture is asked about', () => {
    const names = readdirSync(folder).map((file) => file.replace('.json', ''));
    expect(names.sort()).toEqual(Object.keys(releases).sort());
    for (let version = 1; version <= VERSION; version += 1)
      expect(names.some((name) => name.endsWith(`-v${version}`))).toBe(true);
  });

  it('leaves behind what the present release reads the same', async () => {
    window.localStorage.setItem(STORAGE_KEY, textOf('guest-v2'));
    const store = makeStore({ persist: true });
    const persistor = await store.keep();
    await persistor.flush();
    persistor.stop();
    const written = window.localStorage.getItem(STORAGE_KEY) ?? '';
    expect(JSON.parse(written)).toEqual(JSON.parse(textOf('guest-v2')));
  });
});
