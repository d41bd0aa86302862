import { couponRow } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;
let product99: number;
let special: number;

beforeAll(async () => {
  shop = await buildTestApp();
  product99 = await shop.addProduct({ rate_paise: 9995, stock: 1000 });
  special = await shop.addProduct({ rate_paise: 10000, stock: 1000 });
  await shop.put({
    coupon: [
      couponRow({ coupon_name: 'FIRST', value_hundredths: 1000, is_public: 1 }),
      couponRow({ coupon_name: 'FRIENDS', value_hundredths: 6000 }),
      couponRow({ coupon_name: 'HALFPC', value_hundredths: 50 }),
      couponRow({ coupon_name: 'ALL', value_hundredths: 10_000 }),
      couponRow({ coupon_name: 'TOOMUCH', value_hundredths: 15_000 }),
      couponRow({ coupon_name: 'RS50', type: 'Rs', value_hundredths: 5050 }),
      couponRow({ coupon_name: 'RSBIG', type: 'Rs', value_hundredths: 1_000_000 }),
      couponRow({ coupon_name: 'SPECIAL', value_hundredths: 2000, product_id: special, is_public: 1 }),
      couponRow({ coupon_name: 'GONE', status: 'inactive', value_hundredths: 7700, is_public: 1 }),
    ],
  });
});
afterAll(() => shop?.close());

async function guestWith(...cart: [id: number, quantity: number][]) {
  const guest = await shop.guest();
  for (const [id, quantity] of cart) await guest.add(id, quantity);
  return guest;
}

describe('coupons on an order', () => {
  it.each([
    ['FIRST', 1, 89.95, 'ten per cent of 99.95 is 9.995, and half a paisa rounds up to 10.00'],
    ['first', 2, 179.91, 'a code in small letters'],
    ['HALFPC', 1, 99.45, 'half a per cent of 99.95 is 0.49975, rounded to 0.50'],
    ['ALL', 1, 0, 'everything'],
    ['TOOMUCH', 1, 0, 'never more than the subtotal, in per cent'],
    ['RS50', 1, 49.45, 'rupees and paise'],
    ['RSBIG', 1, 0, 'never more than the subtotal, in rupees'],
  ])('takes %s off %d pieces to leave Rs %d (%s)', async (couponCode, pieces, amount) => {
    const guest = await guestWith([product99, pieces]);
    const response = await guest.order(amount, { couponCode });
    expect(response.json()).toMatchObject({ finalOrderAmount: amount });
    expect(response.statusCode).toBe(200);
    const order = await shop.database.db
      .selectFrom('customer_order')
      .selectAll()
      .where('owner_id', '=', guest.guestId)
      .executeTakeFirstOrThrow();
    expect(order.subtotal_paise - order.discount_paise).toBe(order.final_paise);
    expect(order.coupon_code).toBe(couponCode.toUpperCase());
  });

  it('takes its part off each line, once and for all, so that the lines add up to the order', async () => {
    const cheap = await shop.addProduct({ rate_paise: 8900, stock: 9 });
    const guest = await guestWith([cheap, 1], [product99, 2]);
    expect((await guest.order(260.01, { couponCode: 'FIRST' })).statusCode).toBe(200);
    const lines = await shop.database.db
      .selectFrom('order_line')
      .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
      .select(['order_line.product_id', 'order_line.net_paise'])
      .where('customer_order.owner_id', '=', guest.guestId)
      .orderBy('serial_no')
      .execute();
    // 80.10 and 179.91 of 260.01.
    expect(lines).toEqual([
      { product_id: cheap, net_paise: 8010 },
      { product_id: product99, net_paise: 17_991 },
    ]);
  });

  it('lets a product coupon discount the whole subtotal when its product is there', async () => {
    const guest = await guestWith([special, 1], [product99, 2]);
    expect((await guest.order(239.92, { couponCode: 'SPECIAL' })).statusCode).toBe(200);
  });

  it.each([
    ['NOSUCH', 'an unknown code'],
    ['GONE', 'an inactive coupon'],
    ['SPECIAL', 'a product coupon without its product'],
  ])('refuses %s: %s', async (couponCode) => {
    const guest = await guestWith([product99, 1]);
    const response = await guest.order(1, { couponCode });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'COUPON_NOT_USABLE' });
    expect(await guest.cart()).toHaveLength(1);
  });

  it('compares the amount with the coupon that was named', async () => {
    const guest = await guestWith([product99, 1]);
    const response = await guest.order(99.95, { couponCode: 'FIRST' });
    expect(response.json()).toMatchObject({ code: 'PRICE_CHANGED', finalOrderAmount: 89.95 });
  });

  it('accepts a discount without a code when a listed coupon gives exactly that', async () => {
    const guest = await guestWith([product99, 1]);
    expect((await guest.order(89.95)).statusCode).toBe(200);
    const order = await shop.database.db
      .selectFrom('customer_order')
      .selectAll()
      .where('owner_id', '=', guest.guestId)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ coupon_code: 'FIRST', discount_paise: 1000 });
  });

  it.each([
    [89.96, 'a paisa off'],
    [22.99, 'what only an inactive coupon gives'],
    [39.98, 'what only an unlisted coupon gives'],
    [79.96, 'what only a coupon of an absent product gives'],
  ])('does not accept Rs %d without a code: %s', async (amount) => {
    const guest = await guestWith([product99, 1]);
    expect((await guest.order(amount)).json()).toMatchObject({ code: 'PRICE_CHANGED', finalOrderAmount: 99.95 });
  });

  it('leaves a coupon as it was, however often it is looked at or used', async () => {
    const guest = await guestWith([product99, 1]);
    await guest.order(89.95, { couponCode: 'FIRST' });
    expect((await guest.get('/api/coupons/name/FIRST')).json()).toMatchObject({ couponStatus: 'active' });
  });
});
