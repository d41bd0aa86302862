/**
 * What staff note of an order's payment (docs/contract.md section 10): only they say that it came, with amount and
 * reference.
 */
import { formatMoney, toRupees } from '../../../contract/rules/money';
import { paymentFaults } from '../../../contract/rules/messages';
import { readReference } from '../../../contract/rules/upi';
import type { Database } from '../../db/types';
import type { OrderRecord } from '../../db/schema';
import type { Clock } from '../../lib/clock';
import { DomainError } from '../../lib/domainError';
import { heldOrder, recordChange, type StaffChange } from './orderChanges';
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
   * none, asked or claimed → received. The same amount and reference again is harmless. Throws AMOUNT_DIFFERS and
   * REFERENCE_USED unless they are named in `despite`.
   */
  receive(orderNo: string, received: Received): Promise<Moved>;
  /** received → refunded. Throws CONFLICT for another state, INVALID for more than came in. */
  refund(orderNo: string, refunded: StaffChange & { paise: number; reference?: string }): Promise<Moved>;
}

interface Deps {
  database: Database;
  clock: Clock;
  mails: Pick<OrderMails, 'paymentReceived'>;
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
          throw new DomainError('INVALID', 'Say how much came in, more than 0 rupees.');
        }
        const before = await heldOrder(trx, engine, typed, { version });
        if (isSame(before, paise, reference)) return { order: before, moved: false };
        if (before.payment === 'received' || before.payment === 'refunded') {
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
          payment_reference: reference ?? before.payment_reference,
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
          isNow: { payment: 'received', ...details },
        });
        await mails.paymentReceived(trx, order);
        return { order, moved: true };
      }),

    refund: (typed, { paise, reference: said = '', by, version }) =>
      database.write(async (trx) => {
        const reference = knownReference(said);
        const before = await heldOrder(trx, engine, typed, { version });
        if (before.payment === 'refunded' && before.refunded_paise === paise) return { order: before, moved: false };
        if (before.payment !== 'received') {
          throw new DomainError('CONFLICT', `Order ${before.order_no} has no payment that can be sent back.`);
        }
        if (!Number.isInteger(paise) || paise <= 0 || paise > (before.payment_paise ?? 0)) {
          throw new DomainError('INVALID', `At most ${formatMoney(before.payment_paise ?? 0)} can be sent back.`);
        }
        const order = await movePayment(trx, before.id, ['received'], {
          payment: 'refunded',
          refunded_paise: paise,
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
          isNow: { payment: 'refunded', ...details },
        });
        return { order, moved: true };
      }),
  };
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
