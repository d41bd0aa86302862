import { makeOutbox } from '../../../src/server/areas/mail/outbox';
import { makeStaffOrders } from '../../../src/server/areas/order/staffOrders.service';
import { makeOrderBook } from '../../../src/server/areas/order/staffOrderBook.service';
import { makeOrderMails } from '../../../src/server/areas/order/orderMails';
import { MINUTE_MS } from '../../../src/contract/rules/durations';
import { openDatabase } from '../../../src/server/db/open';
import type { Database } from '../../../src/server/db/types';
import { readConfig } from '../../../src/server/plugins/config';
import { makeSealer } from '../../../src/server/security/sealing';
import { placeOrder } from '../../support/data/orders';
import { NOW } from '../../support/data/rows';
import { openTestDatabase } from '../../support/server/testDatabase';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
let now = NOW;
const config = readConfig({ PUBLIC_URL: 'https://shop.example', UPI_ID: 'jhabla@okbank' });
const by = { kind: 'cli', who: 'cli:asha' } as const;
const despite = ['NOT_PAID'];
const staffAt = (database: Database, clock: () => number) =>
  makeStaffOrders({
    database,
    clock,
    mails: makeOrderMails({
      outbox: makeOutbox(makeSealer('the-secret-key-of-a-test-shop-only', 'mail'), clock),
      clock,
      config,
    }),
    shopUrl: 'https://shop.example',
    config,
  });
const staff = () => staffAt(test.database, () => now);
const book = () => makeOrderBook(test.database);
beforeEach(async () => {
  now = NOW;
  test = await openTestDatabase();
});
afterEach(() => test?.close());

describe('fulfilling orders', () => {
  it('moves an order from ordered to shipped to delivered and remembers when', async () => {
    const orderNo = await placeOrder(test.database);
    now = NOW + MINUTE_MS;
    expect(await staff().ship(orderNo, { by, despite })).toMatchObject({
      moved: true,
      order: { status: 'SHIPPED', shipped_at: now, delivered_at: null },
    });
    now += MINUTE_MS;
    expect(await staff().deliver(orderNo, { by })).toMatchObject({
      moved: true,
      order: { status: 'DELIVERED', shipped_at: NOW + MINUTE_MS, delivered_at: now },
    });
  });

  it('does no harm when the same move is made again: the first time stays', async () => {
    const orderNo = await placeOrder(test.database);
    await staff().ship(orderNo, { by, despite });
    now += MINUTE_MS;
    expect(await staff().ship(orderNo, { by, despite })).toMatchObject({
      moved: false,
      order: { status: 'SHIPPED', shipped_at: NOW },
    });
  });

  it('asks about an order that is not paid, whoever ships it, and sends one whose payment is here', async () => {
    const orderNo = await placeOrder(test.database);
    await expect(staff().ship(orderNo, { by })).rejects.toMatchObject({ code: 'NOT_PAID' });
    const paid = await placeOrder(test.database, { order_no: 'PAID-2222', payment: 'received', payment_paise: 1 });
    expect((await staff().ship(paid, { by })).moved).toBe(true);
    // Some of the money went back: the rest still pays for it.
    const money = { payment: 'refunded', payment_paise: 200, refunded_paise: 100 } as const;
    expect(
      (await staff().ship(await placeOrder(test.database, { order_no: 'PART-3333', ...money }), { by })).moved,
    ).toBe(true);
    const gone = await placeOrder(test.database, { order_no: 'GONE-4444', ...money, refunded_paise: 200 });
    await expect(staff().ship(gone, { by })).rejects.toMatchObject({ code: 'NOT_PAID' });
  });

  it('takes no second parcel for an order that was shipped meanwhile', async () => {
    const orderNo = await placeOrder(test.database);
    const parcel = { courier: 'DTDC', trackingNumber: 'A1' };
    await staff().ship(orderNo, { by, despite, parcel });
    expect((await staff().ship(orderNo, { by, parcel })).moved).toBe(false);
    await expect(staff().ship(orderNo, { by, parcel: { ...parcel, trackingNumber: 'A2' } })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('with another parcel'),
    });
  });

  it.each([
    ['deliver', 'ORDERED', 'has not been shipped yet'],
    ['ship', 'DELIVERED', 'was delivered already'],
    ['ship', 'CANCELED', 'was cancelled'],
    ['deliver', 'CANCELED', 'was cancelled'],
    ['cancel', 'DELIVERED', 'was delivered, so it cannot be cancelled'],
  ] as const)('does not %s an order that is %s, and says why', async (move, status, reason) => {
    const orderNo = await placeOrder(test.database, { status });
    await expect(staff()[move](orderNo, { by })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(reason),
    });
    expect((await book().show(orderNo)).status).toBe(status);
  });

  it('says so when there is no such order', async () => {
    await expect(book().show('NOPE')).rejects.toThrow('There is no order NOPE.');
    await expect(staff().ship('NOPE', { by })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('finds an order whose number is typed in small letters', async () => {
    await placeOrder(test.database);
    expect((await book().show(' 7k3m-9qx2 ')).lines).toHaveLength(2);
  });

  it('lets only one of two members of staff move an order', async () => {
    const orderNo = await placeOrder(test.database);
    const other = await openDatabase(test.place);
    const moves = await Promise.all([
      staff().ship(orderNo, { by, despite }),
      staffAt(other, () => now + 1).ship(orderNo, { by, despite }),
      staff().ship(orderNo, { by, despite }),
    ]);
    expect(moves.filter(({ moved }) => moved)).toHaveLength(1);
    await other.close();
  });

  it('lists orders newest first, by status, with how many pieces they hold', async () => {
    await placeOrder(test.database, { order_no: 'OLD2-OLD2', placed_at: NOW - MINUTE_MS });
    await placeOrder(test.database, { order_no: 'SENT-SENT', status: 'SHIPPED' });
    await placeOrder(test.database, { order_no: 'NEW2-NEW2', placed_at: NOW + MINUTE_MS });
    const list = await book().list({ status: 'ORDERED', limit: 10 });
    expect(list.map(({ order_no, pieces }) => [order_no, pieces])).toEqual([
      ['NEW2-NEW2', 3],
      ['OLD2-OLD2', 3],
    ]);
    expect((await book().list({ limit: 1 })).map(({ order_no }) => order_no)).toEqual(['NEW2-NEW2']);
  });
});
