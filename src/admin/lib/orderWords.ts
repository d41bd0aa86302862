/** States and steps of orders as staff read them. */
import type { OrderStatus } from '../../contract/order';
import type { PaymentState } from '../../contract/rules/paymentStates';
import type { NextStep, OrderAction } from '../../contract/rules/staffOrderRules';
import type { StaffOrderRow } from '../../contract/staffOrders';

export const statusNames: Record<OrderStatus, string> = {
  ORDERED: 'Ordered',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELED: 'Cancelled',
};

export const paymentNames: Record<PaymentState, string> = {
  none: 'Not asked for',
  asked: 'Asked for',
  claimed: 'Customer says paid',
  received: 'Received',
  refunded: 'Given back',
};

/** What its button says. */
export const stepNames: Record<NextStep, string> = {
  shipping: 'Quote shipping',
  payment: 'Payment received',
  ship: 'Ship',
  deliver: 'Mark delivered',
  refund: 'Note the refund',
};

/** Further things that may be done with an order, as a menu says them. */
export const actionNames: Record<OrderAction, string> = {
  ...stepNames,
  shipping: 'Quote shipping again',
  cancel: 'Cancel order',
  parcel: 'Correct the parcel',
  pack: 'Mark packed',
  unpack: 'Not packed after all',
  undoPayment: 'Not received after all',
  notPaid: 'No such payment',
};

export type OrderState = Pick<StaffOrderRow, 'status' | 'payment' | 'isPacked' | 'shipping'>;

/** Where an order stands, in one line: `Ordered, paid, packed`. */
export function standing({ status, payment, isPacked, shipping }: OrderState): string {
  const parts = [statusNames[status], paymentNames[payment.state].toLowerCase()];
  if (status === 'ORDERED') parts.push(shipping === null ? 'shipping not quoted' : isPacked ? 'packed' : 'not packed');
  return parts.join(', ');
}

const PROGRESS = ['Quoted', 'Paid', 'Packed', 'Shipped', 'Delivered'] as const;

/** The way to the doorstep. An order may go it in another order: one that is not paid can be shipped. */
export function progressOf({ status, payment, isPacked, shipping }: OrderState): { name: string; isDone: boolean }[] {
  const isDone = [
    shipping !== null,
    payment.state === 'received' || payment.state === 'refunded',
    isPacked,
    status === 'SHIPPED' || status === 'DELIVERED',
    status === 'DELIVERED',
  ];
  return PROGRESS.map((name, at) => ({ name, isDone: isDone[at] ?? false }));
}

/** What the customer is charged for shipping: also of an order whose amount had it before staff said it. */
export const chargedShipping = (order: { shipping: number | null; amountDue: number; goods: number }): number =>
  order.shipping ?? Math.max(0, Math.round((order.amountDue - order.goods) * 100) / 100);
