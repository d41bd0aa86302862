/**
 * What staff do with orders (docs/contract.md section 11), all below `/admin/api`. Money is rupees, as everywhere on the
 * wire.
 *
 * A change carries the `version` that it was made on and answers with the order as it is then. A stale one is 409
 * `STALE` with `current`, the order as it is, and changes nothing.
 */
import { z } from 'zod';
import { failureSchema } from './failure';
import { ADDRESS_PART_MAX, INTEGER_MAX, OPTION_MAX, PIN_DIGITS, RUPEES_MAX, VERSION_MAX } from './rules/limits';
import { isSafeLink } from './rules/addresses';
import {
  COURIER_MAX,
  doubts,
  LINK_MAX,
  MOST_SHIPPING_PAISE,
  NOTE_MAX,
  ORDERS_AT_ONCE,
  REFERENCE_MAX,
  toldSteps,
  TRACKING_MAX,
} from './rules/staffOrderRules';
import { staffFaults } from './rules/staffRules';
import { staffErrorCodes } from './staffErrors';
import { orderNo, staffOrder } from './staffOrders';

const version = z.string().min(1).max(VERSION_MAX).meta({ description: 'Of the order that the page shows' });
const rupeesInBody = z
  .number(staffFaults.amount)
  .min(0)
  .max(RUPEES_MAX)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, staffFaults.amount)
  .meta({ description: 'Rupees, with at most two decimals' });
const reference = z.string(staffFaults.reference).trim().max(REFERENCE_MAX);
const despite = z.array(z.enum(doubts)).max(doubts.length).default([]);

/** How a call about an order fails; `current` with STALE. */
export const staffOrderFailure = failureSchema.extend({
  code: z.enum(staffErrorCodes),
  current: staffOrder.optional(),
});

// ---- Changes of one order: PUT; notes, told and link are POST

/** `…/shipping`, until the payment is received; the same amount again changes nothing. */
export const shippingBody = z.object({
  amount: rupeesInBody.refine((amount) => amount * 100 <= MOST_SHIPPING_PAISE, staffFaults.shipping),
  version,
});
/**
 * `…/payment`: received; `reference` is '' for cash. Amounts other than what is due, and a reference of another order,
 * are asked about.
 */
export const paymentBody = z.object({ amount: rupeesInBody, reference: reference.default(''), version, despite });
/** `…/refund`: all of what was received, or a part. */
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
/** `…/parcel`: of a shipped order, once more; the customer is told the new number. */
export const parcelBody = z.object({ ...parcel, version });
/** `…/packed`: false unpacks it. */
export const packBody = z.object({ version, packed: z.boolean().default(true) });
/**
 * `…/deliver`, `…/cancel`, `…/payment-undone` (it was noted by mistake), `…/not-paid` (a claimed payment is not there).
 */
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

const severalOrders = z.array(z.object({ orderNo, version })).min(1).max(ORDERS_AT_ONCE);
/** `POST /admin/api/orders/packed`; one that was changed meanwhile stays, and the answer says so. */
export const packManyBody = z.object({ orders: severalOrders });
/**
 * `POST /admin/api/orders/ship-many`; those that are not paid, or were changed meanwhile, stay, and the answer says so.
 */
export const shipManyBody = z.object({
  orders: z
    .array(z.object({ orderNo, version, ...parcel }))
    .min(1)
    .max(ORDERS_AT_ONCE),
});
/** `POST /admin/api/orders/cancel-overdue`: those that staff saw; what was answered meanwhile stays. */
export const cancelOverdueBody = z.object({ orders: severalOrders });
/** Of each of the three: each order is moved by itself. */
export const manyMoved = z.object({
  done: z.array(z.string()),
  failed: z.array(z.object({ orderNo: z.string(), message: z.string() })),
});
export type ManyMoved = z.infer<typeof manyMoved>;
