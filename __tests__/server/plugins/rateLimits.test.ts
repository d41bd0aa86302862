import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp({ config: { rateLimits: true } });
});
afterAll(() => shop?.close());

describe('limits of calls', () => {
  it.each<[string, number, (visitor: Visitor) => ReturnType<Visitor['get']>]>([
    ['making guests', 60, (visitor) => visitor.post('/api/guest/create')],
    ['trying coupon codes', 60, (visitor) => visitor.get('/api/coupons/name/guess')],
    ['placing orders', 120, (visitor) => visitor.post('/api/guest-cart/place-order')],
  ])('slows down whoever keeps %s', async (_what, allowed, call) => {
    const answers = [];
    while (answers.length < allowed + 3) answers.push(await call(shop.visitor()));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBe(3);
    expect(refused[0]?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('does not slow down reading the catalogue', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => shop.visitor().get('/api/coupons')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  it('slows down one account, from whatever address', async () => {
    const other = await buildTestApp({ config: { rateLimits: true, trustProxy: ['loopback'] } });
    const guest = await other.guest();
    const answers = [];
    for (let host = 1; host <= 62; host += 1)
      answers.push(await guest.order(1, {}, { 'x-forwarded-for': `10.0.0.${host}` }));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    await other.close();
  });
});
