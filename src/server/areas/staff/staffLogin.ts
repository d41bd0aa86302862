/** Staff log in, give their second factor once more, and see where they are logged in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { StaffSession } from '../../../contract/staff';
import { CONFIRMED_MINUTES } from '../../../contract/rules/staffRules';
import { MINUTE_MS } from '../../../contract/rules/durations';
import type { Schema } from '../../db/schema';
import type { StaffRow } from '../../db/staffSchema';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { DomainError } from '../../lib/domainError';
import { networkOf } from '../../load/network';
import { STAFF_IDLE_MS, STAFF_LASTS_MS, type StaffCaller } from '../../plugins/staffSession';
import { browserName } from '../../security/browserName';
import type { Sealer } from '../../security/sealing';
import { emailKey } from '../account/emailKey';
import type { KnownBrowsers } from '../account/knownBrowsers';
import { isPassword } from '../account/passwords';
import type { MailQueue } from '../mail/outbox';
import { writeAudit } from './audit';
import { takeSecondFactor } from './secondFactor';
import { endStaffAccess, findStaff, findStaffByEmail, updateStaff } from './staffAccounts.repository';
import { staffBrowserMail } from './staffMails';
import { confirmStaffSession, staffSessionsOf } from './staffSessions.repository';

interface Deps {
  app: FastifyInstance;
  database: Database;
  clock: Clock;
  /** Opens the secrets of second factors. */
  sealer: Sealer;
  browsers: KnownBrowsers;
  mailQueue: MailQueue;
  shopUrl: string;
  /** Whether this request may open this account without a second factor: the demo shop's owner, on loopback. */
  mayGoWithout(request: FastifyRequest, staffId: string): boolean;
}

interface Given {
  email: string;
  password: string;
  code: string;
}

/** The same whichever of the three is wrong: nothing is told of who is on the staff. */
const wrong = (): DomainError =>
  new DomainError(
    'UNAUTHENTICATED',
    'E-mail address, password and code do not belong together. A code works once: wait for the next one.',
  );

export function makeStaffLogin(deps: Deps) {
  const { app, database, clock, sealer, browsers, mailQueue, shopUrl, mayGoWithout } = deps;
  const confirmedUntil = (at: number): number => at + CONFIRMED_MINUTES * MINUTE_MS;

  /** @returns by what the account is opened; undefined where it stays closed */
  const factorOf = async (trx: Transaction<Schema>, request: FastifyRequest, staff: StaffRow, typed: string) =>
    staff.totp_secret === null && mayGoWithout(request, staff.id)
      ? 'password alone'
      : takeSecondFactor(trx, staff, { sealer, typed, at: clock() });

  return {
    /** Opens a session. Throws UNAUTHENTICATED, and TOO_MANY_REQUESTS after many codes with the right password. */
    async logIn(
      request: FastifyRequest,
      reply: FastifyReply,
      { email, password, code }: Given,
    ): Promise<Pick<StaffCaller, 'email' | 'role' | 'confirmedUntil'>> {
      const staff = await findStaffByEmail(database.db, emailKey(email));
      const isRight = await isPassword(password, staff?.password_hash ?? undefined, networkOf(request.ip));
      if (!staff || !isRight) throw wrong();
      // Whoever knows the password could try codes from any number of networks; a stranger cannot use these tries up.
      const tries = await app.limits.countAccount(request, 'staffCodesTried', staff.id);
      if (tries.isTooMany) return app.limits.refuse(reply, tries);
      const now = clock();
      const browser = browsers.of(request);
      const isMailed = (await browser.markOf(staff.id)) === undefined;
      await app.openStaffSession(request, reply, staff.id, async (trx) => {
        await database.engine.lockOwner(trx, staff.email_key);
        const current = await findStaff(trx, staff.id);
        // Disabled or reset while the password was being checked.
        if (current?.disabled_at !== null || current.password_hash !== staff.password_hash) throw wrong();
        const factor = await factorOf(trx, request, current, code);
        if (!factor) throw wrong();
        await updateStaff(trx, staff.id, { last_login_at: now });
        const subject = `staff ${staff.email}`;
        await writeAudit(trx, { at: now, who: staff.email, what: 'logged in', subject, isNow: { by: factor } });
        await browser.becomeKnown(trx, staff.id);
        const news = { to: staff.email, browser: browserName(request.headers['user-agent']), at: now, shopUrl };
        if (isMailed) await mailQueue.put(trx, staffBrowserMail(news));
      });
      await tries.undo();
      browser.handOver(reply);
      mailQueue.wake();
      return { email: staff.email, role: staff.role, confirmedUntil: confirmedUntil(now) };
    },

    /** @returns until when it is not asked for again, epoch milliseconds. Throws INVALID for a wrong code. */
    async confirm(request: FastifyRequest, { id, session }: StaffCaller, code: string): Promise<number> {
      const now = clock();
      await database.write(async (trx) => {
        const staff = await findStaff(trx, id);
        const factor = staff && (await factorOf(trx, request, staff, code));
        const fault = 'This code is wrong, too old, or was used before. Wait for the next one.';
        if (!factor) throw new DomainError('INVALID', fault, { fields: { code: fault } });
        await confirmStaffSession(trx, session, now);
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

    /** Harmless without a session. */
    logOut: (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
      app.endStaffSession(request, reply, (trx, { email }) =>
        writeAudit(trx, { at: clock(), who: email, what: 'logged out', subject: `staff ${email}` }),
      ),

    endSessions: ({ id, email }: StaffCaller): Promise<void> =>
      database.write(async (trx) => {
        await endStaffAccess(trx, id);
        await writeAudit(trx, { at: clock(), who: email, what: 'sessions ended', subject: `staff ${email}` });
      }),
  };
}

export type StaffLogin = ReturnType<typeof makeStaffLogin>;
