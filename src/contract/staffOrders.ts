/**
 * What staff read of orders (docs/contract.md section 11), all below `/admin/api`: lists, one order, sheets, takings,
 * events. What they do with them is in `staffOrderChanges.ts`. Money is rupees, as everywhere on the wire.
 */
import { z } from 'zod';
import { isoTime, rupees } from './common';
import { orderStatuses } from './order';
import { TERM_MAX } from './rules/limits';
import { paymentStates } from './rules/paymentStates';
import { nextSteps, orderActions, ORDERS_AT_ONCE, orderSorts, toldSteps } from './rules/staffOrderRules';
import { dayParam, pageParams } from './staffLists';

export const orderNo = z.string().trim().min(1).max(20);
const orderNos = z.array(orderNo).min(1).max(ORDERS_AT_ONCE);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

// ---- Lists

/** Also of the CSV: `GET /admin/api/orders.csv` takes the same, without page and pageSize. */
export const staffOrdersQuery = z.object({
  ...pageParams,
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
  /** What can be done with it as it stands, in the order of `orderActions`; `next` is the one that is due. */
  possible: z.array(z.enum(orderActions)),
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

/** `GET /admin/api/orders/sheets?orderNos=A,B`: for printing; `staffOrder[]`, in that order. */
export const sheetsQuery = z.object({
  orderNos: z
    .string()
    .transform((text) => text.split(','))
    .pipe(orderNos),
});

// ---- Takings

/** `GET /admin/api/takings`, and `/admin/api/takings.csv` of the same. */
export const takingsQuery = z.object({ from: dayParam, to: dayParam });
export const takings = z.object({
  /** Days on which something was received or given back, oldest first. */
  days: z.array(z.object({ day: dayParam, payments: z.number().int(), received: rupees, refunded: rupees })),
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
