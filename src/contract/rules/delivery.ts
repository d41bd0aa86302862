/**
 * What delivery costs, and where that is told (docs/requirements.md sections 1 and 9; decision 17). No shipping charge
 * is computed: the shop agrees it with the customer after the order, and staff say it then (`shop orders shipping`).
 * The words under the totals stand in a picture of the handbook too (tools/drawing/support, `npm run draw:guides`),
 * and ../order.ts tells callers that `shipping` is agreed later. Words of payment.ts about shipping change with these.
 * New words in the Terms need a new TERMS_VERSION (../terms.ts), those of the Privacy Policy a new `changed`
 * (screens/PrivacyPolicyScreen.tsx). Free of zod: the browser imports these values.
 *
 * A shop that charges a sum computes it here. It then has a row of its own in client/ui/OrderTotals.tsx and is part of
 * the totals of CartScreen.tsx, CheckoutFrame.tsx and OrderReceipt.tsx, is stored as `shipping_paise` with
 * `shipping_set_at` by server/areas/order/placing.ts, and never as part of the goods' amount, which coupons and returns
 * share out over the lines. An order's sums read 0 as not agreed yet (client/features/orders/orderView.ts,
 * server/areas/mail/templateParts.ts).
 */
import { COUNTRY } from './limits';

/** Of an order that is being placed: none is agreed yet. A call that names another is refused. */
export const SHIPPING_AT_CHECKOUT_PAISE = 0;

/** Where the shop delivers to. */
export const DELIVERED_TO = `addresses in ${COUNTRY}`;

/** What a shopper reads of it; in their order on the way to an order. */
export const shippingWords = {
  /** Why Us, on every product's page. */
  promiseTitle: 'We talk before you pay',
  promise: 'Nothing is charged when you order. We contact you about shipping and payment first.',
  /** Under the totals of the cart and the checkout. */
  underTotals: 'Shipping charges are not computed here; we tell you after the order is confirmed.',
  /** Beside the mobile number of who orders. */
  call: 'We call about shipping and payment.',
  /** What the team calls about, in other sentences. */
  subjects: 'shipping charges and payment',
  /** The first step after the order, on its receipt and in its mail. */
  nextOnReceipt: 'Our team contacts you on your mobile number and tells you the shipping charges.',
  nextInMail: 'We contact you on your mobile number and tell you the shipping charges.',
  total: 'Total, before shipping',
  /** In an order of which none is agreed yet. */
  open: 'We tell you soon',
  openTotal: 'Total before shipping',
  /** In an order of which it was agreed. */
  free: 'Free',
  /** FAQs. */
  answer:
    'That depends on the parcel and where it goes, so it is not computed at the checkout. ' +
    'Our team tells you after the order is confirmed, before you pay.',
  /** The terms. */
  notInPrices: 'Shipping charges are not part of them.',
  agreed: 'Our team contacts you and agrees shipping charges and payment with you.',
} as const;
