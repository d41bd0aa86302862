/** What the database remembers of logins: the marks of browsers that are known to a member, and how many were wrong. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import type { Marks } from './knownBrowsers';

export const memberMarks = (db: Kysely<Schema>): Marks => ({
  has: async (memberId, markHash) => {
    const row = await db
      .selectFrom('known_browser')
      .select('mark_hash')
      .where('mark_hash', '=', markHash)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return row !== undefined;
  },
  remove: async (trx, markHashes) =>
    markHashes.length > 0 && trx.deleteFrom('known_browser').where('mark_hash', 'in', markHashes).execute(),
  add: (trx, member_id, mark) =>
    trx
      .insertInto('known_browser')
      .values({ ...mark, member_id })
      .execute(),
  keepNewest: (trx, memberId, most) => {
    const newest = trx
      .selectFrom('known_browser')
      .select('mark_hash')
      .where('member_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .orderBy('mark_hash')
      .limit(most);
    const ofMember = trx.deleteFrom('known_browser').where('member_id', '=', memberId);
    return ofMember.where('mark_hash', 'not in', newest).execute();
  },
});

/** One more in the hour that begins then, epoch milliseconds. */
export const countWrongLogin = (trx: Transaction<Schema>, hour: number): Promise<unknown> =>
  trx
    .insertInto('wrong_login')
    .values({ hour, logins: 1 })
    .onConflict((conflict) =>
      conflict.column('hour').doUpdateSet((row) => ({ logins: row('wrong_login.logins', '+', 1) })),
    )
    .execute();
