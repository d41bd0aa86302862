/** The tables of orders and of what happens to them. Times are epoch milliseconds, money is whole paise. */
import type { Generated, Selectable } from 'kysely';
import type { PaymentState } from '../../contract/rules/paymentStates';

export type OrderStatusColumn = 'ORDERED' | 'SHIPPED' | 'DELIVERED' | 'CANCELED';

export type PaymentColumn = PaymentState;

export interface CustomerOrderTable {
  id: Generated<number>;
  order_no: string;
  owner_kind: 'guest' | 'user';
  owner_id: string;
  name: string;
  mobile: string;
  address: string;
  status: OrderStatusColumn;
  subtotal_paise: number;
  discount_paise: number;
  /** subtotal minus discount; shipping is agreed later and stands apart (decision 17). */
  final_paise: number;
  shipping_paise: number;
  /** When staff set the cost of shipping; null until they have. */
  shipping_set_at: number | null;
  coupon_code: string | null;
  payment_method: string;
  placed_at: number;
  shipped_at: number | null;
  delivered_at: number | null;
  canceled_at: number | null;
  /** Where a guest wants to hear of the order; null: nowhere, or a member's, who hears of it at the account's. */
  email: Generated<string | null>;
  payment: Generated<PaymentColumn>;
  /** What was received; null until staff have noted it. */
  payment_paise: Generated<number | null>;
  /** As the customer claims it, then as staff noted it: the UTR of a UPI payment. */
  payment_reference: Generated<string | null>;
  paid_at: Generated<number | null>;
  refunded_paise: Generated<number | null>;
  refunded_at: Generated<number | null>;
  packed_at: Generated<number | null>;
  courier: Generated<string | null>;
  tracking_number: Generated<string | null>;
  tracking_link: Generated<string | null>;
  /** Counts every change, so that staff who change what somebody else has changed meanwhile are told. */
  version: Generated<number>;
  /** Of the network that it came from, as long as it counts there (areas/order/bounds.ts): a keyed hash. */
  network_key: string | null;
}

export interface OrderLineTable {
  serial_no: Generated<number>;
  order_id: number;
  product_id: number;
  product_name: string;
  colour: string;
  size: string;
  quantity: number;
  /** As it was when ordered. */
  rate_paise: number;
  /** What the line costs after the order's coupon; the lines add up to the order's `final_paise`. */
  net_paise: number;
  picture_url: string;
}

/** Who did it: the customer on the order's page, staff, the command line, or the shop by itself. */
export type OrderActor = 'customer' | 'staff' | 'cli' | 'shop';

/** One thing that happened to an order. Nothing here is changed afterwards. */
export interface OrderEventTable {
  id: Generated<number>;
  order_id: number;
  at: number;
  kind: OrderActor;
  /** A staff account's e-mail address, or the command line's user; '' for customer and shop. */
  who: string;
  /** What happened, as `shipping set`. */
  what: string;
  /** JSON, nothing personal beyond what the order itself holds; null where there is nothing to tell. */
  details: string | null;
}

/** A key that opens the order's page. There may be several: each mail has one of its own. */
export interface OrderKeyTable {
  /** SHA-256 of the key, hex. */
  key_hash: string;
  order_id: number;
  created_at: number;
}

/** What the shop is told of with the next digest. */
export interface ShopAlertTable {
  id: Generated<number>;
  at: number;
  kind: string;
  /** The order's number or the like: nobody's name. */
  subject: string;
}

export interface OrderSchema {
  customer_order: CustomerOrderTable;
  order_line: OrderLineTable;
  order_event: OrderEventTable;
  order_key: OrderKeyTable;
  shop_alert: ShopAlertTable;
}

export type OrderEventRow = Selectable<OrderEventTable>;
