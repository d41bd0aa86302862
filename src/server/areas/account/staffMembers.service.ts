/** What staff do with members' logins. */
import type { Database } from '../../db/types';
import { endAccessOf, endAllMemberSessions, findMemberByEmail } from './account.repository';
import { emailKey } from './emailKey';

export const makeStaffMembers = ({ db, engine, write }: Database) => ({
  /** Whose e-mail address it is, in whatever way it is typed; undefined where nobody has it. */
  idOf: async (email: string): Promise<string | undefined> => (await findMemberByEmail(db, emailKey(email)))?.id,

  /** Everywhere; no browser is known to the member any more. */
  logOut: (memberId: string): Promise<void> =>
    write(async (trx) => {
      // A login under way either ends before this, and its session with it, or begins after it.
      await engine.lockOwner(trx, memberId);
      await endAccessOf(trx, memberId);
    }),

  /** Guests keep their sessions, and members' browsers stay known. @returns how many sessions have ended */
  logOutAll: (): Promise<number> => write(endAllMemberSessions),
});

export type StaffMembers = ReturnType<typeof makeStaffMembers>;
