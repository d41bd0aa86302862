/** Members as staff see them, and what staff do with their logins. */
import type { Database } from '../../db/types';
import { endEverywhere } from './access.service';
import { endAllMemberSessions, findMemberByEmail } from './account.repository';
import { emailKey } from './emailKey';
import { listMembers, type MemberListing } from './staffMembers.repository';

export const makeStaffMembers = (database: Database) => ({
  /** Newest first. */
  list: (limit: number): Promise<MemberListing[]> => listMembers(database.db, limit),

  /** Whose e-mail address it is, in whatever way it is typed; undefined where nobody has it. */
  idOf: async (email: string): Promise<string | undefined> =>
    (await findMemberByEmail(database.db, emailKey(email)))?.id,

  /** Everywhere; no browser is known to the member any more. */
  logOut: (memberId: string): Promise<void> => endEverywhere(database, memberId),

  /** Guests keep their sessions, and members' browsers stay known. @returns how many sessions have ended */
  logOutAll: (): Promise<number> => database.write(endAllMemberSessions),
});
