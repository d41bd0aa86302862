/** A member's orders as any backend may send them → what the screens can rely on (decisions 11, 71). */
import type { OrderRow, OrderSummaryEntry, ReturnStatus } from '../../contract/order';
import { returnStatuses } from '../../contract/rules/returnStatuses';
import { entries, fieldsOf, tidy, toNumber, written } from '../lib/decode';

export interface SummaryRow extends Omit<OrderRow, 'orderStatus' | 'returnStatus' | 'netAmount'> {
  /** Undefined: this backend does not say what the coupon took off this line. */
  netAmount: number | undefined;
  /** In capitals, CANCELED with one L. Another backend may have states of its own. */
  orderStatus: string;
  /** Undefined: this backend tells it elsewhere (api/returnsApi.ts). Null: no return was asked for. */
  returnStatus: ReturnStatus | null | undefined;
}

export interface SummaryEntry extends Omit<OrderSummaryEntry, 'orders'> {
  orders: SummaryRow[];
}

const option = (value: unknown): string => (written(value) === '-' ? '' : written(value));

/** `CANCELED` on the wire, and the other spelling is understood (decision 10). */
const toStatus = (value: unknown): string => tidy(value).toUpperCase().replace('CANCELLED', 'CANCELED');

/** Null for anything that is no state of a return. */
export const toReturnStatus = (value: unknown): ReturnStatus | null =>
  returnStatuses.find((status) => status === tidy(value).toUpperCase()) ?? null;

function toRow(answer: unknown): SummaryRow {
  const raw = fieldsOf(answer);
  const { productColor, productSize } = fieldsOf(raw.productObject);
  return {
    serialNo: toNumber(raw.serialNo),
    orderNo: written(raw.orderNo),
    productId: toNumber(raw.productId),
    productName: written(raw.productName),
    orderQuantity: toNumber(raw.orderQuantity, 1),
    productRate: toNumber(raw.productRate),
    netAmount: 'netAmount' in raw ? toNumber(raw.netAmount) : undefined,
    finalOrderAmount: toNumber(raw.finalOrderAmount),
    billDate: written(raw.billDate),
    orderStatus: toStatus(raw.orderStatus),
    discount: toNumber(raw.discount),
    shipping: toNumber(raw.shipping),
    productObject: { productColor: option(productColor), productSize: option(productSize) },
    returnStatus: 'returnStatus' in raw ? toReturnStatus(raw.returnStatus) : undefined,
    deliveredDate: written(raw.deliveredDate) || null,
    deliveryName: tidy(raw.deliveryName),
    deliveryAddress: tidy(raw.deliveryAddress),
  };
}

function toEntry(answer: unknown): SummaryEntry {
  const raw = fieldsOf(answer);
  const orders = entries(raw.orders).map(toRow);
  return { orders, orderImage: written(raw.orderImage), productCount: toNumber(raw.productCount, orders.length) };
}

/** Newest first, as they come; an order without a line is none. */
export const toOrderSummary = (answer: unknown): SummaryEntry[] =>
  entries(answer)
    .map(toEntry)
    .filter(({ orders }) => orders.length > 0);
