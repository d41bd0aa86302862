/**
 * Everything that happens to an order, with who did it. A row is written in the transaction of what it tells about, so
 * that there is never one without the other; none is changed afterwards.
 */
import type { Kysely, Transaction } from 'kysely';
import type { OrderActor, OrderEventRow } from '../../db/orderSchema';
import type { Schema } from '../../db/schema';

/** Who does something to an order. */
export interface Actor {
  kind: OrderActor;
  /** A staff account's e-mail address, or the command line's user; '' for customer and shop. */
  who: string;
}

export const theCustomer: Actor = { kind: 'customer', who: '' };

/** Every thing that can happen; a reader shows them in words of its own. */
export type OrderEventName =
  | 'placed'
  | 'shipping set'
  | 'payment claimed'
  | 'payment not found'
  | 'payment received'
  | 'payment undone'
  | 'payment refunded'
  | 'packed'
  | 'unpacked'
  | 'shipped'
  | 'parcel corrected'
  | 'delivered'
  | 'cancelled'
  | 'return asked'
  | 'return approved'
  | 'return rejected'
  | 'return refunded'
  | 'changed'
  | 'link renewed'
  | 'link asked'
  | 'words sent'
  | 'note';

export interface OrderEvent {
  /** Epoch milliseconds. */
  at: number;
  by: Actor;
  what: OrderEventName;
  /** Written as JSON: amounts in rupees, references, a note. Nothing personal beyond what the order itself holds. */
  details?: Readonly<Record<string, unknown>>;
}

export async function writeEvent(
  trx: Transaction<Schema>,
  orderId: number,
  { at, by, what, details }: OrderEvent,
): Promise<void> {
  await trx
    .insertInto('order_event')
    .values({ order_id: orderId, at, ...by, what, details: details === undefined ? null : JSON.stringify(details) })
    .execute();
}

/** Oldest first. */
export const eventsOf = (db: Kysely<Schema> | Transaction<Schema>, orderId: number): Promise<OrderEventRow[]> =>
  db.selectFrom('order_event').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
