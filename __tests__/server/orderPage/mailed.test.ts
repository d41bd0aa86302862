/** The mails of an order as they arrive at a real mail server: formatted and plain, step by step (section 10). */
import { startMailServer, type MailServer } from '../../support/mails/mailServer';
import { staffOf } from '../../support/commands/staff';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { asha as by, askPage, cancelPage, claim, deskOf, orderOfGuest, UPI } from '../../support/server/orderPages';
import { askBack, delivered } from '../../support/server/returns';

const guestMail = 'meera@example.com';
const desk = 'desk@example.com';

let server: MailServer;
let shop: TestShop;
beforeEach(async () => {
  server = await startMailServer();
  shop = await buildTestApp({
    config: { upi: UPI, publicUrl: 'https://shop.example', smtpUrl: server.url, shopAlerts: 'at-once', shopMail: desk },
  });
});
afterEach(async () => {
  await shop?.close();
  await server?.close();
});

/** What has come to this address, by its subject, once all that is due was sent. */
async function arrivedAt(address: string) {
  // Some mails are written after the answer.
  await new Promise(setImmediate);
  await shop.app.idle();
  await shop.app.mailQueue.deliverDue();
  return new Map(server.mails.filter(({ to }) => to === address).map((mail) => [mail.subject, mail]));
}

const linkIn = (text: string): string => /^https:\/\/shop\.example\/order\/\S+\?key=\S+$/m.exec(text)?.[0] ?? '';

/** Both parts say the same and lead to the same page, and neither fetches anything. */
async function expectBothParts({ text, html, raw }: { text: string; html: string; raw: string }): Promise<void> {
  expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
  const link = linkIn(text);
  const { pathname, searchParams } = new URL(link);
  const [orderNo, key] = [pathname.split('/').at(-1) ?? '', searchParams.get('key') ?? ''];
  expect((await askPage(shop, { orderNo, key })).statusCode).toBe(200);
  expect(html).toContain(`<a href="${link}"`);
  expect(html).not.toMatch(/<img|<link|<script|url\(/);
  for (const said of text.split('\n').filter((row) => /^[A-Z][\w ,.]+$/.test(row))) expect(html).toContain(said);
}

describe('the mails of an order', () => {
  it('arrive in both parts at every step on the way to the doorstep', async () => {
    const order = await orderOfGuest(shop, { email: guestMail });
    const { orderNo } = order;
    const staff = deskOf(shop);
    await staff.setShipping(orderNo, { by, paise: 8050 });
    await claim(shop, order, '433012345678');
    await staff.receive(orderNo, { by, paise: 28_050, reference: '433012345678' });
    await staff.ship(orderNo, { by, parcel: { courier: 'Delhivery', trackingNumber: '1234' } });
    await staff.deliver(orderNo, { by });
    const mails = await arrivedAt(guestMail);
    expect([...mails.keys()].sort()).toEqual(
      [
        `We have your order ${orderNo}`,
        `What your order ${orderNo} comes to`,
        `Your payment for order ${orderNo} is here`,
        `Your order ${orderNo} is on its way`,
        `Your order ${orderNo} has arrived`,
      ].sort(),
    );
    for (const mail of mails.values()) await expectBothParts(mail);
    const asked = mails.get(`What your order ${orderNo} comes to`);
    expect(asked?.html).toContain('UPI id: jhabla@okbank (Jhabla &#38; Co.)<br>Amount: ₹280.50');
    expect(mails.get(`Your order ${orderNo} is on its way`)?.html).toContain('Tracking number: 1234');
  });

  it('arrive when it is cancelled, by its customer or by the shop', async () => {
    const [own, shops] = [
      await orderOfGuest(shop, { email: guestMail }),
      await orderOfGuest(shop, { email: guestMail }),
    ];
    await cancelPage(shop, own);
    await deskOf(shop).cancel(shops.orderNo, { by });
    const mails = await arrivedAt(guestMail);
    for (const { orderNo } of [own, shops]) {
      const mail = mails.get(`Your order ${orderNo} is cancelled`);
      if (!mail) throw new Error(`No mail says that ${orderNo} is cancelled.`);
      await expectBothParts(mail);
    }
  });

  it('arrive when a return is decided, and the shop hears that it was asked for', async () => {
    const { member, serialNo, orderNo } = await delivered(shop, { name: 'Meera Iyer', email: guestMail });
    await askBack(member, serialNo);
    const staff = staffOf(shop);
    await staff('returns', 'approve', String(serialNo));
    await staff('returns', 'refund', String(serialNo));
    const mails = await arrivedAt(guestMail);
    for (const answer of ['we take it back', 'your refund']) {
      const mail = mails.get(`Your return from order ${orderNo}: ${answer}`);
      if (!mail) throw new Error(`No mail says of the return: ${answer}.`);
      await expectBothParts(mail);
    }
    const alert = (await arrivedAt(desk)).get(`A return was asked for, of order ${orderNo}`);
    expect(alert?.text).toContain(`https://shop.example/admin/orders/${orderNo}`);
    expect(alert?.html).toContain(`<a href="https://shop.example/admin/orders/${orderNo}"`);
    expect(alert?.raw).not.toMatch(/002301567890|ZZZZ0123456/);
  });

  it('stand back where the mail server is away, and arrive once it is there, each once', async () => {
    const { port } = server;
    await server.close();
    const { orderNo } = await orderOfGuest(shop, { email: guestMail });
    expect((await arrivedAt(guestMail)).size).toBe(0);
    server = await startMailServer({ port });
    shop.clock.now += 3_600_000;
    await arrivedAt(guestMail);
    await arrivedAt(guestMail);
    expect(server.mails.filter(({ to }) => to === guestMail).map(({ subject }) => subject)).toEqual([
      `We have your order ${orderNo}`,
    ]);
  });
});
