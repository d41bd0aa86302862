/** What staff do with orders: look at them, ship them, mark them delivered (CONTRACT.md section 7, DECISIONS.md T75 and T98). */
import type { Clock } from '../../clock';
import type { Database } from '../../db/open';
import type { OrderLineRecord, OrderRecord, OrderStatusColumn } from '../../db/schema';
import { DomainError } from '../../domainError';
import { findOrder, linesOf, listOrders, moveOrder, type Move, type OrderListing } from './fulfilment.repository';

export interface OrderWithLines extends OrderRecord {
  lines: OrderLineRecord[];
}

export interface Moved {
  order: OrderRecord;
  /** False when the order stood there already: a repeat is harmless and keeps the first time. */
  moved: boolean;
}

export interface Fulfilment {
  /** Newest first. */
  list(filter: { status?: OrderStatusColumn | undefined; limit: number }): Promise<OrderListing[]>;
  show(orderNo: string): Promise<OrderWithLines>;
  /** ORDERED → SHIPPED. */
  ship(orderNo: string): Promise<Moved>;
  /** SHIPPED → DELIVERED. */
  deliver(orderNo: string): Promise<Moved>;
}

const shipping: Move = { from: 'ORDERED', to: 'SHIPPED', timeColumn: 'shipped_at' };
const delivery: Move = { from: 'SHIPPED', to: 'DELIVERED', timeColumn: 'delivered_at' };

/** Every call throws a DomainError: NOT_FOUND for an unknown order, CONFLICT for a move that its status does not allow. */
export function makeFulfilment(database: Database, clock: Clock): Fulfilment {
  const move = (typed: string, step: Move): Promise<Moved> =>
    database.write(async (trx) => {
      const orderNo = asPrinted(typed);
      const moved = await moveOrder(trx, orderNo, step, clock());
      const order = await findOrder(trx, orderNo);
      if (!order) throw unknownOrder(orderNo);
      if (!moved && order.status !== step.to) throw new DomainError('CONFLICT', whyNot(order, step));
      return { order, moved };
    });

  return {
    list: (filter) => listOrders(database.db, filter),
    async show(typed) {
      const orderNo = asPrinted(typed);
      const order = await findOrder(database.db, orderNo);
      if (!order) throw unknownOrder(orderNo);
      return { ...order, lines: await linesOf(database.db, order.id) };
    },
    ship: (orderNo) => move(orderNo, shipping),
    deliver: (orderNo) => move(orderNo, delivery),
  };
}

/** Customers read it out on the telephone, and staff type it as they hear it. */
const asPrinted = (orderNo: string): string => orderNo.trim().toUpperCase();

const unknownOrder = (orderNo: string): DomainError => new DomainError('NOT_FOUND', `There is no order ${orderNo}.`);

function whyNot({ order_no, status }: OrderRecord, step: Move): string {
  const wish = step.to === 'SHIPPED' ? 'shipped' : 'delivered';
  switch (status) {
    case 'CANCELED':
      return `Order ${order_no} was cancelled, so it cannot be ${wish}.`;
    case 'DELIVERED':
      return `Order ${order_no} was delivered already, so it cannot be ${wish} again.`;
    case 'ORDERED':
      return `Order ${order_no} has not been shipped yet: ship it before it is marked delivered.`;
    case 'SHIPPED':
      return `Order ${order_no} was shipped already.`;
  }
}
