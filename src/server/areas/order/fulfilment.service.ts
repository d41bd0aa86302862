/**
 * What staff do with orders: ship, deliver, cancel, agree on the shipping (docs/contract.md section 7, decisions 17, 75
 * and 98).
 */
import type { Transaction } from 'kysely';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import type { OrderRecord, Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { cancelOrder } from './cancelling';
import { moveOrder, setShipping, type Move } from './fulfilment.repository';
import { knownOrder } from './orderBook.service';
import type { OrderMails } from './orderMails';

export interface Moved {
  order: OrderRecord;
  /** False when the order stood there already: a repeat is harmless and keeps the first time. */
  moved: boolean;
}

export interface Fulfilment {
  /** ORDERED → SHIPPED. */
  ship(orderNo: string): Promise<Moved>;
  /** SHIPPED → DELIVERED. */
  deliver(orderNo: string): Promise<Moved>;
  /** ORDERED or SHIPPED → CANCELED; the stock goes back once. */
  cancel(orderNo: string): Promise<Moved>;
  /** ORDERED → CANCELED; one that was sent meanwhile stays, and is no fault. */
  cancelUnsent(orderNo: string): Promise<Moved>;
  /** What the shipping costs, whole paise. The goods total stays. */
  setShipping(orderNo: string, paise: number): Promise<OrderRecord>;
}

interface Deps {
  database: Database;
  clock: Clock;
  mails: OrderMails;
}

type Target = 'SHIPPED' | 'DELIVERED' | 'CANCELED';

const shipping: Move = { from: ['ORDERED'], to: 'SHIPPED', timeColumn: 'shipped_at' };
const delivery: Move = { from: ['SHIPPED'], to: 'DELIVERED', timeColumn: 'delivered_at' };

/** Every call throws a DomainError: NOT_FOUND for an unknown order, CONFLICT for a move that its status does not allow. */
export function makeFulfilment({ database, clock, mails }: Deps): Fulfilment {
  const reach = (typed: string, to: Target, move: (trx: Transaction<Schema>, orderNo: string) => Promise<OrderRecord | undefined>): Promise<Moved> =>
    database.write(async (trx) => {
      const { order_no } = await knownOrder(trx, typed);
      const moved = await move(trx, order_no);
      const order = moved ?? (await knownOrder(trx, order_no));
      if (order.status !== to) throw new DomainError('CONFLICT', whyNot(order, to));
      return { order, moved: moved !== undefined };
    });

  return {
    ship: (typed) =>
      reach(typed, 'SHIPPED', async (trx, orderNo) => {
        const order = await moveOrder(trx, orderNo, shipping, clock());
        if (order) await mails.shipped(trx, order);
        return order;
      }),
    deliver: (typed) => reach(typed, 'DELIVERED', (trx, orderNo) => moveOrder(trx, orderNo, delivery, clock())),
    cancel: (typed) =>
      reach(typed, 'CANCELED', async (trx, orderNo) => (await cancelOrder(trx, orderNo, { by: 'shop', mails, now: clock() }))?.order),
    cancelUnsent: (typed) =>
      database.write(async (trx) => {
        const { order_no } = await knownOrder(trx, typed);
        const cancelled = await cancelOrder(trx, order_no, { by: 'shop', onlyUnsent: true, mails, now: clock() });
        return { order: cancelled?.order ?? (await knownOrder(trx, order_no)), moved: cancelled !== undefined };
      }),
    setShipping: (typed, paise) =>
      database.write(async (trx) => {
        const { order_no } = await knownOrder(trx, typed);
        const order = await setShipping(trx, order_no, paise, clock());
        if (!order) throw new DomainError('CONFLICT', `Order ${order_no} was cancelled, so nothing is to be shipped.`);
        return order;
      }),
  };
}

function whyNot({ order_no, status }: OrderRecord, to: Target): string {
  const wish = { SHIPPED: 'shipped', DELIVERED: 'delivered', CANCELED: 'cancelled' }[to];
  switch (status) {
    case 'CANCELED':
      return `Order ${order_no} was cancelled, so it cannot be ${wish}.`;
    case 'DELIVERED':
      return to === 'CANCELED'
        ? `Order ${order_no} was delivered, so it cannot be cancelled: its customer can ask for a return.`
        : `Order ${order_no} was delivered already, so it cannot be ${wish} again.`;
    case 'ORDERED':
      return `Order ${order_no} has not been shipped yet: ship it before it is marked delivered.`;
    case 'SHIPPED':
      return `Order ${order_no} was shipped already.`;
  }
}
