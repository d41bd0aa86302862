/** What DevTools' panel is shown of a state and of texts (docs/support.md). */
import { cutState, isRow, labelled } from '../../../../src/client/store/devToolsPanel';
import { impersonal } from '../../../../src/client/store/panelTexts';
import { makeStore } from '../../../../src/client/store/makeStore';

describe('state for the panel', () => {
  it('can be cut again, as the extension hands it back after a reload', () => {
    const cut = cutState(makeStore().getState());
    expect(cutState(cut)).toEqual(cut);
  });
});

describe('a search in the panel', () => {
  const card = '4111 1111 1111 1111';
  const filters = { search: card, category: 'Kids' };
  const listing = { endpointName: 'getListing', originalArgs: { filters, page: 1 } };
  it.each([
    [
      {
        type: 'location/changed',
        payload: { pathname: '/shop', search: '?search=Rohini+Deshmukh&page=2', state: null },
      },
    ],
    [
      {
        type: 'location/changed',
        payload: { pathname: '/shop', search: '?page=2&search=4111%201111', state: { from: '/shop?search=4111+1' } },
      },
    ],
    [{ type: 'location/changed', payload: { pathname: '/shop/Rohini%20Deshmukh', search: '?sort=name', state: null } }],
    [{ type: 'location/changed', payload: { pathname: '/nowhere', search: '?card=4111&tab=1', state: null } }],
    [
      {
        type: 'location/changed',
        payload: { pathname: '/shop', search: '?sort=Rohini&scheme=Deshmukh&minPrice=41111111', state: null },
      },
    ],
    [{ type: 'api/getListing/fulfilled', payload: [], meta: { arg: listing } }],
    [{ type: 'api/getSpellings/pending', meta: { arg: { endpointName: 'getSpellings', originalArgs: 'Rohini' } } }],
    [{ type: 'filters/changed', payload: { filters } }],
  ])('is in no row: $type', (action) => {
    const row = JSON.stringify(labelled(action));
    expect(row).not.toMatch(/4111|Rohini|Deshmukh/);
    expect(row).toContain('…');
  });

  it('is in no state, nor in the key of an answer', () => {
    const queries = {
      'getListing({"filters":{"search":"Rohini \\"D\\""},"page":1})': { status: 'fulfilled', data: [] },
      'getSpellings("Rohini")': { status: 'fulfilled', data: [] },
    };
    const state = {
      filters: { filters, earlier: [filters] },
      location: { pathname: '/shop', search: `?search=${card}`, state: null },
      api: { queries },
    };
    const cut = JSON.stringify(cutState({ ...state, location: { ...state.location, search: '?search=4111+1111' } }));
    expect(cut).not.toMatch(/4111|Rohini/);
    expect(cut).toContain('Kids');
  });
});

describe('an address of the shop in the panel', () => {
  it.each([
    ['/shop/Kids', '?color=Blue&sort=name', 'location/changed /shop/Kids?color=Blue&sort=name'],
    ['/shop/winter-wear', '', 'location/changed /shop/…'],
    ['/productdetails/174', '?size=0-3%20M', 'location/changed /productdetails/174?size=0-3%20M'],
  ])('%s%s says of what nobody typed all that it has', (pathname, search, label) => {
    expect(labelled({ type: 'location/changed', payload: { pathname, search, state: null } }).type).toBe(label);
    expect(JSON.stringify(cutState({ location: { pathname, search, state: null } }))).toContain(
      label.slice(17).split('?')[0],
    );
  });
});

describe('a coupon’s code in the panel', () => {
  const asked = (originalArgs: string) => ({ endpointName: 'getCouponByName', originalArgs });

  it.each(['Priya Deshmukh', '4111111111111111', 'ravi.kumar@okhdfc'])(
    'is in no row and no state where there is no such: %s',
    (typed) => {
      const row = labelled({
        type: 'api/getCouponByName/rejected',
        payload: { status: 404 },
        meta: { arg: asked(typed) },
      });
      const queries = { [`getCouponByName(${JSON.stringify(typed)})`]: { status: 'rejected', error: { status: 404 } } };
      const told = JSON.stringify([row, cutState({ api: { queries } })]);
      expect(told).not.toContain(typed);
      expect(row.type).toBe('api/getCouponByName/rejected …');
    },
  );

  it('is shown where the shop has it', () => {
    const row = labelled({ type: 'api/getCouponByName/fulfilled', payload: {}, meta: { arg: asked('FIRST') } });
    const queries = { 'getCouponByName("FIRST")': { status: 'fulfilled', data: { couponName: 'FIRST' } } };
    expect(row.type).toBe('api/getCouponByName/fulfilled FIRST');
    expect(JSON.stringify(cutState({ api: { queries } }))).toContain('getCouponByName(\\"FIRST\\")');
  });
});

describe('a row of the panel', () => {
  it.each([
    [
      {
        type: 'view/complaintsShown',
        payload: { scope: 'page', name: 'form:checkout', value: { name: 'Required', mobile: 'Required' } },
      },
      'view/complaintsShown form:checkout name, mobile',
    ],
    [
      { type: 'view/complaintsShown', payload: { scope: 'page', name: 'form:checkout', value: {} } },
      'view/complaintsShown form:checkout',
    ],
    [
      {
        type: 'api/addProduct/fulfilled',
        payload: {},
        meta: {
          arg: {
            originalArgs: { ownerId: 'g_jVZG3yRpBorx', kind: 'guest', productId: 206, productName: 'Marigold frock' },
          },
        },
      },
      'api/addProduct/fulfilled 206 Marigold frock',
    ],
    [
      { type: 'api/getCart/fulfilled', payload: [], meta: { arg: { originalArgs: 'g_jVZG3yRpBorx' } } },
      'api/getCart/fulfilled',
    ],
  ])('says what it happened to, and no made-up number', (action, type) => {
    expect(labelled(action).type).toBe(type);
  });
});

describe('text for the panel', () => {
  it.each([
    ['?search=98123+76540', '?search=…'],
    ['?search=asha%40mail.example&page=2', '?search=…&page=2'],
    ['Write to asha@mail.example', 'Write to …'],
    ['?search=frock', '?search=frock'],
  ])('%s stands as %s', (text, told) => {
    expect(impersonal(text)).toBe(told);
  });
});

describe('an answer of the shop in the panel', () => {
  it.each([
    ['getBanner', 'fulfilled', undefined, false],
    ['getCategories', 'fulfilled', undefined, false],
    ['getBanner', 'rejected', undefined, true],
    ['getSession', 'fulfilled', undefined, true],
    ['getCart', 'fulfilled', 'g_jVZG3yRpBorx', true],
  ])('%s/%s, asked for with %j, has a row: %s', (endpointName, end, originalArgs, has) => {
    expect(isRow({ type: `api/${endpointName}/${end}`, meta: { arg: { endpointName, originalArgs } } })).toBe(has);
  });
});
