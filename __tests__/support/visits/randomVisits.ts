/** Visits at random, for what must hold whatever shoppers are called and do. */
import fc from 'fast-check';
import { parseListing } from '../../../src/client/lib/listingFilters';
import { line, product } from '../data/builders';

export type Action = { type: string } & Record<string, unknown>;

/**
 * Names that are also words of the shop, short ones, other scripts, and signs that mean something in addresses and in
 * JSON.
 */
const pool = [
  'Asha Rao',
  'asha rao',
  'ASHA',
  'Asha',
  'Rao',
  'आशा कुलकर्णी',
  'आशा',
  'Om',
  'Blue',
  'Home',
  'Cart',
  'placed',
  'cotton',
  'Mulmul jhabla',
  'user',
  'B',
  'Flat 3, Sai Kripa',
  '#12/B "Rose" & Sons',
  '100% Cotton House',
  'a+b=c',
  'Thane',
  'Goa',
  '400601',
  '12',
  '7',
  '12345',
  '9820012345',
  '+91 98200 12345',
  'asha@mail.example',
  'Asha@Mail.example',
  'u_1',
  'name-1',
  'constructor',
  '__proto__',
  'line\nbreak',
  'İstanbul',
  '-',
  '...',
];
const text = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...pool) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
);
export const sentence = fc
  .array(fc.oneof(text, fc.constantFrom('has', '2 pieces', 'in', '₹499')), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '));
const id = fc.constantFrom('u_1', 'u_77', 'g_1', '42', '900001', '1f2e3d4c-0000-4000-8000-0123456789ab');
const number = fc.constantFrom(1, 2, 7, 12, 400601, 12345);
const option = fc.oneof(fc.constantFrom('Blue', 'Yellow', '0-3M'), text);

export const address = fc.record({
  addrId: fc.constantFrom('7', '8', '12345'),
  houseName: text,
  street: text,
  city: text,
  state: text,
  pinCode: fc.constantFrom('400601', '411001'),
  country: fc.constant('India'),
});
const cartLine = fc
  .record({
    productId: number,
    productName: text,
    productColor: option,
    productSize: option,
    orderQuantity: fc.integer({ min: 1, max: 5 }),
  })
  .map(line);

let requests = 0;
/** A call from its start to its end, as the store's log has it. */
export const call = (
  type: 'query' | 'mutation',
  endpointName: string,
  originalArgs: unknown,
  outcome: { payload: unknown } | { failure: unknown },
): Action[] => {
  const requestId = `request-${(requests += 1)}`;
  const key =
    type === 'query'
      ? { queryCacheKey: `${endpointName}(${JSON.stringify(originalArgs)})`, subscribe: true }
      : { track: true };
  const meta = { arg: { type, endpointName, originalArgs, ...key }, requestId };
  const pending = {
    type: `api/${endpointName}/pending`,
    meta: { ...meta, requestStatus: 'pending', startedTimeStamp: 1_795_000_000_000 },
  };
  const settled = { ...meta, fulfilledTimeStamp: 1_795_000_000_500 };
  if ('payload' in outcome)
    return [
      pending,
      {
        type: `api/${endpointName}/fulfilled`,
        payload: outcome.payload,
        meta: { ...settled, requestStatus: 'fulfilled' },
      },
    ];
  const rejected = { ...meta, requestStatus: 'rejected', rejectedWithValue: true, condition: false, aborted: false };
  return [
    pending,
    { type: `api/${endpointName}/rejected`, payload: outcome.failure, error: { message: 'Rejected' }, meta: rejected },
  ];
};

const failure = fc.record({
  status: fc.constantFrom(0, 409, 422),
  code: fc.constantFrom('NETWORK', 'INVALID', 'CONFLICT'),
  message: sentence,
  fields: fc.record({ name: sentence, email: sentence }),
});
const place = fc
  .record({
    path: fc.constantFrom('/shop', '/cart', '/checkout', '/', '/contact'),
    search: text,
    color: text,
    other: text,
  })
  .map(({ path, search, color, other }) => ({
    pathname: path,
    search: `?${new URLSearchParams({ search, color, other }).toString()}`,
  }));

const choice = ({ productId, productColor, productSize }: ReturnType<typeof line>) => ({
  productId,
  productColor,
  productSize,
});
const one = (action: Action): Action[] => [action];

/** What happens in a shop, as the actions of the store. */
export const happening: fc.Arbitrary<Action[]> = fc.oneof(
  cartLine.map((payload) => one({ type: 'cart/lineAdded', payload })),
  fc
    .record({ line: cartLine, quantity: number })
    .map((payload) => one({ type: 'cart/quantityChosen', payload: { ...payload, line: choice(payload.line) } })),
  fc
    .tuple(place, id, text)
    .map(([{ pathname, search }, key, from]) =>
      one({
        type: 'location/changed',
        payload: {
          pathname,
          search,
          hash: '',
          key,
          state: { from: `/shop?search=${encodeURIComponent(from)}`, appliedCode: from },
          action: 'PUSH',
        },
      }),
    ),
  fc
    .tuple(id, sentence)
    .map(([toast, said]) => one({ type: 'toasts/shown', payload: { id: toast, tone: 'info', text: said } })),
  fc
    .tuple(text, sentence, place)
    .map(([name, value, { pathname }]) =>
      one({ type: 'view/complaintsShown', payload: { scope: 'frame', name, value: { email: value }, pathname } }),
    ),
  text.map((payload) => one({ type: 'productChoice/colourChosen', payload })),
  text.map((payload) => one({ type: 'coupon/applied', payload })),
  fc
    .tuple(id, id)
    .map(([userId, guestId]) => call('query', 'getSession', undefined, { payload: { userId, guestId } }))
    .map(([pending, done]) => [pending, done] as Action[]),
  fc
    .tuple(id, fc.array(address, { maxLength: 3 }))
    .map(([userId, payload]) => call('query', 'getAddresses', userId, { payload })),
  fc
    .tuple(id, address, failure)
    .map(([userId, typed, refusal]) =>
      call('mutation', 'addAddress', { userId, address: typed }, { failure: refusal }),
    ),
  fc
    .tuple(id, text, text, text)
    .map(([userId, parName, email, mobile1]) =>
      call('query', 'getUser', userId, { payload: { userId, parName, lastname: '', email, mobile1 } }),
    ),
  fc
    .tuple(id, text, text)
    .map(([userId, name, phone]) => call('query', 'getNamePhone', userId, { payload: [name, phone] })),
  fc
    .tuple(id, fc.array(cartLine, { maxLength: 3 }), text)
    .map(([owner, lines, cartVersion]) => call('query', 'getCart', owner, { payload: { lines, cartVersion } })),
  fc
    .tuple(number, text, sentence)
    .map(([productId, userName, message]) =>
      call('query', 'getReviews', productId, {
        payload: [{ id: 1, userName, email: '', message, ratings: 5, productId }],
      }),
    ),
  fc
    .tuple(place, text)
    .map(([{ search }, productName]) =>
      call(
        'query',
        'getListing',
        { filters: parseListing('/shop', search), page: 1, pageSize: 12 },
        { payload: { products: [product({ productName })], total: 1 } },
      ),
    ),
  fc
    .tuple(text, text, text)
    .map(([name, mobile, typed]) =>
      call(
        'mutation',
        'placeOrder',
        {
          order: {
            kind: 'guest',
            guestId: 'g_1',
            name,
            mobile,
            address: `${typed}, Thane, 400601`,
            finalOrderAmount: 399,
          },
          idempotencyKey: '1f2e3d4c-0000-4000-8000-0123456789ab',
        },
        { payload: { orderNo: '7K3M-9QX2', serialNos: [17], finalOrderAmount: 399, partial: false } },
      ),
    ),
);
