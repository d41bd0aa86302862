/** What the database remembers of logins: the marks of browsers that are known to a member, and how many were wrong. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

export async function hasMark(db: Kysely<Schema>, memberId: string, markHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_browser')
    .select('mark_hash')
    .where('mark_hash', '=', markHash)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteMarks(trx: Transaction<Schema>, markHashes: readonly string[]): Promise<void> {
  if (markHashes.length > 0) await trx.deleteFrom('known_browser').where('mark_hash', 'in', markHashes).execute();
}

export const insertMark = (trx: Transaction<Schema>, mark: Schema['known_browser']): Promise<unknown> =>
  trx.insertInto('known_browser').values(mark).execute();

/** Of the member's marks only so many stay, the newest. */
export async function keepNewestMarks(trx: Transaction<Schema>, memberId: string, most: number): Promise<void> {
  const newest = trx
    .selectFrom('known_browser')
    .select('mark_hash')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('mark_hash')
    .limit(most);
  const ofMember = trx.deleteFrom('known_browser').where('member_id', '=', memberId);
  await ofMember.where('mark_hash', 'not in', newest).execute();
}

/** One more in the hour that begins then, epoch milliseconds. */
export const countWrongLogin = (trx: Transaction<Schema>, hour: number): Promise<unknown> =>
  trx
    .insertInto('wrong_login')
    .values({ hour, logins: 1 })
    .onConflict((conflict) =>
      conflict.column('hour').doUpdateSet((row) => ({ logins: row('wrong_login.logins', '+', 1) })),
    )
    .execute();
