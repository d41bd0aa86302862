/** What staff look up of orders (docs/contract.md section 7). */
import type { Kysely, Transaction } from 'kysely';
import { DAY_MS } from '../../../contract/rules/durations';
import { asPrinted } from '../../../contract/rules/orderLink';
import type { Database } from '../../db/types';
import type { OrderEventRow } from '../../db/orderSchema';
import type { OrderLineRecord, OrderRecord, Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { eventsOf } from './orderEvents.repository';
import {
  listOrders,
  overdueOrders,
  type OrderFilter,
  type OrderListing,
  type OverdueBounds,
} from './staffOrderList.repository';
import { findOrder, linesOf } from './staffOrders.repository';

/** An order that staff have not answered for so long is overdue. */
const UNANSWERED_DAYS = 14;

/** @param unpaidDays as the settings have it; 0: no order is overdue that its shipping was said of */
export const overdueBounds = (unpaidDays: number, now: number): OverdueBounds => ({
  saidBefore: unpaidDays === 0 ? null : now - unpaidDays * DAY_MS,
  placedBefore: now - UNANSWERED_DAYS * DAY_MS,
});

export interface OrderWithLines extends OrderRecord {
  lines: OrderLineRecord[];
  /** Oldest first. */
  events: OrderEventRow[];
}

export interface OrderBook {
  /** Newest first. */
  list(filter: OrderFilter): Promise<OrderListing[]>;
  /**
   * Unpaid orders that hold stock for too long, oldest first (docs/contract.md section 9): `unpaidDays` after their
   * shipping was said (0: never), or 14 days after they came where nobody has said it.
   */
  overdue(unpaidDays: number, now: number): Promise<OrderRecord[]>;
  /** Throws NOT_FOUND for an unknown order. */
  show(orderNo: string): Promise<OrderWithLines>;
}

export const makeOrderBook = ({ db }: Pick<Database, 'db'>): OrderBook => ({
  list: (filter) => listOrders(db, filter),
  overdue: (unpaidDays, now) => overdueOrders(db, overdueBounds(unpaidDays, now)),
  async show(typed) {
    const order = await knownOrder(db, typed);
    return { ...order, lines: await linesOf(db, order.id), events: await eventsOf(db, order.id) };
  },
});

/** The order of that number as staff type it, or NOT_FOUND. */
export async function knownOrder(db: Kysely<Schema> | Transaction<Schema>, typed: string): Promise<OrderRecord> {
  const orderNo = asPrinted(typed);
  const order = await findOrder(db, orderNo);
  if (!order) throw new DomainError('NOT_FOUND', `There is no order ${orderNo}.`);
  return order;
}
