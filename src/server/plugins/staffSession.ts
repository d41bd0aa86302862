/**
 * Sessions of staff (docs/contract.md section 11): a cookie of their own, which opens nothing of the shop's members'
 * calls, as a shopper's opens nothing here. The database holds only the hash of its token.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Transaction } from 'kysely';
import { CONFIRMED_MINUTES, STAFF_SESSION, type StaffRole } from '../../contract/rules/staffRules';
import { HOUR_MS, MINUTE_MS } from '../../contract/rules/durations';
import { BACKGROUND } from '../../contract/rules/headerNames';
import type { Schema } from '../db/schema';
import type { StaffRow } from '../db/staffSchema';
import type { Database } from '../db/types';
import type { Clock } from '../lib/clock';
import { DomainError } from '../lib/domainError';
import { browserName } from '../security/browserName';
import { tokenHash } from '../security/tokenHash';
import {
  deleteStaffSession,
  findStaffSession,
  insertStaffSession,
  keepNewestStaffSessions,
  seeStaffSession,
} from './staffSession.repository';

export const STAFF_IDLE_MS = STAFF_SESSION.idleMinutes * MINUTE_MS;
export const STAFF_LASTS_MS = STAFF_SESSION.mostHours * HOUR_MS;
const CONFIRMED_MS = CONFIRMED_MINUTES * MINUTE_MS;
/** How exact `last_seen_at` is. */
const SEEN_MS = MINUTE_MS;

/** Whoever is logged in on the staff's side. */
export interface StaffCaller {
  id: string;
  email: string;
  role: StaffRole;
  /** The hash of this session's own token. */
  session: string;
  /** Until when the second factor is not asked for again, epoch milliseconds. */
  confirmedUntil: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who of the staff may call; `confirmed`: only soon after the second factor was given; `background`: no hand makes
     * the call, so that it does not make the session last longer.
     */
    staff?: { roles: readonly StaffRole[]; confirmed?: true; background?: true };
  }
  interface FastifyInstance {
    /** Of a route with `staff` in its config. */
    staffOf(request: FastifyRequest): StaffCaller;
    /**
     * Whether the session of a request that came earlier is still open, and its account may still make that call; does
     * not make it last longer.
     */
    isStaffIn(request: FastifyRequest): Promise<boolean>;
    openStaffSession(
      request: FastifyRequest,
      reply: FastifyReply,
      staffId: string,
      alongside: Alongside,
    ): Promise<void>;
    /** @param alongside runs where there was a session */
    endStaffSession(request: FastifyRequest, reply: FastifyReply, alongside?: AlongsideEnd): Promise<void>;
  }
}

/** Runs in the transaction that opens the session. */
type Alongside = (trx: Transaction<Schema>) => Promise<void>;
/** The same of the end of one; whose it was. */
type AlongsideEnd = (trx: Transaction<Schema>, staff: Pick<StaffCaller, 'email'>) => Promise<void>;

interface Options {
  database: Database;
  clock: Clock;
  /** Whether a request came by https. */
  isHttps: (request: IncomingMessage) => boolean;
}

/** A cookie of this prefix is of this very host, and came by https. */
const cookieName = (secure: boolean): string => (secure ? '__Host-staff' : 'staff');

export default fp<Options>(
  (app, { database, clock, isHttps }, done) => {
    const callers = new WeakMap<FastifyRequest, StaffCaller>();

    const hashOf = (request: FastifyRequest): string | undefined => {
      const token = parse(request.headers.cookie ?? '')[cookieName(isHttps(request.raw))];
      return token ? tokenHash(token) : undefined;
    };

    /** `maxAge` in seconds; 0 removes the cookie. */
    function setCookie(request: FastifyRequest, reply: FastifyReply, token: string, maxAge: number): void {
      const secure = isHttps(request.raw);
      const options = { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge } as const;
      void reply.header('set-cookie', serialize(cookieName(secure), token, options));
    }

    async function look(request: FastifyRequest) {
      const session = hashOf(request);
      const row = session && (await findStaffSession(database.db, session));
      const now = clock();
      if (!session || !row || now - row.last_seen_at > STAFF_IDLE_MS || now - row.created_at > STAFF_LASTS_MS) return;
      return { session, row };
    }

    /** What no hand has caused says so, by its header or by what it is: an open desk alone keeps nobody logged in. */
    const isBackground = ({ headers, routeOptions }: FastifyRequest): boolean =>
      headers[BACKGROUND] === '1' || routeOptions.config.staff?.background === true;

    /** The demo shop's owner, who comes in on loopback alone, cannot be asked for what they do not have. */
    const isWithoutFactor = ({
      password_hash,
      totp_secret,
    }: Pick<StaffRow, 'password_hash' | 'totp_secret'>): boolean => password_hash !== null && totp_secret === null;

    async function find(request: FastifyRequest): Promise<StaffCaller | undefined> {
      const found = await look(request);
      if (!found) return undefined;
      const { session, row } = found;
      const now = clock();
      const isToBeSeen = now - row.last_seen_at > SEEN_MS && !isBackground(request);
      if (isToBeSeen) await database.write((trx) => seeStaffSession(trx, session, now));
      const { staff_id: id, email, role, confirmed_at } = row;
      const confirmedAt = isWithoutFactor(row) ? now : confirmed_at;
      return { id, email, role, session, confirmedUntil: confirmedAt + CONFIRMED_MS };
    }

    // Before any value is looked at: a complaint about a value tells a stranger nothing.
    app.addHook('onRoute', (route) => {
      const required = route.config?.staff;
      if (!required) return;
      const onRequest = async (request: FastifyRequest): Promise<void> => {
        const caller = await find(request);
        if (!caller) throw new DomainError('UNAUTHENTICATED', 'Please log in again. What you typed stays here.');
        if (!required.roles.includes(caller.role))
          throw new DomainError('FORBIDDEN', 'Your account may not do this. Ask an owner of the shop.');
        if (required.confirmed && clock() > caller.confirmedUntil)
          throw new DomainError('CONFIRM_FIRST', 'Please give the code of your authenticator once more.');
        callers.set(request, caller);
      };
      route.onRequest = [route.onRequest ?? [], onRequest].flat();
    });

    app.decorate('isStaffIn', async (request: FastifyRequest) => {
      const found = await look(request);
      return found !== undefined && request.routeOptions.config.staff?.roles.includes(found.row.role) === true;
    });

    app.decorate('staffOf', (request: FastifyRequest) => {
      const caller = callers.get(request);
      if (!caller) throw new Error('This route does not say who of the staff may call it.');
      return caller;
    });

    app.decorate(
      'openStaffSession',
      async (request: FastifyRequest, reply: FastifyReply, staffId: string, alongside: Alongside) => {
        const former = hashOf(request);
        const token = randomBytes(32).toString('base64url');
        const now = clock();
        const times = { created_at: now, last_seen_at: now, confirmed_at: now };
        const browser = browserName(request.headers['user-agent']);
        await database.write(async (trx) => {
          await alongside(trx);
          if (former) await deleteStaffSession(trx, former);
          const own = { token_hash: tokenHash(token), staff_id: staffId };
          await insertStaffSession(trx, { ...own, browser, ...times });
          const most = STAFF_SESSION.mostOpen;
          await keepNewestStaffSessions(trx, { staffId, tokenHash: own.token_hash, most });
        });
        setCookie(request, reply, token, STAFF_LASTS_MS / 1000);
      },
    );

    app.decorate('endStaffSession', async (request: FastifyRequest, reply: FastifyReply, alongside?: AlongsideEnd) => {
      const session = hashOf(request);
      const found = await look(request);
      if (session)
        await database.write(async (trx) => {
          const isEnded = await deleteStaffSession(trx, session);
          if (isEnded && found) await alongside?.(trx, { email: found.row.email });
        });
      setCookie(request, reply, '', 0);
    });
    done();
  },
  { name: 'staffSession' },
);
