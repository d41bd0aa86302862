/**
 * Browsers that have logged in to an account before (docs/decisions/0207-known-browsers.md). Each holds a mark of its
 * own in a cookie: a random part, when it was made, and a keyed hash over both and the member's id, so that a made-up
 * mark costs no look into the database. The database holds the hash of the random part, so that a mark can be taken
 * back.
 */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { KNOWN_BROWSER_DAYS } from '../../../contract/rules/limits';
import { DAY_MS } from '../../../contract/rules/durations';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import type { Schema } from '../../db/schema';
import { cookieSecurity } from '../../plugins/cookieSecurity';
import { tokenHash } from '../../security/tokenHash';
import { deleteMarks, hasMark, insertMark, keepNewestMarks } from './logins.repository';

export const KNOWN_COOKIE = 'shop_known';
/** From the latest login. */
export const MARK_LASTS_MS = KNOWN_BROWSER_DAYS * DAY_MS;
/** Several members of a family may log in with one browser. */
const MOST_IN_A_BROWSER = 5;
/** However many browsers somebody logs in with. */
const MOST_OF_A_MEMBER = 20;

interface Deps {
  database: Database;
  clock: Clock;
  secretKey: string;
  /** Whether a request came by https. */
  isHttps: (request: IncomingMessage) => boolean;
}

/** `id.time.hash` */
const shape = /^([\w-]{22})\.([0-9a-z]{8,10})\.([\w-]{43})$/;

const marksIn = (request: FastifyRequest): string[] =>
  (parse(request.headers.cookie ?? '')[KNOWN_COOKIE] ?? '').split('~').slice(0, MOST_IN_A_BROWSER);

export function makeKnownBrowsers({ database, clock, secretKey, isHttps }: Deps) {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'shop known browser', 32));

  const signed = (memberId: string, id: string, time: string): string => {
    const hash = createHmac('sha256', key).update(`${memberId} ${id} ${time}`).digest('base64url');
    return `${id}.${time}.${hash}`;
  };

  /** The hash of the mark's random part, if this shop made the mark for this member, and not too long ago. */
  function hashIfSigned(mark: string, memberId: string): string | undefined {
    const [, id = '', time = ''] = shape.exec(mark) ?? [];
    if (id === '') return undefined;
    const [sent, right] = [Buffer.from(mark), Buffer.from(signed(memberId, id, time))];
    if (sent.length !== right.length || !timingSafeEqual(sent, right)) return undefined;
    return clock() - parseInt(time, 36) <= MARK_LASTS_MS ? tokenHash(id) : undefined;
  }

  const isOf = (memberId: string) => (mark: string) => hashIfSigned(mark, memberId) !== undefined;

  return {
    /** The browser that this request comes from. */
    of(request: FastifyRequest) {
      const marks = marksIn(request);
      let cookie: string | undefined;

      return {
        /** What its mark of this member is known by; undefined where it has none, or one that was taken back. */
        async markOf(memberId: string): Promise<string | undefined> {
          const [hash] = marks.map((mark) => hashIfSigned(mark, memberId)).filter((one) => one !== undefined);
          if (hash === undefined) return undefined;
          return (await hasMark(database.db, memberId, hash)) ? hash : undefined;
        },

        /** Writes down that it is known to the member, by a new mark in place of the one that it had. */
        async becomeKnown(trx: Transaction<Schema>, memberId: string): Promise<void> {
          const now = clock();
          const former = marks.map((mark) => hashIfSigned(mark, memberId)).filter((hash) => hash !== undefined);
          await deleteMarks(trx, former);
          const id = randomBytes(16).toString('base64url');
          await insertMark(trx, { mark_hash: tokenHash(id), member_id: memberId, created_at: now });
          await keepNewestMarks(trx, memberId, MOST_OF_A_MEMBER);
          const others = marks.filter((mark) => shape.test(mark) && !isOf(memberId)(mark));
          cookie = [signed(memberId, id, now.toString(36)), ...others].slice(0, MOST_IN_A_BROWSER).join('~');
        },

        /** Gives it the new mark, if it has become known: once the transaction is through. */
        handOver(reply: FastifyReply): void {
          if (cookie === undefined) return;
          const options = { ...cookieSecurity(isHttps(request.raw)), maxAge: MARK_LASTS_MS / 1000 };
          void reply.header('set-cookie', serialize(KNOWN_COOKIE, cookie, options));
        },
      };
    },
  };
}

export type KnownBrowsers = ReturnType<typeof makeKnownBrowsers>;
