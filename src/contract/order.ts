/** Placing, listing and moving orders (docs/contract.md sections 5 and 6). */
import { z } from 'zod';
import { addressId } from './account';
import { couponCode } from './coupon';
import {
  emailAddress,
  idParam,
  isoTime,
  memberId,
  mobileNumber,
  ownerId,
  personName,
  rupees,
  rupeesParam,
} from './common';
import { SHIPPING_AT_CHECKOUT_PAISE } from './rules/delivery';
import { ADDRESS_VERSION, CART_VERSION } from './rules/headerNames';
import { PIN_DIGITS, VERSION_MAX } from './rules/limits';
import { accountFaults, orderFaults } from './rules/messages';
import { toRupees } from './rules/money';
import { PAYMENT_METHOD } from './rules/payment';
import { returnStatuses } from './rules/returnStatuses';

export const orderStatuses = ['ORDERED', 'SHIPPED', 'DELIVERED', 'CANCELED'] as const;
const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

const amount = rupeesParam.meta({ description: 'Rupees; what the shopper was shown, discount taken off' });

/** The only payment method there is (docs/requirements.md section 9). */
const paymentMethod = z
  .literal(PAYMENT_METHOD, orderFaults.paymentMethod)
  .meta({ description: `${PAYMENT_METHOD}, paid after the shop confirms` });

export const finalizeParams = z.object({
  userId: memberId,
  finalOrderAmount: amount,
  addrId: addressId,
  paymentMethod,
  /** Compared when sent. */
  discount: rupeesParam.optional().meta({ description: 'Rupees; what the shopper was shown' }),
  /** Agreed after the order is placed, so anything but 0 is a wrong amount. */
  shipping: rupeesParam
    .default(toRupees(SHIPPING_AT_CHECKOUT_PAISE))
    .meta({ description: `Rupees; ${toRupees(SHIPPING_AT_CHECKOUT_PAISE)} until it is agreed` }),
  couponCode: couponCode.optional(),
});

export const guestOrderForm = z.object({
  guestId: ownerId.meta({ description: 'Which guest' }),
  name: personName(accountFaults.name).meta({ description: 'The whole name' }),
  mobile: mobileNumber(accountFaults.digits),
  /** Comma-joined parts; the PIN code is its last six digits. */
  address: z
    .string(orderFaults.address)
    .trim()
    .min(1)
    .max(600)
    .regex(new RegExp(`\\d{${PIN_DIGITS}}\\D*$`))
    .meta({ description: 'Parts joined by commas; ends with the six-digit PIN code' }),
  /** Where the guest wants to hear of the order; empty for nowhere. */
  email: z
    .literal('')
    .transform(() => undefined)
    .or(emailAddress(accountFaults.email))
    .optional()
    .meta({ description: 'An e-mail address for news of the order; empty or left out for none' }),
  finalOrderAmount: amount,
  paymentMethod,
  couponCode: couponCode.optional(),
});

const version = (description: string) => z.string().min(1).max(VERSION_MAX).optional().meta({ description });
export const orderHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(8)
    .max(100)
    .optional()
    .meta({ description: 'Any text of 8 to 100 characters: the same key and body again gives the first answer again' }),
  /** Of the cart that the page shows; another one is asked about (409 CART_CHANGED). */
  [CART_VERSION]: version('Of the cart that the shopper saw; another one is asked about'),
});
export const finalizeHeaders = orderHeaders.extend({
  /** Of the address that the page shows; a changed one is asked about (409 ADDRESS_CHANGED). */
  [ADDRESS_VERSION]: version('Of the address that the shopper saw; a changed one is asked about'),
});

/** A line as it was ordered; what a receipt is made from (docs/decisions/0226-what-was-seen.md). */
const receiptLine = z.object({
  serialNo: z.number().int(),
  productId: z.number().int(),
  productName: z.string(),
  productColor: z.string(),
  productSize: z.string(),
  orderQuantity: z.number().int(),
  /** The whole line's, before a coupon. */
  lineAmount: rupees,
});
export type ReceiptLine = z.infer<typeof receiptLine>;

export const orderPlaced = z.object({
  orderNo: z.string(),
  serialNos: z.array(z.number().int()),
  finalOrderAmount: rupees,
  /** The shop's own server tells them; another backend may not. */
  lines: z.array(receiptLine).optional(),
  /** Comma-joined, where it goes to; told like the lines. */
  address: z.string().optional(),
});
export type OrderPlaced = z.infer<typeof orderPlaced>;

const shortLine = z.object({
  productId: z.number().int(),
  /** Told like the lines of the order. */
  productColor: z.string().optional(),
  productSize: z.string().optional(),
  wantedQuantity: z.number().int().optional(),
  /** Pieces left before this order took its own. */
  stockQuantity: z.number().int(),
});
export type ShortItem = z.infer<typeof shortLine>;
/** 207: some lines were short; they stay in the cart. */
export const orderPartlyPlaced = orderPlaced.extend({ placed: z.array(z.number().int()), failed: z.array(shortLine) });
export type OrderPartlyPlaced = z.infer<typeof orderPartlyPlaced>;

export const returnStatus = z.enum(returnStatuses);
export type ReturnStatus = z.infer<typeof returnStatus>;

const orderRow = z.object({
  serialNo: z.number().int(),
  orderNo: z.string(),
  productId: z.number().int(),
  productName: z.string(),
  orderQuantity: z.number().int(),
  productRate: rupees,
  /** What this line costs after the order's coupon; the rows of an order add up to its `finalOrderAmount`. */
  netAmount: rupees,
  /** The whole order's goods total, the same on each row. */
  finalOrderAmount: rupees,
  billDate: isoTime,
  orderStatus,
  discount: rupees,
  shipping: rupees,
  productObject: z.object({ productColor: z.string(), productSize: z.string() }),
  returnStatus: returnStatus.nullable(),
  deliveredDate: isoTime.nullable(),
  /** Whom and where the order goes to, as it was when ordered. */
  deliveryName: z.string(),
  deliveryAddress: z.string(),
});
export type OrderRow = z.infer<typeof orderRow>;

export const orderSummaryEntry = z.object({
  orders: z.array(orderRow),
  orderImage: z.string(),
  productCount: z.number().int(),
});
export type OrderSummaryEntry = z.infer<typeof orderSummaryEntry>;

export const orderSummaryQuery = z.object({ userId: memberId });
export const serialParams = z.object({ serialNo: idParam.meta({ description: 'A row of an order' }) });
export const newStatusQuery = z.object({
  newStatus: orderStatus.meta({ description: 'CANCELED is the only one open to a customer' }),
});
export const orderMoved = z.object({ orderNo: z.string(), orderStatus });
export type OrderMoved = z.infer<typeof orderMoved>;
