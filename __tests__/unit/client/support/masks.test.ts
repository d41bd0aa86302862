/** What the exporter makes of a shopper's own (docs/support.md): which values, where, and by what they are replaced. */
import { answered, visit } from '../../../support/visits/maskedVisit';
import type { LoggedAction } from '../../../support/visits/maskedVisit';

const address = {
  addrId: '7',
  houseName: 'Flat 3, Sai Kripa',
  street: 'Gokhale Road',
  city: 'Thane',
  state: 'Maharashtra',
  pinCode: '400601',
  country: 'India',
};
const addresses = answered('getAddresses', 'u_1a2b', [address]);
const user = answered('getUser', 'u_1a2b', {
  userId: 'u_1a2b',
  parName: 'आशा Kulkarni',
  lastname: '',
  email: 'asha@mail.example',
  mobile1: '9820012345',
});
const said = (text: string): LoggedAction => ({ type: 'toasts/shown', payload: { id: 't1', tone: 'info', text } });
const saidIn = (masked: ReturnType<typeof visit>, index: number) =>
  (masked.actions[index] as { payload: { text: string } }).payload.text;

describe('A masked visit', () => {
  it('keeps the sort of every value', () => {
    const { actions } = visit([addresses, user]);
    expect(actions.map(({ payload }) => payload)).toEqual([
      [
        {
          addrId: '90001',
          houseName: 'house-1',
          street: 'street-1',
          city: 'city-1',
          state: 'state-1',
          pinCode: '900001',
          country: 'India',
        },
      ],
      { userId: 'user-1', parName: 'name-1', lastname: '', email: 'email-1@masked.example', mobile1: '9000000001' },
    ]);
  });

  it('keeps ids that are numbers numbers, and leaves products alone', () => {
    const row = {
      serialNo: 17,
      orderNo: '7K3M-9QX2',
      productId: 17,
      productName: 'Mulmul jhabla',
      orderStatus: 'ORDERED',
      deliveryName: 'Asha Rao',
      deliveryAddress: '',
    };
    const { actions } = visit([
      answered('getOrderSummary', 'u_1a2b', [{ orders: [row], orderImage: '/pictures/a.jpg', productCount: 1 }]),
      answered('cancelOrder', [17], null, 'mutation'),
    ]);
    const [{ orders }] = actions[0]?.payload as [{ orders: unknown[] }];
    expect(orders).toEqual([{ ...row, serialNo: 90001, orderNo: 'order-1', deliveryName: 'name-1' }]);
    expect(actions[1]).toMatchObject({
      meta: { arg: { originalArgs: [90001], queryCacheKey: 'cancelOrder([90001])' } },
    });
  });

  it('masks the same value alike in keys of the cache, tags, addresses and sentences', () => {
    const masked = visit([
      user,
      said('Welcome back, आशा Kulkarni!'),
      {
        type: 'location/changed',
        payload: {
          pathname: '/shop',
          search: '?search=%E0%A4%86%E0%A4%B6%E0%A4%BE%20Kulkarni',
          hash: '',
          key: 'k',
          state: null,
          action: 'PUSH',
        },
      },
      {
        type: 'api/invalidation/updateProvidedBy',
        payload: [{ queryCacheKey: 'getUser("u_1a2b")', providedTags: ['Account'] }],
      },
    ]);
    expect(saidIn(masked, 1)).toBe('Welcome back, name-1!');
    expect(masked.actions[2]).toMatchObject({ payload: { search: '?search=name-1' } });
    expect(masked.actions[3]).toMatchObject({ payload: [{ queryCacheKey: 'getUser("user-1")' }] });
  });

  it('masks the words of a name by themselves, in any case, and never a part of another word', () => {
    const masked = visit([user, said('KULKARNI has 2 pieces, kulkarnis have none')]);
    expect(saidIn(masked, 1)).toMatch(/^name-\d+ has 2 pieces, kulkarnis have none$/);
  });

  it.each(['41207', '412075', '4120759', '41207596', '412075963'])(
    'masks a house and a street called %s alike, wherever the number is said',
    (number) => {
      const numbered = { ...address, houseName: number, street: number };
      const masked = visit([answered('getAddresses', 'u_1a2b', [numbered]), said(`It is on its way from ${number}.`)]);
      const [{ houseName, street }] = masked.actions[0]?.payload as [typeof address];
      expect(houseName).toMatch(new RegExp(`^9\\d{${number.length - 1}}$`));
      expect(street).toBe(houseName);
      expect(saidIn(masked, 1)).toBe(`It is on its way from ${houseName}.`);
      expect(masked.text).not.toContain(number);
    },
  );

  it('looks for no number as short as a price: a house called 1207 is masked in its address alone', () => {
    const numbered = { ...address, houseName: '1207' };
    const masked = visit([answered('getAddresses', 'u_1a2b', [numbered]), said('It costs 1207')]);
    expect(masked.actions[0]?.payload).toMatchObject([{ houseName: expect.stringMatching(/^9\d{4}$/) as string }]);
    expect(saidIn(masked, 1)).toBe('It costs 1207');
  });

  it('learns a name that comes up last before it masks the first action', () => {
    expect(visit([said('Sent to Gokhale Road'), addresses]).text).not.toContain('Gokhale');
  });

  it.each<[string, string, RegExp]>([
    ['an e-mail address', 'Mail went to meera.k+shop@mail.example.', /^Mail went to email-1@masked\.example\.$/],
    ['a mobile number', 'We called 9876512345', /^We called 9000000001$/],
    ['a mobile number with its gaps', 'We called +91 98765 12345', /^We called \+91 90000 00001$/],
    ['a mobile number in Devanagari', 'We called ९८७६५१२३४५', /^We called 9000000001$/],
    ['a bank’s code', 'HDFC0001234 is not known', /^ifsc-1 is not known$/],
    ['an account number', 'Account 002301567890 is closed', /^Account 9\d{11} is closed$/],
    ['the key of an order', 'Key 5f0f3c1e-7a1b-4c2d-9e3f-0123456789ab was used', /^Key key-1 was used$/],
    [
      'what an address on the web holds',
      'GET http://shop.test/users/getAllAddresses?userId=u_9z&email=a%40mail.example failed',
      /userId=user-1&email=email-1%40masked\.example failed$/,
    ],
  ])('masks %s in a sentence, wherever it comes from', (_, text, masked) => {
    expect(saidIn(visit([said(text)]), 0)).toMatch(masked);
  });

  it.each([
    'Only 3 pieces left, ₹1,24,999 each',
    'Write to hello@jhabla.example',
    'Size 0-3M in Blue',
    '/pictures/category-kids-9180020741.jpg?w=960',
  ])('leaves “%s” as it is', (text) => {
    expect(saidIn(visit([addresses, user, said(text)]), 2)).toBe(text);
  });

  it('masks what of a private answer has no harmless name', () => {
    const masked = visit([
      answered('getSomethingNew', 'u_1a2b', {
        nickname: 'Chhoti',
        productName: 'Mulmul jhabla',
        orderStatus: 'ORDERED',
      }),
    ]);
    expect(masked.actions[0]?.payload).toEqual({
      nickname: 'text-2',
      productName: 'Mulmul jhabla',
      orderStatus: 'ORDERED',
    });
  });

  it('lets the catalogue pass', () => {
    const products = [
      {
        productId: 1,
        productName: 'Rani frock',
        productDescription: 'For little queens.',
        prodImg1: '/pictures/rani.jpg?w=960',
      },
    ];
    expect(visit([user, answered('getTopSellers', undefined, products)]).actions[1]?.payload).toEqual(products);
  });

  it('masks other people’s reviews, and keeps long ones long', () => {
    const message = 'She slept in it. '.repeat(20);
    const [review] = visit([
      answered('getReviews', 7, [{ id: 3, userName: 'Rekha', email: '', message, ratings: 5, productId: 7 }]),
    ]).actions[0]?.payload as [Record<string, unknown>];
    expect(review).toMatchObject({ id: 3, userName: 'name-1', ratings: 5, productId: 7 });
    expect(review.message).toMatch(/^message-1 lorem/);
    expect((review.message as string).trim()).toHaveLength(message.trim().length);
  });

  it('keeps the shop’s own words where a shopper uses one: a house called Home, a message that says cart', () => {
    const masked = visit([
      answered('getAddresses', 'u_1a2b', [{ ...address, houseName: 'Home', street: 'Cart' }]),
      {
        type: 'location/changed',
        payload: { pathname: '/cart', search: '', hash: '', key: 'k', state: null, action: 'PUSH' },
      },
      { type: 'panel/opened', payload: { name: 'filters' } },
    ]);
    expect(masked.actions[0]?.payload).toMatchObject([{ houseName: 'house-1', street: 'street-1' }]);
    expect(masked.actions[1]).toMatchObject({ payload: { pathname: '/cart' } });
    expect(masked.actions[2]).toEqual({ type: 'panel/opened', payload: { name: 'filters' } });
  });

  it('drops requests and answers of the browser, and what is secret', () => {
    const { text } = visit([
      answered(
        'logIn',
        { reveal: () => ({ emailId: 'asha@mail.example' }) },
        { userId: 'u_1a2b', joined: [] },
        'mutation',
      ),
    ]);
    expect(text).not.toContain('baseQueryMeta');
    expect(text).not.toContain('u_secret');
    expect(text).not.toContain('reveal');
  });

  it('masks unknown parts of an address, and keeps what filters a list', () => {
    const masked = visit([
      {
        type: 'location/changed',
        payload: {
          pathname: '/shop',
          search: '?color=Blue&ref=mother-in-law&minPrice=100',
          hash: '',
          key: 'k',
          state: { from: '/cart?who=Asha' },
          action: 'POP',
        },
      },
    ]);
    expect(masked.actions[0]).toMatchObject({
      payload: { search: '?color=Blue&ref=value-1&minPrice=100', state: { from: '/cart?who=value-2' } },
    });
  });

  it.each([
    ['scheme=Asha%20Kulkarni', 'scheme=value-1'],
    ['stock=4111+1111', 'stock=value-1'],
    ['sort=Asha', 'sort=value-1'],
    ['minPrice=9812376540', 'minPrice=9000000001'],
    ['maxPrice=flat%207', 'maxPrice=value-1'],
    ['tab=Asha', 'tab=value-1'],
    ['%73ort=Asha', '%73ort=value-1'],
  ])('masks what somebody wrote by hand behind a name that takes few words: %s', (written, masked) => {
    const place = { pathname: '/shop', hash: '', key: 'k', state: { from: `/shop?${written}` }, action: 'POP' };
    const { actions } = visit([{ type: 'location/changed', payload: { ...place, search: `?${written}` } }]);
    expect(actions[0]).toMatchObject({ payload: { search: `?${masked}`, state: { from: `/shop?${masked}` } } });
  });

  it('keeps the words that the shop writes into its addresses', () => {
    const search = '?scheme=lightning&stock=inStock&sort=name&minPrice=99.50&maxPrice=1200&tab=reviews';
    const { actions } = visit([
      {
        type: 'location/changed',
        payload: { pathname: '/shop', search, hash: '', key: 'k', state: null, action: 'POP' },
      },
    ]);
    expect(actions[0]).toMatchObject({ payload: { search } });
  });

  it('masks in a sentence what was typed and never sent', () => {
    expect(visit([said('tall-neem-tree is too short')], { typed: ['tall-neem-tree'] }).text).not.toContain('neem');
  });
});
