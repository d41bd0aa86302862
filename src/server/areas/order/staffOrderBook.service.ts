/** What staff look up of orders (docs/contract.md section 7). */
import { DAY_MS } from '../../../contract/rules/durations';
import type { Database } from '../../db/types';
import type { OrderEventRow } from '../../db/orderSchema';
import type { OrderLineRecord, OrderRecord } from '../../db/schema';
import { knownOrder } from './knownOrder';
import { eventsOf } from './orderEvents.repository';
import {
  listOrders,
  overdueOrders,
  type OrderFilter,
  type OrderListing,
  type OverdueBounds,
} from './staffOrderList.repository';
import { linesOf } from './staffOrders.repository';

/** An order, or a claim that it is paid, that staff have not answered for so long is overdue. */
const UNANSWERED_DAYS = 14;

/** @param unpaidDays as the settings have it; 0: no order is overdue that its shipping was said of */
export const overdueBounds = (unpaidDays: number, now: number): OverdueBounds => ({
  saidBefore: unpaidDays === 0 ? null : now - unpaidDays * DAY_MS,
  unansweredBefore: now - UNANSWERED_DAYS * DAY_MS,
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
   * shipping was said (0: never), or 14 days after staff had to answer: the order, or that it was paid.
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
