/**
 * Browsers that have logged in to an account before (docs/decisions/0207-known-browsers.md), a member's or one of staff.
 * Each holds a mark of its own in a cookie: a random part, when it was made, and a keyed hash over both and the
 * account's id, so that a made-up mark costs no look into the database. The database holds the hash of the random part,
 * so that a mark can be taken back.
 */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { KNOWN_BROWSER_DAYS } from '../../../contract/rules/limits';
import { DAY_MS } from '../../../contract/rules/durations';
import type { Clock } from '../../lib/clock';
import type { Schema } from '../../db/schema';
import { cookieSecurity } from '../../plugins/cookieSecurity';
import { tokenHash } from '../../security/tokenHash';

/** From the latest login. */
export const MARK_LASTS_MS = KNOWN_BROWSER_DAYS * DAY_MS;
/** Several members of a family may log in with one browser. */
const MOST_IN_A_BROWSER = 5;
/** However many browsers somebody logs in with. */
const MOST_OF_AN_ACCOUNT = 20;

/** Where the marks of one kind of accounts are kept. */
export interface Marks {
  has(accountId: string, markHash: string): Promise<boolean>;
  remove(trx: Transaction<Schema>, markHashes: readonly string[]): Promise<unknown>;
  add(trx: Transaction<Schema>, accountId: string, mark: { mark_hash: string; created_at: number }): Promise<unknown>;
  /** Only so many of the account's stay. */
  keepNewest(trx: Transaction<Schema>, accountId: string, most: number): Promise<unknown>;
}

export interface KnownBrowserDeps {
  clock: Clock;
  secretKey: string;
  /** Whether a request came by https. */
  isHttps: (request: IncomingMessage) => boolean;
}

interface Kind {
  marks: Marks;
  cookie: string;
  /** What the key that signs the marks is made for, so that no mark is one of another kind. */
  purpose: string;
}

/** `id.time.hash` */
const shape = /^([\w-]{22})\.([0-9a-z]{8,10})\.([\w-]{43})$/;

export function makeKnownBrowsers(deps: KnownBrowserDeps & Kind) {
  const { marks: kept, cookie: name, purpose, clock, secretKey, isHttps } = deps;
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));

  const marksIn = (request: FastifyRequest): string[] =>
    (parse(request.headers.cookie ?? '')[name] ?? '').split('~').slice(0, MOST_IN_A_BROWSER);

  const signed = (accountId: string, id: string, time: string): string => {
    const hash = createHmac('sha256', key).update(`${accountId} ${id} ${time}`).digest('base64url');
    return `${id}.${time}.${hash}`;
  };

  /** The hash of the mark's random part, if this shop made the mark for this account, and not too long ago. */
  function hashIfSigned(mark: string, accountId: string): string | undefined {
    const [, id = '', time = ''] = shape.exec(mark) ?? [];
    if (id === '') return undefined;
    const [sent, right] = [Buffer.from(mark), Buffer.from(signed(accountId, id, time))];
    if (sent.length !== right.length || !timingSafeEqual(sent, right)) return undefined;
    return clock() - parseInt(time, 36) <= MARK_LASTS_MS ? tokenHash(id) : undefined;
  }

  const isOf = (accountId: string) => (mark: string) => hashIfSigned(mark, accountId) !== undefined;

  return {
    /** The browser that this request comes from. */
    of(request: FastifyRequest) {
      const marks = marksIn(request);
      let cookie: string | undefined;

      return {
        /** What its mark of this account is known by; undefined where it has none, or one that was taken back. */
        async markOf(accountId: string): Promise<string | undefined> {
          const [hash] = marks.map((mark) => hashIfSigned(mark, accountId)).filter((one) => one !== undefined);
          if (hash === undefined) return undefined;
          return (await kept.has(accountId, hash)) ? hash : undefined;
        },

        /** Writes down that it is known to the account, by a new mark in place of the one that it had. */
        async becomeKnown(trx: Transaction<Schema>, accountId: string): Promise<void> {
          const now = clock();
          const former = marks.map((mark) => hashIfSigned(mark, accountId)).filter((hash) => hash !== undefined);
          await kept.remove(trx, former);
          const id = randomBytes(16).toString('base64url');
          await kept.add(trx, accountId, { mark_hash: tokenHash(id), created_at: now });
          await kept.keepNewest(trx, accountId, MOST_OF_AN_ACCOUNT);
          const others = marks.filter((mark) => shape.test(mark) && !isOf(accountId)(mark));
          cookie = [signed(accountId, id, now.toString(36)), ...others].slice(0, MOST_IN_A_BROWSER).join('~');
        },

        /** Gives it the new mark, if it has become known: once the transaction is through. */
        handOver(reply: FastifyReply): void {
          if (cookie === undefined) return;
          const options = { ...cookieSecurity(isHttps(request.raw)), maxAge: MARK_LASTS_MS / 1000 };
          void reply.header('set-cookie', serialize(name, cookie, options));
        },
      };
    },
  };
}

export type KnownBrowsers = ReturnType<typeof makeKnownBrowsers>;
