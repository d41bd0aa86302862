/** Orders as staff read them on the wire (src/contract/staffOrders.ts). Pure. */
import { PRODUCTS_SHOWN, type NextStep, type ToldStep } from '../../../contract/rules/staffOrderRules';
import { splitOptions } from '../../../contract/rules/names';
import { toRupees } from '../../../contract/rules/money';
import type { StaffOrder, StaffOrderRow } from '../../../contract/staffOrders';
import type { OrderEventRow } from '../../db/orderSchema';
import type { OrderLineRecord, OrderRecord } from '../../db/schema';
import { storedLinePaise } from '../../lib/money';
import { detailsInWords, storyOf } from './orderStory';
import { isPaid, isUnpaid, possibleActions } from './orderActions';
import { duePaise } from './paymentDue';
import type { OrderListing } from './staffOrderList.repository';

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));
const rupeesOrNull = (paise: number | null): number | null => (paise === null ? null : toRupees(paise));

/** What is to be done next; null where nothing is. As the lists look for it (staffOrderList.repository.ts). */
function nextStepOf(order: OrderRecord): NextStep | null {
  const { status, payment, shipping_set_at } = order;
  if (status === 'SHIPPED') return 'deliver';
  if (status === 'CANCELED' && payment === 'received') return 'refund';
  // Money that may have come in stays in sight, whatever became of the order.
  if (status !== 'ORDERED') return payment === 'claimed' ? 'payment' : null;
  if (isPaid(order)) return 'ship';
  if (payment === 'refunded') return null;
  return shipping_set_at === null ? 'shipping' : 'payment';
}

/** What was done last, of which the customer is to hear. */
export function lastStepOf(order: OrderRecord): ToldStep {
  const { status, shipping_set_at } = order;
  if (status === 'CANCELED') return 'cancelled';
  if (status === 'DELIVERED') return 'delivered';
  if (status === 'SHIPPED') return 'shipped';
  if (!isUnpaid(order)) return 'payment';
  return shipping_set_at === null ? 'placed' : 'shipping';
}

const headOf = (order: OrderRecord, isOverdue: boolean) => ({
  orderNo: order.order_no,
  version: String(order.version),
  status: order.status,
  payment: {
    state: order.payment,
    amount: rupeesOrNull(order.payment_paise),
    at: isoOrNull(order.paid_at),
    refunded: rupeesOrNull(order.refunded_paise),
    reference: order.payment_reference,
  },
  next: nextStepOf(order),
  isPacked: order.packed_at !== null,
  isOverdue,
  placedAt: iso(order.placed_at),
  name: order.name,
  mobile: order.mobile,
  goods: toRupees(order.final_paise),
  // Of orders from before it was noted when that was said, the amount says that it was.
  shipping: order.shipping_set_at === null && order.shipping_paise === 0 ? null : toRupees(order.shipping_paise),
  amountDue: toRupees(duePaise(order)),
});

export const toRow = (order: OrderListing, isOverdue: boolean): StaffOrderRow => ({
  ...headOf(order, isOverdue),
  pieces: order.pieces,
  products: order.lines
    .slice(0, PRODUCTS_SHOWN)
    .map(({ product_name, picture_url }) => ({ name: product_name, picture: picture_url })),
  lineCount: order.lines.length,
});

export interface WholeOrder {
  order: OrderRecord;
  isOverdue: boolean;
  lines: readonly OrderLineRecord[];
  events: readonly OrderEventRow[];
  others: readonly OrderRecord[];
  /** What the products come in today. */
  options: readonly { id: number; colours: string; sizes: string }[];
  email: string | null;
  /** What to tell the customer of the step that was done last. */
  words: StaffOrder['words'];
}

export function toStaffOrder(whole: WholeOrder): StaffOrder {
  const { order, isOverdue, lines, events, others, options, email, words } = whole;
  const optionsById = new Map(options.map((option) => [option.id, option]));
  return {
    ...headOf(order, isOverdue),
    possible: possibleActions(order),
    email,
    customer: order.owner_kind === 'user' ? 'member' : 'guest',
    address: labelOf(order.address),
    lines: lines.map((line) => ({
      serialNo: line.serial_no,
      productId: line.product_id,
      name: line.product_name,
      colour: line.colour,
      size: line.size,
      quantity: line.quantity,
      rate: toRupees(line.rate_paise),
      amount: toRupees(storedLinePaise(line)),
      picture: line.picture_url,
      colours: splitOptions(optionsById.get(line.product_id)?.colours),
      sizes: splitOptions(optionsById.get(line.product_id)?.sizes),
    })),
    subtotal: toRupees(order.subtotal_paise),
    discount: toRupees(order.discount_paise),
    coupon: order.coupon_code,
    courier: order.courier,
    trackingNumber: order.tracking_number,
    trackingUrl: order.tracking_link,
    shippedAt: isoOrNull(order.shipped_at),
    deliveredAt: isoOrNull(order.delivered_at),
    canceledAt: isoOrNull(order.canceled_at),
    otherOrders: others.map((other) => ({
      orderNo: other.order_no,
      placedAt: iso(other.placed_at),
      status: other.status,
      amountDue: toRupees(duePaise(other)),
    })),
    timeline: storyOf(order, events),
    notes: events
      .filter(({ what }) => what === 'note')
      .map((event) => ({ at: iso(event.at), who: event.who, text: detailsInWords(event) ?? '' })),
    words,
  };
}

/** A house's number alone, which belongs on the line of its house: `12`, `Flat 4-B`, `No. 7/2`. */
const houseNumber = /^(?:[a-z]{1,6}\.?\s*)?(?:no\.?\s*)?\d[\d/-]{0,4}(?:-?[a-z])?$/i;

/** `12, Rose Lane, Thane, Maharashtra, India, 400601` as it goes on a label: `12, Rose Lane`, `Thane`, … */
export function labelOf(whole: string): StaffOrder['address'] {
  const [pinCode = ''] = /\d{6}(?=\D*$)/.exec(whole) ?? [];
  const at = pinCode === '' ? whole.length : whole.lastIndexOf(pinCode);
  const parts = whole
    .slice(0, at)
    .split(/[,\n]/)
    .map((part) => part.trim())
    // `Pune - 411001` leaves a dash.
    .map((part) => (part.endsWith('-') ? part.slice(0, -1).trim() : part))
    .filter(Boolean)
    .reduce<string[]>((lines, part) => {
      const before = lines.at(-1);
      if (before === undefined || !houseNumber.test(before)) return [...lines, part];
      return [...lines.slice(0, -1), `${before}, ${part}`];
    }, []);
  return { whole, parts, pinCode };
}
