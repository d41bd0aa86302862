/** An order's own page, opened by its key (docs/contract.md section 10). */
import type { OrderPage } from '../../../src/contract/orderPage';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { finalize, loggedIn } from '../../support/server/members';
import { asha, askPage, cancelPage, claim, deskOf, orderOfGuest, pageOf, UPI } from '../../support/server/orderPages';

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp({ config: { upi: UPI, logLevel: 'trace' } });
});
afterAll(() => shop?.close());

const by = asha;
const eventsOf = async (orderNo: string) =>
  shop.database.db
    .selectFrom('order_event')
    .innerJoin('customer_order', 'customer_order.id', 'order_event.order_id')
    .select(['what', 'kind', 'who', 'at'])
    .where('order_no', '=', orderNo)
    .orderBy('order_event.id')
    .execute();

describe("an order's key", () => {
  it('comes in the head of the answer that placed the order, and opens its page', async () => {
    const order = await orderOfGuest(shop);
    expect(order.key).toMatch(/^[\w-]{32}$/);
    const answer = await askPage(shop, order);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json<OrderPage>()).toMatchObject({
      orderNo: order.orderNo,
      orderStatus: 'ORDERED',
      lines: [{ productName: 'Mulmul jhabla', orderQuantity: 2, netAmount: 200 }],
      finalOrderAmount: 200,
      shipping: null,
      payment: { paymentState: 'none', amountDue: null, upi: null },
      deliveryAddress: expect.stringContaining('Lake View'),
    });
  });

  it('is stored as a hash alone, in no log and in no answer that is kept', async () => {
    const guest = await shop.guest();
    const productId = await shop.addProduct({ rate_paise: 10_000 });
    await guest.add(productId);
    const idempotent = { 'idempotency-key': 'the same order twice' };
    const first = await guest.order(100, {}, idempotent);
    const again = await guest.order(100, {}, idempotent);
    expect(again.body).toBe(first.body);
    const keys = [first, again].map(({ headers }) => String(headers['x-order-key']));
    expect(new Set(keys).size).toBe(2);
    const { orderNo } = first.json<{ orderNo: string }>();
    for (const key of keys) expect((await askPage(shop, { orderNo, key })).statusCode).toBe(200);

    const tables = ['order_key', 'idempotency_key', 'order_event', 'customer_order'] as const;
    const rows = await Promise.all(tables.map((table) => shop.database.db.selectFrom(table).selectAll().execute()));
    for (const key of keys) expect(`${JSON.stringify(rows)}${shop.log.join('')}`).not.toContain(key);
  });

  it.each([
    ['none', undefined],
    ['a wrong one', 'x'.repeat(32)],
    ['an empty one', ''],
    ['a very long one', 'x'.repeat(5000)],
  ])('%s gets the answer of an order that does not exist', async (_name, key) => {
    const { orderNo } = await orderOfGuest(shop);
    const asked = key === undefined ? {} : { key };
    const [real, made] = [
      await askPage(shop, { orderNo, ...asked }),
      await askPage(shop, { orderNo: 'ZZZZ-ZZZZ', ...asked }),
    ];
    expect(real.statusCode).toBe(404);
    expect(real.body).toBe(made.body);
    const { 'x-request-id': _real, date: _then, ...realHead } = real.headers;
    const { 'x-request-id': _made, date: _now, ...madeHead } = made.headers;
    expect(realHead).toEqual(madeHead);
  });

  it("opens no other order, and does nothing on another's page", async () => {
    const [mine, other] = [await orderOfGuest(shop), await orderOfGuest(shop)];
    const wrong = { ...other, key: mine.key };
    expect((await askPage(shop, wrong)).statusCode).toBe(404);
    expect((await cancelPage(shop, wrong)).statusCode).toBe(404);
    expect((await claim(shop, wrong, '433012345678')).statusCode).toBe(404);
    expect((await pageOf(shop, other)).orderStatus).toBe('ORDERED');
  });

  it('opens nothing any more once staff have renewed it', async () => {
    const order = await orderOfGuest(shop);
    const link = await deskOf(shop).renewLink(order.orderNo, by);
    expect(link).toMatch(new RegExp(`^https://shop\\.example/order/${order.orderNo}\\?key=[\\w-]{32}$`));
    expect((await askPage(shop, order)).statusCode).toBe(404);
    const key = new URL(link).searchParams.get('key') ?? '';
    expect((await askPage(shop, { ...order, key })).statusCode).toBe(200);
  });

  it("is not needed by the member whose order it is, and opens none to another's session", async () => {
    const [member, other] = [await loggedIn(shop), await loggedIn(shop)];
    await member.add(await shop.addProduct({ rate_paise: 10_000 }));
    const { orderNo } = (await finalize(shop, member, 100)).json<{ orderNo: string }>();
    expect((await askPage(shop, { orderNo }, member)).json()).toMatchObject({ orderNo });
    expect((await askPage(shop, { orderNo }, other)).statusCode).toBe(404);
    await deskOf(shop).setShipping(orderNo, { by, paise: 5000 });
    const url = `/api/order-page/${orderNo}`;
    const claimed = { method: 'POST', url: `${url}/payment-claim`, payload: { reference: '433012345678' } } as const;
    const cancelled = { method: 'PUT', url: `${url}/cancel` } as const;
    for (const call of [claimed, cancelled]) expect((await other.send(call)).statusCode).toBe(404);
    expect((await member.send(claimed)).json()).toMatchObject({ payment: { paymentState: 'claimed' } });
    expect((await member.send(cancelled)).json()).toMatchObject({ orderStatus: 'CANCELED' });
  });
});

describe("paying on an order's page", () => {
  it('is offered once the shipping is set, with goods and shipping in the link and in the QR code', async () => {
    const order = await orderOfGuest(shop);
    await deskOf(shop).setShipping(order.orderNo, { by, paise: 8050 });
    const { payment, shipping } = await pageOf(shop, order);
    expect(shipping).toBe(80.5);
    expect(payment).toMatchObject({ paymentState: 'asked', amountDue: 280.5 });
    expect(payment.upi?.link).toBe(
      `upi://pay?pa=jhabla@okbank&pn=Jhabla%20%26%20Co.&am=280.50&cu=INR&tr=${order.orderNo}` +
        `&tn=Jhabla%20%26%20Co.%20${order.orderNo}`,
    );
    expect(payment.upi?.qr.path).toMatch(/^M4 4h7v1H4z/);
  });

  it('keeps the claim with its reference, and a repeat changes nothing', async () => {
    const order = await orderOfGuest(shop);
    const placedAt = shop.clock.now;
    shop.clock.now += 1000;
    await deskOf(shop).setShipping(order.orderNo, { by, paise: 0 });
    shop.clock.now += 1000;
    const answer = await claim(shop, order, ' 4330 1234 5678 ');
    expect(answer.json()).toMatchObject({
      payment: { paymentState: 'claimed', reference: '433012345678', amountDue: 200 },
    });
    await claim(shop, order, '433012345678');
    expect((await eventsOf(order.orderNo)).map(({ what, kind, who, at }) => [what, kind, who, at - placedAt])).toEqual([
      ['placed', 'customer', '', 0],
      ['shipping set', 'staff', 'asha@example.com', 1000],
      ['payment claimed', 'customer', '', 2000],
    ]);
  });

  it('takes no claim before the shipping is set, none for a cancelled order, none that is no reference', async () => {
    const order = await orderOfGuest(shop);
    expect((await claim(shop, order, '433012345678')).json()).toMatchObject({ code: 'CONFLICT' });
    await deskOf(shop).setShipping(order.orderNo, { by, paise: 5000 });
    expect((await claim(shop, order, 'paid!')).json()).toMatchObject({
      code: 'INVALID',
      fields: { reference: expect.any(String) },
    });
    expect((await claim(shop, order, { a: 1 })).statusCode).toBe(400);
    await cancelPage(shop, order);
    expect((await claim(shop, order, '433012345678')).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await pageOf(shop, order)).payment).toMatchObject({ amountDue: null, upi: null });
  });

  it('is over once staff have the payment, and an amount or a reference that is not right is asked about', async () => {
    const [order, other] = [await orderOfGuest(shop), await orderOfGuest(shop)];
    const desk = deskOf(shop);
    for (const { orderNo } of [order, other]) await desk.setShipping(orderNo, { by, paise: 5000 });
    const received = { by, paise: 25_000, reference: '433012340000' };
    await expect(desk.receive(order.orderNo, { ...received, paise: 20_000 })).rejects.toMatchObject({
      code: 'AMOUNT_DIFFERS',
    });
    expect(await desk.receive(order.orderNo, received)).toMatchObject({ moved: true });
    expect(await desk.receive(order.orderNo, received)).toMatchObject({ moved: false });
    await expect(desk.receive(other.orderNo, received)).rejects.toMatchObject({ code: 'REFERENCE_USED' });
    expect((await pageOf(shop, order)).payment).toEqual({
      paymentState: 'received',
      amountDue: null,
      amountReceived: 250,
      reference: '433012340000',
      upi: null,
    });
    expect((await claim(shop, order, '433012345678')).json()).toMatchObject({ code: 'CONFLICT' });
    const audit = await shop.database.db
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', `order ${order.orderNo}`)
      .execute();
    expect(audit.map(({ what, who }) => [what, who])).toEqual([
      ['order: shipping set', 'asha@example.com'],
      ['order: payment received', 'asha@example.com'],
    ]);
  });

  it('tells staff who look at an older version that somebody was quicker', async () => {
    const order = await orderOfGuest(shop);
    await deskOf(shop).setShipping(order.orderNo, { by, paise: 5000, version: 0 });
    await expect(deskOf(shop).ship(order.orderNo, { by, version: 0 })).rejects.toMatchObject({ code: 'STALE' });
    expect((await pageOf(shop, order)).orderStatus).toBe('ORDERED');
  });
});

describe("cancelling on an order's page", () => {
  it('puts the stock back once, and says so when it is too late', async () => {
    const order = await orderOfGuest(shop);
    expect(await shop.stockOf(order.productId)).toBe(3);
    for (let n = 0; n < 2; n += 1) {
      expect((await cancelPage(shop, order)).json()).toMatchObject({ orderStatus: 'CANCELED' });
      expect(await shop.stockOf(order.productId)).toBe(5);
    }
    const sent = await orderOfGuest(shop);
    await deskOf(shop).ship(sent.orderNo, {
      by,
      parcel: { courier: 'Delhivery', trackingNumber: '12 34' },
      despite: ['NOT_PAID'],
    });
    expect((await cancelPage(shop, sent)).json()).toMatchObject({ code: 'NOT_CANCELLABLE' });
    expect(await pageOf(shop, sent)).toMatchObject({
      orderStatus: 'SHIPPED',
      courier: 'Delhivery',
      trackingNumber: '12 34',
      trackingLink: 'https://www.delhivery.com/track-v2/package/12%2034',
    });
  });
});
