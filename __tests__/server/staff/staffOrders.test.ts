/** What staff do with an order, step by step (docs/contract.md sections 10 and 11). */
import type { StaffOrder } from '../../../src/contract/staffOrders';
import { readAudit } from '../../support/server/audit';
import { DAY_MS } from '../../../src/contract/rules/durations';
import { mailsOf } from '../../support/mails/mails';
import { placeOrder } from '../../support/data/orders';
import { NOW, productRow } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeColleague, type Colleague } from '../../support/server/staff';

let shop: TestShop;
let colleague: Colleague;
let orderNo: string;
beforeEach(async () => {
  shop = await buildTestApp({ rows: { product: [productRow({ id: 41, stock: 5 })] } });
  colleague = await makeColleague(shop, 'orders');
  orderNo = await placeOrder(shop.database, { email: 'asha.rao@example.com' });
});
afterEach(() => shop?.close());

const show = async (): Promise<StaffOrder> => (await colleague.send('GET', `orders/${orderNo}`)).json();
/** With the version of the order as it is, unless another is given. */
async function move(step: string, body: object = {}) {
  const { version } = await show();
  const answer = await colleague.send('PUT', `orders/${orderNo}/${step}`, { version, ...body });
  return { status: answer.statusCode, order: answer.json<StaffOrder & { code?: string; current?: StaffOrder }>() };
}
const DUE = 90_718.2 + 80;
const parcel = { courier: 'Delhivery', trackingNumber: '1234567890' };

describe('an order at the desk', () => {
  it('goes from the quote to the doorstep, each step with its audit row, its event and its mail', async () => {
    expect((await show()).next).toBe('shipping');
    expect((await move('shipping', { amount: 80 })).order).toMatchObject({
      next: 'payment',
      shipping: 80,
      amountDue: DUE,
      payment: { state: 'asked' },
    });
    expect((await move('payment', { amount: DUE, reference: '412345678901' })).order).toMatchObject({
      next: 'ship',
      payment: { state: 'received', amount: DUE, reference: '412345678901' },
    });
    expect((await move('packed')).order).toMatchObject({ next: 'ship', isPacked: true });
    expect((await move('ship', parcel)).order).toMatchObject({
      next: 'deliver',
      status: 'SHIPPED',
      courier: 'Delhivery',
      trackingUrl: expect.stringContaining('1234567890'),
    });
    const { order } = await move('deliver');
    expect(order).toMatchObject({ next: null, status: 'DELIVERED' });
    expect(order.timeline.map(({ what, who }) => [what, who])).toEqual([
      ['placed', 'customer'],
      ...['shipping set', 'payment received', 'packed', 'shipped', 'delivered'].map((what) => [what, colleague.email]),
    ]);
    const audit = await readAudit(shop.database.db, { subject: `order ${orderNo}` });
    expect(audit.map(({ who, what }) => [who, what])).toEqual(
      ['delivered', 'shipped', 'packed', 'payment received', 'shipping set'].map((what) => [
        colleague.email,
        `order: ${what}`,
      ]),
    );
    expect((await mailsOf(shop)).filter(({ to }) => to === 'asha.rao@example.com')).toHaveLength(4);
  });

  it('tells the second of two people what there is now, and changes nothing', async () => {
    const { version } = await show();
    await move('shipping', { amount: 80 });
    const stale = await colleague.send('PUT', `orders/${orderNo}/shipping`, { amount: 120, version });
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'STALE', current: expect.objectContaining({ shipping: 80 }) }),
    ]);
    expect((await show()).shipping).toBe(80);
    const odd = await colleague.send('PUT', `orders/${orderNo}/shipping`, { amount: 120, version: 'nonsense' });
    expect(odd.json()).toMatchObject({ code: 'STALE' });
  });

  it('asks once about another amount, a reference that was used, and a parcel that is not paid', async () => {
    await placeOrder(shop.database, { order_no: '2222-2222', payment: 'received', payment_reference: '412345678901' });
    await move('shipping', { amount: 80 });
    expect(await move('ship', parcel)).toMatchObject({ status: 409, order: { code: 'NOT_PAID' } });
    const payment = { amount: 90_000, reference: '4123 4567 8901' };
    expect(await move('payment', payment)).toMatchObject({ status: 409, order: { code: 'AMOUNT_DIFFERS' } });
    const known = await move('payment', { ...payment, despite: ['AMOUNT_DIFFERS'] });
    expect(known).toMatchObject({ status: 409, order: { code: 'REFERENCE_USED' } });
    const taken = await move('payment', { ...payment, despite: ['AMOUNT_DIFFERS', 'REFERENCE_USED'] });
    expect(taken).toMatchObject({ status: 200, order: { payment: { amount: 90_000 } } });
    const other = await placeOrder(shop.database, { order_no: '3333-3333' });
    const { version } = (await colleague.send('GET', `orders/${other}`)).json<StaffOrder>();
    const unpaid = await colleague.send('PUT', `orders/${other}/ship`, { ...parcel, version, despite: ['NOT_PAID'] });
    expect(unpaid.json()).toMatchObject({ status: 'SHIPPED' });
  });

  it('is cancelled once, its stock goes back, and what was paid is to be sent back', async () => {
    await move('payment', { amount: 90_718.2, reference: '' });
    expect((await move('cancel')).order).toMatchObject({ status: 'CANCELED', next: 'refund' });
    const { stock } = await shop.database.db.selectFrom('product').select('stock').executeTakeFirstOrThrow();
    expect(stock).toBe(5 + 3);
    expect(await move('refund', { amount: 90_719 })).toMatchObject({ status: 422 });
    expect((await move('refund', { amount: 90_718.2, reference: 'R12345678' })).order).toMatchObject({
      next: null,
      payment: { state: 'refunded', refunded: 90_718.2 },
    });
  });

  it('says beside the field what is wrong with an amount or a parcel', async () => {
    const fieldsOf = async (step: string, body: object) => {
      const { status, order } = await move(step, body);
      return [status, Object.keys((order as unknown as { fields: object }).fields)];
    };
    expect(await fieldsOf('shipping', { amount: -1 })).toEqual([422, ['amount']]);
    expect(await fieldsOf('shipping', { amount: 80.555 })).toEqual([422, ['amount']]);
    expect(await fieldsOf('ship', { ...parcel, courier: ' ' })).toEqual([422, ['courier']]);
    expect(await fieldsOf('ship', { ...parcel, trackingUrl: 'javascript:alert(1)' })).toEqual([422, ['trackingUrl']]);
    expect((await colleague.send('GET', 'orders/NONE-NONE')).statusCode).toBe(404);
  });

  it('holds notes that only staff see', async () => {
    const noted = await colleague.send('POST', `orders/${orderNo}/notes`, { text: 'Rang, asks for\nFriday.' });
    expect(noted.json<StaffOrder>().notes).toEqual([
      { at: new Date(NOW).toISOString(), who: colleague.email, text: 'Rang, asks for\nFriday.' },
    ]);
    const audit = JSON.stringify(await readAudit(shop.database.db));
    expect(audit).not.toContain('Friday');
    expect((await show()).timeline.map(({ what }) => what)).toEqual(['placed']);
  });

  it('gives the words of a step with a link that opens the order’s page, and keeps that they were sent', async () => {
    await move('shipping', { amount: 80 });
    expect((await show()).words).toEqual({ step: 'shipping', text: expect.stringContaining('₹90,798.20') });
    const told = await colleague.send('POST', `orders/${orderNo}/told`, { step: 'shipping', by: 'whatsapp' });
    const { text, link, order } = told.json<{ text: string; link: string; order: StaffOrder }>();
    expect(text.endsWith(link)).toBe(true);
    expect(order.timeline.at(-1)).toMatchObject({ what: 'words sent', details: 'shipping, by WhatsApp' });
    const key = new URL(link).searchParams.get('key') ?? '';
    const pageOf = (headers: Record<string, string>) => shop.visitor().get(`/api/order-page/${orderNo}`, headers);
    expect((await pageOf({ 'x-order-key': key })).statusCode).toBe(200);
    const renewed = (await colleague.send('POST', `orders/${orderNo}/link`)).json<{ link: string }>().link;
    expect((await pageOf({ 'x-order-key': key })).statusCode).toBe(404);
    const newKey = new URL(renewed).searchParams.get('key') ?? '';
    expect((await pageOf({ 'x-order-key': newKey })).statusCode).toBe(200);
  });

  it('shows the label, the customer’s other orders, and what its products come in today', async () => {
    await shop.put({ product: [productRow({ id: 42, colours: 'Red,Blue', sizes: '0-3 M,3-6 M' })] });
    orderNo = await placeOrder(shop.database, { order_no: '5555-5555' }, [{ product_id: 42 }]);
    const order = await show();
    expect(order.address).toEqual({
      whole: '12 Lake View, Thane, Maharashtra, India, 400601',
      parts: ['12 Lake View', 'Thane', 'Maharashtra', 'India'],
      pinCode: '400601',
    });
    expect(order.otherOrders.map((other) => other.orderNo)).toEqual(['7K3M-9QX2']);
    expect(order.lines[0]).toMatchObject({ colours: ['Red', 'Blue'], sizes: ['0-3 M', '3-6 M'] });
    const sheets = await colleague.send('GET', `orders/sheets?orderNos=${orderNo},7k3m9qx2`);
    expect(sheets.json<StaffOrder[]>().map((sheet) => sheet.orderNo)).toEqual([orderNo, '7K3M-9QX2']);
  });
});

describe('several orders at once', () => {
  it('are packed and shipped each by itself, and what could not be is told', async () => {
    await placeOrder(shop.database, { order_no: '2222-2222', payment: 'received', payment_paise: 9_071_820 });
    await placeOrder(shop.database, { order_no: '3333-3333', status: 'CANCELED', canceled_at: NOW });
    const packed = await colleague.send('POST', 'orders/packed', {
      orders: [orderNo, '3333-3333', 'NONE-NONE'].map((one) => ({ orderNo: one, version: '0' })),
    });
    expect(packed.json()).toEqual({
      done: [orderNo],
      failed: [
        { orderNo: '3333-3333', message: expect.stringContaining('not waiting') },
        { orderNo: 'NONE-NONE', message: expect.stringContaining('no order') },
      ],
    });
    const orders = [
      { orderNo, version: '1', ...parcel },
      { orderNo: '2222-2222', version: '0', ...parcel },
    ];
    const shipped = await colleague.send('POST', 'orders/ship-many', { orders });
    expect(shipped.json()).toEqual({
      done: ['2222-2222'],
      failed: [{ orderNo, message: expect.stringContaining('not paid') }],
    });
  });

  it('stay where somebody has changed them since they were listed', async () => {
    const version = '0';
    await move('shipping', { amount: 80 });
    const stale = { done: [], failed: [{ orderNo, message: expect.stringContaining('was changed meanwhile') }] };
    const orders = [{ orderNo, version }];
    expect((await colleague.send('POST', 'orders/packed', { orders })).json()).toEqual(stale);
    expect((await colleague.send('POST', 'orders/cancel-overdue', { orders })).json()).toEqual(stale);
    const parcels = [{ orderNo, version, ...parcel }];
    expect((await colleague.send('POST', 'orders/ship-many', { orders: parcels })).json()).toEqual(stale);
    const unsaid = await colleague.send('POST', 'orders/packed', { orders: [{ orderNo }] });
    expect(unsaid.statusCode).toBe(400);
    expect((await show()).isPacked).toBe(false);
  });

  it('fail where an order was shipped meanwhile with another number', async () => {
    await move('payment', { amount: 90_718.2 });
    const { order } = await move('ship', parcel);
    const orders = [{ orderNo, version: order.version, ...parcel, trackingNumber: '999' }];
    expect((await colleague.send('POST', 'orders/ship-many', { orders })).json()).toEqual({
      done: [],
      failed: [{ orderNo, message: expect.stringContaining('with another parcel') }],
    });
  });

  it('are cancelled in one step where they are overdue, and only there; their stock goes back', async () => {
    const placed_at = NOW - 15 * DAY_MS;
    await placeOrder(shop.database, { order_no: '2222-2222', placed_at, email: 'meera@example.com' });
    const waiting = await colleague.send('GET', 'orders?overdue=true');
    expect(waiting.json()).toMatchObject({ total: 1, rows: [{ orderNo: '2222-2222', isOverdue: true }] });
    const answer = await colleague.send('POST', 'orders/cancel-overdue', {
      orders: ['2222-2222', orderNo].map((one) => ({ orderNo: one, version: '0' })),
    });
    expect(answer.json()).toEqual({
      done: ['2222-2222'],
      failed: [{ orderNo, message: expect.stringContaining('not overdue') }],
    });
    const { stock } = await shop.database.db.selectFrom('product').select('stock').executeTakeFirstOrThrow();
    expect(stock).toBe(5 + 3);
    const [audited] = await readAudit(shop.database.db, { subject: 'order 2222-2222' });
    expect(audited).toMatchObject({ who: colleague.email, what: 'order: cancelled' });
    expect((await mailsOf(shop)).map(({ to, subject }) => [to, subject])).toEqual([
      ['meera@example.com', 'Your order 2222-2222 is cancelled'],
    ]);
  });

  it('are overdue for being unpaid only where UNPAID_DAYS says so, and always where nobody answered', async () => {
    const own = await buildTestApp({ config: { unpaidDays: 0 } });
    const asked = { shipping_set_at: NOW - 300 * DAY_MS, payment: 'asked' } as const;
    await placeOrder(own.database, { order_no: '2222-2222', ...asked });
    await placeOrder(own.database, { order_no: '3333-3333', placed_at: NOW - 15 * DAY_MS });
    const clerk = await makeColleague(own, 'orders');
    const overdue = await clerk.send('GET', 'orders?overdue=true');
    expect(overdue.json()).toMatchObject({ total: 1, rows: [{ orderNo: '3333-3333' }] });
    const cancelled = await clerk.send('POST', 'orders/cancel-overdue', {
      orders: [{ orderNo: '2222-2222', version: '0' }],
    });
    expect(cancelled.json()).toMatchObject({ done: [], failed: [{ orderNo: '2222-2222' }] });
    await own.close();
  });
});
