import type { Address } from '../../../src/contract/account';
import type { OrderPlaced } from '../../../src/contract/order';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { mailsOf } from '../../support/mails/mails';
import { addressRow, addrIdOf, finalize, loggedIn } from '../../support/server/members';
import { couponRow } from '../../support/data/rows';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
  await shop.put({
    coupon: [
      couponRow({ coupon_name: 'FIRST', value_hundredths: 1000, is_public: 1 }),
      couponRow({ coupon_name: 'RS50', type: 'Rs', value_hundredths: 5000, is_public: 1 }),
      couponRow({ coupon_name: 'GONE', status: 'inactive', value_hundredths: 7700 }),
    ],
  });
});
afterAll(() => shop?.close());

const ordersOf = (ownerId: string) =>
  shop.database.db.selectFrom('customer_order').selectAll().where('owner_id', '=', ownerId).orderBy('id').execute();

/** A member whose cart holds one product of Rs 100. */
async function memberWithCart(): Promise<{ member: Visitor; productId: number }> {
  const member = await loggedIn(shop);
  const productId = await shop.addProduct({ rate_paise: 10000, stock: 5 });
  await member.add(productId);
  return { member, productId };
}

describe("a member's order", () => {
  it("places a member's order to the address that was chosen, with name and number of the account", async () => {
    const member = await loggedIn(shop, { name: 'Meera Iyer', mobile: '9000000001' });
    await shop.put({
      address: [
        addressRow(member.userId, { house_name: '7 Hill Side', street: 'Ring Road', city: 'Pune', pin_code: '411001' }),
      ],
    });
    const jhabla = await shop.addProduct({ rate_paise: 10001, stock: 5 });
    await member.add(jhabla, 2);
    const [, second] = (await member.get(`/users/getAllAddresses/${member.userId}`)).json<Address[]>();

    const response = await finalize(shop, member, 200.02, { addrId: second?.addrId ?? '' });
    expect(response.statusCode).toBe(200);
    const placed = response.json<OrderPlaced>();
    expect(placed).toEqual({
      orderNo: expect.any(String),
      serialNos: [expect.any(Number)],
      finalOrderAmount: 200.02,
      lines: [expect.objectContaining({ serialNo: placed.serialNos[0], orderQuantity: 2, lineAmount: 200.02 })],
      address: '7 Hill Side, Ring Road, Pune, Maharashtra, India, 411001',
    });
    expect(await ordersOf(member.userId)).toEqual([
      expect.objectContaining({
        order_no: placed.orderNo,
        owner_kind: 'user',
        name: 'Meera Iyer',
        mobile: '9000000001',
        address: '7 Hill Side, Ring Road, Pune, Maharashtra, India, 411001',
        status: 'ORDERED',
        final_paise: 20002,
        shipping_paise: 0,
      }),
    ]);
    expect(await shop.stockOf(jhabla)).toBe(3);
    expect(await member.cart()).toEqual([]);
  });

  it('keeps the address of an order as it was, whatever becomes of it later', async () => {
    const { member } = await memberWithCart();
    await finalize(shop, member, 100);
    await shop.database.write((trx) =>
      trx.updateTable('address').set({ city: 'Elsewhere' }).where('member_id', '=', member.userId).execute(),
    );
    expect((await ordersOf(member.userId))[0]?.address).toBe(
      '12 Lake View, Station Road, Thane, Maharashtra, India, 400601',
    );
  });

  it('takes the order from the query string too, without discount and shipping', async () => {
    const { member } = await memberWithCart();
    const addrId = await addrIdOf(shop, member.userId);
    const response = await member.post('/usercart/finalize', {
      userId: member.userId,
      finalOrderAmount: 90,
      addrId,
      paymentMethod: 'onlinePayment',
      couponCode: 'first',
    });
    expect(response.statusCode).toBe(200);
  });

  it('orders nothing and takes no stock when one line of the cart is short', async () => {
    const { member, productId: plenty } = await memberWithCart();
    const scarce = await shop.addProduct({ rate_paise: 5000, stock: 3 });
    await member.add(scarce, 3);
    await shop.database.write((trx) => trx.updateTable('product').set({ stock: 2 }).where('id', '=', scarce).execute());
    const response = await finalize(shop, member, 250);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'OUT_OF_STOCK', items: [{ productId: scarce, stockQuantity: 2 }] });
    expect([await shop.stockOf(plenty), await shop.stockOf(scarce)]).toEqual([5, 2]);
    expect(await member.cart()).toHaveLength(2);
    expect(await ordersOf(member.userId)).toEqual([]);
  });

  it.each([
    ['the plain price', 100, { discount: 0 }, { discount_paise: 0, final_paise: 10000, coupon_code: null }],
    [
      'a coupon with its code',
      90,
      { discount: 10, couponCode: 'FIRST' },
      { discount_paise: 1000, final_paise: 9000, coupon_code: 'FIRST' },
    ],
    [
      'what a listed coupon gives, without its code',
      50,
      { discount: 50 },
      { discount_paise: 5000, final_paise: 5000, coupon_code: 'RS50' },
    ],
  ])('accepts %s', async (_what, amount, own, stored) => {
    const { member } = await memberWithCart();
    expect((await finalize(shop, member, amount, own)).json()).toMatchObject({ finalOrderAmount: amount });
    expect(await ordersOf(member.userId)).toEqual([
      expect.objectContaining({ ...stored, subtotal_paise: 10000, shipping_paise: 0 }),
    ]);
  });

  it.each([
    ['a lower amount', 1, {}, 100],
    ['a higher amount', 101, {}, 100],
    ['a third decimal', 100.001, {}, 100],
    ['a discount that no coupon gives', 93, { discount: 7 }, 100],
    ['a discount that only an inactive coupon gives', 23, { discount: 77 }, 100],
    ['a discount of everything', 0, { discount: 100 }, 100],
    ['a discount beside the plain amount', 100, { discount: 10 }, 90],
    ['a discounted amount that names no discount', 90, { discount: 0 }, 100],
    ["another discount than the code's", 80, { discount: 20, couponCode: 'FIRST' }, 90],
    ["the code's amount beside another discount", 90, { discount: 20, couponCode: 'FIRST' }, 90],
    ['shipping in the amount', 150, { shipping: 50 }, 100],
    ['shipping beside the amount', 100, { shipping: 50 }, 100],
    ['shipping that pays for a discount', 100, { discount: 50, shipping: 50 }, 50],
  ])('lets no forged sum into an order: %s', async (_what, amount, own, right) => {
    const { member, productId } = await memberWithCart();
    const response = await finalize(shop, member, amount, own);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'PRICE_CHANGED', finalOrderAmount: right });
    expect(await ordersOf(member.userId)).toEqual([]);
    expect(await shop.stockOf(productId)).toBe(5);
  });

  it.each([
    ['addrId', 'mine', 400],
    ['addrId', '', 400],
    ['paymentMethod', 'cash', 422],
    ['finalOrderAmount', 'much', 400],
    ['discount', '-5', 400],
    ['shipping', '-5', 400],
  ])('refuses an order whose %s is %j', async (field, value, status) => {
    const { member } = await memberWithCart();
    const response = await finalize(shop, member, 100, { [field]: value });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it('has nothing to order in an empty cart', async () => {
    const response = await finalize(shop, await loggedIn(shop), 0);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'EMPTY_CART' });
  });

  it('asks for a mobile number first where the account has none', async () => {
    const member = await loggedIn(shop, { mobile: '' });
    await member.add(await shop.addProduct({ rate_paise: 10000 }));
    const response = await finalize(shop, member, 100, {}, { 'idempotency-key': 'without-number' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'INVALID',
      fields: { mobile: expect.stringContaining('mobile number') },
    });

    await shop.database.write((trx) =>
      trx.updateTable('member').set({ mobile: '9000000002' }).where('id', '=', member.userId).execute(),
    );
    expect((await finalize(shop, member, 100, {}, { 'idempotency-key': 'without-number' })).statusCode).toBe(200);
  });

  it("sends to no other member's address, and does not tell whether there is one", async () => {
    const { member } = await memberWithCart();
    const anothers = await finalize(shop, member, 100, { addrId: await addrIdOf(shop, (await loggedIn(shop)).userId) });
    expect(anothers.statusCode).toBe(403);
    for (const addrId of ['99999', '999999999999', '0']) {
      const unknown = await finalize(shop, member, 100, { addrId });
      expect([unknown.statusCode, unknown.body]).toEqual([403, anothers.body]);
    }
    expect(await ordersOf(member.userId)).toEqual([]);
  });

  it('is for the member alone: nobody, guests and other members are refused', async () => {
    const { member } = await memberWithCart();
    const addrId = await addrIdOf(shop, member.userId);
    const fields = { userId: member.userId, finalOrderAmount: 100, addrId, paymentMethod: 'onlinePayment' };
    const guest = await shop.guest();
    expect((await shop.visitor().post('/usercart/finalize', fields)).statusCode).toBe(401);
    expect((await guest.post('/usercart/finalize', fields)).statusCode).toBe(403);
    expect((await guest.post('/usercart/finalize', { ...fields, userId: guest.guestId })).statusCode).toBe(403);
    expect((await (await loggedIn(shop)).post('/usercart/finalize', fields)).statusCode).toBe(403);
    expect(await ordersOf(member.userId)).toEqual([]);
  });

  it('thanks a member by mail, and a guest not', async () => {
    const own = await buildTestApp();
    const productId = await own.addProduct({ rate_paise: 10000 });
    const [member, guest] = [await loggedIn(own, { email: 'meera@example.com' }), await own.guest()];
    await member.add(productId);
    await guest.add(productId);
    expect((await finalize(own, member, 1)).statusCode).toBe(409);
    expect(await mailsOf(own)).toEqual([]);

    const { orderNo } = (await finalize(own, member, 100)).json<OrderPlaced>();
    expect((await guest.order(100)).statusCode).toBe(200);
    expect(await mailsOf(own)).toEqual([
      expect.objectContaining({ to: 'meera@example.com', subject: expect.stringContaining(orderNo) }),
    ]);
    await own.close();
  });

  it('limits how often one account orders', async () => {
    const strict = await buildTestApp({ config: { rateLimits: true } });
    const member = await loggedIn(strict);
    const statuses = [];
    for (let call = 0; call < 61; call += 1) statuses.push((await finalize(strict, member, 1)).statusCode);
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses[60]).toBe(429);
    await strict.close();
  });
});
