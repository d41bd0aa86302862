import { DAY_MS } from '../../../src/contract/rules/durations';
import { tidyUp } from '../../../src/server/lifecycle/housekeeping';
import { NOW } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());
afterEach(() => {
  shop.clock.now = NOW;
});

const key = (value: string) => ({ 'idempotency-key': value });
const ordersOf = (ownerId: string) =>
  shop.database.db.selectFrom('customer_order').selectAll().where('owner_id', '=', ownerId).execute();

describe('an order that is sent twice', () => {
  it('sells the last five pieces to five of a hundred buyers', async () => {
    const id = await shop.addProduct({ rate_paise: 10000, stock: 100 });
    const buyers = await Promise.all(Array.from({ length: 100 }, () => shop.guest()));
    await Promise.all(buyers.map((buyer) => buyer.add(id)));
    await shop.database.write((trx) => trx.updateTable('product').set({ stock: 5 }).where('id', '=', id).execute());

    const answers = await Promise.all(buyers.map((buyer) => buyer.order(100)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(95);
    for (const answer of refused)
      expect(answer.json()).toMatchObject({ code: 'OUT_OF_STOCK', items: [{ productId: id, stockQuantity: 0 }] });
    expect(await shop.stockOf(id)).toBe(0);
    expect(
      await shop.database.db.selectFrom('order_line').selectAll().where('product_id', '=', id).execute(),
    ).toHaveLength(5);
  });

  it('never waits in a circle when carts hold the same products in different order', async () => {
    const ids = [
      await shop.addProduct({ rate_paise: 100, stock: 60 }),
      await shop.addProduct({ rate_paise: 100, stock: 60 }),
      await shop.addProduct({ rate_paise: 100, stock: 60 }),
    ];
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.guest()));
    for (const [index, buyer] of buyers.entries())
      for (const id of index % 2 ? ids : [...ids].reverse()) await buyer.add(id, 3);
    const answers = await Promise.all(buyers.map((buyer) => buyer.order(9)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    for (const id of ids) expect(await shop.stockOf(id)).toBe(0);
  });

  it('places one order for fifty simultaneous requests with one key, and gives all the same answer', async () => {
    const guest = await shop.guest();
    const id = await shop.addProduct({ rate_paise: 10000, stock: 10 });
    await guest.add(id, 2);
    const answers = await Promise.all(Array.from({ length: 50 }, () => guest.order(200, {}, key('checkout-1'))));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await ordersOf(guest.guestId)).toHaveLength(1);
    expect(await shop.stockOf(id)).toBe(8);
  });

  it('places one order for two simultaneous requests without a key: the cart is empty for the second', async () => {
    const guest = await shop.guest();
    const id = await shop.addProduct({ rate_paise: 10000, stock: 10 });
    await guest.add(id, 2);
    const answers = await Promise.all([guest.order(200), guest.order(200)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await shop.stockOf(id)).toBe(8);
  });

  it('gives a partial answer again as it was, with its status', async () => {
    const guest = await shop.guest();
    const [plenty, scarce] = [
      await shop.addProduct({ rate_paise: 100 }),
      await shop.addProduct({ rate_paise: 100, stock: 1 }),
    ];
    await guest.add(plenty);
    await guest.add(scarce);
    await shop.database.write((trx) => trx.updateTable('product').set({ stock: 0 }).where('id', '=', scarce).execute());
    const first = await guest.order(2, {}, key('checkout-207'));
    await shop.database.write((trx) => trx.updateTable('product').set({ stock: 9 }).where('id', '=', scarce).execute());
    const again = await guest.order(2, {}, key('checkout-207'));
    expect(first.statusCode).toBe(207);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await ordersOf(guest.guestId)).toHaveLength(1);
  });

  it('gives a refusal again as it was', async () => {
    const guest = await shop.guest();
    const first = await guest.order(1, {}, key('checkout-empty'));
    await guest.add(await shop.addProduct({ rate_paise: 100 }));
    const again = await guest.order(1, {}, key('checkout-empty'));
    expect(first.json()).toMatchObject({ code: 'EMPTY_CART' });
    expect([again.statusCode, again.body]).toEqual([409, first.body]);
    expect((await guest.order(1, {}, key('checkout-filled'))).statusCode).toBe(200);
  });

  it('refuses a key that was used for another order', async () => {
    const guest = await shop.guest();
    await guest.add(await shop.addProduct({ rate_paise: 100 }));
    await guest.order(1, {}, key('checkout-2'));
    const other = await guest.order(1, { name: 'Somebody Else' }, key('checkout-2'));
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it("keeps every guest's keys apart", async () => {
    const [one, other] = [await shop.guest(), await shop.guest()];
    const id = await shop.addProduct({ rate_paise: 100 });
    for (const guest of [one, other]) {
      await guest.add(id);
      expect((await guest.order(1, {}, key('same-key'))).statusCode).toBe(200);
    }
  });

  it('keeps a key for 24 hours and no longer', async () => {
    const guest = await shop.guest();
    const id = await shop.addProduct({ rate_paise: 100 });
    await guest.add(id);
    const first = await guest.order(1, {}, key('yesterday'));
    shop.clock.now = NOW + DAY_MS;
    expect((await guest.order(1, {}, key('yesterday'))).body).toBe(first.body);
    shop.clock.now = NOW + DAY_MS + 1;
    await guest.add(id);
    const second = await guest.order(1, {}, key('yesterday'));
    expect(second.statusCode).toBe(200);
    expect(second.body).not.toBe(first.body);
  });

  it('throws away old keys, ended sessions, and the carts of guests who are gone', async () => {
    const guest = await shop.guest();
    const id = await shop.addProduct({ rate_paise: 100 });
    await guest.add(id);
    await guest.order(1, {}, key('to-be-tidied'));
    await guest.add(id);
    const left = async () => {
      const { db } = shop.database;
      const keys = await db.selectFrom('idempotency_key').select('key').where('owner_id', '=', guest.guestId).execute();
      const sessions = await db.selectFrom('session').select('kind').where('owner_id', '=', guest.guestId).execute();
      const lines = await db.selectFrom('cart_line').select('id').where('owner_id', '=', guest.guestId).execute();
      const guests = await db.selectFrom('guest').select('id').where('id', '=', guest.guestId).execute();
      return [keys, sessions, lines, guests].map((rows) => rows.length);
    };
    await tidyUp(shop.database, NOW + DAY_MS);
    expect(await left()).toEqual([1, 1, 1, 1]);
    await tidyUp(shop.database, NOW + DAY_MS + 1);
    expect(await left()).toEqual([0, 1, 1, 1]);
    await tidyUp(shop.database, NOW + 31 * DAY_MS);
    expect(await left()).toEqual([0, 0, 0, 0]);
    expect(await ordersOf(guest.guestId)).toHaveLength(1);
  });

  it.each(['short', 'x'.repeat(101)])('refuses a key of an unreasonable length', async (value) => {
    const guest = await shop.guest();
    expect((await guest.order(1, {}, key(value))).statusCode).toBe(400);
  });
});
