/** What staff do with returns: look at them, decide, and see where a refund goes (docs/contract.md section 7). */
import type { Kysely, Transaction } from 'kysely';
import { BANK_DETAILS_DAYS } from '../../../contract/rules/limits';
import { toRupees } from '../../../contract/rules/money';
import type { Clock } from '../../lib/clock';
import type { ReturnStatusColumn } from '../../db/memberSchema';
import type { Database } from '../../db/types';
import type { Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { SealError, type Sealer } from '../../security/sealing';
import { returnDecidedMail } from '../mail/templates';
import type { Outbox } from '../mail/outbox';
import { findOrderOfSerial } from '../order/history.repository';
import { recordChange } from '../order/orderChanges';
import type { Actor, OrderEventName } from '../order/orderEvents.repository';
import { newOrderLink } from '../order/orderMails';
import { writeAudit } from '../staff/audit';
import { maskBankDetails, openBankDetails, type BankDetails } from './bankDetails';
import {
  findCase,
  insertReveal,
  listCases,
  moveReturn,
  revealsOf,
  type BankReveal,
  type ReturnCase,
  type ReturnMove,
} from './return.repository';

export type Decision = 'approve' | 'reject' | 'refund';

const moves = {
  approve: { from: 'INITIATED', to: 'APPROVED', timeColumn: 'decided_at', event: 'return approved' },
  reject: { from: 'INITIATED', to: 'REJECTED', timeColumn: 'decided_at', event: 'return rejected' },
  refund: { from: 'APPROVED', to: 'REFUNDED', timeColumn: 'refunded_at', event: 'return refunded' },
} as const satisfies Readonly<Record<Decision, ReturnMove & { event: OrderEventName }>>;

/** Who is refused reads why. */
export const needsNote = (decision: Decision): boolean => decision === 'reject';

export const SHORTEST_REASON = 10;

/** The sentence about a reason for looking at bank details that says too little; undefined for any other. */
export const reasonFault = (reason: string): string | undefined =>
  reason.trim().length < SHORTEST_REASON
    ? `Say in at least ${SHORTEST_REASON} characters why; it is written down.`
    : undefined;

export interface ReturnShown {
  found: ReturnCase;
  /** Masked; 'deleted' when they are no longer needed, 'sealed' when this machine has not the shop's key. */
  bank: BankDetails | 'deleted' | 'sealed';
  reveals: BankReveal[];
}

export interface Decided {
  decided: ReturnCase;
  /** False when it stood there already: a repeat is harmless, keeps time and note, and sends no second mail. */
  moved: boolean;
}

interface Deps {
  database: Database;
  clock: Clock;
  /** Of purpose 'bank details'. */
  sealer: Sealer;
  outbox: Outbox;
  shopUrl: string;
}

/**
 * Every call throws a DomainError: NOT_FOUND without a return for that serial number, CONFLICT for what its status
 * does not allow, INVALID for a reason or a note that says nothing.
 */
export function makeStaffReturns({ database, clock, sealer, outbox, shopUrl }: Deps) {
  return {
    async show(serialNo: number): Promise<ReturnShown> {
      const found = await knownCase(database.db, serialNo);
      return { found, bank: maskedBank(sealer, found), reveals: await revealsOf(database.db, found.id) };
    },

    /**
     * Writes down who looked and why; only when that stands does it give the details. The audit says that they were
     * seen, and no more.
     */
    reveal: (serialNo: number, { reason, by }: { reason: string; by: Actor }): Promise<BankDetails> =>
      database.write(async (trx) => {
        const fault = reasonFault(reason);
        if (fault !== undefined) throw new DomainError('INVALID', fault);
        const found = await knownCase(trx, serialNo);
        const details = openBankDetails(sealer, found);
        if (!details) {
          const why = `they are kept for ${BANK_DETAILS_DAYS} days after a return is settled.`;
          throw new DomainError('CONFLICT', `The bank details of return ${serialNo} have been deleted: ${why}`);
        }
        const at = clock();
        await insertReveal(trx, { return_id: found.id, reason, revealed_by: by.who, revealed_at: at });
        const subject = subjectOf(serialNo);
        const isNow = { order: found.order_no };
        await writeAudit(trx, { at, who: by.who, what: 'bank details revealed', subject, isNow });
        return details;
      }),

    decide: (serialNo: number, decision: Decision, { note, by }: { note: string; by: Actor }): Promise<Decided> =>
      database.write(async (trx) => {
        if (needsNote(decision) && note.trim() === '') throw new DomainError('INVALID', 'Say why, for the customer.');
        const { id } = await knownCase(trx, serialNo);
        const { event, ...move } = moves[decision];
        const at = clock();
        const moved = await moveReturn(trx, id, move, note, at);
        const decided = await knownCase(trx, serialNo);
        if (decided.status !== move.to) throw new DomainError('CONFLICT', whyNot(serialNo, decided.status, move.to));
        if (moved) {
          const { email, member_name, order_no, product_name, net_paise } = decided;
          const order = await findOrderOfSerial(trx, serialNo);
          if (!order) throw new DomainError('NOT_FOUND', `There is no order for serial number ${serialNo}.`);
          // What was written to the customer goes with them, so the audit has none of it.
          await recordChange(trx, order, {
            at,
            by,
            what: event,
            details: {
              ...(decision === 'refund' && { amount: toRupees(net_paise) }),
              product: product_name,
              ...(note && { note }),
            },
            subject: subjectOf(serialNo),
            was: { status: move.from },
            isNow: { status: move.to, order: order_no },
          });
          const mail = returnDecidedMail({
            to: email,
            name: member_name,
            orderNo: order_no,
            productName: product_name,
            refundPaise: net_paise,
            decision: move.to,
            note,
            link: await newOrderLink(trx, order, { shopUrl, now: at }),
            shopUrl,
          });
          await outbox.put(trx, mail);
        }
        return { decided, moved };
      }),
  };
}

export type StaffReturns = ReturnType<typeof makeStaffReturns>;

/** Newest first. */
export const listReturns = (
  { db }: Pick<Database, 'db'>,
  filter: { status?: ReturnStatusColumn | undefined; limit: number },
): Promise<ReturnCase[]> => listCases(db, filter);

const subjectOf = (serialNo: number): string => `return ${serialNo}`;

async function knownCase(db: Kysely<Schema> | Transaction<Schema>, serialNo: number): Promise<ReturnCase> {
  const found = await findCase(db, serialNo);
  if (!found) throw new DomainError('NOT_FOUND', `There is no return for serial number ${serialNo}.`);
  return found;
}

function maskedBank(sealer: Sealer, found: ReturnCase): ReturnShown['bank'] {
  try {
    const details = openBankDetails(sealer, found);
    return details ? maskBankDetails(details) : 'deleted';
  } catch (error) {
    // The rest of the return can be worked on all the same.
    if (error instanceof SealError) return 'sealed';
    throw error;
  }
}

function whyNot(serialNo: number, status: ReturnStatusColumn, to: ReturnMove['to']): string {
  const done = to.toLowerCase();
  switch (status) {
    case 'INITIATED':
      return `Return ${serialNo} has not been approved yet: approve it before it is refunded.`;
    case 'APPROVED':
      return `Return ${serialNo} was approved already, so it cannot be ${done}.`;
    case 'REJECTED':
      return `Return ${serialNo} was rejected, so it cannot be ${done}.`;
    case 'REFUNDED':
      return `Return ${serialNo} was refunded already, so it cannot be ${done}.`;
  }
}
