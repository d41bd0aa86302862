/** What an owner sets of the shop, and that everything which goes by it does so at once, in every process. */
import type { StaffSettings } from '../../../src/contract/staffSettings';
import { DAY_MS } from '../../../src/contract/rules/durations';
import { sendDigest } from '../../../src/server/areas/mail/shopAlerts';
import { readAudit } from '../../support/server/audit';
import { readConfig } from '../../../src/server/plugins/config';
import { mailsOf } from '../../support/mails/mails';
import { staffOf } from '../../support/commands/staff';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { askPage, asha as by, deskOf, orderOfGuest, UPI } from '../../support/server/orderPages';
import { secondServer } from '../../support/server/secondServer';
import { makeColleague, type Colleague } from '../../support/server/staff';

let shop: TestShop;
let owner: Colleague;
beforeEach(async () => {
  shop = await buildTestApp({ config: { upi: UPI, shopMail: 'old@example.com' } });
  owner = await makeColleague(shop, 'owner');
});
afterEach(() => shop?.close());

const read = async (): Promise<StaffSettings> => (await owner.send('GET', 'settings')).json<StaffSettings>();
const change = (body: object) => owner.send('PUT', 'settings', body);
const upiOf = async (of: Parameters<typeof askPage>[0], order: Parameters<typeof askPage>[1]) =>
  (await askPage(of, order)).json<{ payment: { upi: { id: string; link: string } | null } }>().payment.upi;

describe('the settings of a shop', () => {
  it('are the environment’s until an owner sets them, one by one', async () => {
    expect(await read()).toEqual({
      version: '0',
      upiId: 'jhabla@okbank',
      payee: 'Jhabla & Co.',
      shopMail: 'old@example.com',
      alerts: 'off',
      unpaidDays: 7,
      kept: [],
      mail: { own: 'hello@jhabla.example', isFictional: true, isSent: false, held: 0 },
    });
    const answer = await change({ version: '0', upiId: ' new.shop@okaxis ', unpaidDays: 3 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(await read());
    expect(await read()).toMatchObject({
      version: '1',
      upiId: 'new.shop@okaxis',
      payee: 'Jhabla & Co.',
      shopMail: 'old@example.com',
      unpaidDays: 3,
      kept: ['upiId', 'unpaidDays'],
    });
  });

  it('may be emptied, whatever the environment says', async () => {
    await change({ version: '0', upiId: '', payee: '', shopMail: '' });
    expect(await read()).toMatchObject({ upiId: '', payee: 'Jhabla & Co.', shopMail: '' });
    const order = await orderOfGuest(shop);
    await deskOf(shop).setShipping(order.orderNo, { by, paise: 5000 });
    expect(await upiOf(shop, order)).toBeNull();
    const told = await owner.send('POST', `orders/${order.orderNo}/told`, { step: 'shipping', by: 'phone' });
    expect(told.json<{ text: string }>().text).toContain('We call you about the payment.');
  });

  it('take no value that the environment would not take, and say which', async () => {
    const answer = await change({
      version: '0',
      upiId: 'jhabla',
      payee: 'x'.repeat(100),
      shopMail: 'desk',
      alerts: 'daily',
      unpaidDays: -1,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'INVALID',
      fields: {
        upiId: 'Please enter a UPI id such as shop@bank.',
        payee: 'Please enter a name of at most 99 characters.',
        shopMail: 'Please enter an e-mail address such as orders@shop.example.',
        alerts: 'Please choose at-once, hourly or off.',
        unpaidDays: 'Please enter a whole number of days from 0 to 9999; 0 is never.',
      },
    });
    for (const unpaidDays of [1.5, 10_000]) expect((await change({ version: '0', unpaidDays })).statusCode).toBe(422);
    expect(await read()).toMatchObject({ version: '0', kept: [] });
  });

  it('are changed on what was seen: a stale change is told what there is now, and changes nothing', async () => {
    await change({ version: '0', alerts: 'hourly' });
    const stale = await change({ version: '0', upiId: 'other@okaxis' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'STALE', current: await read() });
    expect(await read()).toMatchObject({ version: '1', upiId: 'jhabla@okbank', alerts: 'hourly' });
    const [one, two] = await Promise.all([
      change({ version: '1', unpaidDays: 4 }),
      change({ version: '1', unpaidDays: 5 }),
    ]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
  });

  it('are changed in person: with the code of the last five minutes', async () => {
    shop.clock.now += 6 * 60_000;
    const late = await change({ version: '0', upiId: 'other@okaxis' });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([403, 'CONFIRM_FIRST']);
    expect(await read()).toMatchObject({ version: '0' });
  });

  it('leave a row in the history for each change, with the UPI id masked, and none where nothing changed', async () => {
    await change({ version: '0', upiId: 'asha.rao@okaxis', shopMail: '', unpaidDays: 0 });
    await change({ version: '1', upiId: 'asha.rao@okaxis', payee: '' });
    expect(await read()).toMatchObject({ version: '1' });
    const rows = await readAudit(shop.database.db);
    expect(rows).toEqual([
      expect.objectContaining({
        who: owner.email,
        what: 'settings changed',
        subject: 'settings',
        was: { 'UPI id': 'jh…@okbank', mail: 'old@example.com', 'unpaid days': 7 },
        isNow: { 'UPI id': 'as…@okaxis', mail: 'none', 'unpaid days': 0 },
      }),
    ]);
    expect(shop.log.join()).not.toContain('asha.rao');
  });
});

describe('what an owner has set', () => {
  it('is what pages and mails ask money for from then on, in another process too', async () => {
    const other = await secondServer(shop, { upi: UPI });
    const order = await orderOfGuest(shop, { email: 'meera@example.com' });
    const desk = deskOf(shop);
    await desk.setShipping(order.orderNo, { by, paise: 8050 });
    expect(await upiOf(other, order)).toMatchObject({ id: 'jhabla@okbank' });
    await change({ version: '0', upiId: 'new@okaxis', payee: 'New Shop' });
    for (const server of [shop, other]) {
      expect(await upiOf(server, order)).toMatchObject({
        id: 'new@okaxis',
        link: expect.stringContaining('pa=new@okaxis&pn=New%20Shop&am=280.50'),
      });
    }
    await desk.setShipping(order.orderNo, { by, paise: 9000 });
    expect((await mailsOf(shop)).at(-1)?.text).toContain('UPI id: new@okaxis (New Shop)\nAmount: ₹290');
    const told = await owner.send('POST', `orders/${order.orderNo}/told`, { step: 'shipping', by: 'phone' });
    expect(told.json<{ text: string }>().text).toContain('You can pay by UPI on the page of your order.');
    await other.close();
  });

  it('says where the shop is told of its orders, and how', async () => {
    const told = async (): Promise<string[]> => (await mailsOf(shop)).map(({ to, subject }) => `${to}: ${subject}`);
    await orderOfGuest(shop);
    expect(await told()).toEqual([]);
    await change({ version: '0', alerts: 'at-once', shopMail: 'desk@example.com' });
    const { orderNo } = await orderOfGuest(shop);
    const first = `desk@example.com: New order ${orderNo}: ₹200`;
    expect(await told()).toEqual([first]);
    await change({ version: '1', alerts: 'hourly', shopMail: '' });
    await orderOfGuest(shop);
    expect(await told()).toEqual([first]);
    await sendDigest(shop.database, {
      outbox: shop.app.mailQueue,
      config: readConfig({ SHOP_MAIL: 'old@example.com' }),
    });
    expect(await told()).toEqual([first, 'hello@jhabla.example: One thing to look at in the shop']);
  });

  it('says when an unpaid order is overdue, at the desk and on the command line', async () => {
    const { orderNo } = await orderOfGuest(shop);
    await deskOf(shop).setShipping(orderNo, { by, paise: 5000 });
    shop.clock.now += 4 * DAY_MS;
    owner = await makeColleague(shop, 'owner');
    const overdue = async (): Promise<number> =>
      (await owner.send('GET', 'orders?overdue=true')).json<{ total: number }>().total;
    expect(await overdue()).toBe(0);
    expect((await staffOf(shop)('orders', 'overdue')).out).not.toContain(orderNo);
    await change({ version: '0', unpaidDays: 3 });
    expect(await overdue()).toBe(1);
    expect((await owner.send('GET', `orders/${orderNo}`)).json()).toMatchObject({ isOverdue: true });
    expect((await staffOf(shop)('orders', 'overdue')).out).toContain(orderNo);
    const { version } = (await owner.send('GET', `orders/${orderNo}`)).json<{ version: string }>();
    const cancelled = await owner.send('POST', 'orders/cancel-overdue', { orders: [{ orderNo, version }] });
    expect(cancelled.json()).toMatchObject({ done: [orderNo] });
  });
});
