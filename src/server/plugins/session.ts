/**
 * Sessions (docs/contract.md section 1, 'Who may ask'). A cookie holds a random token, the database only its SHA-256,
 * so neither a copy of the table nor a known id opens a session. Every check of an owner goes through `requireOwner`.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Transaction } from 'kysely';
import { browserName } from '../security/browserName';
import { tokenHash } from '../security/tokenHash';
import { SESSION_DAYS } from '../../contract/rules/limits';
import { DAY_MS, HOUR_MS } from '../../contract/rules/durations';
import type { Clock } from '../lib/clock';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';
import { DomainError } from '../lib/domainError';
import { cookieSecurity } from './cookieSecurity';
import { deleteSession, findSession, insertSession, seeSession } from './session.repository';

export const COOKIE = 'shop_session';
export const IDLE_MS = SESSION_DAYS.idle * DAY_MS;
export const ABSOLUTE_MS = SESSION_DAYS.most * DAY_MS;
/** How exact `last_seen_at` is: a session costs at most one write an hour. */
const SEEN_MS = HOUR_MS;

type Alongside = (trx: Transaction<Schema>, former: Owner | null) => Promise<void>;

export interface Owner {
  kind: 'guest' | 'user';
  id: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The session's owner, or null. Reads the database at most once a request. */
    ownerOf(request: FastifyRequest): Promise<Owner | null>;
    /** The session's owner; 401 without a session. */
    requireSession(request: FastifyRequest): Promise<Owner>;
    /** The session's owner, if it is `id`; 401 without a session, 403 alike for another's and an unknown id. */
    requireOwner(request: FastifyRequest, id: string): Promise<Owner>;
    /**
     * Gives this browser a new session under a new token and ends its former one. `alongside` runs before that in the
     * same transaction and gets the former owner; sessions that it ends do not include the new one.
     */
    openSession(request: FastifyRequest, reply: FastifyReply, owner: Owner, alongside?: Alongside): Promise<void>;
    endSession(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /** The session's member, if `id` is theirs or absent; 401 without a session, 403 for a guest or another `id`. */
    requireMember(request: FastifyRequest, id?: string): Promise<Owner>;
    /**
     * For a row with an id, such as an address or an order line: the member, if the row is theirs. `ownerId` is the
     * row's owner, undefined where there is no row. 401 without a session, 403 alike for another's row and for none.
     */
    requireOwnRow(request: FastifyRequest, ownerId: string | undefined): Promise<Owner>;
  }
}

interface Options {
  database: Database;
  clock: Clock;
  /** Whether a request came by https. */
  isHttps: (request: IncomingMessage) => boolean;
}

/** The stored hash of the token in this request's cookie, if there is one. */
export const tokenHashOf = (request: FastifyRequest): string | undefined => {
  const token = parse(request.headers.cookie ?? '')[COOKIE];
  return token ? tokenHash(token) : undefined;
};

const notYours = (): DomainError => new DomainError('FORBIDDEN', 'This is not yours to see.');

export default fp<Options>(
  (app, { database, clock, isHttps }, done) => {
    const known = new WeakMap<FastifyRequest, Promise<Owner | null>>();

    /** `maxAge` in seconds; 0 removes the cookie. */
    function setCookie(request: FastifyRequest, reply: FastifyReply, token: string, maxAge: number): void {
      void reply.header('set-cookie', serialize(COOKIE, token, { ...cookieSecurity(isHttps(request.raw)), maxAge }));
    }

    async function find(tokenHash: string): Promise<Owner | null> {
      const row = await findSession(database.db, tokenHash);
      const now = clock();
      if (!row || now - row.last_seen_at > IDLE_MS || now - row.created_at > ABSOLUTE_MS) return null;
      if (now - row.last_seen_at > SEEN_MS) {
        await database.write((trx) => seeSession(trx, tokenHash, now));
      }
      return { kind: row.kind, id: row.owner_id };
    }

    function ownerOf(request: FastifyRequest): Promise<Owner | null> {
      let owner = known.get(request);
      if (!owner) {
        const tokenHash = tokenHashOf(request);
        owner = tokenHash ? find(tokenHash) : Promise.resolve(null);
        known.set(request, owner);
      }
      return owner;
    }

    async function forget(request: FastifyRequest): Promise<void> {
      const tokenHash = tokenHashOf(request);
      known.delete(request);
      if (tokenHash) await database.write((trx) => deleteSession(trx, tokenHash));
    }

    app.decorate('ownerOf', ownerOf);

    async function requireSession(request: FastifyRequest): Promise<Owner> {
      const owner = await ownerOf(request);
      if (!owner) throw new DomainError('UNAUTHENTICATED', 'Your session has ended. Please start again.');
      return owner;
    }
    app.decorate('requireSession', requireSession);

    app.decorate('requireOwner', async (request: FastifyRequest, id: string) => {
      const owner = await requireSession(request);
      if (owner.id !== id) throw notYours();
      return owner;
    });

    app.decorate('requireMember', async (request: FastifyRequest, id?: string) => {
      const owner = await (id === undefined ? requireSession(request) : app.requireOwner(request, id));
      if (owner.kind !== 'user') throw notYours();
      return owner;
    });

    // No owner has the id ''.
    app.decorate('requireOwnRow', (request: FastifyRequest, ownerId: string | undefined) =>
      app.requireMember(request, ownerId ?? ''),
    );

    app.decorate(
      'openSession',
      async (request: FastifyRequest, reply: FastifyReply, owner: Owner, alongside?: Alongside) => {
        const former = await ownerOf(request);
        const formerHash = tokenHashOf(request);
        const token = randomBytes(32).toString('base64url');
        const now = clock();
        const row = { token_hash: tokenHash(token), kind: owner.kind, owner_id: owner.id };
        // Only members see a list of their sessions.
        const browser = owner.kind === 'user' ? browserName(request.headers['user-agent']) : '';
        await database.write(async (trx) => {
          await alongside?.(trx, former);
          if (formerHash) await deleteSession(trx, formerHash);
          await insertSession(trx, { ...row, created_at: now, last_seen_at: now, browser });
        });
        known.set(request, Promise.resolve(owner));
        setCookie(request, reply, token, ABSOLUTE_MS / 1000);
      },
    );

    app.decorate('endSession', async (request: FastifyRequest, reply: FastifyReply) => {
      await forget(request);
      setCookie(request, reply, '', 0);
    });
    done();
  },
  { name: 'session' },
);
