/**
 * An order as its card, popup and invoice show it. The rows of one order share number and amount (decision 71). Money
 * is whole paise.
 */
import { toPaise } from '../../../contract/rules/money';
import type { SummaryEntry, SummaryRow } from '../../api/orderSummary';
import { ORDER_PROGRESS } from '../../lib/constants';

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
  toPayPaise: number;
}

const onItsWay = ['ORDERED', 'SHIPPED', 'DELIVERED'];

/** Where rows differ, the order is as far as the row that is least far; cancelled only when everything is. */
function statusOf(rows: readonly SummaryRow[]): string {
  const statuses = rows.map(({ orderStatus }) => orderStatus);
  return onItsWay.find((status) => statuses.includes(status)) ?? statuses[0] ?? '';
}

/** The list holds no order without a row. */
export function toOrderView({ orders, orderImage, productCount }: SummaryEntry): OrderView {
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

/** `CANCELED` travels, CANCELLED is shown (decision 10). */
export const statusWord = (status: string): string => (status === 'CANCELED' ? 'CANCELLED' : status);

/** Per cent of the line (docs/requirements.md section 4). */
export const progressOf = (status: string): number => (status in ORDER_PROGRESS ? ORDER_PROGRESS[status as keyof typeof ORDER_PROGRESS] : 0);

/** The lines that a cancel asks for. */
export const cancellable = ({ rows }: OrderView): number[] => rows.filter(({ orderStatus }) => orderStatus === 'ORDERED').map(({ serialNo }) => serialNo);
