/**
 * Tells a member by mail what happens to an order. The mail is written in the transaction of what it tells about; the
 * caller wakes the mail queue once that is through. Guests left no address and get none.
 */
import type { Transaction } from 'kysely';
import type { OrderRecord, Schema } from '../../db/schema';
import { findMember } from '../account/account.repository';
import { orderCancelledMail, orderPlacedMail, orderShippedMail } from '../mail/templates';
import type { NewMail, Outbox } from '../mail/outbox';
import { linesOf } from './staffOrders.repository';

export interface OrderMails {
  placed(trx: Transaction<Schema>, order: OrderRecord): Promise<void>;
  shipped(trx: Transaction<Schema>, order: OrderRecord): Promise<void>;
  cancelled(trx: Transaction<Schema>, order: OrderRecord, by: 'customer' | 'shop'): Promise<void>;
}

type MailFacts = Parameters<typeof orderPlacedMail>[0];

export function makeOrderMails(outbox: Outbox, shopUrl: string): OrderMails {
  async function tell(
    trx: Transaction<Schema>,
    order: OrderRecord,
    write: (facts: MailFacts) => NewMail,
  ): Promise<void> {
    if (order.owner_kind !== 'user') return;
    const member = await findMember(trx, order.owner_id);
    if (!member) return;
    await outbox.put(trx, write({ to: member.email, order, lines: await linesOf(trx, order.id), shopUrl }));
  }

  return {
    placed: (trx, order) => tell(trx, order, orderPlacedMail),
    shipped: (trx, order) => tell(trx, order, orderShippedMail),
    cancelled: (trx, order, by) => tell(trx, order, (facts) => orderCancelledMail({ ...facts, by })),
  };
}
