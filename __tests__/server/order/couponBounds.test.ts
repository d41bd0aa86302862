/** What bounds a coupon, looked at in the order's own transaction. */
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { boundedCoupon } from '../../support/data/rows';
import { secondServer } from '../../support/server/secondServer';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;
let id: number;

beforeAll(async () => {
  shop = await buildTestApp();
  id = await shop.addProduct({ rate_paise: 10_000, stock: 1000 });
});
afterAll(() => shop?.close());

const put = (...rows: Parameters<typeof boundedCoupon>[0][]) => shop.put({ coupon: rows.map(boundedCoupon) });
async function guestWith(pieces: number, productId = id): Promise<Visitor> {
  const guest = await shop.guest();
  await guest.add(productId, pieces);
  return guest;
}
const usesOf = async (code: string): Promise<number> =>
  (await shop.database.db.selectFrom('customer_order').select('id').where('coupon_code', '=', code).execute()).length;

describe('a coupon with bounds', () => {
  it('counts to the last moment of its last day, and is refused in words afterwards', async () => {
    await put({ coupon_name: 'TODAY', until_at: shop.clock.now });
    const guest = await guestWith(1);
    shop.clock.now += 1;
    const late = await guest.order(90, { couponCode: 'TODAY' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({ code: 'COUPON_NOT_USABLE', message: 'This coupon has ended.' });
    expect(await guest.cart()).toHaveLength(1);
    shop.clock.now -= 1;
    expect((await guest.order(90, { couponCode: 'TODAY' })).statusCode).toBe(200);
  });

  it('counts from what the goods must come to, before the discount', async () => {
    await put({ coupon_name: 'FROM200', min_order_paise: 20_000 });
    const refused = await (await guestWith(1)).order(90, { couponCode: 'FROM200' });
    expect(refused.json()).toEqual({
      code: 'COUPON_NOT_USABLE',
      message: 'This coupon is for orders of ₹200 or more.',
    });
    expect((await (await guestWith(2)).order(180, { couponCode: 'FROM200' })).statusCode).toBe(200);
  });

  it('does not count when what was short leaves too little', async () => {
    await put({ coupon_name: 'FROM300', min_order_paise: 30_000 });
    const scarce = await shop.addProduct({ rate_paise: 20_000, stock: 1 });
    const guest = await guestWith(1, scarce);
    await guest.add(id, 1);
    await shop.database.write((trx) => trx.updateTable('product').set({ stock: 0 }).where('id', '=', scarce).execute());
    const partly = await guest.order(270, { couponCode: 'FROM300' });
    expect(partly.statusCode).toBe(207);
    expect(partly.json()).toMatchObject({ finalOrderAmount: 100 });
    expect(await usesOf('FROM300')).toBe(0);
  });

  it('is used as often as it may be, and a cancelled order gives its use back', async () => {
    await put({ coupon_name: 'ONCE', max_uses: 1 });
    const first = await (await guestWith(1)).order(90, { couponCode: 'ONCE' });
    expect(first.statusCode).toBe(200);
    const second = await guestWith(1);
    expect((await second.order(90, { couponCode: 'ONCE' })).json()).toEqual({
      code: 'COUPON_NOT_USABLE',
      message: 'This coupon has been used up.',
    });
    await shop.database.write((trx) =>
      trx
        .updateTable('customer_order')
        .set({ status: 'CANCELED' })
        .where('order_no', '=', first.json<{ orderNo: string }>().orderNo)
        .execute(),
    );
    expect((await second.order(90, { couponCode: 'ONCE' })).statusCode).toBe(200);
  });

  it('is never used more often than it may be, by however many at once, on however many servers', async () => {
    await put({ coupon_name: 'THREE', max_uses: 3 });
    const other = await secondServer(shop);
    try {
      // Each wants something else, or they would wait for one another's product.
      const own = async () => guestWith(1, await shop.addProduct({ rate_paise: 10_000 }));
      const guests = await Promise.all(Array.from({ length: 12 }, own));
      const buyers = guests.map((guest, at) =>
        at % 2 ? Object.assign(other.visitorWith(guest), { guestId: guest.guestId }) : guest,
      );
      const answers = await Promise.all(buyers.map((buyer) => buyer.order(90, { couponCode: 'three' })));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
      const refused = answers
        .filter(({ statusCode }) => statusCode === 409)
        .map((answer) => answer.json<{ message: string }>().message);
      expect(refused).toEqual(Array(9).fill('This coupon has been used up.'));
      expect(await usesOf('THREE')).toBe(3);
    } finally {
      await other.close();
    }
  });

  it('explains no discount without a code once it has lapsed', async () => {
    await put(
      { coupon_name: 'A', max_uses: 1, value_hundredths: 3000, is_public: 1 },
      { coupon_name: 'B', value_hundredths: 3000, is_public: 1, max_uses: 1 },
    );
    const order = async () => (await guestWith(1)).order(70);
    expect((await order()).statusCode).toBe(200);
    expect((await order()).statusCode).toBe(200);
    expect([await usesOf('A'), await usesOf('B')]).toEqual([1, 1]);
    expect((await order()).json()).toMatchObject({ code: 'PRICE_CHANGED', finalOrderAmount: 100 });
  });
});
