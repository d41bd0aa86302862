import type { OrderPlaced, OrderSummaryEntry } from '../../../src/contract/order';
import { MINUTE_MS } from '../../../src/contract/rules/durations';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { finalize, loggedIn } from '../../support/server/members';
import { couponRow, NOW } from '../../support/data/rows';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
  await shop.put({ coupon: [couponRow({ coupon_name: 'FIRST' })] });
});
afterAll(() => shop?.close());
afterEach(() => {
  shop.clock.now = NOW;
});

const summaryOf = async (member: Visitor): Promise<OrderSummaryEntry[]> =>
  (await member.get(`/orders/summary?userId=${member.userId}`)).json();

describe('the history of orders', () => {
  it('shows an order as it was placed, a row for each line, whatever became of the products', async () => {
    const member = await loggedIn(shop);
    const jhabla = await shop.addProduct({
      name: 'Jhabla',
      rate_paise: 10001,
      pictures: '["/pictures/a","/pictures/b"]',
    });
    const frock = await shop.addProduct({ name: 'Frock', rate_paise: 20000, pictures: '["/pictures/c"]' });
    await member.add(jhabla, 2, { productColor: 'Red', productSize: '0-3 M' });
    await member.add(frock);
    const { orderNo, serialNos } = (
      await finalize(shop, member, 360.02, { discount: 40, couponCode: 'FIRST' })
    ).json<OrderPlaced>();
    await shop.database.write(async (trx) => {
      await trx
        .updateTable('product')
        .set({ name: 'Renamed', rate_paise: 1, pictures: '[]', hidden: 1 })
        .where('id', '=', jhabla)
        .execute();
      await trx.updateTable('customer_order').set({ shipping_paise: 8050 }).where('order_no', '=', orderNo).execute();
    });

    const to = {
      deliveryName: 'Asha Rao',
      deliveryAddress: '12 Lake View, Station Road, Thane, Maharashtra, India, 400601',
    };
    const whole = {
      orderNo,
      finalOrderAmount: 360.02,
      billDate: '2026-11-20T04:30:00.000Z',
      orderStatus: 'ORDERED',
      discount: 40,
      shipping: 80.5,
      returnStatus: null,
      deliveredDate: null,
      ...to,
    };
    expect(await summaryOf(member)).toEqual([
      {
        orders: [
          {
            ...whole,
            serialNo: serialNos[0],
            productId: jhabla,
            productName: 'Jhabla',
            orderQuantity: 2,
            productRate: 100.01,
            netAmount: 180.02,
            productObject: { productColor: 'Red', productSize: '0-3 M' },
          },
          {
            ...whole,
            serialNo: serialNos[1],
            productId: frock,
            productName: 'Frock',
            orderQuantity: 1,
            productRate: 200,
            netAmount: 180,
            productObject: { productColor: '', productSize: '' },
          },
        ],
        orderImage: '/pictures/a',
        productCount: 2,
      },
    ]);
  });

  it("lists the member's own orders, newest first, and nobody else's", async () => {
    const [member, other] = [await loggedIn(shop), await loggedIn(shop)];
    const id = await shop.addProduct({ rate_paise: 10000, stock: 50 });
    const numbers: string[] = [];
    for (const minutes of [0, 1, 1]) {
      shop.clock.now = NOW + minutes * MINUTE_MS;
      await other.add(id);
      await finalize(shop, other, 100);
      await member.add(id);
      numbers.push((await finalize(shop, member, 100)).json<OrderPlaced>().orderNo);
    }
    expect((await summaryOf(member)).map(({ orders }) => orders[0]?.orderNo)).toEqual(numbers.reverse());
    expect(await summaryOf(await loggedIn(shop))).toEqual([]);
  });

  it('says when an order was delivered and how a return of its line stands', async () => {
    const member = await loggedIn(shop);
    for (const productId of [await shop.addProduct({ rate_paise: 100 }), await shop.addProduct({ rate_paise: 100 })])
      await member.add(productId);
    const { serialNos, orderNo } = (await finalize(shop, member, 2)).json<OrderPlaced>();
    await shop.database.write((trx) =>
      trx
        .updateTable('customer_order')
        .set({ status: 'DELIVERED', delivered_at: NOW })
        .where('order_no', '=', orderNo)
        .execute(),
    );
    await shop.put({
      return_request: [
        {
          id: 'r_1',
          serial_no: serialNos[1] ?? 0,
          member_id: member.userId,
          reason: 'Too small',
          comment: '',
          status: 'APPROVED',
          bank_details: null,
          key_id: null,
          requested_at: NOW,
          decided_at: NOW,
          refunded_at: null,
        },
      ],
    });
    const [entry] = await summaryOf(member);
    const delivered = { orderStatus: 'DELIVERED', deliveredDate: '2026-11-20T04:30:00.000Z' };
    expect(entry?.orders).toEqual([
      expect.objectContaining({ ...delivered, returnStatus: null }),
      expect.objectContaining({ ...delivered, returnStatus: 'APPROVED' }),
    ]);
  });

  it('asks the database no more often for many orders than for one', async () => {
    const member = await loggedIn(shop);
    const id = await shop.addProduct({ rate_paise: 100, stock: 50 });
    const selects = async (): Promise<number> => {
      const seen = jest.spyOn(shop.database.db.getExecutor(), 'executeQuery');
      await summaryOf(member);
      // The catalogue may look for changes at the same moment.
      const aboutOrders = seen.mock.calls.filter(([query]) => query.sql.includes('customer_order'));
      seen.mockRestore();
      return aboutOrders.length;
    };
    const order = async () => {
      await member.add(id);
      await finalize(shop, member, 1);
    };
    await order();
    const forOne = await selects();
    for (let count = 0; count < 9; count += 1) await order();
    expect(await summaryOf(member)).toHaveLength(10);
    expect(await selects()).toBe(forOne);
    expect(forOne).toBeGreaterThan(0);
  });

  it('is for the member alone', async () => {
    const [member, other, guest] = [await loggedIn(shop), await loggedIn(shop), await shop.guest()];
    const path = `/orders/summary?userId=${member.userId}`;
    expect((await shop.visitor().get(path)).statusCode).toBe(401);
    expect((await other.get(path)).statusCode).toBe(403);
    expect((await guest.get(path)).statusCode).toBe(403);
    expect((await guest.get(`/orders/summary?userId=${guest.guestId}`)).statusCode).toBe(403);
    expect((await member.get('/orders/summary')).statusCode).toBe(400);
  });
});
