/** Where staff are logged in, and the browsers that they are known in. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import type { StaffSessionTable } from '../../db/staffSchema';
import type { Marks } from '../account/knownBrowsers';

/** The second factor was given at that time, epoch milliseconds. */
export const confirmStaffSession = (trx: Transaction<Schema>, tokenHash: string, at: number): Promise<unknown> =>
  trx.updateTable('staff_session').set({ confirmed_at: at }).where('token_hash', '=', tokenHash).execute();

/** The one seen last comes first. */
export const staffSessionsOf = (
  db: Kysely<Schema>,
  staffId: string,
  { seenAfter, begunAfter }: { seenAfter: number; begunAfter: number },
): Promise<StaffSessionTable[]> =>
  db
    .selectFrom('staff_session')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('last_seen_at', '>', seenAfter)
    .where('created_at', '>', begunAfter)
    .orderBy('last_seen_at', 'desc')
    .execute();

export const staffMarks = (db: Kysely<Schema>): Marks => ({
  has: async (staffId, markHash) => {
    const row = await db
      .selectFrom('staff_known_browser')
      .select('mark_hash')
      .where('mark_hash', '=', markHash)
      .where('staff_id', '=', staffId)
      .executeTakeFirst();
    return row !== undefined;
  },
  remove: async (trx, markHashes) =>
    markHashes.length > 0 && trx.deleteFrom('staff_known_browser').where('mark_hash', 'in', markHashes).execute(),
  add: (trx, staff_id, mark) =>
    trx
      .insertInto('staff_known_browser')
      .values({ ...mark, staff_id })
      .execute(),
  keepNewest: (trx, staffId, most) => {
    const newest = trx
      .selectFrom('staff_known_browser')
      .select('mark_hash')
      .where('staff_id', '=', staffId)
      .orderBy('created_at', 'desc')
      .orderBy('mark_hash')
      .limit(most);
    const ofStaff = trx.deleteFrom('staff_known_browser').where('staff_id', '=', staffId);
    return ofStaff.where('mark_hash', 'not in', newest).execute();
  },
});
