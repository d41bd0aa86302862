/** Staff log in, give their second factor once more, and see where they are logged in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaffSession } from '../../../contract/staff';
import { CONFIRMED_MINUTES } from '../../../contract/rules/staffRules';
import { MINUTE_MS } from '../../../contract/rules/durations';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { DomainError } from '../../lib/domainError';
import { STAFF_IDLE_MS, STAFF_LASTS_MS, type StaffCaller } from '../../plugins/staffSession';
import type { Sealer } from '../../security/sealing';
import { emailKey } from '../account/emailKey';
import { isPassword } from '../account/passwords';
import { writeAudit } from './audit';
import { takeSecondFactor } from './secondFactor';
import { endStaffAccess, findStaff, findStaffByEmail, updateStaff } from './staffAccounts.repository';
import { staffSessionsOf, updateStaffSession } from './staffSessions.repository';

interface Deps {
  app: FastifyInstance;
  database: Database;
  clock: Clock;
  /** Opens the secrets of second factors. */
  sealer: Sealer;
}

interface Given {
  email: string;
  password: string;
  code: string;
  /** The network that asks. */
  caller: string;
}

/** The same whichever of the three is wrong: nothing is told of who is on the staff. */
const wrong = (): DomainError =>
  new DomainError('UNAUTHENTICATED', 'E-mail address, password and code do not belong together, or the code is old.');

export function makeStaffLogin({ app, database, clock, sealer }: Deps) {
  const confirmedUntil = (at: number): number => at + CONFIRMED_MINUTES * MINUTE_MS;

  return {
    /** Opens a session. Throws UNAUTHENTICATED. */
    async logIn(
      request: FastifyRequest,
      reply: FastifyReply,
      { email, password, code, caller }: Given,
    ): Promise<Pick<StaffCaller, 'email' | 'role' | 'confirmedUntil'>> {
      const staff = await findStaffByEmail(database.db, emailKey(email));
      const isRight = await isPassword(password, staff?.password_hash ?? undefined, caller);
      if (!staff || !isRight) throw wrong();
      const now = clock();
      await app.openStaffSession(request, reply, staff.id, async (trx) => {
        await database.engine.lockOwner(trx, staff.email_key);
        const current = await findStaff(trx, staff.id);
        // Disabled or reset while the password was being checked.
        if (current?.disabled_at !== null || current.password_hash !== staff.password_hash) throw wrong();
        const factor = await takeSecondFactor(trx, current, { sealer, typed: code, at: now });
        if (!factor) throw wrong();
        await updateStaff(trx, staff.id, { last_login_at: now });
        const subject = `staff ${staff.email}`;
        await writeAudit(trx, { at: now, who: staff.email, what: 'logged in', subject, isNow: { by: factor } });
      });
      return { email: staff.email, role: staff.role, confirmedUntil: confirmedUntil(now) };
    },

    /** @returns until when it is not asked for again, epoch milliseconds. Throws INVALID for a wrong code. */
    async confirm({ id, session }: StaffCaller, code: string): Promise<number> {
      const now = clock();
      await database.write(async (trx) => {
        const staff = await findStaff(trx, id);
        const factor = staff && (await takeSecondFactor(trx, staff, { sealer, typed: code, at: now }));
        const fault = 'This code is wrong, too old, or was used before.';
        if (!factor) throw new DomainError('INVALID', fault, { fields: { code: fault } });
        await updateStaffSession(trx, session, { confirmed_at: now });
      });
      return confirmedUntil(now);
    },

    async sessions({ id, session }: StaffCaller): Promise<StaffSession[]> {
      const now = clock();
      const rows = await staffSessionsOf(database.db, id, {
        seenAfter: now - STAFF_IDLE_MS,
        begunAfter: now - STAFF_LASTS_MS,
      });
      return rows.map(({ browser, created_at, last_seen_at, token_hash }) => ({
        browser,
        since: new Date(created_at).toISOString(),
        lastSeen: new Date(last_seen_at).toISOString(),
        isThis: token_hash === session,
      }));
    },

    endSessions: ({ id, email }: StaffCaller): Promise<void> =>
      database.write(async (trx) => {
        await endStaffAccess(trx, id);
        await writeAudit(trx, { at: clock(), who: email, what: 'sessions ended', subject: `staff ${email}` });
      }),
  };
}

export type StaffLogin = ReturnType<typeof makeStaffLogin>;
