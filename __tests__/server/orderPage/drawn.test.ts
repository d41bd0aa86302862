/** An order's page as the server draws it for whoever opens its link (docs/contract.md section 10, decision 337). */
import type { LightMyRequestResponse } from 'fastify';
import { demoWordRows } from '../../../src/demo/catalogue/words';
import { localPages } from '../../support/server/builtPages';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { asha as by, deskOf, orderOfGuest, UPI } from '../../support/server/orderPages';

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp({
    pages: localPages(),
    rows: { home_item: demoWordRows() },
    config: { upi: UPI, logLevel: 'trace' },
  });
});
afterAll(() => shop?.close());

const open = (orderNo: string, query = '', headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  shop.app.inject({ url: `/order/${orderNo}${query}`, headers: { accept: 'text/html', ...headers } });
const withKey = ({ orderNo, key }: { orderNo: string; key: string }) => open(orderNo, `?key=${key}`);

/** What the page says before its data, without what marks the time and the request. */
const wordsOf = ({ body }: LightMyRequestResponse): string =>
  body.slice(0, body.indexOf('<script id="page-data"')).replaceAll('<!-- -->', '');
const timeless = ({ body }: LightMyRequestResponse): string =>
  body.replace(/"(requestId|startedTimeStamp|fulfilledTimeStamp)":("[^"]*"|\d+)/g, '');

describe("an order's page that is opened by its link", () => {
  it('is drawn whole: how the order stands, its lines, amounts, address, and how it is paid', async () => {
    const order = await orderOfGuest(shop);
    const fresh = wordsOf(await withKey(order));
    for (const words of [order.orderNo, 'Mulmul jhabla', '2 × ₹100', '₹200', '12 Lake View', 'Cancel Order'])
      expect(fresh).toContain(words);
    expect(fresh).toContain('aria-valuetext="ORDERED"');

    await deskOf(shop).setShipping(order.orderNo, { by, paise: 8050 });
    const asked = wordsOf(await withKey(order));
    for (const words of ['Pay ₹280.50', 'QR code that pays ₹280.50', 'jhabla@okbank', 'href="upi://pay?pa='])
      expect(asked).toContain(words);
    expect(asked).toMatch(/<path d="M4 4h7v1H4z/);

    await deskOf(shop).receive(order.orderNo, { by, paise: 28_050, reference: '433012345678' });
    const parcel = { courier: 'Delhivery', trackingNumber: '1234' };
    await deskOf(shop).ship(order.orderNo, { by, parcel });
    const sent = wordsOf(await withKey(order));
    for (const words of ['aria-valuetext="SHIPPED"', 'Delhivery', '1234', 'Track the parcel'])
      expect(sent).toContain(words);
  });

  it('goes to this one request: nobody keeps it, no search engine lists it, no other site hears of it', async () => {
    const order = await orderOfGuest(shop);
    const answer = await withKey(order);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(answer.body).toContain('<meta name="robots" content="noindex');
    const without = await open(order.orderNo);
    expect(without.body).not.toContain(order.orderNo);
    expect(without.body).not.toContain('Lake View');
    const other = await orderOfGuest(shop, { name: 'Meera Iyer' });
    expect((await withKey(other)).body).not.toContain('Asha Rao');
  });

  it('holds the key nowhere, nor does a log', async () => {
    const order = await orderOfGuest(shop);
    const { body, headers } = await withKey(order);
    expect(`${body}${JSON.stringify(headers)}${shop.log.join('')}`).not.toContain(order.key);
  });

  it('has no style that its content policy would refuse', async () => {
    const { body } = await withKey(await orderOfGuest(shop));
    expect(body.replace(/<aside class="ant-layout-sider[^>]*>/g, '')).not.toMatch(/<[^>]* style="/);
    expect(body).toContain('[data-vars="--done:15%"]{--done:15%}');
  });

  it.each([
    ['a wrong key', `?key=${'x'.repeat(32)}`],
    ['a key that no header can hold', `?key=${encodeURIComponent('a\nशर्मा')}`],
    ['a very long key', `?key=${'x'.repeat(5000)}`],
  ])('by %s is what it is for an order that does not exist', async (_name, query) => {
    const { orderNo } = await orderOfGuest(shop);
    const [real, made] = [await open(orderNo, query), await open('ZZZZ-ZZZZ', query)];
    expect([real.statusCode, made.statusCode]).toEqual([404, 404]);
    expect(wordsOf(real)).toContain('This link opens no order');
    expect(timeless(real).replaceAll(orderNo, 'ZZZZ-ZZZZ')).toBe(timeless(made));
    expect(real.headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  it.each(['/order/-', `/order/${'a'.repeat(3000)}`, '/order/a%2Fb', '/ORDER/zzzz/'])(
    'is a page too where the number is none: %s',
    async (path) => {
      const answer = await shop.app.inject({ url: `${path}?key=x`, headers: { accept: 'text/html' } });
      expect([200, 404]).toContain(answer.statusCode);
      expect(answer.body.match(/<h1/g)).toHaveLength(1);
    },
  );

  it('counts for the network that asks, and says so where that has asked too often', async () => {
    const limited = await buildTestApp({ pages: localPages(), config: { rateLimits: true, trustProxy: ['loopback'] } });
    const { orderNo, key } = await orderOfGuest(limited);
    const asFrom = (address: string) => ({ accept: 'text/html', 'x-forwarded-for': address });
    const from = (address: string) => limited.visitor().get(`/order/${orderNo}?key=${key}`, asFrom(address));
    for (let n = 0; n < 300; n += 1) await limited.visitor().get(`/api/order-page/${orderNo}`, asFrom('203.0.113.77'));
    const refused = await from('203.0.113.77');
    expect(refused.statusCode).toBe(503);
    expect(wordsOf(refused)).toContain('Try again');
    expect((await from('203.0.113.78')).statusCode).toBe(200);
    await limited.close();
  });
});
