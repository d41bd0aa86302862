import * as orderTemplates from '../../../../src/server/areas/mail/orderTemplates';
import * as templates from '../../../../src/server/areas/mail/templates';
import type { NewMail } from '../../../../src/server/areas/mail/outbox';
import { accountMails } from '../../../support/mails/accountMails';
import { to } from '../../../support/mails/mailCase';
import { line, news, order, orderMails, returned } from '../../../support/mails/orderMails';
import { demoWords, noWords } from '../../../support/data/words';

/** As the outbox writes it, for the demo shop or another. */
const textOf = ({ text }: NewMail, shop = demoWords): string => (typeof text === 'string' ? text : text(shop));

const cases = [...accountMails, ...orderMails];

describe('The mail templates', () => {
  it.each(cases)('tells a customer about %s', (_name, mail, { kind, subject, says }) => {
    expect(mail).toMatchObject({ kind, to, subject });
    for (const passage of says) expect(textOf(mail)).toContain(passage);
  });

  it.each(cases)(
    'greets and takes leave, and promises nothing that is not so, in a mail about ' + '%s',
    (_name, mail) => {
      const text = textOf(mail);
      expect(text).toMatch(/^Hello Asha Rao,\n\n/);
      expect(text).toMatch(
        /Warmly,\neveryone at Jhabla & Co\.\nHand-stitched for small people\n\nhello@jhabla\.example \| \+91 00000 00000\n$/,
      );
      // Payment is agreed outside of the shop; nothing here knows of it. A mobile number and bank details are nobody's
      // to read over a shoulder.
      expect(text).not.toMatch(/\bpaid\b|9876543210|IFSC/i);
      expect(text).not.toMatch(/undefined|null|NaN|\n\n\n|[ \t]\n/);
    },
  );

  const nasty = 'Asha\r\nBcc: thief@example.net\r\n\r\nPay here: http://evil.example\u2028now\u202e';

  it.each([
    templates.resetLinkMail({ to, name: nasty, link: 'https://shop.example/reset?token=abc' }),
    orderTemplates.orderPlacedMail({
      ...news,
      order: order({ name: nasty, address: nasty, coupon_code: nasty }),
      lines: [line({ product_name: nasty, colour: nasty })],
    }),
    orderTemplates.orderCancelledMail({
      ...news,
      order: order({ name: nasty }),
      lines: [line({ size: nasty })],
      by: 'shop',
    }),
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

  it.each(cases)(
    'names no other shop’s contacts where the keeper has said none: a mail about ' + '%s',
    (_name, mail) => {
      const text = textOf(mail, noWords);
      expect(text).toMatch(/Warmly,\neveryone at Jhabla & Co\.\n$/);
      expect(text).not.toMatch(/\.example(?!\/)|00000|Example Lane|Hand-stitched|undefined/);
    },
  );

  it('tells an order with shipping apart from one without', () => {
    const shipped = (shipping_paise: number): string =>
      textOf(orderTemplates.orderShippedMail({ ...news, order: order({ shipping_paise }) }));
    expect(shipped(0)).toContain('Total, before shipping: ₹90,718.20');
    expect(shipped(5000)).not.toContain('before shipping');
  });
});
