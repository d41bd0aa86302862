/**
 * What staff read of orders and do with them (docs/contract.md section 11), all below `/admin/api`. Money is rupees, as
 * everywhere on the wire.
 *
 * A change carries the `version` that it was made on and answers with the order as it is then. A stale one is 409
 * `STALE` with `current`, the order as it is, and changes nothing.
 */
import { z } from 'zod';
import { isoTime, rupees } from './common';
import { failureSchema } from './failure';
import { orderStatuses } from './order';
import {
  ADDRESS_PART_MAX,
  INTEGER_MAX,
  OPTION_MAX,
  PIN_DIGITS,
  RUPEES_MAX,
  TERM_MAX,
  VERSION_MAX,
} from './rules/limits';
import { isSafeLink } from './rules/addresses';
import { paymentStates } from './rules/paymentStates';
import {
  COURIER_MAX,
  doubts,
  LINK_MAX,
  nextSteps,
  NOTE_MAX,
  ORDERS_AT_ONCE,
  orderSorts,
  REFERENCE_MAX,
  STAFF_PAGE_SIZE,
  toldSteps,
  TRACKING_MAX,
} from './rules/staffOrderRules';
import { staffFaults } from './rules/staffRules';
import { staffErrorCodes } from './staffErrors';

const orderNo = z.string().trim().min(1).max(20);
const version = z.string().min(1).max(VERSION_MAX).meta({ description: 'Of the order that the page shows' });
const rupeesInBody = z
  .number(staffFaults.amount)
  .min(0)
  .max(RUPEES_MAX)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, staffFaults.amount)
  .meta({ description: 'Rupees, with at most two decimals' });
const reference = z.string(staffFaults.reference).trim().max(REFERENCE_MAX);
const despite = z.array(z.enum(doubts)).max(doubts.length).default([]);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

// ---- Lists

/** Also of the CSV: `GET /admin/api/orders.csv` takes the same, without page and pageSize. */
export const staffOrdersQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(STAFF_PAGE_SIZE.most).default(STAFF_PAGE_SIZE.usual),
  state: z.enum(orderStatuses).optional(),
  payment: z.enum(paymentStates).optional(),
  /** What is to be done next. */
  next: z.enum(nextSteps).optional(),
  packed: flag.optional(),
  overdue: flag.optional(),
  /** Looked for in number, mobile number, name and products' names. */
  q: z.string().trim().max(TERM_MAX).optional(),
  sort: z.enum(orderSorts).default('newest'),
});
export type StaffOrdersQuery = z.input<typeof staffOrdersQuery>;

const payment = z.object({
  state: z.enum(paymentStates),
  /** Received, as staff noted it; null until then. */
  amount: rupees.nullable(),
  at: isoTime.nullable(),
  /** Sent back; null where nothing was. */
  refunded: rupees.nullable(),
  /** What the customer claimed, or what staff noted when they received it: a UTR. */
  reference: z.string().nullable(),
});

const orderHead = {
  orderNo: z.string(),
  version: z.string(),
  status: z.enum(orderStatuses),
  payment,
  next: z.enum(nextSteps).nullable(),
  isPacked: z.boolean(),
  /** Unpaid or unanswered for so long that it is put before staff (section 9). */
  isOverdue: z.boolean(),
  placedAt: isoTime,
  name: z.string(),
  mobile: z.string(),
  /** The goods, coupon taken off. */
  goods: rupees,
  /** null until staff have said it. */
  shipping: rupees.nullable(),
  /** Goods and shipping. */
  amountDue: rupees,
};

export const staffOrderRow = z.object({
  ...orderHead,
  pieces: z.number().int(),
  /** The first lines. */
  products: z.array(z.object({ name: z.string(), picture: z.string() })),
  lineCount: z.number().int(),
});
export type StaffOrderRow = z.infer<typeof staffOrderRow>;

/** `GET /admin/api/orders` */
export const staffOrderList = z.object({ rows: z.array(staffOrderRow), total: z.number().int() });
export type StaffOrderList = z.infer<typeof staffOrderList>;

// ---- One order

const staffOrderLine = z.object({
  serialNo: z.number().int(),
  productId: z.number().int(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  /** A piece's. */
  rate: rupees,
  /** The line's, before a coupon. */
  amount: rupees,
  picture: z.string(),
  /** What the product comes in today; empty where it is gone. */
  colours: z.array(z.string()),
  sizes: z.array(z.string()),
});
export type StaffOrderLine = z.infer<typeof staffOrderLine>;

/** Whatever happened to an order, oldest first. */
const timelineEntry = z.object({
  at: isoTime,
  /** `customer`, `shop`, the e-mail address of a staff account, or `cli:NAME`. */
  who: z.string(),
  /** In words, as `shipped`. */
  what: z.string(),
  /** Whatever there is to tell of it, in words; null for nothing. */
  details: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** `GET /admin/api/orders/{orderNo}`; each change of one order answers with it too. */
export const staffOrder = z.object({
  ...orderHead,
  /** A member's or one that a guest left; null for none. */
  email: z.string().nullable(),
  customer: z.enum(['guest', 'member']),
  address: z.object({
    /** As it is kept: parts joined by commas, the PIN code last. */
    whole: z.string(),
    /** As on the label, a line each, without the PIN code. */
    parts: z.array(z.string()),
    pinCode: z.string(),
  }),
  lines: z.array(staffOrderLine),
  /** Before a coupon. */
  subtotal: rupees,
  discount: rupees,
  coupon: z.string().nullable(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  shippedAt: isoTime.nullable(),
  deliveredAt: isoTime.nullable(),
  canceledAt: isoTime.nullable(),
  /** Of the same member, or of the same mobile number; newest first. */
  otherOrders: z.array(
    z.object({ orderNo: z.string(), placedAt: isoTime, status: z.enum(orderStatuses), amountDue: rupees }),
  ),
  timeline: z.array(timelineEntry),
  /** Only staff see them; oldest first. */
  notes: z.array(z.object({ at: isoTime, who: z.string(), text: z.string() })),
  /**
   * What to tell the customer now: the step that was done last, in words. Without the link to the order's page, which
   * `POST …/told` makes and puts below: of its keys only hashes are kept.
   */
  words: z.object({ step: z.enum(toldSteps), text: z.string() }),
});
export type StaffOrder = z.infer<typeof staffOrder>;

/** How a call about an order fails; `current` with STALE. */
export const staffOrderFailure = failureSchema.extend({
  code: z.enum(staffErrorCodes),
  current: staffOrder.optional(),
});

// ---- Changes of one order: PUT; notes, told and link are POST

/** `…/shipping` */
export const shippingBody = z.object({ amount: rupeesInBody, version });
/**
 * `…/payment`: received; `reference` is '' for cash. Amounts other than what is due, and a reference of another order,
 * are asked about.
 */
export const paymentBody = z.object({ amount: rupeesInBody, reference: reference.default(''), version, despite });
/** `…/refund` */
export const refundBody = z.object({ amount: rupeesInBody, reference: reference.default(''), version });

const parcel = {
  courier: z.string(staffFaults.courier).trim().min(1).max(COURIER_MAX),
  trackingNumber: z.string(staffFaults.trackingNumber).trim().min(1).max(TRACKING_MAX),
  /** Where the parcel is looked up; the courier's own page where it is left out (rules/couriers.ts). */
  trackingUrl: z
    .string(staffFaults.trackingUrl)
    .trim()
    .max(LINK_MAX)
    .refine((link) => /^https?:/i.test(link) && isSafeLink(link), staffFaults.trackingUrl)
    .optional(),
};
/** `…/ship`: an order that is not paid is asked about. */
export const shipBody = z.object({ ...parcel, version, despite });
/** `…/deliver`, `…/cancel`, `…/packed` */
export const versionBody = z.object({ version });
/** `…/notes` */
export const noteBody = z.object({ text: z.string(staffFaults.note).trim().min(1).max(NOTE_MAX) });
/** `…/told`: somebody calls, or writes. */
export const toldBody = z.object({ step: z.enum(toldSteps), by: z.enum(['whatsapp', 'phone']) });
/** The words with a link to the order's page, for `https://wa.me/91{mobile}?text=…`; and the order as it is then. */
export const toldAnswer = z.object({ text: z.string(), link: z.string(), order: staffOrder });
export type ToldAnswer = z.infer<typeof toldAnswer>;
/** `…/link`: a new link to the order's page; those before open nothing any more. */
export const linkAnswer = z.object({ link: z.string() });

/**
 * `…/change`, before it ships: priced anew, and the customer is told. What is left out stays. A quantity may only go
 * down; 0 takes the line away, and one line stays.
 */
export const changeBody = z.object({
  version,
  lines: z
    .array(
      z.object({
        serialNo: z.number().int().min(1).max(INTEGER_MAX),
        colour: z.string().trim().max(OPTION_MAX.kept).optional(),
        size: z.string().trim().max(OPTION_MAX.kept).optional(),
        quantity: z.number().int().min(0).max(INTEGER_MAX).optional(),
      }),
    )
    .max(ORDERS_AT_ONCE)
    .default([]),
  /** As a guest's order has it: parts joined by commas, the PIN code last. */
  address: z
    .string(staffFaults.address)
    .trim()
    .min(1)
    .max(5 * ADDRESS_PART_MAX)
    .regex(new RegExp(`\\d{${PIN_DIGITS}}\\D*$`))
    .optional(),
});
export type OrderChange = z.input<typeof changeBody>;

// ---- Several orders at once

const orderNos = z.array(orderNo).min(1).max(ORDERS_AT_ONCE);
/** `POST /admin/api/orders/packed` */
export const packedBody = z.object({ orderNos });
/** `POST /admin/api/orders/ship-many`; those that are not paid stay, and the answer says so. */
export const shipManyBody = z.object({
  orders: z
    .array(z.object({ orderNo, ...parcel }))
    .min(1)
    .max(ORDERS_AT_ONCE),
});
/** `POST /admin/api/orders/cancel-overdue`: those that staff saw; what was answered meanwhile stays. */
export const cancelOverdueBody = z.object({ orderNos });
/** Of each of the three: each order is moved by itself. */
export const manyMoved = z.object({
  done: z.array(z.string()),
  failed: z.array(z.object({ orderNo: z.string(), message: z.string() })),
});
export type ManyMoved = z.infer<typeof manyMoved>;

/** `GET /admin/api/orders/sheets?orderNos=A,B`: for printing; `staffOrder[]`, in that order. */
export const sheetsQuery = z.object({
  orderNos: z
    .string()
    .transform((text) => text.split(','))
    .pipe(orderNos),
});

// ---- Takings

const day = z.iso.date().meta({ description: 'A day in the shop’s zone' });
/** `GET /admin/api/takings`, and `/admin/api/takings.csv` of the same. */
export const takingsQuery = z.object({ from: day, to: day });
export const takings = z.object({
  /** Days on which something was received or given back, oldest first. */
  days: z.array(z.object({ day, payments: z.number().int(), received: rupees, refunded: rupees })),
  received: rupees,
  refunded: rupees,
});
export type Takings = z.infer<typeof takings>;

// ---- Events

/** The data of an event of `GET /admin/api/events` (server-sent events), as JSON; its name is a `StaffEventKind`. */
export interface StaffEvent {
  at: string;
  /** Of the order that it is about; null for a message. */
  orderNo: string | null;
}

export const orderParams = z.object({ orderNo });
