/**
 * The rows of mails that wait. `next_try_at` is also the lease of the process that sends a mail now: only one of
 * several processes can move it.
 */
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import { LONGEST_MS } from './retryDelays';

export type WaitingMail = Selectable<Schema['outbox_mail']>;

export const insertMail = (trx: Transaction<Schema>, mail: Insertable<Schema['outbox_mail']>): Promise<unknown> =>
  trx.insertInto('outbox_mail').values(mail).execute();

/** Those that these keys open, longest due first. Others wait for the process that has their key. */
export const dueMails = (
  db: Kysely<Schema>,
  keyIds: readonly string[],
  now: number,
  limit: number,
): Promise<WaitingMail[]> =>
  db
    .selectFrom('outbox_mail')
    .selectAll()
    .where((where) => where.or([where('next_try_at', '<=', now), where('next_try_at', '>', now + LONGEST_MS)]))
    .where('key_id', 'in', keyIds)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** How many have waited since then, epoch milliseconds, or longer. */
export async function countMailsBefore(db: Kysely<Schema>, since: number): Promise<number> {
  const { mails } = await db
    .selectFrom('outbox_mail')
    .select(({ fn }) => fn.countAll().as('mails'))
    .where('created_at', '<=', since)
    .executeTakeFirstOrThrow();
  return Number(mails);
}

/** How many mails these keys do not open. */
export async function countUnderOtherKeys(db: Kysely<Schema>, keyIds: readonly string[]): Promise<number> {
  const { mails } = await db
    .selectFrom('outbox_mail')
    .select(({ fn }) => fn.countAll().as('mails'))
    .where('key_id', 'not in', keyIds)
    .executeTakeFirstOrThrow();
  return Number(mails);
}

/**
 * Takes the mail as it was seen, until `leaseEnd`; undefined when another was quicker. A try counts from here, even one
 * that never ends.
 */
export const claimMail = (
  trx: Transaction<Schema>,
  { id, next_try_at }: WaitingMail,
  leaseEnd: number,
): Promise<WaitingMail | undefined> =>
  trx
    .updateTable('outbox_mail')
    .set((column) => ({ next_try_at: leaseEnd, tries: column('tries', '+', 1) }))
    .where('id', '=', id)
    .where('next_try_at', '=', next_try_at)
    .returningAll()
    .executeTakeFirst();

/** Unless the lease ran out meanwhile and somebody else has the mail now. */
export const postponeMail = (
  trx: Transaction<Schema>,
  { id, next_try_at }: WaitingMail,
  nextTryAt: number,
  error: string,
): Promise<unknown> =>
  trx
    .updateTable('outbox_mail')
    .set({ next_try_at: nextTryAt, last_error: error })
    .where('id', '=', id)
    .where('next_try_at', '=', next_try_at)
    .execute();

export const removeMail = (trx: Transaction<Schema>, { id }: WaitingMail): Promise<unknown> =>
  trx.deleteFrom('outbox_mail').where('id', '=', id).execute();
