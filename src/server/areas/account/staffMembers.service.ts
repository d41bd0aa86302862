/** Members as staff see them, and what staff do with their logins. The audit names a member by id alone. */
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { writeAudit } from '../staff/audit';
import { endEverywhere } from './access.service';
import { endAllMemberSessions, findMemberByEmail } from './account.repository';
import { emailKey } from './emailKey';
import { listMembers, type MemberListing } from './staffMembers.repository';

/** `by` is who changes it, as the audit names them. */
export const makeStaffMembers = (database: Database, clock: Clock) => ({
  /** Newest first. */
  list: (limit: number): Promise<MemberListing[]> => listMembers(database.db, limit),

  /** Whose e-mail address it is, in whatever way it is typed; undefined where nobody has it. */
  idOf: async (email: string): Promise<string | undefined> =>
    (await findMemberByEmail(database.db, emailKey(email)))?.id,

  /** Everywhere; no browser is known to the member any more. */
  logOut: (memberId: string, by: string): Promise<void> =>
    endEverywhere(database, memberId, async (trx, ended) => {
      if (ended.sessions + ended.browsers === 0) return;
      const subject = `member ${memberId}`;
      await writeAudit(trx, { at: clock(), who: by, what: 'member logged out', subject, was: ended });
    }),

  /** Guests keep their sessions, and members' browsers stay known. @returns how many sessions have ended */
  logOutAll: (by: string): Promise<number> =>
    database.write(async (trx) => {
      const sessions = await endAllMemberSessions(trx);
      const change = { at: clock(), who: by, what: 'all members logged out', subject: 'members', was: { sessions } };
      if (sessions > 0) await writeAudit(trx, change);
      return sessions;
    }),
});
