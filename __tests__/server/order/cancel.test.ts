import type { OrderPlaced } from '../../../src/contract/order';
import type { OrderStatusColumn } from '../../../src/server/db/orderSchema';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { mailsOf } from '../../support/mails/mails';
import { finalize, loggedIn } from '../../support/server/members';
import { NOW } from '../../support/data/rows';
import { staffOf } from '../../support/commands/staff';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());
afterEach(() => {
  shop.clock.now = NOW;
});

const cancel = (visitor: Visitor, serialNo: number | undefined, newStatus = 'CANCELED') =>
  visitor.send({ method: 'PUT', url: `/orders/status/${serialNo}`, query: { newStatus } });
const stored = (orderNo: string) =>
  shop.database.db.selectFrom('customer_order').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow();
const setStatus = (orderNo: string, status: OrderStatusColumn) =>
  shop.database.write((trx) =>
    trx.updateTable('customer_order').set({ status }).where('order_no', '=', orderNo).execute(),
  );

/** An order of two pieces of one product and one of another, in two lines each of its own serial number. */
async function ordered() {
  const member = await loggedIn(shop);
  const ids = [
    await shop.addProduct({ rate_paise: 10000, stock: 5 }),
    await shop.addProduct({ rate_paise: 10000, stock: 5 }),
  ] as const;
  await member.add(ids[1], 2);
  await member.add(ids[0], 1);
  const placed = (await finalize(shop, member, 300)).json<OrderPlaced>();
  return { member, ids, ...placed, stocks: async () => [await shop.stockOf(ids[0]), await shop.stockOf(ids[1])] };
}

describe('cancelling an order', () => {
  it('cancels the whole order by any of its serial numbers and puts its pieces back into the stock', async () => {
    const { member, ids, orderNo, serialNos, stocks } = await ordered();
    expect(await stocks()).toEqual([4, 3]);
    shop.clock.now = NOW + 1000;
    const response = await cancel(member, serialNos[1]);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ orderNo, orderStatus: 'CANCELED' });
    expect(await stored(orderNo)).toMatchObject({ status: 'CANCELED', canceled_at: NOW + 1000 });
    expect(await stocks()).toEqual([5, 5]);
    expect((await member.get(`/api/customProducts/${ids[1]}`)).json()).toMatchObject({ productQuantity: 5 });
    const product = await shop.database.db
      .selectFrom('product')
      .select('updated_at')
      .where('id', '=', ids[1])
      .executeTakeFirstOrThrow();
    expect(product.updated_at).toBe(NOW + 1000);
  });

  it('does no harm when every line asks to be cancelled, one after the other', async () => {
    const { member, orderNo, serialNos, stocks } = await ordered();
    for (const serialNo of [...serialNos, ...serialNos])
      expect((await cancel(member, serialNo)).json()).toEqual({ orderNo, orderStatus: 'CANCELED' });
    expect(await stocks()).toEqual([5, 5]);
  });

  it('puts the stock back once for twenty simultaneous cancels', async () => {
    const { member, serialNos, stocks } = await ordered();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => cancel(member, serialNos[index % 2])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stocks()).toEqual([5, 5]);
  });

  it('puts the stock back once when customer and staff cancel at the same time', async () => {
    const { member, orderNo, serialNos, stocks } = await ordered();
    const staff = staffOf(shop);
    const [byCustomer, byStaff] = await Promise.all([cancel(member, serialNos[0]), staff('orders', 'cancel', orderNo)]);
    expect([byCustomer.statusCode, byStaff.code]).toEqual([200, 0]);
    expect(await stocks()).toEqual([5, 5]);
  });

  it.each([
    ['SHIPPED', 'on its way'],
    ['DELIVERED', 'ask for a return'],
  ] as const)('no longer cancels an order that is %s, and says why', async (status, why) => {
    const { member, orderNo, serialNos, stocks } = await ordered();
    await setStatus(orderNo, status);
    const response = await cancel(member, serialNos[0]);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'NOT_CANCELLABLE', message: expect.stringContaining(why) });
    expect((await stored(orderNo)).status).toBe(status);
    expect(await stocks()).toEqual([4, 3]);
  });

  it.each([
    ['ORDERED', 409],
    ['SHIPPED', 409],
    ['DELIVERED', 409],
    ['LOST', 400],
    ['', 400],
  ])('lets a shopper set no other status: %j', async (newStatus, status) => {
    const { member, orderNo, serialNos } = await ordered();
    expect((await cancel(member, serialNos[0], newStatus)).statusCode).toBe(status);
    expect((await stored(orderNo)).status).toBe('ORDERED');
  });

  it("cancels nobody else's order, and does not tell whether there is one", async () => {
    const { orderNo, serialNos } = await ordered();
    const guest = await shop.guest();
    await guest.add(await shop.addProduct({ rate_paise: 100 }));
    const guestOrder = (await guest.order(1)).json<OrderPlaced>();
    const stranger = await loggedIn(shop);

    expect((await cancel(shop.visitor(), serialNos[0])).statusCode).toBe(401);
    expect((await cancel(shop.visitor(), 2_000_000_000)).statusCode).toBe(401);
    const anothers = await cancel(stranger, serialNos[0]);
    expect(anothers.statusCode).toBe(403);
    const unknown = await cancel(stranger, 2_000_000_000);
    expect([unknown.statusCode, unknown.body]).toEqual([403, anothers.body]);
    expect((await cancel(stranger, guestOrder.serialNos[0])).statusCode).toBe(403);
    expect((await cancel(guest, guestOrder.serialNos[0])).statusCode).toBe(403);
    expect([(await stored(orderNo)).status, (await stored(guestOrder.orderNo)).status]).toEqual(['ORDERED', 'ORDERED']);
  });

  it('confirms the cancellation by mail, once', async () => {
    const { member, orderNo, serialNos } = await ordered();
    await mailsOf(shop);
    for (const serialNo of serialNos) await cancel(member, serialNo);
    const told = (await mailsOf(shop)).filter(({ subject }) => subject === `Your order ${orderNo} is cancelled`);
    expect(told).toEqual([expect.objectContaining({ text: expect.stringContaining('As you asked') })]);
  });
});
