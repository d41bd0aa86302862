/**
 * What staff do with orders: agree on the shipping, ship, deliver, cancel (docs/contract.md section 7, decisions 17, 75
 * and 98). Each change is written down in its own transaction, with who made it (orderChanges.ts).
 */
import type { Transaction } from 'kysely';
import { MOST_SHIPPING_PAISE } from '../../../contract/rules/staffOrderRules';
import { staffFaults } from '../../../contract/rules/staffRules';
import { toRupees } from '../../../contract/rules/money';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import type { OrderRecord, Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { cancelOrder } from './cancelling';
import { isPaid, isUnpaid } from './orderActions';
import { heldOrder, recordChange, type StaffChange } from './orderChanges';
import type { Actor } from './orderEvents.repository';
import { renewOrderKey } from './orderKeys.repository';
import { orderLink, type OrderMails } from './orderMails';
import { isSameParcel, isUnsaid, toParcel, type ParcelSaid } from './parcel';
import { readSettings, type SettingDefaults } from '../settings/shopSettings';
import { overdueBounds } from './staffOrderBook.service';
import { overdueAmong } from './staffOrderList.repository';
import { moveOrder, setShipping, type Move, type Parcel } from './staffOrders.repository';

export interface Moved {
  order: OrderRecord;
  /** False when the order stood there already: a repeat is harmless and keeps the first time. */
  moved: boolean;
}

export interface StaffOrders {
  /**
   * ORDERED → SHIPPED. Throws NOT_PAID unless it is paid or `despite` names it, and CONFLICT where it was shipped with
   * another parcel.
   */
  ship(orderNo: string, change: StaffChange & { parcel?: ParcelSaid; despite?: readonly string[] }): Promise<Moved>;
  /** SHIPPED → DELIVERED. */
  deliver(orderNo: string, change: StaffChange): Promise<Moved>;
  /** ORDERED or SHIPPED → CANCELED; the stock goes back once. */
  cancel(orderNo: string, change: StaffChange): Promise<Moved>;
  /**
   * An overdue one → CANCELED. Whether it is overdue is looked at when nobody else can change it any more.
   * @returns undefined for one that was paid, answered, sent or cancelled meanwhile: it stays, without fault
   */
  cancelOverdue(orderNo: string, change: StaffChange): Promise<OrderRecord | undefined>;
  /**
   * What the shipping costs, whole paise, at most MOST_SHIPPING_PAISE, until the payment is here. The goods total
   * stays, and the customer is asked to pay; the same amount again changes nothing and asks nobody.
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
  /** What holds where no owner has set anything. */
  config: SettingDefaults;
}

type Target = 'SHIPPED' | 'DELIVERED';

const shipping: Move = { from: ['ORDERED'], to: 'SHIPPED', timeColumn: 'shipped_at' };
const delivery: Move = { from: ['SHIPPED'], to: 'DELIVERED', timeColumn: 'delivered_at' };

/**
 * Every call throws a DomainError: NOT_FOUND for an unknown order, CONFLICT for a move that its status does not allow,
 * STALE for a change of what somebody else has changed, INVALID for an amount that cannot be.
 */
export function makeStaffOrders({ database, clock, mails, shopUrl, config }: Deps): StaffOrders {
  const { engine } = database;

  const reach = (
    typed: string,
    move: Move & { to: Target },
    { by, version, parcel, despite = [] }: StaffChange & { parcel?: Parcel; despite?: readonly string[] },
    tell: (trx: Transaction<Schema>, order: OrderRecord) => Promise<void>,
  ): Promise<Moved> =>
    database.write(async (trx) => {
      const before = await heldOrder(trx, engine, typed, { version });
      const isAsked = move.to === 'SHIPPED' && !despite.includes('NOT_PAID');
      if (isAsked && before.status === 'ORDERED' && !isPaid(before)) {
        throw new DomainError('NOT_PAID', `Order ${before.order_no} is not paid yet.`);
      }
      const order = await moveOrder(trx, before.order_no, move, clock(), parcel);
      if (!order) {
        const isOther = parcel !== undefined && !isSameParcel(before, parcel);
        if (before.status !== move.to || isOther) throw new DomainError('CONFLICT', whyNot(before, move.to));
        return { order: before, moved: false };
      }
      await recordChange(trx, order, {
        at: clock(),
        by,
        what: move.to === 'SHIPPED' ? 'shipped' : 'delivered',
        ...(parcel && { details: { courier: parcel.courier, trackingNumber: parcel.tracking_number } }),
        was: { status: before.status },
        // The tracking number leads to whom it goes to, so it stands in the event alone (decision 319).
        isNow: { status: order.status, ...(parcel?.courier && { courier: parcel.courier }) },
      });
      await tell(trx, order);
      return { order, moved: true };
    });

  return {
    ship: (typed, { parcel, ...change }) =>
      reach(
        typed,
        { ...shipping, to: 'SHIPPED' },
        { ...change, ...(parcel && !isUnsaid(parcel) && { parcel: toParcel(parcel) }) },
        (trx, order) => mails.shipped(trx, order),
      ),
    deliver: (typed, change) =>
      reach(typed, { ...delivery, to: 'DELIVERED' }, change, (trx, order) => mails.delivered(trx, order)),
    async cancel(typed, { by, version }) {
      const { order, moved } = await database.write(async (trx) => {
        const { order_no } = await heldOrder(trx, engine, typed, { version });
        return cancelOrder(trx, order_no, { engine, by, mails, now: clock() });
      });
      if (moved) await database.announce();
      return { order, moved };
    },
    async cancelOverdue(typed, { by, version }) {
      const order = await database.write(async (trx) => {
        const { id, order_no } = await heldOrder(trx, engine, typed, { version });
        const { unpaidDays } = (await readSettings(trx, config)).values;
        const overdue = await overdueAmong(trx, [id], overdueBounds(unpaidDays, clock()));
        if (!overdue.has(id)) return undefined;
        return (await cancelOrder(trx, order_no, { engine, by, mails, now: clock() })).order;
      });
      if (order) await database.announce();
      return order;
    },
    setShipping: (typed, { by, version, paise }) =>
      database.write(async (trx) => {
        if (!Number.isInteger(paise) || paise < 0 || paise > MOST_SHIPPING_PAISE) {
          throw new DomainError('INVALID', staffFaults.shipping, { fields: { amount: staffFaults.shipping } });
        }
        const before = await heldOrder(trx, engine, typed, { version });
        if (!isUnpaid(before)) {
          throw new DomainError('CONFLICT', `Order ${before.order_no} is paid already, so its shipping stays.`);
        }
        const isSaid = before.shipping_set_at !== null;
        if (isSaid && before.shipping_paise === paise && before.status !== 'CANCELED') return before;
        const order = await setShipping(trx, before.order_no, paise, clock());
        if (!order)
          throw new DomainError('CONFLICT', `Order ${before.order_no} was cancelled, so nothing is to be shipped.`);
        await recordChange(trx, order, {
          at: clock(),
          by,
          what: 'shipping set',
          details: { amount: toRupees(paise) },
          was: { shipping: isSaid ? toRupees(before.shipping_paise) : null },
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
      return `Order ${order_no} was shipped already, with another parcel. Correct the parcel instead.`;
  }
}
