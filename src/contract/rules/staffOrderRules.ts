/**
 * What the staff's side and the server keep alike of orders (docs/contract.md section 11). Free of zod: the browser
 * imports these values.
 */

/**
 * What is to be done next; null where nothing is. `refund`: of an order that was cancelled after it was paid. `payment`
 * also of one that is cancelled or delivered while its customer says that it was paid.
 */
export const nextSteps = ['shipping', 'payment', 'ship', 'deliver', 'refund'] as const;
export type NextStep = (typeof nextSteps)[number];

/**
 * Whatever staff can do with an order as it stands, beside changing what is in it. `refund`: of what was received, all
 * or a part. `notPaid`: a claimed payment was looked for and is not there. `undoPayment`: it was noted by mistake.
 */
export const orderActions = [
  'shipping',
  'payment',
  'ship',
  'deliver',
  'refund',
  'cancel',
  'parcel',
  'pack',
  'unpack',
  'undoPayment',
  'notPaid',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** What a change is refused for at first, and taken when it names it in `despite`. */
export const doubts = ['AMOUNT_DIFFERS', 'REFERENCE_USED', 'NOT_PAID'] as const;
export type Doubt = (typeof doubts)[number];

export const orderSorts = ['newest', 'oldest', 'amount', 'name'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** More for shipping is a slip of the finger. Whole paise. */
export const MOST_SHIPPING_PAISE = 100_000_00;
/** Rows of a page of a list. */
export const STAFF_PAGE_SIZE = { usual: 25, most: 100 } as const;
/** Products that a row of the list names. */
export const PRODUCTS_SHOWN = 3;
/** Orders that one step moves, or that are printed at once. */
export const ORDERS_AT_ONCE = 100;
export const NOTE_MAX = 2000;
export const COURIER_MAX = 60;
export const TRACKING_MAX = 60;
export const LINK_MAX = 500;
/** A bank's UTR has 12 to 22 characters; what a customer types may be anything like it. */
export const REFERENCE_MAX = 40;

/** What a customer is told of, by mail and by staff. */
export const toldSteps = ['placed', 'shipping', 'payment', 'shipped', 'delivered', 'cancelled'] as const;
export type ToldStep = (typeof toldSteps)[number];

/** What an open desk is told of. `change`: an order is another one than it was, whoever did it. */
export const staffEventKinds = ['order', 'claim', 'return', 'message', 'change'] as const;
export type StaffEventKind = (typeof staffEventKinds)[number];
