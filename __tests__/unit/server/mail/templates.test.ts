import * as templates from '../../../../src/server/areas/mail/templates';
import type { NewMail } from '../../../../src/server/areas/mail/outbox';
import type { OrderLineRecord, OrderRecord } from '../../../../src/server/db/schema';
import { NOW } from '../../../support/rows';
import { demoWords, noWords } from '../../../support/words';

const to = 'asha@example.com';
/** As the outbox writes it, for the demo shop or another. */
const textOf = ({ text }: NewMail, shop = demoWords): string => (typeof text === 'string' ? text : text(shop));
const shopUrl = 'https://shop.example';

const order = (own: Partial<OrderRecord> = {}): OrderRecord => ({
  id: 1, order_no: '7K3M-9QX2', owner_kind: 'user', owner_id: 'u_1', name: 'Asha Rao', mobile: '9876543210',
  address: '12 Lake View, Thane, Maharashtra, India, 400601', status: 'ORDERED', subtotal_paise: 10_079_800, discount_paise: 1_007_980,
  final_paise: 9_071_820, shipping_paise: 0, coupon_code: 'FIRST', payment_method: 'onlinePayment', placed_at: NOW, shipped_at: null,
  delivered_at: null, canceled_at: null, shipping_set_at: null, network_key: null, ...own,
});
const line = (own: Partial<OrderLineRecord> = {}): OrderLineRecord => ({
  serial_no: 1, order_id: 1, product_id: 41, product_name: 'Mulmul jhabla', colour: 'Blue', size: '0-3 M', quantity: 2, rate_paise: 39_900, net_paise: 71_820, picture_url: '', ...own,
});
const lines = [line(), line({ product_name: 'Cradle', colour: '', size: '', quantity: 1, rate_paise: 10_000_000, net_paise: 9_000_000 })];
const news = { to, order: order(), lines, shopUrl };
const returned = { to, name: 'Asha Rao', orderNo: '7K3M-9QX2', productName: 'Mulmul jhabla', refundPaise: 8010, note: '', shopUrl };

/** What a customer reads between the greeting and the good-bye. */
const cases: [string, NewMail, { kind: string; subject: string; says: string[] }][] = [
  [
    'a reset link',
    templates.resetLinkMail({ to, name: 'Asha Rao', link: 'https://shop.example/reset?token=abc' }),
    { kind: 'reset link', subject: 'Choose a new password', says: ['\n\nhttps://shop.example/reset?token=abc\n\n', 'It works once, for 30 minutes.', 'Was it not you? Then leave this mail be'] },
  ],
  [
    'a changed password',
    templates.passwordChangedMail({ to, name: 'Asha Rao' }),
    { kind: 'password changed', subject: 'Your password was changed', says: ['Every device that was logged in has been logged out. Log in with the new password and you are back.', 'Was it not you? Choose "Forgot password"', 'hello@jhabla.example'] },
  ],
  [
    'a password changed by somebody who is logged in',
    templates.passwordChangedMail({ to, name: 'Asha Rao', staysHere: true }),
    { kind: 'password changed', subject: 'Your password was changed', says: ['Every other device that was logged in has been logged out'] },
  ],
  [
    'a login from a new browser',
    templates.newBrowserMail({ to, name: 'Asha Rao', browser: 'Chrome on a phone', at: NOW, shopUrl }),
    {
      kind: 'new browser',
      subject: 'A new login to your account',
      says: ['\n\nChrome on a phone\n20 Nov 2026, 10:00', 'Was it you? Then there is nothing to do.', '\nhttps://shop.example/forgot-password\n'],
    },
  ],
  [
    'a login from a browser that says nothing',
    templates.newBrowserMail({ to, name: 'Asha Rao', browser: '', at: NOW, shopUrl }),
    { kind: 'new browser', subject: 'A new login to your account', says: ['\n\nA browser that does not say what it is\n'] },
  ],
  [
    'a second sign-up',
    templates.accountExistsMail({ to, name: 'Asha Rao', shopUrl }),
    { kind: 'account exists', subject: 'You already have a Jhabla & Co. account', says: ['\nhttps://shop.example/login\n', '\nhttps://shop.example/forgot-password\n', 'nothing has changed'] },
  ],
  [
    'a deleted account',
    templates.accountDeletedMail({ to, name: 'Asha Rao' }),
    { kind: 'account deleted', subject: 'Your Jhabla & Co. account is deleted', says: ['everything that we held about you', 'stays in our books, without your name', 'Was it not you? Please write to us at hello@jhabla.example'] },
  ],
  [
    'an order placed',
    templates.orderPlacedMail(news),
    {
      kind: 'order placed',
      subject: 'We have your order 7K3M-9QX2',
      says: [
        'Your order 7K3M-9QX2 reached us on 20 Nov 2026, 10:00',
        '- 2 x Mulmul jhabla, Blue, 0-3 M: ₹798 (₹399 each), ₹718.20 after the coupon\n- 1 x Cradle: ₹1,00,000, ₹90,000 after the coupon\n\n',
        'Sub total: ₹1,00,798\nCoupon FIRST: -₹10,079.80\nTotal, before shipping: ₹90,718.20\n',
        'Asha Rao\n12 Lake View, Thane, Maharashtra, India, 400601\n',
        'Pay by UPI/QR after we confirm shipping. Nothing has been charged so far.',
        '\nhttps://shop.example/order-history\n',
      ],
    },
  ],
  [
    'an order placed without a coupon',
    templates.orderPlacedMail({ ...news, order: order({ discount_paise: 0, coupon_code: null, subtotal_paise: 79_800, final_paise: 79_800 }), lines: [line({ net_paise: 79_800 })] }),
    { kind: 'order placed', subject: 'We have your order 7K3M-9QX2', says: ['(₹399 each)\n\nTotal, before shipping: ₹798\n\n'] },
  ],
  [
    'an order shipped',
    templates.orderShippedMail({ ...news, order: order({ status: 'SHIPPED', shipped_at: NOW + 86_400_000, shipping_paise: 8050 }) }),
    {
      kind: 'order shipped',
      subject: 'Your order 7K3M-9QX2 is on its way',
      says: ['left our shop on 21 Nov 2026, 10:00', 'Goods: ₹90,718.20\nShipping: ₹80.50\nTotal: ₹90,798.70\n', 'within 10 days of delivery', '12 Lake View'],
    },
  ],
  [
    'an order cancelled by the customer',
    templates.orderCancelledMail({ ...news, by: 'customer' }),
    { kind: 'order cancelled', subject: 'Your order 7K3M-9QX2 is cancelled', says: ['As you asked, we have cancelled your order 7K3M-9QX2.', '- 1 x Cradle', 'Nothing will be charged'] },
  ],
  [
    'an order cancelled by the shop',
    templates.orderCancelledMail({ ...news, by: 'shop' }),
    { kind: 'order cancelled', subject: 'Your order 7K3M-9QX2 is cancelled', says: ['We are sorry: we have had to cancel your order 7K3M-9QX2.', 'Nothing will be charged'] },
  ],
  [
    'a return approved',
    templates.returnDecidedMail({ ...returned, decision: 'APPROVED' }),
    { kind: 'return decided', subject: 'Your return from order 7K3M-9QX2: we take it back', says: ['we take back Mulmul jhabla from your order 7K3M-9QX2', 'with its tags and a proof of purchase', '7 to 10 business days', '\n1 Example Lane\nThane West\n'] },
  ],
  [
    'a return rejected',
    templates.returnDecidedMail({ ...returned, decision: 'REJECTED', note: 'The tags are gone.\r\nWe are sorry.' }),
    { kind: 'return decided', subject: 'Your return from order 7K3M-9QX2: our answer', says: ['we cannot take it back', 'A word from our team:\nThe tags are gone.\nWe are sorry.\n\n'] },
  ],
  [
    'a refund',
    templates.returnDecidedMail({ ...returned, decision: 'REFUNDED' }),
    { kind: 'return decided', subject: 'Your return from order 7K3M-9QX2: your refund', says: ['Your refund of ₹80.10 for Mulmul jhabla from your order 7K3M-9QX2 is on its way'] },
  ],
];

describe('The mail templates', () => {
  it.each(cases)('tells a customer about %s', (_name, mail, { kind, subject, says }) => {
    expect(mail).toMatchObject({ kind, to, subject });
    for (const passage of says) expect(textOf(mail)).toContain(passage);
  });

  it.each(cases)('greets and takes leave, and promises nothing that is not so, in a mail about ' +
    '%s', (_name, mail) => {
    const text = textOf(mail);
    expect(text).toMatch(/^Hello Asha Rao,\n\n/);
    expect(text).toMatch(/Warmly,\neveryone at Jhabla & Co\.\nHand-stitched for small people\n\nhello@jhabla\.example \| \+91 00000 00000\n$/);
    // Payment is agreed outside of the shop; nothing here knows of it. A mobile number and bank details are nobody's to read over a shoulder.
    expect(text).not.toMatch(/\bpaid\b|9876543210|IFSC/i);
    expect(text).not.toMatch(/undefined|null|NaN|\n\n\n|[ \t]\n/);
  });

  const nasty = 'Asha\r\nBcc: thief@example.net\r\n\r\nPay here: http://evil.example\u2028now\u202e';

  it.each([
    templates.resetLinkMail({ to, name: nasty, link: 'https://shop.example/reset?token=abc' }),
    templates.orderPlacedMail({ ...news, order: order({ name: nasty, address: nasty, coupon_code: nasty }), lines: [line({ product_name: nasty, colour: nasty })] }),
    templates.orderCancelledMail({ ...news, order: order({ name: nasty }), lines: [line({ size: nasty })], by: 'shop' }),
    templates.returnDecidedMail({ ...returned, name: nasty, productName: nasty, decision: 'APPROVED' }),
  ])('keeps what somebody typed to its own line: $kind', (mail) => {
    const { subject } = mail;
    const text = textOf(mail);
    expect(subject).not.toMatch(/thief|evil|[\r\n]/);
    expect(text).not.toMatch(/^(Bcc|Pay here|now)/m);
    expect(text).not.toMatch(/[\r\u2028\u202e]/);
  });

  it('greets somebody whose name is not known', () => {
    expect(textOf(templates.passwordChangedMail({ to, name: ' ' }))).toMatch(/^Hello there,\n/);
  });

  it.each(cases)('names no other shop’s contacts where the keeper has said none: a mail about ' +
    '%s', (_name, mail) => {
    const text = textOf(mail, noWords);
    expect(text).toMatch(/Warmly,\neveryone at Jhabla & Co\.\n$/);
    expect(text).not.toMatch(/\.example(?!\/)|00000|Example Lane|Hand-stitched|undefined/);
  });

  it('tells an order with shipping apart from one without', () => {
    const shipped = (shipping_paise: number): string => textOf(templates.orderShippedMail({ ...news, order: order({ shipping_paise }) }));
    expect(shipped(0)).toContain('Total, before shipping: ₹90,718.20');
    expect(shipped(5000)).not.toContain('before shipping');
  });
});
