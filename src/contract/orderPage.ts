/** An order's own page (docs/contract.md section 10): what it shows, and what a customer does there. */
import { z } from 'zod';
import { isoTime, rupees } from './common';
import { orderStatuses, returnStatus } from './order';
import { paymentStates } from './rules/paymentStates';
import { CONTACT_TYPED_MAX } from './rules/orderLink';
import { paymentFaults } from './rules/messages';
import { readReference } from './rules/upi';

/** Any text: what no order has is answered like an order of somebody else. */
export const orderPageParams = z.object({ orderNo: z.string().meta({ description: 'As the customer sees it' }) });

const pageLine = z.object({
  serialNo: z.number().int(),
  productId: z.number().int(),
  productName: z.string(),
  productColor: z.string(),
  productSize: z.string(),
  orderQuantity: z.number().int(),
  /** A piece's, as it was when ordered. */
  productRate: rupees,
  /** The line's, after the order's coupon. */
  netAmount: rupees,
  productImage: z.string(),
  returnStatus: returnStatus.nullable(),
});

/** What pays by UPI: the same address as a link and, ready to be drawn, as a QR code. */
const upi = z.object({
  id: z.string(),
  payee: z.string(),
  link: z.string(),
  qr: z.object({
    /** Dots along a side, the quiet margin among them. */
    size: z.number().int(),
    /** The dark ones as the path of an SVG, a dot one unit wide. */
    path: z.string(),
  }),
});
export type UpiPayment = z.infer<typeof upi>;

export const orderPage = z.object({
  orderNo: z.string(),
  orderStatus: z.enum(orderStatuses),
  placedDate: isoTime,
  shippedDate: isoTime.nullable(),
  deliveredDate: isoTime.nullable(),
  canceledDate: isoTime.nullable(),
  /** Whom and where it goes to, as it was when ordered. */
  deliveryName: z.string(),
  deliveryAddress: z.string(),
  lines: z.array(pageLine),
  subTotal: rupees,
  discount: rupees,
  /** The goods, coupon taken off. */
  finalOrderAmount: rupees,
  /** null until the shop has said it. */
  shipping: rupees.nullable(),
  payment: z.object({
    paymentState: z.enum(paymentStates),
    /** Goods and shipping; null where nothing is to be paid (now). */
    amountDue: rupees.nullable(),
    /** What came in; null until staff have noted it. */
    amountReceived: rupees.nullable(),
    /** What of it went back; left out where nothing did. */
    amountRefunded: rupees.optional(),
    /** As the customer gave it, or staff noted it. */
    reference: z.string().nullable(),
    /** null where nothing is due, and where the shop has no UPI id: then the team calls. */
    upi: upi.nullable(),
  }),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingLink: z.string().nullable(),
});
export type OrderPage = z.infer<typeof orderPage>;

export const paymentClaimBody = z.object({
  reference: z
    .string(paymentFaults.reference)
    .overwrite((typed) => readReference(typed) ?? typed)
    .refine((typed) => readReference(typed) !== undefined, paymentFaults.reference)
    .meta({ description: "The payment's reference (UTR), as the payment app shows it" }),
});

/** Anything that may be a number and a way to reach its customer: what fits no order is answered alike. */
export const orderLinkBody = z.object({
  orderNo: z.string().trim().min(1).max(CONTACT_TYPED_MAX).meta({ description: 'As the customer sees it' }),
  contact: z
    .string()
    .trim()
    .min(1)
    .max(CONTACT_TYPED_MAX)
    .meta({ description: 'The mobile number or e-mail address that the order holds' }),
});
export type OrderLinkBody = z.infer<typeof orderLinkBody>;
