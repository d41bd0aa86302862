/** What customer and shop are told of an order, step by step, each in the transaction of its step. */
import { sendDigest } from '../../../src/server/areas/mail/shopAlerts';
import { readConfig, type Config } from '../../../src/server/plugins/config';
import { mailsOf } from '../../support/mails/mails';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import {
  asha as by,
  askPage,
  cancelPage,
  claim,
  deskOf,
  orderOfGuest,
  pageOf,
  UPI,
} from '../../support/server/orderPages';
import { loggedIn } from '../../support/server/members';
import { askBack, delivered } from '../../support/server/returns';

let shop: TestShop;
const open = async (config: Partial<Config> = {}): Promise<void> => {
  shop = await buildTestApp({ config: { upi: UPI, publicUrl: 'https://shop.example', ...config } });
};
afterEach(() => shop?.close());

const subjects = async (address: string): Promise<string[]> =>
  (await mailsOf(shop)).filter(({ to }) => to === address).map(({ subject }) => subject);

const guestMail = 'meera@example.com';
const askLink = (body: object) => shop.visitor().send({ method: 'POST', url: '/api/order-link', payload: body });

describe('a guest who left an e-mail address', () => {
  it('hears of every step, and each mail opens the order', async () => {
    await open();
    const desk = deskOf(shop);
    const order = await orderOfGuest(shop, { email: guestMail });
    const { orderNo } = order;
    await desk.setShipping(orderNo, { by, paise: 8050 });
    await claim(shop, order, '433012345678');
    await desk.receive(orderNo, { by, paise: 28_050, reference: '433012345678' });
    await desk.ship(orderNo, { by, parcel: { courier: 'Delhivery', trackingNumber: '1234' } });
    await desk.deliver(orderNo, { by });
    expect(await subjects(guestMail)).toEqual([
      `We have your order ${orderNo}`,
      `What your order ${orderNo} comes to`,
      `Your payment for order ${orderNo} is here`,
      `Your order ${orderNo} is on its way`,
      `Your order ${orderNo} has arrived`,
    ]);
    const mails = await mailsOf(shop);
    const keys = mails.map(({ text }) => /\/order\/\S+\?key=(\S+)/.exec(text)?.[1] ?? '');
    expect(new Set(keys).size).toBe(5);
    for (const key of keys) expect((await askPage(shop, { orderNo, key })).statusCode).toBe(200);
    const [, asked, received, sent] = mails.map(({ text }) => text);
    expect(asked).toContain(`UPI id: jhabla@okbank (Jhabla & Co.)\nAmount: ₹280.50\nNote: ${orderNo}`);
    expect(received).toContain('Your payment of ₹280.50');
    expect(sent).toContain('It travels with Delhivery.\nTracking number: 1234\nTrack it at: https://www.delhivery.com');
  });

  it('is told that the team calls where the shop has no UPI id, and of a cancelled order that was paid', async () => {
    await open({ upi: null });
    const desk = deskOf(shop, { UPI_ID: '' });
    const order = await orderOfGuest(shop, { email: guestMail });
    const { orderNo } = order;
    await desk.setShipping(orderNo, { by, paise: 0 });
    expect((await pageOf(shop, order)).payment).toMatchObject({ paymentState: 'asked', amountDue: 200, upi: null });
    await desk.receive(orderNo, { by, paise: 20_000, reference: '' });
    await desk.cancel(orderNo, { by });
    const texts = (await mailsOf(shop)).map(({ text }) => text);
    expect(texts[1]).toContain('Shipping: Free');
    expect(texts[1]).toContain('Our team calls you');
    expect(texts[3]).toContain('Your payment of ₹200 goes back to you.');
  });

  it.each(['meera@', 'not an address', 'a@b'])('has to write one that can be one: %j is refused', async (email) => {
    await open();
    const guest = await shop.guest();
    await guest.add(await shop.addProduct({ rate_paise: 10_000 }));
    const refused = await guest.order(100, { email });
    expect(refused.json()).toMatchObject({ code: 'INVALID', fields: { email: expect.any(String) } });
    expect((await guest.order(100, { email: '' })).statusCode).toBe(200);
    expect(await mailsOf(shop)).toEqual([]);
  });
});

describe('the link to an order, asked for again', () => {
  const same = { message: expect.stringMatching(/^If we know such an order/) };

  it.each([
    ['its mobile number, as people write it', '+91 98765 43210'],
    ['its e-mail address, in other letters', 'MEERA@example.com'],
  ])('goes to the address that the order holds, by %s', async (_name, contact) => {
    await open();
    const { orderNo } = await orderOfGuest(shop, { email: guestMail });
    const answer = await askLink({ orderNo: ` ${orderNo.toLowerCase().replace('-', ' ')} `, contact });
    expect(answer.json()).toEqual(same);
    expect((await subjects(guestMail)).at(-1)).toBe(`The link to your order ${orderNo}`);
    const key = /\?key=(\S+)/.exec((await mailsOf(shop)).at(-1)?.text ?? '')?.[1] ?? '';
    expect((await askPage(shop, { orderNo, key })).statusCode).toBe(200);
  });

  it('gets the same answer whatever is wrong, and then no mail', async () => {
    await open();
    const { orderNo } = await orderOfGuest(shop, { email: guestMail });
    const right = await askLink({ orderNo: 'ZZZZ-ZZZZ', contact: '9876543210' });
    for (const body of [
      { orderNo, contact: '9876543211' },
      { orderNo, contact: 'thief@example.com' },
      { orderNo: 'x', contact: 'y' },
    ])
      expect((await askLink(body)).body).toBe(right.body);
    expect(await subjects(guestMail)).toEqual([`We have your order ${orderNo}`]);
  });

  it('goes out a few times a day at most', async () => {
    await open({ rateLimits: true });
    const { orderNo } = await orderOfGuest(shop, { email: guestMail });
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await askLink({ orderNo, contact: guestMail })).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await subjects(guestMail)).toHaveLength(6);
  });

  it('still goes out after any number of wrong contacts, from anywhere', async () => {
    await open({ rateLimits: true, trustProxy: ['127.0.0.1'] });
    const { orderNo } = await orderOfGuest(shop, { email: guestMail });
    const askFrom = (network: string, contact: string) =>
      shop
        .visitor()
        .send({
          method: 'POST',
          url: '/api/order-link',
          payload: { orderNo, contact },
          headers: { 'x-forwarded-for': network },
        });
    for (let n = 0; n < 12; n += 1) {
      await askFrom('203.0.113.1', `98765432${10 + n + 1}`);
      await askFrom(`203.0.113.${n + 2}`, 'thief@example.com');
    }
    expect((await askFrom('203.0.113.1', guestMail)).json()).toEqual(same);
    expect((await subjects(guestMail)).at(-1)).toBe(`The link to your order ${orderNo}`);
  });

  it('is put before the shop where the order has no address', async () => {
    await open({ shopAlerts: 'at-once', shopMail: 'desk@example.com' });
    const { orderNo } = await orderOfGuest(shop);
    await askLink({ orderNo, contact: '9876543210' });
    const mails = (await mailsOf(shop)).filter(({ subject }) => subject.includes('asks for its link'));
    expect(mails).toEqual([
      expect.objectContaining({ to: 'desk@example.com', text: expect.stringContaining('9876543210') }),
    ]);
  });
});

describe('the shop itself', () => {
  const desk = 'desk@example.com';

  it('is told at once of what it has to act on', async () => {
    await open({ shopAlerts: 'at-once', shopMail: desk });
    const order = await orderOfGuest(shop, { name: 'Asha http://evil.example' });
    await deskOf(shop).setShipping(order.orderNo, { by, paise: 5000 });
    await claim(shop, order, '433012345678');
    const other = await orderOfGuest(shop);
    await cancelPage(shop, other);
    const member = await loggedIn(shop);
    await member.post(
      '/customerMessage/add',
      {},
      {
        userID: member.userId,
        customerName: 'Asha Rao',
        customerNo: '9876543210',
        messageReason: 'Sizes',
        customerMessage: 'Do you knit for twins?',
      },
    );
    expect(await subjects(desk)).toEqual([
      `New order ${order.orderNo}: ₹200`,
      `A customer says that order ${order.orderNo} is paid`,
      `New order ${other.orderNo}: ₹200`,
      `The customer has cancelled order ${other.orderNo}`,
      'A customer has written a message',
    ]);
    const texts = (await mailsOf(shop)).map(({ text }) => text);
    expect(texts[1]).toContain(`Reference: 433012345678`);
    expect(texts[1]).toContain(`https://shop.example/admin/orders/${order.orderNo}`);
    expect(texts.at(-1)).toContain('Do you knit for twins?');
  });

  it('is told in one mail an hour where it wants so, without anybody’s name', async () => {
    await open({ shopAlerts: 'hourly', shopMail: desk });
    const order = await orderOfGuest(shop);
    await deskOf(shop).setShipping(order.orderNo, { by, paise: 5000 });
    await claim(shop, order, '433012345678');
    await cancelPage(shop, order);
    const { member, serialNo, orderNo } = await delivered(shop);
    await askBack(member, serialNo);
    const written = { customerName: 'Asha Rao', customerNo: '9876543210', messageReason: 'Sizes' };
    await member.post('/customerMessage/add', {}, { userID: member.userId, ...written, customerMessage: 'Hello?' });
    expect((await mailsOf(shop)).filter(({ to }) => to === desk)).toEqual([]);
    const config = readConfig({ PUBLIC_URL: 'https://shop.example', SHOP_MAIL: desk });
    const send = () => sendDigest(shop.database, { outbox: shop.app.mailQueue, config });
    expect(await Promise.all([send(), send()])).toEqual(expect.arrayContaining([6, 0]));
    const [digest, ...others] = (await mailsOf(shop)).filter(({ to }) => to === desk);
    expect(others).toEqual([]);
    expect(digest).toMatchObject({ to: desk, subject: '6 things to look at in the shop' });
    expect(digest?.text.split('\n')).toEqual([
      `- New order ${order.orderNo}`,
      `- A customer says that order ${order.orderNo} is paid`,
      `- The customer has cancelled order ${order.orderNo}`,
      `- New order ${orderNo}`,
      `- A return was asked for, of order ${orderNo}`,
      '- A customer has written a message',
      '',
      'https://shop.example/admin',
      '',
    ]);
  });

  it('is told at its own address where no other is set, and not at all where it wants so', async () => {
    await open({ shopAlerts: 'at-once' });
    const { orderNo } = await orderOfGuest(shop);
    expect(await subjects('hello@jhabla.example')).toEqual([`New order ${orderNo}: ₹200`]);
    await shop.close();
    await open({ shopAlerts: 'off', shopMail: desk });
    await orderOfGuest(shop);
    expect(await mailsOf(shop)).toEqual([]);
  });
});
