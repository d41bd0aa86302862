/** Who staff hear from: members, what they wrote, and who takes the newsletter. Newest first; never a password's hash. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import { NOBODY } from '../privacy/forgetMember';

type Db = Kysely<Schema>;

export interface MemberListing {
  id: string;
  name: string;
  email: string;
  mobile: string;
  created_at: number;
  orders: number;
}
export type MessageListing = Selectable<Schema['customer_message']>;
export type SubscriberListing = Selectable<Schema['newsletter_subscriber']>;

export async function listMembers(db: Db, limit: number): Promise<MemberListing[]> {
  const members = await db
    .selectFrom('member')
    .select(['id', 'name', 'email', 'mobile', 'created_at'])
    .where('id', '!=', NOBODY)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (members.length === 0) return [];
  const counts = await db
    .selectFrom('customer_order')
    .select(({ fn }) => ['owner_id', fn.countAll<number | string>().as('orders')])
    .where(
      'owner_id',
      'in',
      members.map(({ id }) => id),
    )
    .groupBy('owner_id')
    .execute();
  const ordersOf = new Map(counts.map(({ owner_id, orders }) => [owner_id, Number(orders)]));
  return members.map((member) => ({ ...member, orders: ordersOf.get(member.id) ?? 0 }));
}

export const listMessages = (db: Db, limit: number): Promise<MessageListing[]> =>
  db
    .selectFrom('customer_message')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** @param unconfirmed those that somebody else asked for, instead of those who take the newsletter */
export const listSubscribers = (db: Db, limit: number, unconfirmed: boolean): Promise<SubscriberListing[]> =>
  db
    .selectFrom('newsletter_subscriber')
    .selectAll()
    .where('unconfirmed', '=', unconfirmed ? 1 : 0)
    .orderBy('joined_at', 'desc')
    .orderBy('mobile')
    .limit(limit)
    .execute();

export async function countUnconfirmed(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('newsletter_subscriber')
    .select(({ fn }) => fn.countAll<number | string>().as('waiting'))
    .where('unconfirmed', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/**
 * Its owner said yes: it takes the newsletter from now on, and the record of the member who asked goes. False when no
 * such number waits.
 */
export async function confirmSubscriber(trx: Transaction<Schema>, mobile: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_subscriber')
    .set({ unconfirmed: 0, member_id: null, joined_at: now })
    .where('mobile', '=', mobile)
    .where('unconfirmed', '=', 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False when the number was not on the list. */
export async function removeSubscriber(trx: Transaction<Schema>, mobile: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('newsletter_subscriber')
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
