/** What was typed into the search is a shopper's own, unless it is made of the catalogue's words. */
import { textFilters } from '../../../../src/client/lib/urlQuery';
import { product } from '../../../support/data/builders';
import { answered, arrivedAt, toast, visit } from '../../../support/visits/maskedVisit';

const listing = (search: string, products: object[] = []) =>
  answered('getListing', { filters: { search }, page: 1, pageSize: 12 }, { products, total: products.length });
const frock = product({
  productName: 'Twirl frock, pack of 2',
  productBrand: 'Jhabla',
  productColor: 'Teal, Rose',
  productSize: '0-3M',
  productDescription: 'Sewn by Meenal in Thane on 12 May',
});
const catalogue = [
  listing('frock', [frock]),
  answered('getCategories', undefined, [{ categoryId: 9, categoryName: 'Ethnic Wear', subcategoryList: [] }]),
];

/** Everywhere where the store's log and state have it. */
const searched = (term: string) => [
  arrivedAt('/shop', `?search=${encodeURIComponent(term)}`),
  arrivedAt('/shop', `?color=Teal&s%65arch=${encodeURIComponent(term).replaceAll('%20', '+')}`),
  arrivedAt(`/shop/${encodeURIComponent(term)}`),
  { type: 'location/changed', payload: { state: { from: `/shop?search=${encodeURIComponent(term)}` } } },
  listing(term),
  answered('getListingNames', { filters: { search: term }, page: 1 }, []),
  answered('getSpellings', term, []),
  { type: 'visit/restored', payload: { filters: { filters: { search: term }, showsAll: false } } },
  { ...answered('getListing', { filters: { search: term } }, { status: 0 }), type: 'api/getListing/rejected' },
  toast(`Results for “${term}”, 14 products`),
  toast(`/shop?search=${encodeURIComponent(term)}`),
];
const stateAfter = (term: string) => ({
  filters: { filters: { search: term }, showsAll: false, earlier: [{ search: term }, { search: term, color: 'Teal' }] },
  api: {
    queries: {
      [`getListing(${JSON.stringify({ filters: { search: term } })})`]: {
        endpointName: 'getListing',
        originalArgs: { filters: { search: term } },
        data: { products: [], total: 0 },
      },
    },
  },
});

const ways = (term: string): string[] => [
  term,
  encodeURIComponent(term),
  encodeURIComponent(term).replaceAll('%20', '+'),
  encodeURI(term),
];

describe('a search in the file', () => {
  it.each([
    ['a card’s number', '4111 1111 1111 1111'],
    ['a card’s number without gaps', '4111111111111111'],
    ['a PAN', 'ABCPE1234F'],
    ['an Aadhaar number', '2345-6789-0123'],
    ['a UPI id', 'asha.rao@okbank'],
    ['a date', '12/05/1990'],
    ['a date in words', '12 May 1990'],
    ['a name', 'Meenal Deshpande'],
    ['a name in Devanagari', 'आशा कुलकर्णी'],
    ['an e-mail address', 'asha@mail.example'],
    ['a PIN code', '400601'],
    ['a place that a description names', 'Thane'],
    ['a name beside a product', 'frock for Meenal'],
    ['what looks like an address', '?who=Meenal'],
    ['what looks like a path', '/home/meenal'],
    ['a broken encoding', '100%zz Meenal'],
  ])('is masked where it is %s', (_, term) => {
    const masked = visit([...catalogue, ...searched(term)], { startState: stateAfter(term) });
    const text = JSON.stringify([masked.startState, ...masked.actions.slice(catalogue.length)]).toLowerCase();
    for (const way of ways(term)) expect(text).not.toContain(JSON.stringify(way).slice(1, -1).toLowerCase());
    expect(masked.startState).toMatchObject({ filters: { earlier: [{}, { color: 'Teal' }] } });
  });

  it.each(['frock', 'Twirl Frocks', 'ethnic-wear', 'pack of 2', 'Jhabla 0-3M', 'kids', 'teal frock'])(
    'stands as it was typed where it is “%s”',
    (term) => {
      const actions = [...catalogue, ...searched(term)];
      const masked = visit(actions, { startState: stateAfter(term) });
      expect(masked.startState).toMatchObject(stateAfter(term));
      expect(masked.text).not.toContain('search-1');
      expect(masked.actions[2]).toEqual(actions[2]);
    },
  );

  it('has the same mask in the address, the filters, the call and the words on the page', () => {
    const term = '12/05/1990';
    const { actions, startState } = visit([...catalogue, ...searched(term)], { startState: stateAfter(term) });
    const told = actions.slice(catalogue.length).map((action) => JSON.stringify(action));
    expect(told.filter((text) => text.includes('search-1'))).toHaveLength(searched(term).length);
    const search = 'search-1';
    expect(startState).toMatchObject({ filters: { filters: { search }, earlier: [{ search }, { search }] } });
  });

  it('has the mask of the name or number that it is, even one that comes later', () => {
    const user = answered('getUser', 'u_1', { userId: 'u_1', parName: 'Asha Rao', email: 'asha@mail.example' });
    const { actions } = visit([...searched('Asha Rao').slice(0, 1), user]);
    expect(actions).toMatchObject([{ payload: { search: '?search=name-1' } }, { payload: { parName: 'name-1' } }]);
  });

  const facets = textFilters.filter((name) => name !== 'search');
  it.each(facets)('is no more than the catalogue’s under %s either', (name) => {
    const searches = [`?${name}=Meenal+Deshpande`, `?${name}=Teal`];
    const masked = visit([...catalogue, ...searches.map((search) => arrivedAt('/shop', search))]);
    const [typed, chosen] = masked.actions.slice(catalogue.length);
    expect(typed).toMatchObject({ payload: { search: `?${name}=search-1` } });
    expect(chosen).toMatchObject({ payload: { search: `?${name}=Teal` } });
  });

  it('leaves a category’s number', () => {
    expect(visit([arrivedAt('/shop', '?category=3')]).actions[0]).toMatchObject({ payload: { search: '?category=3' } });
  });
});

describe('What was typed as a coupon’s code', () => {
  const refused = (typed: string) => ({
    ...answered('getCouponByName', typed, { status: 404 }),
    type: 'api/getCouponByName/rejected',
  });
  const first = answered('getCouponByName', 'first', { couponName: 'FIRST', couponType: '%', couponValue: 10 });

  it.each(['Priya Deshmukh', '4111111111111111', 'ravi.kumar@okhdfc', 'ABCDE1234F'])(
    'is masked where there is no such: %s',
    (typed) => {
      const queries = {
        [`getCouponByName(${JSON.stringify(typed)})`]: { endpointName: 'getCouponByName', originalArgs: typed },
      };
      const { text, maskState } = visit([...catalogue, refused(typed)]);
      expect(text + JSON.stringify(maskState({ api: { queries } }))).not.toContain(typed);
      expect(text).toMatch(/getCouponByName\(\\"(?:search-1|9000\d+)\\"\)/);
    },
  );

  it('stays where the shop has told of it, however it was typed', () => {
    const { text } = visit([...catalogue, first, refused('Priya Deshmukh')]);
    expect(text).toContain('getCouponByName(\\"first\\")');
    expect(text).not.toContain('Deshmukh');
  });
});
