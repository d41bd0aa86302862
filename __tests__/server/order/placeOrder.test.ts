import type { OrderPlaced } from '../../../src/contract/order';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());

const orders = () => shop.database.db.selectFrom('customer_order').selectAll();
const linesOf = (serialNos: number[]) =>
  shop.database.db
    .selectFrom('order_line')
    .selectAll()
    .where('serial_no', 'in', serialNos)
    .orderBy('serial_no')
    .execute();

describe("a guest's order", () => {
  it('places an order: stock taken, lines written as they were, cart emptied', async () => {
    const guest = await shop.guest();
    const jhabla = await shop.addProduct({ name: 'Jhabla', rate_paise: 10001, stock: 5 });
    const frock = await shop.addProduct({ name: 'Frock', rate_paise: 30000, deal_rate_paise: 19999, stock: 5 });
    await guest.add(frock, 1, { productColor: 'Red' });
    await guest.add(jhabla, 3, { productSize: '0-3 M' });

    const response = await guest.order(500.02);
    expect(response.statusCode).toBe(200);
    const placed = response.json<OrderPlaced>();
    expect(placed).toEqual({
      orderNo: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      serialNos: [expect.any(Number), expect.any(Number)],
      finalOrderAmount: 500.02,
      lines: [
        {
          serialNo: placed.serialNos[0],
          productId: frock,
          productName: 'Frock',
          productColor: 'Red',
          productSize: '',
          orderQuantity: 1,
          lineAmount: 199.99,
        },
        {
          serialNo: placed.serialNos[1],
          productId: jhabla,
          productName: 'Jhabla',
          productColor: '',
          productSize: '0-3 M',
          orderQuantity: 3,
          lineAmount: 300.03,
        },
      ],
      address: '12 Lake View, Station Road, Thane, Maharashtra, India, 400601',
    });

    expect(await orders().where('order_no', '=', placed.orderNo).executeTakeFirst()).toMatchObject({
      owner_kind: 'guest',
      owner_id: guest.guestId,
      name: 'Asha Rao',
      mobile: '9876543210',
      address: '12 Lake View, Station Road, Thane, Maharashtra, India, 400601',
      status: 'ORDERED',
      subtotal_paise: 50002,
      discount_paise: 0,
      final_paise: 50002,
      shipping_paise: 0,
      coupon_code: null,
      payment_method: 'onlinePayment',
      placed_at: shop.clock.now,
    });
    expect(await linesOf(placed.serialNos)).toEqual([
      expect.objectContaining({
        product_id: frock,
        product_name: 'Frock',
        colour: 'Red',
        size: '',
        quantity: 1,
        rate_paise: 19999,
        picture_url: '/pictures/jhabla-front',
      }),
      expect.objectContaining({
        product_id: jhabla,
        product_name: 'Jhabla',
        colour: '',
        size: '0-3 M',
        quantity: 3,
        rate_paise: 10001,
      }),
    ]);
    expect([await shop.stockOf(jhabla), await shop.stockOf(frock)]).toEqual([2, 4]);
    expect(await guest.cart()).toEqual([]);
    expect((await guest.get(`/api/customProducts/${jhabla}`)).json()).toMatchObject({
      productQuantity: 2,
      productStock: 2,
    });
  });

  it('takes the order from the query string too', async () => {
    const guest = await shop.guest();
    await guest.add(await shop.addProduct({ rate_paise: 100 }));
    const response = await guest.post('/api/guest-cart/place-order', {
      guestId: guest.guestId,
      name: 'A',
      mobile: '9876543210',
      address: 'Thane 400601',
      finalOrderAmount: 1,
      paymentMethod: 'onlinePayment',
    });
    expect(response.statusCode).toBe(200);
  });

  it.each([0, 1, 999.99, 1000.011, 1000.02, 100001, 1e9])(
    'refuses the forged amount %d and says the right one',
    async (amount) => {
      const guest = await shop.guest();
      const id = await shop.addProduct({ rate_paise: 100001, stock: 5 });
      await guest.add(id);
      const response = await guest.order(amount);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'PRICE_CHANGED', finalOrderAmount: 1000.01 });
      expect(await shop.stockOf(id)).toBe(5);
      expect(await guest.cart()).toHaveLength(1);
    },
  );

  it("charges today's price, not that of the day it went into the cart", async () => {
    const guest = await shop.guest();
    const id = await shop.addProduct({ rate_paise: 10000 });
    await guest.add(id);
    await shop.database.write((trx) =>
      trx.updateTable('product').set({ rate_paise: 12000 }).where('id', '=', id).execute(),
    );
    expect((await guest.order(100)).json()).toMatchObject({ code: 'PRICE_CHANGED', finalOrderAmount: 120 });
    expect((await guest.order(120)).statusCode).toBe(200);
  });

  it('adds up paise exactly, where binary fractions would not', async () => {
    const guest = await shop.guest();
    for (const rate_paise of [10, 20, 30, 1999, 110, 220])
      await guest.add(await shop.addProduct({ rate_paise, stock: 9 }), 3);
    const response = await guest.order(71.67);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ finalOrderAmount: 71.67 });
  });

  it('has nothing to order in an empty cart', async () => {
    const guest = await shop.guest();
    const response = await guest.order(0);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'EMPTY_CART' });
  });

  it.each([
    ['name', '', 422],
    ['name', '   ', 422],
    ['mobile', '12345', 422],
    ['mobile', '98765432101', 422],
    ['mobile', 'abcdefghij', 422],
    ['address', '', 422],
    ['address', 'Thane, India', 422],
    ['paymentMethod', 'card', 422],
    ['finalOrderAmount', 'much', 400],
    ['finalOrderAmount', '-1', 400],
    ['guestId', '', 400],
    ['couponCode', 'x'.repeat(41), 400],
  ])('refuses an order whose %s is %j', async (field, value, status) => {
    const guest = await shop.guest();
    const response = await guest.order(1, { [field]: value });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      code: status === 422 ? 'INVALID' : 'BAD_REQUEST',
      fields: { [field]: expect.any(String) },
    });
  });

  it('refuses an order without any of the details', async () => {
    const guest = await shop.guest();
    const response = await guest.postForm('/api/guest-cart/place-order', {
      guestId: guest.guestId,
      finalOrderAmount: 1,
    });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([
      'name',
      'mobile',
      'address',
      'paymentMethod',
    ]);
  });
});
