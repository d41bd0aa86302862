/** An order's page as the backend tells it → what the screens can rely on (decision 11). */
import type { OrderPage, UpiPayment } from '../../contract/orderPage';
import { isSafeLink } from '../../contract/rules/addresses';
import { paymentStates } from '../../contract/rules/paymentStates';
import { fieldsOf, rows, text, tidy, toNumber, written } from '../lib/decode';
import type { Loose } from '../lib/decode';
import { toReturnStatus } from './orderSummary';

/** Another backend may have states of its own. */
export interface OrderPageView extends Omit<OrderPage, 'orderStatus'> {
  orderStatus: string;
}

const amountOrNull = (value: unknown): number | null => {
  const amount = toNumber(value, NaN);
  return value === null || Number.isNaN(amount) ? null : amount;
};
const textOrNull = (value: unknown): string | null => tidy(value) || null;

/** A link that a payment app opens, and nothing else. */
function toUpi(answer: unknown): UpiPayment | null {
  const raw = fieldsOf(answer);
  const link = text(raw.link);
  const { size, path } = fieldsOf(raw.qr);
  if (!link.startsWith('upi://pay?') || !/^[\dMhvHz ]+$/.test(text(path))) return null;
  return { id: text(raw.id), payee: text(raw.payee), link, qr: { size: toNumber(size), path: text(path) } };
}

const toLine = (raw: Loose): OrderPage['lines'][number] => ({
  serialNo: toNumber(raw.serialNo),
  productId: toNumber(raw.productId),
  productName: written(raw.productName),
  productColor: text(raw.productColor),
  productSize: text(raw.productSize),
  orderQuantity: toNumber(raw.orderQuantity, 1),
  productRate: toNumber(raw.productRate),
  netAmount: toNumber(raw.netAmount),
  productImage: text(raw.productImage),
  returnStatus: toReturnStatus(raw.returnStatus),
});

export function toOrderPage(answer: unknown): OrderPageView {
  const raw = fieldsOf(answer);
  const payment = fieldsOf(raw.payment);
  const trackingLink = text(raw.trackingLink);
  return {
    orderNo: written(raw.orderNo),
    orderStatus: tidy(raw.orderStatus).toUpperCase(),
    placedDate: text(raw.placedDate),
    shippedDate: textOrNull(raw.shippedDate),
    deliveredDate: textOrNull(raw.deliveredDate),
    canceledDate: textOrNull(raw.canceledDate),
    deliveryName: tidy(raw.deliveryName),
    deliveryAddress: tidy(raw.deliveryAddress),
    lines: rows(raw.lines).map(toLine),
    subTotal: toNumber(raw.subTotal),
    discount: toNumber(raw.discount),
    finalOrderAmount: toNumber(raw.finalOrderAmount),
    shipping: amountOrNull(raw.shipping),
    payment: {
      paymentState: paymentStates.find((state) => state === payment.paymentState) ?? 'none',
      amountDue: amountOrNull(payment.amountDue),
      amountReceived: amountOrNull(payment.amountReceived),
      amountRefunded: amountOrNull(payment.amountRefunded) ?? undefined,
      reference: textOrNull(payment.reference),
      upi: toUpi(payment.upi),
    },
    courier: textOrNull(raw.courier),
    trackingNumber: textOrNull(raw.trackingNumber),
    trackingLink: /^https?:/i.test(trackingLink) && isSafeLink(trackingLink) ? trackingLink : null,
  };
}
