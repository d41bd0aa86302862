/**
 * How an order is paid, and the words for it on every page and in the mails (docs/requirements.md section 1; decision
 * 15): nothing at the checkout, and online by UPI or QR code alone, once shipping is agreed. New words in the Terms
 * need a new TERMS_VERSION (../terms.ts), those of the Privacy Policy a new `changed`
 * (screens/PrivacyPolicyScreen.tsx). A second method is also a second literal of `paymentMethod` (../order.ts) with
 * another refusal (messages.ts, `orderFaults`), a choice at the checkout (features/checkout/CheckoutFrame.tsx), and
 * sent by client/api/orderApi.ts; one that is paid at the checkout also changes what delivery.ts promises. Free of zod:
 * the browser imports these values.
 */

import { shippingWords } from './delivery';

/** The only method that there is, as it crosses the wire and is stored. */
export const PAYMENT_METHOD = 'onlinePayment';

/** What one pays by online. */
const by = 'UPI/QR';
const byWords = 'UPI or QR';
const later = `Pay by ${by} after we confirm shipping`;

/** What a shopper reads of it. */
export const paymentWords = {
  /** The choice at the checkout. */
  name: 'Online Payment',
  by,
  /** The same in a sentence. */
  byWords,
  later,
  /** Of a shop that has said where it is. */
  cards: 'Cards are accepted at our offline store.',
  /** FAQs, before and after what the store takes. */
  online: `Online, only ${by} is accepted.`,
  notAtCheckout: 'Nothing is paid at the checkout: our team contacts you after the order.',
  /** The steps of the terms. */
  step1: 'You place the order. Nothing is paid at the checkout.',
  step3: `You pay, online by ${byWords} code only.`,
  /** On an order's receipt, after what comes next about shipping. */
  onReceipt: `You pay by ${by} once you have agreed to them. Nothing was charged today.`,
  /** The same in the order's mail. */
  inMail: `${later}. Nothing has been charged so far.`,
  /** Under the sums of an order that was placed. */
  onOrder: `We call you about ${shippingWords.subjects}: ${byWords}, once shipping is agreed.`,
  /** The Privacy Policy. */
  privacy:
    'Nothing is paid on this site, so we never see a card number. ' +
    'How you pay is agreed with our team after the order.',
} as const;
