/**
 * An order as its card, popup and invoice show it. The rows of one order share number and amount (decision 71). Money
 * is whole paise.
 */
import { useMemo } from 'react';
import { shippingWords } from '../../../contract/rules/delivery';
import { formatMoney, toPaise } from '../../../contract/rules/money';
import { useGetOrderSummaryQuery } from '../../api/orderHistoryApi';
import type { SummaryEntry, SummaryRow } from '../../api/orderSummary';
import type { OrderPageView } from '../../api/orderPage';
import { ORDER_PROGRESS } from '../../lib/constants';

/**
 * The member's orders as they stand: asked for on every visit, and again when the tab comes back into view, since the
 * shop moves them on.
 */
export function useOrders(userId: string) {
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp,
  } = useGetOrderSummaryQuery(userId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const orders = useMemo(() => data?.map(toOrderView), [data]);
  return { orders, error, retrying: isFetching && error !== undefined, refetch, askedAt: fulfilledTimeStamp ?? 0 };
}

interface Sum {
  name: string;
  text: string;
}

/** Shipping is agreed after the order is placed: until then there is no figure, and no ₹0 that reads like a promise. */
function shippingText({ shippingPaise, isShippingSaid = false, status }: OrderView): string {
  if (shippingPaise > 0) return formatMoney(shippingPaise);
  if (isShippingSaid) return shippingWords.free;
  return status === 'ORDERED' ? shippingWords.open : formatMoney(0);
}

/** The rows under an order's lines, alike in the popup and on the invoice (decisions 17, 71). */
export function orderSums(order: OrderView): { parts: Sum[]; total: Sum } {
  const { goodsPaise, discountPaise, toPayPaise, status, shippingPaise, isShippingSaid = false } = order;
  const parts = [{ name: 'Sub Total', text: formatMoney(goodsPaise + discountPaise) }];
  if (discountPaise > 0) parts.push({ name: 'Discount', text: `−${formatMoney(discountPaise)}` });
  if (status !== 'CANCELED') parts.push({ name: 'Shipping', text: shippingText(order) });
  const isOpen = status === 'ORDERED' && shippingPaise === 0 && !isShippingSaid;
  return { parts, total: { name: isOpen ? shippingWords.openTotal : 'Total', text: formatMoney(toPayPaise) } };
}

export interface OrderView {
  orderNo: string;
  /** ORDERED, SHIPPED, DELIVERED, CANCELED, or whatever another backend says. */
  status: string;
  rows: readonly SummaryRow[];
  image: string;
  /** The first product's. */
  name: string;
  /** How many more products there are. */
  more: number;
  placed: string;
  delivered: string | null;
  goodsPaise: number;
  discountPaise: number;
  /** 0 until it is agreed (decision 17). */
  shippingPaise: number;
  /** What it costs has been said, be it nothing; left out where only an amount could tell. */
  isShippingSaid?: boolean;
  toPayPaise: number;
}

const onItsWay = ['ORDERED', 'SHIPPED', 'DELIVERED'];

/** Where rows differ, the order is as far as the row that is least far; cancelled only when everything is. */
function statusOf(rows: readonly SummaryRow[]): string {
  const statuses = rows.map(({ orderStatus }) => orderStatus);
  return onItsWay.find((status) => statuses.includes(status)) ?? statuses[0] ?? '';
}

/** The list holds no order without a row. */
function toOrderView({ orders, orderImage, productCount }: SummaryEntry): OrderView {
  const [first] = orders as [SummaryRow, ...SummaryRow[]];
  const goodsPaise = toPaise(first.finalOrderAmount);
  const shippingPaise = toPaise(first.shipping);
  return {
    orderNo: first.orderNo,
    status: statusOf(orders),
    rows: orders,
    image: orderImage,
    name: first.productName,
    more: Math.max(orders.length, productCount) - 1,
    placed: first.billDate,
    delivered: first.deliveredDate,
    goodsPaise,
    discountPaise: toPaise(first.discount),
    shippingPaise,
    toPayPaise: goodsPaise + shippingPaise,
  };
}

/** The same of an order's own page. */
export function viewOfPage(page: OrderPageView): OrderView {
  const { orderNo, orderStatus, lines, placedDate, deliveredDate, shipping } = page;
  const goodsPaise = toPaise(page.finalOrderAmount);
  const shippingPaise = toPaise(shipping ?? 0);
  const rows = lines.map(({ productColor, productSize, ...line }) => ({
    ...line,
    orderNo,
    orderStatus,
    productObject: { productColor, productSize },
    finalOrderAmount: page.finalOrderAmount,
    billDate: placedDate,
    discount: page.discount,
    shipping: shipping ?? 0,
    deliveredDate,
    deliveryName: page.deliveryName,
    deliveryAddress: page.deliveryAddress,
  }));
  return {
    orderNo,
    status: orderStatus,
    rows,
    image: lines[0]?.productImage ?? '',
    name: lines[0]?.productName ?? '',
    more: Math.max(lines.length - 1, 0),
    placed: placedDate,
    delivered: deliveredDate,
    goodsPaise,
    discountPaise: toPaise(page.discount),
    shippingPaise,
    isShippingSaid: shipping !== null,
    toPayPaise: goodsPaise + shippingPaise,
  };
}

/** `CANCELED` travels, CANCELLED is shown (decision 10). */
export const statusWord = (status: string): string => (status === 'CANCELED' ? 'CANCELLED' : status);

/** Per cent of the line (docs/requirements.md section 4). */
export const progressOf = (status: string): number =>
  status in ORDER_PROGRESS ? ORDER_PROGRESS[status as keyof typeof ORDER_PROGRESS] : 0;

/** The lines that a cancel asks for. */
export const cancellableSerialNos = ({ rows }: OrderView): number[] =>
  rows.filter(({ orderStatus }) => orderStatus === 'ORDERED').map(({ serialNo }) => serialNo);
