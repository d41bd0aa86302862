/**
 * How an order is paid, and the words for it on every page and in the mails (docs/requirements.md section 1; decision
 * 15): nothing at the checkout, and online by UPI or QR code alone, once shipping is agreed. New words in the Terms
 * need a new TERMS_VERSION (../terms.ts). Free of zod: the browser imports these values.
 */

/** The only method that there is, as it crosses the wire and is stored. */
export const PAYMENT_METHOD = 'onlinePayment';

/** What one pays by online. */
const by = 'UPI/QR';

/** What a shopper reads of it. */
export const paymentWords = {
  /** The choice at the checkout. */
  name: 'Online Payment',
  by,
  /** The same in a sentence. */
  byWords: 'UPI or QR',
  later: `Pay by ${by} after we confirm shipping`,
  /** Of a shop that has said where it is. */
  cards: 'Cards are accepted at our offline store.',
  /** The Privacy Policy. */
  privacy:
    'Nothing is paid on this site, so we never see a card number. ' +
    'How you pay is agreed with our team after the order.',
} as const;
