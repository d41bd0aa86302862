/** What one caller can take out of the shop unpaid (docs/contract.md section 9). */
import type { LightMyRequestResponse } from 'fastify';
import { DAY_MS } from '../../../src/contract/rules/durations';
import type { OrderPlaced } from '../../../src/contract/order';
import { makeStaffOrders } from '../../../src/server/areas/order/staffOrders.service';
import { makeOrderMails } from '../../../src/server/areas/order/orderMails';
import { readConfig } from '../../../src/server/plugins/config';
import { buildTestApp, TEST_SECRET_KEY, type TestShop } from '../../support/server/buildTestApp';
import { finalize, loggedIn } from '../../support/server/members';
import { secondServer } from '../../support/server/secondServer';
import { contact } from '../../support/server/visitor';

let shop: TestShop;
let productId: number;
let number = 0;

const bounds = {
  rateLimits: true,
  trustProxy: ['loopback'],
  maxPieces: { guest: 3, member: 6 },
  maxUnpaid: { perMobile: 2, perNetwork: 4 },
};

beforeEach(async () => {
  shop = await buildTestApp({ config: bounds });
  productId = await shop.addProduct({ rate_paise: 10_000, stock: 500 });
});
afterEach(() => shop?.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
/** A number that nobody had before. */
const someMobile = (): string => String((number += 1)).padStart(10, '9');

/** A guest's order of one piece. */
async function order(address: string, mobile: string): Promise<LightMyRequestResponse> {
  const guest = await shop.guest();
  await guest.add(productId);
  return guest.order(100, { mobile }, from(address));
}
const codeOf = (answer: LightMyRequestResponse): unknown =>
  answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code;

describe('The pieces of one order', () => {
  it('are bounded for a guest, whose cart is kept', async () => {
    const guest = await shop.guest();
    await guest.add(productId, 4);
    const answer = await guest.order(400);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'ORDER_TOO_LARGE', message: 'For larger orders please contact us.' },
    ]);
    expect([await shop.stockOf(productId), (await guest.cart()).length]).toEqual([500, 1]);
    await guest.add(productId, 3);
    expect((await guest.order(300)).statusCode).toBe(200);
  });

  it('are counted over all lines, and more for a member', async () => {
    const member = await loggedIn(shop);
    const other = await shop.addProduct({ rate_paise: 10_000, stock: 500 });
    await member.add(productId, 4);
    await member.add(other, 3);
    expect((await finalize(shop, member, 700)).json()).toMatchObject({ code: 'ORDER_TOO_LARGE' });
    await member.add(other, 2);
    expect((await finalize(shop, member, 600)).statusCode).toBe(200);
  });

  it('are bounded without limits of calls too', async () => {
    const open = await buildTestApp({ config: { ...bounds, rateLimits: false } });
    const id = await open.addProduct({ rate_paise: 10_000, stock: 50 });
    const guest = await open.guest();
    await guest.add(id, 4);
    expect((await guest.order(400)).json()).toMatchObject({ code: 'ORDER_TOO_LARGE' });
    await open.close();
  });
});

describe('Unpaid orders', () => {
  it('are bounded for a mobile number, from whatever network', async () => {
    const mobile = someMobile();
    expect(codeOf(await order('203.0.113.1', mobile))).toBe(200);
    expect(codeOf(await order('203.0.113.2', mobile))).toBe(200);
    const guest = await shop.guest();
    await guest.add(productId);
    const answer = await guest.order(100, { mobile }, from('203.0.113.3'));
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'TOO_MANY_OPEN_ORDERS', message: expect.stringMatching(/not paid yet.*contact us/) },
    ]);
    expect([await shop.stockOf(productId), (await guest.cart()).length]).toEqual([498, 1]);
    expect(codeOf(await order('203.0.113.3', someMobile()))).toBe(200);
  });

  it.each([
    ['an address', '203.0.113.1', '203.0.113.1', '203.0.113.2'],
    ['an IPv6 /64', '2001:db8:0:1::1', '2001:db8:0:1:ffff::9', '2001:db8:0:2::1'],
  ])('of guests are bounded for a network: %s', async (_, first, same, other) => {
    for (const address of [first, same, first, same]) expect(codeOf(await order(address, someMobile()))).toBe(200);
    expect(codeOf(await order(same, someMobile()))).toBe('TOO_MANY_OPEN_ORDERS');
    expect(codeOf(await order(other, someMobile()))).toBe(200);
  });

  it('of accounts younger than a day count like guests’; older ones are not counted by their network', async () => {
    const known = await loggedIn(shop);
    const young = await loggedIn(shop);
    const now = shop.clock.now;
    await shop.database.write(async (trx) => {
      await trx
        .updateTable('member')
        .set({ created_at: now - DAY_MS })
        .where('id', '=', known.userId)
        .execute();
      await trx
        .updateTable('member')
        .set({ created_at: now - DAY_MS + 1, mobile: someMobile() })
        .where('id', '=', young.userId)
        .execute();
    });
    for (let n = 0; n < 4; n += 1) expect(codeOf(await order('127.0.0.1', someMobile()))).toBe(200);
    await young.add(productId);
    await known.add(productId);
    expect(codeOf(await finalize(shop, young, 100))).toBe('TOO_MANY_OPEN_ORDERS');
    expect(codeOf(await finalize(shop, known, 100))).toBe(200);
  });

  it('are bounded for an account too, whatever number it bears before each', async () => {
    const member = await loggedIn(shop);
    const created_at = shop.clock.now - DAY_MS;
    const codes = [];
    for (let n = 0; n < 3; n += 1) {
      const row = { created_at, mobile: someMobile() };
      await shop.database.write((trx) => trx.updateTable('member').set(row).where('id', '=', member.userId).execute());
      await member.add(productId);
      codes.push(codeOf(await finalize(shop, member, 100)));
    }
    expect(codes).toEqual([200, 200, 'TOO_MANY_OPEN_ORDERS']);
    expect(await shop.stockOf(productId)).toBe(498);
  });

  it('of strangers under a member’s number do not keep the member from ordering', async () => {
    const member = await loggedIn(shop);
    const mobile = someMobile();
    const created_at = shop.clock.now - DAY_MS;
    const row = { created_at, mobile };
    await shop.database.write((trx) => trx.updateTable('member').set(row).where('id', '=', member.userId).execute());
    for (const address of ['203.0.113.1', '203.0.113.2']) expect(codeOf(await order(address, mobile))).toBe(200);
    for (const expected of [200, 200, 'TOO_MANY_OPEN_ORDERS']) {
      await member.add(productId);
      expect(codeOf(await finalize(shop, member, 100))).toBe(expected);
    }
  });

  it('of another account under the same number do not either', async () => {
    const [stranger, member] = [await loggedIn(shop), await loggedIn(shop)];
    const row = { created_at: shop.clock.now - DAY_MS, mobile: someMobile() };
    await shop.database.write((trx) =>
      trx.updateTable('member').set(row).where('id', 'in', [stranger.userId, member.userId]).execute(),
    );
    for (const buyer of [stranger, stranger, member]) {
      await buyer.add(productId);
      expect(codeOf(await finalize(shop, buyer, 100))).toBe(200);
    }
  });

  it('of a member bound what the member orders as a guest', async () => {
    const member = await loggedIn(shop);
    const row = { created_at: shop.clock.now - DAY_MS, mobile: someMobile() };
    await shop.database.write((trx) => trx.updateTable('member').set(row).where('id', '=', member.userId).execute());
    for (let n = 0; n < 2; n += 1) {
      await member.add(productId);
      expect(codeOf(await finalize(shop, member, 100))).toBe(200);
    }
    expect(codeOf(await order('203.0.113.1', row.mobile))).toBe('TOO_MANY_OPEN_ORDERS');
  });

  it('of one guest are bounded, whatever number is typed for each', async () => {
    const guest = await shop.guest();
    const codes = [];
    for (let n = 0; n < 3; n += 1) {
      await guest.add(productId);
      codes.push(codeOf(await guest.order(100, { mobile: someMobile() }, from('203.0.113.1'))));
    }
    expect(codes).toEqual([200, 200, 'TOO_MANY_OPEN_ORDERS']);
  });

  it('count no longer once they are sent or cancelled', async () => {
    const mobile = someMobile();
    const first = (await order('203.0.113.1', mobile)).json<OrderPlaced>();
    const second = (await order('203.0.113.1', mobile)).json<OrderPlaced>();
    const clock = () => shop.clock.now;
    const config = readConfig({});
    const mails = makeOrderMails({ outbox: shop.app.mailQueue, clock, config });
    const staff = makeStaffOrders({ database: shop.database, clock, mails, shopUrl: 'http://shop.test', config });
    const by = { kind: 'cli', who: 'cli:asha' } as const;
    expect(codeOf(await order('203.0.113.1', mobile))).toBe('TOO_MANY_OPEN_ORDERS');
    await staff.ship(first.orderNo, { by, despite: ['NOT_PAID'] });
    expect(codeOf(await order('203.0.113.1', mobile))).toBe(200);
    await staff.cancel(second.orderNo, { by });
    expect(codeOf(await order('203.0.113.1', mobile))).toBe(200);
    const rows = await shop.database.db
      .selectFrom('customer_order')
      .select(['status', 'network_key'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ status, network_key }) => [status, network_key === null])).toEqual([
      ['SHIPPED', true],
      ['CANCELED', true],
      ['ORDERED', false],
      ['ORDERED', false],
    ]);
  });

  it('are counted for a network as before after the secret key was replaced', async () => {
    for (let n = 0; n < 4; n += 1) expect(codeOf(await order('203.0.113.1', someMobile()))).toBe(200);
    const keys = { secretKey: 'another-secret-key-of-a-test-shop', oldSecretKeys: [TEST_SECRET_KEY] };
    const server = await secondServer(shop, { ...bounds, ...keys });
    const guest = server.visitorWith(await shop.guest());
    await guest.add(productId);
    const refused = await guest.order(100, { mobile: someMobile() }, from('203.0.113.1'));
    expect(codeOf(refused)).toBe('TOO_MANY_OPEN_ORDERS');
    expect(codeOf(await guest.order(100, { mobile: someMobile() }, from('203.0.113.2')))).toBe(200);
    await server.close();
  });

  it('are no more than may be where many come at once', async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, () => shop.guest()));
    await Promise.all(guests.map((guest) => guest.add(productId)));
    const answers = await Promise.all(
      guests.map((guest) => guest.order(100, { mobile: someMobile() }, from('203.0.113.7'))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    expect(await shop.stockOf(productId)).toBe(496);
  });

  it('name no address', async () => {
    await order('203.0.113.9', someMobile());
    const row = await shop.database.db.selectFrom('customer_order').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('203.0.113');
  });

  it('are not counted without limits of calls, for load tests', async () => {
    const open = await buildTestApp({ config: { ...bounds, rateLimits: false } });
    const id = await open.addProduct({ rate_paise: 10_000, stock: 50 });
    for (let n = 0; n < 6; n += 1) {
      const guest = await open.guest();
      await guest.add(id);
      expect((await guest.order(100, { mobile: contact.mobile })).statusCode).toBe(200);
    }
    await open.close();
  });
});

describe('Additions to a cart', () => {
  it('have a limit of their own', async () => {
    const guest = await shop.guest();
    const answers = [];
    while (answers.length < 123) answers.push((await guest.add(productId)).statusCode);
    expect(answers.indexOf(429)).toBe(120);
    expect((await guest.cart()).length).toBe(1);
  });
});
