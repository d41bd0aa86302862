/** Whatever staff do with an order beside its next step, so that what went wrong is put right. */
import { DAY_MS } from '../../../src/contract/rules/durations';
import type { StaffOrder, StaffOrderList, Takings } from '../../../src/contract/staffOrders';
import { readAudit } from '../../support/server/audit';
import { mailsOf } from '../../support/mails/mails';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { claim, orderOfGuest, pageOf, UPI, type KeyedOrder } from '../../support/server/orderPages';
import { makeColleague, type Colleague } from '../../support/server/staff';

let shop: TestShop;
let colleague: Colleague;
beforeEach(async () => {
  shop = await buildTestApp({ config: { upi: UPI } });
  colleague = await makeColleague(shop, 'orders');
});
afterEach(() => shop?.close());

const GUEST = 'meera@example.com';
const UTR = '433012345678';
const parcel = { courier: 'Delhivery', trackingNumber: '1234567890' };
const show = async (orderNo: string): Promise<StaffOrder> => (await colleague.send('GET', `orders/${orderNo}`)).json();
/** With the version of the order as it is. */
async function move(orderNo: string, step: string, body: object = {}) {
  const { version } = await show(orderNo);
  const answer = await colleague.send('PUT', `orders/${orderNo}/${step}`, { version, ...body });
  return { status: answer.statusCode, order: answer.json<StaffOrder & { code?: string; message?: string }>() };
}
const subjects = async (): Promise<string[]> =>
  (await mailsOf(shop)).filter(({ to }) => to === GUEST).map(({ subject }) => subject);
const lastMail = async (): Promise<string> => (await mailsOf(shop)).at(-1)?.text ?? '';
/** A guest's order of 200 rupees and 80 of shipping. */
async function quoted(): Promise<KeyedOrder> {
  const order = await orderOfGuest(shop, { email: GUEST });
  await move(order.orderNo, 'shipping', { amount: 80 });
  return order;
}
const takings = async (): Promise<Takings> =>
  (await colleague.send('GET', 'takings?from=2026-11-20&to=2026-11-20')).json();

describe('shipping that is quoted again', () => {
  it('asks the customer anew only where the amount is another one, and stays once the payment is here', async () => {
    const { orderNo } = await quoted();
    await move(orderNo, 'shipping', { amount: 80 });
    expect((await move(orderNo, 'shipping', { amount: 60 })).order).toMatchObject({ amountDue: 260 });
    const asked = `What your order ${orderNo} comes to`;
    expect((await subjects()).filter((subject) => subject === asked)).toHaveLength(2);
    await move(orderNo, 'payment', { amount: 260 });
    expect(await move(orderNo, 'shipping', { amount: 80 })).toMatchObject({ status: 409, order: { code: 'CONFLICT' } });
  });

  it('is refused beside its field where it is a slip of the finger', async () => {
    const { orderNo } = await quoted();
    const { status, order } = await move(orderNo, 'shipping', { amount: 100_000.01 });
    expect([status, order]).toMatchObject([422, { fields: { amount: 'Shipping costs at most 1,00,000 rupees.' } }]);
  });
});

describe('a payment that is short of what the order comes to', () => {
  it('is thanked for, with what is still open', async () => {
    const { orderNo } = await quoted();
    await move(orderNo, 'payment', { amount: 200, despite: ['AMOUNT_DIFFERS'] });
    expect(await lastMail()).toContain('The order comes to ₹280: ₹80 is still open.');
  });
});

describe('a parcel', () => {
  it('is corrected on its way, the customer told, and its number in no audit row', async () => {
    const { orderNo } = await quoted();
    await move(orderNo, 'ship', { ...parcel, despite: ['NOT_PAID'] });
    const other = { courier: 'Ekart', trackingNumber: 'D76543210' };
    const { order } = await move(orderNo, 'parcel', other);
    expect(order).toMatchObject({ ...other, status: 'SHIPPED', trackingUrl: expect.stringContaining('D76543210') });
    expect(order.timeline.at(-1)).toMatchObject({ what: 'parcel corrected', details: 'Ekart, D76543210' });
    expect((await subjects()).at(-1)).toBe(`How your order ${orderNo} travels`);
    expect(await lastMail()).toContain('Tracking number: D76543210');
    // The same once more is harmless, and tells nobody.
    await move(orderNo, 'parcel', other);
    expect(await subjects()).toHaveLength(4);
    const audit = JSON.stringify(await readAudit(shop.database.db));
    expect(audit).toContain('Delhivery');
    expect(audit).not.toMatch(/1234567890|D76543210/);
  });

  it('that came back is cancelled, and its pieces are in stock again', async () => {
    const order = await quoted();
    await move(order.orderNo, 'ship', { ...parcel, despite: ['NOT_PAID'] });
    expect((await move(order.orderNo, 'cancel')).order).toMatchObject({ status: 'CANCELED' });
    expect(await shop.stockOf(order.productId)).toBe(5);
  });

  it('is unpacked again, and both are written down with what it was', async () => {
    const { orderNo } = await quoted();
    await move(orderNo, 'packed');
    const { order } = await move(orderNo, 'packed', { packed: false });
    expect(order).toMatchObject({ isPacked: false });
    expect(order.timeline.slice(-2).map(({ what }) => what)).toEqual(['packed', 'unpacked']);
    const [unpacked, packed] = await readAudit(shop.database.db, { subject: `order ${orderNo}` });
    expect([packed, unpacked].map((row) => [row?.was, row?.isNow])).toEqual([
      [{ isPacked: false }, { isPacked: true }],
      [{ isPacked: true }, { isPacked: false }],
    ]);
  });
});

describe('a payment that was noted by mistake', () => {
  it('is undone: the claim stands as before, the takings hold nothing, and the customer is told', async () => {
    const order = await quoted();
    await claim(shop, order, UTR);
    await move(order.orderNo, 'payment', { amount: 280, reference: '555012345678' });
    expect(await takings()).toMatchObject({ received: 280 });
    const { order: undone } = await move(order.orderNo, 'payment-undone');
    expect(undone).toMatchObject({
      next: 'payment',
      payment: { state: 'claimed', amount: null, at: null, reference: UTR },
    });
    expect(undone.timeline.at(-1)).toMatchObject({ what: 'payment undone', details: '₹280, 555012345678' });
    expect(await takings()).toEqual({ days: [], received: 0, refunded: 0 });
    expect(await lastMail()).toContain('That was a slip of ours');
    const [row] = await readAudit(shop.database.db, { subject: `order ${order.orderNo}` });
    expect(row).toMatchObject({
      what: 'order: payment undone',
      was: { payment: 'received', amount: 280 },
      isNow: { payment: 'claimed' },
    });
  });

  it('goes back to asked, or to none, where nobody has claimed it', async () => {
    const { orderNo } = await quoted();
    await move(orderNo, 'payment', { amount: 280 });
    expect((await move(orderNo, 'payment-undone')).order.payment.state).toBe('asked');
    const early = await orderOfGuest(shop, {});
    await move(early.orderNo, 'payment', { amount: 200 });
    expect((await move(early.orderNo, 'payment-undone')).order.payment.state).toBe('none');
  });
});

describe('a payment that the customer claims', () => {
  it('is said not to be there, the customer told how to pay, and may be claimed again', async () => {
    const order = await quoted();
    await claim(shop, order, UTR);
    const owner = await makeColleague(shop, 'owner');
    const { version } = (await owner.send('GET', 'settings')).json<{ version: string }>();
    expect((await owner.send('PUT', 'settings', { version, upiId: 'other@okbank' })).statusCode).toBe(200);
    const { order: asked } = await move(order.orderNo, 'not-paid');
    expect(asked.payment).toMatchObject({ state: 'asked', reference: null });
    expect(asked.timeline.at(-1)).toMatchObject({ what: 'payment not found', details: UTR });
    expect(await lastMail()).toMatch(/reference 433012345678[\s\S]+have not found it[\s\S]+UPI id: other@okbank/);
    expect((await claim(shop, order, '433099999999')).json()).toMatchObject({ payment: { paymentState: 'claimed' } });
    // What was answered stays answered when a payment of the next claim is undone.
    await move(order.orderNo, 'not-paid');
    await move(order.orderNo, 'payment', { amount: 280 });
    expect((await move(order.orderNo, 'payment-undone')).order.payment).toMatchObject({ state: 'asked' });
  });

  it('makes its order overdue when nobody answers it for 14 days, however often it was made', async () => {
    const order = await orderOfGuest(shop);
    const { orderNo } = order;
    await move(orderNo, 'shipping', { amount: 80 });
    await claim(shop, order, '433012345678');
    const isOverdue = async () => [
      (await show(orderNo)).isOverdue,
      (await colleague.send('GET', 'orders?overdue=true')).json<StaffOrderList>().rows.map((row) => row.orderNo),
    ];
    shop.clock.now += 13 * DAY_MS;
    colleague = await makeColleague(shop, 'orders');
    await claim(shop, order, '433012345679');
    expect(await isOverdue()).toEqual([false, []]);
    shop.clock.now += 2 * DAY_MS;
    colleague = await makeColleague(shop, 'orders');
    expect(await isOverdue()).toEqual([true, expect.arrayContaining([orderNo])]);
    const { version } = await show(orderNo);
    const answer = await colleague.send('POST', 'orders/cancel-overdue', { orders: [{ orderNo, version }] });
    expect(answer.json()).toEqual({ done: [orderNo], failed: [] });
    expect((await show(orderNo)).next).toBe('payment');
  });

  it('stays in sight when its order is cancelled, until it was found and sent back', async () => {
    const order = await quoted();
    const { orderNo } = order;
    await claim(shop, order, UTR);
    const { order: cancelled } = await move(orderNo, 'cancel');
    expect(cancelled).toMatchObject({ next: 'payment', words: { step: 'cancelled' } });
    expect(cancelled.words.text).toContain('We look for it, and once it is here, it goes back to you.');
    const list = (await colleague.send('GET', 'orders?next=payment')).json<StaffOrderList>();
    expect(list.rows.map((row) => row.orderNo)).toEqual([orderNo]);
    const { order: received } = await move(orderNo, 'payment', { amount: 280, reference: UTR });
    expect(received).toMatchObject({ next: 'refund', status: 'CANCELED' });
    expect(received.words.text).toContain('Your payment of ₹280 goes back to you.');
    expect(await lastMail()).toContain('As the order is cancelled, it goes back to you.');
    expect((await move(orderNo, 'refund', { amount: 280 })).order).toMatchObject({ next: null });
  });

  it('stays in sight when its order is delivered', async () => {
    const order = await quoted();
    await claim(shop, order, UTR);
    await move(order.orderNo, 'ship', { ...parcel, despite: ['NOT_PAID'] });
    expect((await move(order.orderNo, 'deliver')).order.next).toBe('payment');
    expect((await move(order.orderNo, 'payment', { amount: 280, reference: UTR })).order.next).toBeNull();
  });

  it('and was paid in cash after all keeps no reference', async () => {
    const order = await quoted();
    await claim(shop, order, UTR);
    const { order: received } = await move(order.orderNo, 'payment', { amount: 280, reference: '' });
    expect(received.payment).toMatchObject({ state: 'received', reference: null });
    const other = await quoted();
    expect((await move(other.orderNo, 'payment', { amount: 280, reference: UTR })).status).toBe(200);
  });
});

describe('a refund', () => {
  it('may be a part, of an order that still ships, and the rest follows', async () => {
    const order = await quoted();
    const { orderNo } = order;
    await move(orderNo, 'payment', { amount: 300, despite: ['AMOUNT_DIFFERS'] });
    expect((await move(orderNo, 'refund', { amount: 20 })).order).toMatchObject({
      next: 'ship',
      payment: { state: 'refunded', amount: 300, refunded: 20 },
    });
    expect((await pageOf(shop, order)).payment).toMatchObject({ amountReceived: 300, amountRefunded: 20 });
    const list = (await colleague.send('GET', 'orders?next=ship')).json<StaffOrderList>();
    expect(list.rows.map((row) => row.orderNo)).toEqual([orderNo]);
    expect((await move(orderNo, 'refund', { amount: 281 })).order).toMatchObject({
      fields: { amount: 'At most ₹280 can be sent back.' },
    });
    shop.clock.now += DAY_MS;
    colleague = await makeColleague(shop, 'orders');
    await move(orderNo, 'cancel');
    expect((await move(orderNo, 'refund', { amount: 280 })).order.payment).toMatchObject({ refunded: 300 });
    const both = await colleague.send('GET', 'takings?from=2026-11-20&to=2026-11-21');
    expect(both.json<Takings>().days.map(({ refunded }) => refunded)).toEqual([20, 280]);
  });
});

describe('what is written down of money', () => {
  it('holds amounts and no references: those are in the order’s events, which go with the customer', async () => {
    const { orderNo } = await quoted();
    await move(orderNo, 'payment', { amount: 280, reference: UTR });
    await move(orderNo, 'refund', { amount: 280, reference: '998812345678' });
    const audit = JSON.stringify(await readAudit(shop.database.db));
    expect(audit).toContain('280');
    expect(audit).not.toMatch(/433012345678|998812345678/);
    const told = (await show(orderNo)).timeline.map(({ details }) => details).join();
    expect(told).toContain(UTR);
    expect(told).toContain('998812345678');
  });
});
