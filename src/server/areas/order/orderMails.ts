/**
 * Tells a member by mail what happens to an order. The letter is written in the transaction of what it tells about; the caller wakes
 * the mailbox once that is through. Guests left no address and get none.
 */
import type { Transaction } from 'kysely';
import type { OrderRecord, Schema } from '../../db/schema';
import { findMember } from '../account/account.repository';
import { orderCancelledLetter, orderPlacedLetter, orderShippedLetter } from '../mail/templates';
import type { Letter, Outbox } from '../mail/outbox';
import { linesOf } from './fulfilment.repository';

export interface OrderMails {
  placed(trx: Transaction<Schema>, order: OrderRecord): Promise<void>;
  shipped(trx: Transaction<Schema>, order: OrderRecord): Promise<void>;
  cancelled(trx: Transaction<Schema>, order: OrderRecord, by: 'customer' | 'shop'): Promise<void>;
}

type LetterFacts = Parameters<typeof orderPlacedLetter>[0];

export function makeOrderMails(outbox: Outbox, shopUrl: string): OrderMails {
  async function tell(trx: Transaction<Schema>, order: OrderRecord, write: (facts: LetterFacts) => Letter): Promise<void> {
    if (order.owner_kind !== 'user') return;
    const member = await findMember(trx, order.owner_id);
    if (!member) return;
    await outbox.put(trx, write({ to: member.email, order, lines: await linesOf(trx, order.id), shopUrl }));
  }

  return {
    placed: (trx, order) => tell(trx, order, orderPlacedLetter),
    shipped: (trx, order) => tell(trx, order, orderShippedLetter),
    cancelled: (trx, order, by) => tell(trx, order, (facts) => orderCancelledLetter({ ...facts, by })),
  };
}
