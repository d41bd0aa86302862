/**
 * What staff note of an order's payment (docs/contract.md section 10): only they say that it came, with amount and
 * reference.
 */
import { formatMoney, toRupees } from '../../../contract/rules/money';
import { paymentFaults } from '../../../contract/rules/messages';
import { readReference } from '../../../contract/rules/upi';
import type { Database } from '../../db/types';
import type { OrderEventRow } from '../../db/orderSchema';
import type { OrderRecord } from '../../db/schema';
import type { Clock } from '../../lib/clock';
import { DomainError } from '../../lib/domainError';
import { isPaid, isUnpaid, keptPaise } from './orderActions';
import { heldOrder, recordChange, type StaffChange } from './orderChanges';
import { eventsOf } from './orderEvents.repository';
import type { OrderMails } from './orderMails';
import { duePaise } from './paymentDue';
import { movePayment, ordersOfReference } from './payment.repository';
import type { Moved } from './staffOrders.service';

interface Received extends StaffChange {
  /** What came in, whole paise. */
  paise: number;
  /** The UTR; '' for none, as of cash. */
  reference: string;
  /** `AMOUNT_DIFFERS`, `REFERENCE_USED`: refused at first, and done all the same once it is named here. */
  despite?: readonly string[];
}

export interface StaffPayments {
  /**
   * none, asked or claimed → received; of a cancelled order too, so that it can be sent back. The same amount and
   * reference again is harmless. Throws AMOUNT_DIFFERS and REFERENCE_USED unless they are named in `despite`.
   */
  receive(orderNo: string, received: Received): Promise<Moved>;
  /**
   * received → refunded, all of it or a part; of what is left of it, a further part. Without a version the same amount
   * again is harmless. Throws CONFLICT where nothing is left, INVALID for more than that.
   */
  refund(orderNo: string, refunded: StaffChange & { paise: number; reference?: string }): Promise<Moved>;
  /** received, by mistake → claimed, asked or none, as it was; the customer is told. Throws CONFLICT elsewhere. */
  undo(orderNo: string, change: StaffChange): Promise<Moved>;
  /** claimed → asked: it was looked for and is not there; the customer is told. Throws CONFLICT elsewhere. */
  notFound(orderNo: string, change: StaffChange): Promise<Moved>;
}

interface Deps {
  database: Database;
  clock: Clock;
  mails: Pick<OrderMails, 'paymentReceived' | 'paymentUndone' | 'paymentNotFound'>;
}

const MOST_PAISE = 1_000_000_000_00;

/** Every call throws NOT_FOUND for an unknown order and STALE for one that was changed meanwhile. */
export function makeStaffPayments({ database, clock, mails }: Deps): StaffPayments {
  const { engine } = database;

  return {
    receive: (typed, { paise, reference: said, despite = [], by, version }) =>
      database.write(async (trx) => {
        const reference = knownReference(said);
        if (!Number.isInteger(paise) || paise <= 0 || paise > MOST_PAISE) {
          const fault = 'Say how much came in, more than 0 rupees.';
          throw new DomainError('INVALID', fault, { fields: { amount: fault } });
        }
        const before = await heldOrder(trx, engine, typed, { version });
        if (isSame(before, paise, reference)) return { order: before, moved: false };
        if (!isUnpaid(before)) {
          throw new DomainError('CONFLICT', `Order ${before.order_no} is ${before.payment} already.`);
        }
        const due = duePaise(before);
        if (paise !== due && !despite.includes('AMOUNT_DIFFERS')) {
          throw new DomainError('AMOUNT_DIFFERS', `${formatMoney(paise)} came in, and ${formatMoney(due)} are due.`);
        }
        const others = reference === null ? [] : await ordersOfReference(trx, reference, before.id);
        if (others.length > 0 && !despite.includes('REFERENCE_USED')) {
          throw new DomainError('REFERENCE_USED', `This reference stands on ${others.join(', ')} too.`);
        }
        const order = await movePayment(trx, before.id, ['none', 'asked', 'claimed'], {
          payment: 'received',
          payment_paise: paise,
          payment_reference: reference,
          paid_at: clock(),
        });
        if (!order) throw new DomainError('CONFLICT', `Order ${before.order_no} was changed meanwhile.`);
        const details = { amount: toRupees(paise), reference };
        await recordChange(trx, order, {
          at: clock(),
          by,
          what: 'payment received',
          details,
          was: { payment: before.payment },
          isNow: { payment: 'received', amount: details.amount },
        });
        await mails.paymentReceived(trx, order);
        return { order, moved: true };
      }),

    refund: (typed, { paise, reference: said = '', by, version }) =>
      database.write(async (trx) => {
        const reference = knownReference(said);
        const before = await heldOrder(trx, engine, typed, { version });
        const isRepeat = version === undefined && before.payment === 'refunded' && before.refunded_paise === paise;
        if (isRepeat) return { order: before, moved: false };
        if (!isPaid(before)) {
          throw new DomainError('CONFLICT', `Order ${before.order_no} has no payment that can be sent back.`);
        }
        const kept = keptPaise(before);
        if (!Number.isInteger(paise) || paise <= 0 || paise > kept) {
          const fault = `At most ${formatMoney(kept)} can be sent back.`;
          throw new DomainError('INVALID', fault, { fields: { amount: fault } });
        }
        const order = await movePayment(trx, before.id, ['received', 'refunded'], {
          payment: 'refunded',
          refunded_paise: (before.refunded_paise ?? 0) + paise,
          refunded_at: clock(),
        });
        if (!order) throw new DomainError('CONFLICT', `Order ${before.order_no} was changed meanwhile.`);
        const details = { amount: toRupees(paise), reference };
        await recordChange(trx, order, {
          at: clock(),
          by,
          what: 'payment refunded',
          details,
          was: { payment: before.payment },
          isNow: { payment: 'refunded', amount: details.amount },
        });
        return { order, moved: true };
      }),

    undo: (typed, { by, version }) =>
      database.write(async (trx) => {
        const before = await heldOrder(trx, engine, typed, { version });
        const claim = openClaim(await eventsOf(trx, before.id));
        const asked = before.shipping_set_at === null ? 'none' : 'asked';
        const order = await movePayment(trx, before.id, ['received'], {
          payment: claim ? 'claimed' : asked,
          payment_paise: null,
          payment_reference: claim?.reference ?? null,
          paid_at: null,
        });
        if (!order) throw new DomainError('CONFLICT', `Order ${before.order_no} has no payment that was just noted.`);
        const amount = toRupees(before.payment_paise ?? 0);
        await recordChange(trx, order, {
          at: clock(),
          by,
          what: 'payment undone',
          details: { amount, reference: before.payment_reference },
          was: { payment: before.payment, amount },
          isNow: { payment: order.payment },
        });
        await mails.paymentUndone(trx, order);
        return { order, moved: true };
      }),

    notFound: (typed, { by, version }) =>
      database.write(async (trx) => {
        const before = await heldOrder(trx, engine, typed, { version });
        const order = await movePayment(trx, before.id, ['claimed'], { payment: 'asked', payment_reference: null });
        if (!order) throw new DomainError('CONFLICT', `Nobody says that order ${before.order_no} is paid.`);
        await recordChange(trx, order, {
          at: clock(),
          by,
          what: 'payment not found',
          details: { reference: before.payment_reference },
          was: { payment: before.payment },
          isNow: { payment: order.payment },
        });
        await mails.paymentNotFound(trx, order, before.payment_reference);
        return { order, moved: true };
      }),
  };
}

/** The customer's last word that it is paid, unless staff have answered that it is not there. */
function openClaim(events: readonly OrderEventRow[]): { reference: string | null } | undefined {
  const last = events.findLast(({ what }) => what === 'payment claimed' || what === 'payment not found');
  if (last?.what !== 'payment claimed') return undefined;
  const { reference = null } = JSON.parse(last.details ?? '{}') as { reference?: string | null };
  return { reference };
}

/** '' is none. Throws INVALID for what cannot be a reference. */
function knownReference(said: string): string | null {
  if (said.trim() === '') return null;
  const reference = readReference(said);
  if (reference === undefined)
    throw new DomainError('INVALID', paymentFaults.reference, { fields: { reference: paymentFaults.reference } });
  return reference;
}

const isSame = ({ payment, payment_paise, payment_reference }: OrderRecord, paise: number, reference: string | null) =>
  payment === 'received' && payment_paise === paise && (reference === null || payment_reference === reference);
