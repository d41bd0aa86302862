/** Where a member is logged in, and the end of it. The caller has checked whose account it is. */
import type { Transaction } from 'kysely';
import type { MemberSession } from '../../../contract/account';
import type { Schema } from '../../db/schema';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { ABSOLUTE_MS, IDLE_MS } from '../../plugins/session';
import { endAccessOf, sessionsOf, type EndedAccess } from './account.repository';

export const makeAccess = (database: Database, clock: Clock) => ({
  /** Those that have not ended; the one seen last comes first. @param thisOne the hash of the caller's own token */
  async sessions(memberId: string, thisOne: string | undefined): Promise<MemberSession[]> {
    const now = clock();
    const bounds = { seenAfter: now - IDLE_MS, begunAfter: now - ABSOLUTE_MS };
    const sessions = await sessionsOf(database.db, memberId, bounds);
    return sessions.map(({ browser, created_at, last_seen_at, token_hash }) => ({
      browser,
      since: new Date(created_at).toISOString(),
      lastSeen: new Date(last_seen_at).toISOString(),
      isThis: token_hash === thisOne,
    }));
  },

  endEverywhere: (memberId: string): Promise<void> => endEverywhere(database, memberId),
});

/**
 * Every session, and what browsers the member is known in.
 * @param tell writes down what has ended, in the same transaction
 */
export const endEverywhere = (
  { engine, write }: Database,
  memberId: string,
  tell?: (trx: Transaction<Schema>, ended: EndedAccess) => Promise<void>,
): Promise<void> =>
  write(async (trx) => {
    // A login under way either ends before this, and its session with it, or begins after it.
    await engine.lockOwner(trx, memberId);
    const ended = await endAccessOf(trx, memberId);
    await tell?.(trx, ended);
  });
