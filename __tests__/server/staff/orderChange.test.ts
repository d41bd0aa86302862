/** An order that staff change before it ships (docs/contract.md section 11). */
import type { StaffOrder } from '../../../src/contract/staffOrders';
import { readAudit } from '../../support/server/audit';
import { placeOrder } from '../../support/data/orders';
import { couponRow, productRow } from '../../support/data/rows';
import { mailsOf } from '../../support/mails/mails';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeColleague, type Colleague } from '../../support/server/staff';

let shop: TestShop;
let colleague: Colleague;
const ORDER_NO = '7K3M-9QX2';

/** Two lines, 1,000 rupees before a tenth off. */
async function open(own: Parameters<typeof placeOrder>[1] = {}, coupon: Partial<ReturnType<typeof couponRow>> = {}) {
  const product = productRow({ id: 41, stock: 5, colours: 'Blue,Red', sizes: '0-3 M,3-6 M' });
  shop = await buildTestApp({
    rows: { product: [product], coupon: [couponRow({ coupon_name: 'FIRST', status: 'inactive', ...coupon })] },
  });
  colleague = await makeColleague(shop, 'owner');
  const sums = { subtotal_paise: 100_000, discount_paise: 10_000, final_paise: 90_000, email: 'asha.rao@example.com' };
  await placeOrder(shop.database, { ...sums, ...own }, [
    { quantity: 3, rate_paise: 20_000 },
    { quantity: 1, rate_paise: 40_000, size: '' },
  ]);
}
afterEach(() => shop?.close());

const show = async (): Promise<StaffOrder> => (await colleague.send('GET', `orders/${ORDER_NO}`)).json();
async function change(ask: (order: StaffOrder) => object) {
  const order = await show();
  const body = { version: order.version, ...ask(order) };
  const answer = await colleague.send('PUT', `orders/${ORDER_NO}/change`, body);
  return { status: answer.statusCode, order: answer.json<StaffOrder & { message?: string }>() };
}
const firstOf = ({ lines }: StaffOrder): number => lines[0]?.serialNo ?? 0;
const secondOf = ({ lines }: StaffOrder): number => lines[1]?.serialNo ?? 0;
const stock = async (): Promise<number> =>
  (await shop.database.db.selectFrom('product').select('stock').executeTakeFirstOrThrow()).stock;
const nets = async (): Promise<number[]> => {
  const rows = await shop.database.db.selectFrom('order_line').select('net_paise').orderBy('serial_no').execute();
  return rows.map(({ net_paise }) => net_paise);
};

describe('a change of an order', () => {
  it('takes pieces away at the rates of then, prices it anew, and puts them back in stock', async () => {
    await open();
    const { order } = await change((before) => ({ lines: [{ serialNo: firstOf(before), quantity: 1 }] }));
    expect(order).toMatchObject({ subtotal: 600, discount: 60, goods: 540, coupon: 'FIRST' });
    expect([await stock(), await nets()]).toEqual([7, [18_000, 36_000]]);
    expect(order.timeline.at(-1)).toMatchObject({ what: 'changed', details: expect.stringContaining('→ 1 x Mulmul') });
    expect((await mailsOf(shop)).map(({ to, subject }) => [to, subject])).toEqual([
      ['asha.rao@example.com', `Your order ${ORDER_NO} was changed`],
    ]);
  });

  it('takes a whole line away, and asks again what the coupon asks of the goods', async () => {
    await open({}, { min_order_paise: 50_000 });
    const { order } = await change((before) => ({ lines: [{ serialNo: firstOf(before), quantity: 0 }] }));
    expect(order).toMatchObject({ subtotal: 400, discount: 0, goods: 400, coupon: null });
    expect(order.lines).toHaveLength(1);
    expect(await stock()).toBe(8);
  });

  it('takes the same share off where the coupon is there no more', async () => {
    await open({ coupon_code: 'GONE' });
    const { order } = await change((before) => ({ lines: [{ serialNo: secondOf(before), quantity: 0 }] }));
    expect(order).toMatchObject({ subtotal: 600, discount: 60, goods: 540, coupon: 'GONE' });
  });

  it('gives a line another colour and size of its product, and no other', async () => {
    await open();
    const { order } = await change((before) => ({
      lines: [{ serialNo: firstOf(before), colour: 'red', size: '3-6 m' }],
      address: '9 New Street, Pune, Maharashtra, India, 411001',
    }));
    expect(order.lines[0]).toMatchObject({ colour: 'Red', size: '3-6 M', quantity: 3 });
    expect(order).toMatchObject({ goods: 900, address: { pinCode: '411001' } });
    const odd = await change((before) => ({ lines: [{ serialNo: firstOf(before), colour: 'Green' }] }));
    expect([odd.status, odd.order.message]).toEqual([422, expect.stringContaining('does not come in Green')]);
    // The address goes with the order; what was written down of the change outlives that.
    expect(JSON.stringify(await readAudit(shop.database.db))).not.toContain('New Street');
  });

  it('takes no more pieces, no line of another order, and not the last piece', async () => {
    await open();
    const statusOf = async (ask: (order: StaffOrder) => object) => (await change(ask)).status;
    expect(await statusOf((order) => ({ lines: [{ serialNo: firstOf(order), quantity: 4 }] }))).toBe(422);
    expect(await statusOf((order) => ({ lines: [{ serialNo: firstOf(order) + 1000, quantity: 1 }] }))).toBe(422);
    const none = (order: StaffOrder) => ({ lines: order.lines.map(({ serialNo }) => ({ serialNo, quantity: 0 })) });
    expect(await statusOf(none)).toBe(422);
    expect(await statusOf(() => ({ address: 'without a PIN code' }))).toBe(422);
    expect([await stock(), (await show()).version]).toEqual([5, '0']);
  });

  it('keeps the amount of an order that is paid, and everything of one that is sent', async () => {
    await open({ payment: 'received', payment_paise: 90_000 });
    const fewer = (before: StaffOrder) => ({ lines: [{ serialNo: firstOf(before), quantity: 1 }] });
    expect((await change(fewer)).status).toBe(409);
    expect((await change((before) => ({ lines: [{ serialNo: firstOf(before), colour: 'Red' }] }))).status).toBe(200);
    await shop.database.write((trx) => trx.updateTable('customer_order').set({ status: 'SHIPPED' }).execute());
    expect((await change((before) => ({ lines: [{ serialNo: firstOf(before), colour: 'Blue' }] }))).status).toBe(409);
  });

  it('writes nothing at all where one part of it fails', async () => {
    await open();
    const before = await show();
    await shop.database.write((trx) => trx.schema.dropTable('outbox_mail').execute());
    expect((await change(() => ({ lines: [{ serialNo: firstOf(before), quantity: 1 }] }))).status).toBe(500);
    expect([await stock(), await show()]).toEqual([5, before]);
    expect(await readAudit(shop.database.db)).toEqual([]);
  });

  it('does nothing and tells nobody where nothing is another', async () => {
    await open();
    const { status, order } = await change((before) => ({ lines: [{ serialNo: firstOf(before), colour: 'BLUE' }] }));
    expect([status, order.version]).toEqual([200, '0']);
    expect(await mailsOf(shop)).toEqual([]);
  });
});
