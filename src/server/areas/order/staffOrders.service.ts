/**
 * What staff do with orders: agree on the shipping, ship, deliver, cancel (docs/contract.md section 7, decisions 17, 75
 * and 98). Each change is written down in its own transaction, with who made it (orderChanges.ts).
 */
import type { Transaction } from 'kysely';
import { trackingUrlOf } from '../../../contract/rules/couriers';
import { toRupees } from '../../../contract/rules/money';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import type { OrderRecord, Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { cancelOrder, cancelUnsent } from './cancelling';
import { heldOrder, recordChange, type StaffChange } from './orderChanges';
import type { Actor } from './orderEvents.repository';
import { renewOrderKey } from './orderKeys.repository';
import { orderLink, type OrderMails } from './orderMails';
import { moveOrder, setPacked, setShipping, type Move, type Parcel } from './staffOrders.repository';

export interface Moved {
  order: OrderRecord;
  /** False when the order stood there already: a repeat is harmless and keeps the first time. */
  moved: boolean;
}

/** As staff say it; `link` where the courier's own page is not the one. */
export interface ParcelSaid {
  courier?: string;
  trackingNumber?: string;
  link?: string;
}

export interface StaffOrders {
  /** ORDERED → SHIPPED. Throws NOT_PAID where `despite` is given and does not name it. */
  ship(orderNo: string, change: StaffChange & { parcel?: ParcelSaid; despite?: readonly string[] }): Promise<Moved>;
  /** SHIPPED → DELIVERED. */
  deliver(orderNo: string, change: StaffChange): Promise<Moved>;
  /** ORDERED or SHIPPED → CANCELED; the stock goes back once. */
  cancel(orderNo: string, change: StaffChange): Promise<Moved>;
  /**
   * Each unpaid ORDERED → CANCELED. Those that were paid, sent or cancelled meanwhile stay, without fault.
   * @returns the others
   */
  cancelUnsent(orderNos: readonly string[], by: Actor): Promise<OrderRecord[]>;
  /** What an ORDERED one holds is packed. */
  pack(orderNo: string, change: StaffChange): Promise<Moved>;
  /**
   * What the shipping costs, whole paise, at most MOST_SHIPPING_PAISE. The goods total stays, and the customer is asked
   * to pay.
   */
  setShipping(orderNo: string, change: StaffChange & { paise: number }): Promise<OrderRecord>;
  /** A new link to the order's page. The ones before open nothing any more. */
  renewLink(orderNo: string, by: Actor): Promise<string>;
}

interface Deps {
  database: Database;
  clock: Clock;
  mails: OrderMails;
  shopUrl: string;
}

/** More is a slip of the finger. */
export const MOST_SHIPPING_PAISE = 100_000_00;

type Target = 'SHIPPED' | 'DELIVERED';

const shipping: Move = { from: ['ORDERED'], to: 'SHIPPED', timeColumn: 'shipped_at' };
const delivery: Move = { from: ['SHIPPED'], to: 'DELIVERED', timeColumn: 'delivered_at' };

/**
 * Every call throws a DomainError: NOT_FOUND for an unknown order, CONFLICT for a move that its status does not allow,
 * STALE for a change of what somebody else has changed, INVALID for an amount that cannot be.
 */
export function makeStaffOrders({ database, clock, mails, shopUrl }: Deps): StaffOrders {
  const { engine } = database;

  const reach = (
    typed: string,
    move: Move & { to: Target },
    { by, version, parcel, despite }: StaffChange & { parcel?: Parcel; despite?: readonly string[] | undefined },
    tell: (trx: Transaction<Schema>, order: OrderRecord) => Promise<void>,
  ): Promise<Moved> =>
    database.write(async (trx) => {
      const before = await heldOrder(trx, engine, typed, { version });
      if (before.status === 'ORDERED' && before.payment !== 'received' && despite?.includes('NOT_PAID') === false) {
        throw new DomainError('NOT_PAID', `Order ${before.order_no} is not paid yet.`);
      }
      const order = await moveOrder(trx, before.order_no, move, clock(), parcel);
      if (!order) {
        if (before.status !== move.to) throw new DomainError('CONFLICT', whyNot(before, move.to));
        return { order: before, moved: false };
      }
      await recordChange(trx, order, {
        at: clock(),
        by,
        what: move.to === 'SHIPPED' ? 'shipped' : 'delivered',
        ...(parcel?.courier && { details: { courier: parcel.courier, trackingNumber: parcel.tracking_number } }),
        was: { status: before.status },
        isNow: { status: order.status, ...parcel },
      });
      await tell(trx, order);
      return { order, moved: true };
    });

  return {
    ship: (typed, { parcel, ...change }) =>
      reach(
        typed,
        { ...shipping, to: 'SHIPPED' },
        { ...change, ...(parcel && { parcel: toParcel(parcel) }) },
        (trx, order) => mails.shipped(trx, order),
      ),
    deliver: (typed, change) =>
      reach(typed, { ...delivery, to: 'DELIVERED' }, change, (trx, order) => mails.delivered(trx, order)),
    async cancel(typed, { by, version }) {
      const { order, moved } = await database.write(async (trx) => {
        const { order_no } = await heldOrder(trx, engine, typed, { version });
        return cancelOrder(trx, order_no, { by, mails, now: clock() });
      });
      if (moved) await database.announce();
      return { order, moved };
    },
    async cancelUnsent(orderNos, by) {
      const cancelled: OrderRecord[] = [];
      for (const typed of orderNos) {
        const done = await database.write(async (trx) => {
          const { order_no, payment } = await heldOrder(trx, engine, typed, {});
          if (payment !== 'none' && payment !== 'asked') return undefined;
          return cancelUnsent(trx, order_no, { by, mails, now: clock() });
        });
        if (done) cancelled.push(done.order);
      }
      if (cancelled.length > 0) await database.announce();
      return cancelled;
    },
    pack: (typed, { by, version }) =>
      database.write(async (trx) => {
        const before = await heldOrder(trx, engine, typed, { version });
        const order = await setPacked(trx, before.order_no, clock());
        if (order) await recordChange(trx, order, { at: clock(), by, what: 'packed' });
        else if (before.packed_at === null) {
          throw new DomainError('CONFLICT', `Order ${before.order_no} is not waiting to be packed.`);
        }
        return { order: order ?? before, moved: order !== undefined };
      }),
    setShipping: (typed, { by, version, paise }) =>
      database.write(async (trx) => {
        if (!Number.isInteger(paise) || paise < 0 || paise > MOST_SHIPPING_PAISE) {
          throw new DomainError('INVALID', 'Shipping costs at most 1,00,000 rupees, in whole paise.');
        }
        const before = await heldOrder(trx, engine, typed, { version });
        if (before.payment === 'received' || before.payment === 'refunded') {
          throw new DomainError('CONFLICT', `Order ${before.order_no} is paid already, so its shipping stays.`);
        }
        const order = await setShipping(trx, before.order_no, paise, clock());
        if (!order)
          throw new DomainError('CONFLICT', `Order ${before.order_no} was cancelled, so nothing is to be shipped.`);
        await recordChange(trx, order, {
          at: clock(),
          by,
          what: 'shipping set',
          details: { amount: toRupees(paise) },
          was: before.shipping_set_at === null ? undefined : { shipping: toRupees(before.shipping_paise) },
          isNow: { shipping: toRupees(paise) },
        });
        await mails.shippingSet(trx, order);
        return order;
      }),
    renewLink: (typed, by) =>
      database.write(async (trx) => {
        const { id, order_no } = await heldOrder(trx, engine, typed, {});
        await recordChange(trx, { id, order_no }, { at: clock(), by, what: 'link renewed' });
        return orderLink(shopUrl, order_no, await renewOrderKey(trx, id, clock()));
      }),
  };
}

function toParcel({ courier, trackingNumber, link }: ParcelSaid): Parcel {
  const known = courier && trackingNumber ? trackingUrlOf(courier, trackingNumber) : undefined;
  return { courier: courier ?? null, tracking_number: trackingNumber ?? null, tracking_link: link ?? known ?? null };
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
