/** Orders as text for staff (rupees, the shop's own time) and as JSON for programs (whole paise, UTC). */
import { formatMoney } from '../../contract/rules/money';
import type { OrderListing } from '../areas/order/staffOrderList.repository';
import type { OrderWithLines } from '../areas/order/staffOrderBook.service';
import type { OrderEventRow } from '../db/orderSchema';
import type { OrderRecord } from '../db/schema';
import { storedLinePaise } from '../lib/money';
import { isoTime, labelled, table } from './format';
import { kolkataTime, printable } from '../lib/wording';

export const summaryJson = (order: OrderRecord | OrderListing) => ({
  orderNo: order.order_no,
  status: order.status,
  customer: order.owner_kind,
  name: order.name,
  mobile: order.mobile,
  address: order.address,
  ...('pieces' in order ? { pieces: order.pieces } : {}),
  subtotalPaise: order.subtotal_paise,
  discountPaise: order.discount_paise,
  couponCode: order.coupon_code,
  finalPaise: order.final_paise,
  shippingPaise: order.shipping_paise,
  toPayPaise: order.final_paise + order.shipping_paise,
  paymentMethod: order.payment_method,
  payment: order.payment,
  paymentPaise: order.payment_paise,
  paymentReference: order.payment_reference,
  courier: order.courier,
  trackingNumber: order.tracking_number,
  trackingLink: order.tracking_link,
  email: order.email,
  placedAt: isoTime(order.placed_at),
  shippedAt: isoTime(order.shipped_at),
  deliveredAt: isoTime(order.delivered_at),
  canceledAt: isoTime(order.canceled_at),
});

const eventJson = ({ at, kind, who, what, details }: OrderEventRow) => ({
  at: isoTime(at),
  who: who || kind,
  what,
  details: details === null ? null : (JSON.parse(details) as unknown),
});

export const orderJson = (order: OrderWithLines | OrderListing) => ({
  ...summaryJson(order),
  ...('events' in order ? { events: order.events.map(eventJson) } : {}),
  lines: order.lines.map((line) => ({
    serialNo: line.serial_no,
    productId: line.product_id,
    productName: line.product_name,
    colour: line.colour,
    size: line.size,
    quantity: line.quantity,
    ratePaise: line.rate_paise,
    amountPaise: storedLinePaise(line),
    netPaise: line.net_paise,
  })),
});

export function orderListText(orders: OrderListing[]): string {
  if (orders.length === 0) return 'No orders.';
  const rows = orders.map((order) => [
    order.order_no,
    order.status,
    kolkataTime(order.placed_at),
    String(order.pieces),
    formatMoney(order.final_paise + order.shipping_paise),
    printable(order.name),
  ]);
  return table(['Order', 'Status', 'Placed', 'Pieces', 'To pay', 'Name'], rows, new Set(['Pieces', 'To pay']));
}

export function overdueText(orders: readonly OrderRecord[]): string {
  if (orders.length === 0) return 'No order is overdue.';
  const rows = orders.map((order) => [
    order.order_no,
    kolkataTime(order.placed_at),
    order.shipping_set_at === null ? 'not said' : kolkataTime(order.shipping_set_at),
    formatMoney(order.final_paise + order.shipping_paise),
    printable(order.mobile),
    printable(order.name),
  ]);
  return table(['Order', 'Placed', 'Shipping said', 'To pay', 'Mobile', 'Name'], rows, new Set(['To pay']));
}

export function cancelledText(orders: readonly OrderRecord[]): string {
  if (orders.length === 0) return 'No order is overdue.';
  return `${overdueText(orders)}\n\n${manyOverdue(orders)} cancelled, and the pieces are back in stock.`;
}

/** The question before overdue orders are cancelled. */
export const cancelQuestion = (orders: readonly OrderRecord[]): string =>
  `${overdueText(orders)}\n\n${manyOverdue(orders)} would be cancelled, which cannot be undone; nothing is yet. ` +
  'Say --yes when you mean it.';

const manyOverdue = ({ length }: readonly OrderRecord[]): string =>
  length === 1 ? '1 overdue order' : `${length} overdue orders`;

export function orderText(order: OrderWithLines): string {
  const coupon = order.coupon_code ? ` (coupon ${printable(order.coupon_code)})` : '';
  const facts: [string, string | null][] = [
    ['Order', order.order_no],
    ['Status', order.status],
    ['Name', `${printable(order.name)}${order.owner_kind === 'guest' ? ' (guest)' : ''}`],
    ['Mobile', printable(order.mobile)],
    ['E-mail', order.email === null ? null : printable(order.email)],
    ['Address', printable(order.address)],
  ];
  const amounts: [string, string | null][] = [
    ['Subtotal', formatMoney(order.subtotal_paise)],
    ['Discount', `${order.discount_paise > 0 ? `-${formatMoney(order.discount_paise)}` : formatMoney(0)}${coupon}`],
    ['Total', formatMoney(order.final_paise)],
    ['Shipping', formatMoney(order.shipping_paise)],
    ['To pay', `${formatMoney(order.final_paise + order.shipping_paise)} (${printable(order.payment_method)})`],
    ['Payment', paymentText(order)],
  ];
  const times: [string, string | null][] = [
    ['Placed', kolkataTime(order.placed_at)],
    ['Shipped', order.shipped_at === null ? null : kolkataTime(order.shipped_at)],
    ['Parcel', parcelText(order)],
    ['Delivered', order.delivered_at === null ? null : kolkataTime(order.delivered_at)],
    ['Cancelled', order.canceled_at === null ? null : kolkataTime(order.canceled_at)],
  ];
  return [labelled(facts), linesText(order), labelled(amounts), labelled(times), eventsText(order)]
    .filter(Boolean)
    .join('\n\n');
}

/** As `received: ₹878, 433012345678`. */
function paymentText({ payment, payment_paise, payment_reference }: OrderRecord): string {
  const facts = [payment_paise === null ? '' : formatMoney(payment_paise), printable(payment_reference ?? '')];
  return [payment, facts.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

function parcelText({ courier, tracking_number, tracking_link }: OrderRecord): string | null {
  const facts = [courier, tracking_number, tracking_link].flatMap((fact) => (fact === null ? [] : [printable(fact)]));
  return facts.length === 0 ? null : facts.join(', ');
}

const eventsText = ({ events }: OrderWithLines): string =>
  events.length === 0
    ? ''
    : labelled(events.map(({ at, kind, who, what }) => [kolkataTime(at), `${what} (${who || kind})`]));

const AFTER_COUPON = 'After coupon';

function linesText({ lines, discount_paise }: OrderWithLines): string {
  const hasCoupon = discount_paise > 0;
  const rows = lines.map((line) => [
    String(line.serial_no),
    printable(line.product_name),
    printable(line.colour) || '-',
    printable(line.size) || '-',
    String(line.quantity),
    formatMoney(line.rate_paise),
    formatMoney(storedLinePaise(line)),
    ...(hasCoupon ? [formatMoney(line.net_paise)] : []),
  ]);
  const heading = [
    'Serial no',
    'Product',
    'Colour',
    'Size',
    'Quantity',
    'Rate',
    'Amount',
    ...(hasCoupon ? [AFTER_COUPON] : []),
  ];
  return table(heading, rows, new Set(['Serial no', 'Quantity', 'Rate', 'Amount', AFTER_COUPON]));
}
