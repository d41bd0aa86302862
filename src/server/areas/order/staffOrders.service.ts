/**
 * What staff do with orders: ship, deliver, cancel, agree on the shipping (docs/contract.md section 7, decisions 17, 75
 * and 98).
 */
import type { Transaction } from 'kysely';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import type { OrderRecord, Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { cancelOrder, cancelUnsent } from './cancelling';
import type { OrderMails } from './orderMails';
import { knownOrder } from './staffOrderBook.service';
import { moveOrder, setShipping, type Move } from './staffOrders.repository';

export interface Moved {
  order: OrderRecord;
  /** False when the order stood there already: a repeat is harmless and keeps the first time. */
  moved: boolean;
}

export interface StaffOrders {
  /** ORDERED → SHIPPED. */
  ship(orderNo: string): Promise<Moved>;
  /** SHIPPED → DELIVERED. */
  deliver(orderNo: string): Promise<Moved>;
  /** ORDERED or SHIPPED → CANCELED; the stock goes back once. */
  cancel(orderNo: string): Promise<Moved>;
  /** Each ORDERED → CANCELED. Those that were sent or cancelled meanwhile stay, without fault. @returns the others */
  cancelUnsent(orderNos: readonly string[]): Promise<OrderRecord[]>;
  /** What the shipping costs, whole paise, at most MOST_SHIPPING_PAISE. The goods total stays. */
  setShipping(orderNo: string, paise: number): Promise<OrderRecord>;
}

interface Deps {
  database: Database;
  clock: Clock;
  mails: OrderMails;
}

/** More is a slip of the finger. */
export const MOST_SHIPPING_PAISE = 100_000_00;

type Target = 'SHIPPED' | 'DELIVERED';
type Mover = (trx: Transaction<Schema>, orderNo: string) => Promise<OrderRecord | undefined>;

const shipping: Move = { from: ['ORDERED'], to: 'SHIPPED', timeColumn: 'shipped_at' };
const delivery: Move = { from: ['SHIPPED'], to: 'DELIVERED', timeColumn: 'delivered_at' };

/**
 * Every call throws a DomainError: NOT_FOUND for an unknown order, CONFLICT for a move that its status does not allow,
 * INVALID for an amount that cannot be.
 */
export function makeStaffOrders({ database, clock, mails }: Deps): StaffOrders {
  const reach = (typed: string, to: Target, move: Mover): Promise<Moved> =>
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
    async cancel(typed) {
      const { order, moved } = await database.write(async (trx) => {
        const { order_no } = await knownOrder(trx, typed);
        return cancelOrder(trx, order_no, { by: 'shop', mails, now: clock() });
      });
      if (moved) await database.announce();
      return { order, moved };
    },
    async cancelUnsent(orderNos) {
      const cancelled: OrderRecord[] = [];
      for (const typed of orderNos) {
        const done = await database.write(async (trx) => {
          const { order_no } = await knownOrder(trx, typed);
          return cancelUnsent(trx, order_no, { mails, now: clock() });
        });
        if (done) cancelled.push(done.order);
      }
      if (cancelled.length > 0) await database.announce();
      return cancelled;
    },
    setShipping: (typed, paise) =>
      database.write(async (trx) => {
        if (!Number.isInteger(paise) || paise < 0 || paise > MOST_SHIPPING_PAISE) {
          throw new DomainError('INVALID', 'Shipping costs at most 1,00,000 rupees, in whole paise.');
        }
        const { order_no } = await knownOrder(trx, typed);
        const order = await setShipping(trx, order_no, paise, clock());
        if (!order) throw new DomainError('CONFLICT', `Order ${order_no} was cancelled, so nothing is to be shipped.`);
        return order;
      }),
  };
}

function whyNot({ order_no, status }: OrderRecord, to: Target): string {
  const done = { SHIPPED: 'shipped', DELIVERED: 'delivered' }[to];
  switch (status) {
    case 'CANCELED':
      return `Order ${order_no} was cancelled, so it cannot be ${done}.`;
    case 'DELIVERED':
      return `Order ${order_no} was delivered already, so it cannot be ${done} again.`;
    case 'ORDERED':
      return `Order ${order_no} has not been shipped yet: ship it before it is marked delivered.`;
    case 'SHIPPED':
      return `Order ${order_no} was shipped already.`;
  }
}
