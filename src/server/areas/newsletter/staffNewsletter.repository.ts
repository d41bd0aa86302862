/** The newsletter as staff see it: who takes it, and which numbers wait until their owner says yes. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

type Db = Kysely<Schema>;

export type SubscriberListing = Selectable<Schema['newsletter_subscriber']>;

/**
 * Newest first.
 * @param unconfirmed those that somebody else asked for, instead of those who take the newsletter
 */
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
