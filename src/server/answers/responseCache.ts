/**
 * The response cache: answers are serialised, tagged and compressed once (precompressed.ts), then sent again until the
 * version changes. Which version that is say app.ts and pages/pages.ts, where each cache is made; it moves in
 * areas/catalog/catalog.ts and areas/home/home.ts. A busy listing thus costs a look into a map (docs/stack.md, 'the
 * rest').
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeBoundedCache } from '../load/boundedCache';
import { DomainError } from '../lib/domainError';
import type { ConcurrencyLimit } from '../load/concurrencyLimit';
import { networkOf } from '../load/network';
import { answerHead } from './answerHead';
import {
  accepted,
  bytesFor,
  matches,
  prepare,
  weightOf,
  type Answer,
  type Coding,
  type PreparedAnswer,
} from './precompressed';
import { makeFastPath, type Suits } from './fastPath';

const MOST_ANSWERS = 20_000;
/** What the fast path takes of a cache's bytes. */
const FAST_SHARE = 1 / 5;

export interface ResponseCache {
  /**
   * Sends the answer that `make` gives, or 304. `key` names everything that the answer depends on, except the version;
   * `suits` tells which requests to this very address may get it too (all, unless given).
   * @returns the reply itself; typed `never`, because bytes were sent and not the object of the route's schema
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Answer | Promise<Answer>,
    suits?: Suits,
  ): Promise<never>;
  /** Sends the answer that `make` gives to this request alone, under the same limit; nothing of it is kept. */
  sendOnce(request: FastifyRequest, reply: FastifyReply, make: () => Promise<Answer>): Promise<never>;
  /** The fast path: `FastPath.take`, after entries of an old version were dropped. */
  sendAgain(request: IncomingMessage, response: ServerResponse, requestId: string): string | undefined;
}

interface Entry {
  answer: Promise<PreparedAnswer>;
  /** The network that asked for it first, in whose queue it waits. */
  caller: string;
  /** The same, from its arrival until the entry is dropped. */
  ready?: PreparedAnswer | undefined;
  /** Bytes of the answer when it was last measured; 0 while it is under way. */
  weight: number;
}

const everyone: Suits = () => true;
/** A failure of the moment: it is not kept, since the next request may succeed. */
const isFault = ({ status }: PreparedAnswer): boolean => status >= 500;
const isBusy = (error: unknown): boolean => error instanceof DomainError && error.code === 'NOT_READY';

interface Options {
  /** Changes when answers may have changed; all entries are dropped then. */
  version: () => number;
  /** Whether a request came by https. */
  isHttps: (request: IncomingMessage) => boolean;
  /** The most that all entries take. */
  bytes: number;
  /** Bounds how many answers are made at once, and shares them out between networks. */
  limit?: ConcurrencyLimit | undefined;
}

export function makeResponseCache({ version, isHttps, bytes, limit }: Options): ResponseCache {
  const fastBytes = Math.floor(bytes * FAST_SHARE);
  const kept = makeBoundedCache<Entry>({
    entries: MOST_ANSWERS,
    bytes: bytes - fastBytes,
    bytesOf: ({ weight }) => weight,
    onGone: (old) => void (old.ready = undefined),
  });
  const fastPath = makeFastPath(isHttps, fastBytes);
  let keptVersion = version();

  function dropOld(): void {
    if (keptVersion === version()) return;
    keptVersion = version();
    fastPath.clear();
    kept.clear();
  }

  function prepared(make: () => Answer | Promise<Answer>, coding: Coding, caller: string): Promise<PreparedAnswer> {
    const work = async () => {
      // Other requests run between two answers that hold the processor.
      if (limit) await yieldToEventLoop();
      return prepare(make, coding);
    };
    return limit ? limit.run(work, caller) : work();
  }

  function find(key: string, make: () => Answer | Promise<Answer>, coding: Coding, caller: string): Entry {
    const found = kept.get(key);
    if (found) return found;
    const entry: Entry = { answer: prepared(make, coding, caller), caller, weight: 0 };
    kept.set(key, entry);
    void settle(key, entry);
    return entry;
  }

  /** An answer that waits in another network's queue may be refused with it: then the request waits in its own. */
  async function found(
    ...[key, make, coding, caller]: Parameters<typeof find>
  ): Promise<{ entry: Entry; answer: PreparedAnswer }> {
    const entry = find(key, make, coding, caller);
    try {
      return { entry, answer: await entry.answer };
    } catch (error) {
      if (entry.caller === caller || !isBusy(error)) throw error;
      if (kept.get(key) === entry) kept.delete(key);
      const own = find(key, make, coding, caller);
      return { entry: own, answer: await own.answer };
    }
  }

  async function settle(key: string, entry: Entry): Promise<void> {
    const answer = await entry.answer.catch(() => undefined);
    if (kept.get(key) !== entry) return;
    if (!answer || isFault(answer)) {
      kept.delete(key);
      return;
    }
    entry.ready = answer;
    weigh(key, entry, answer);
  }

  /** An answer grows with every coding that it is compressed in. */
  function weigh(key: string, entry: Entry, answer: PreparedAnswer): void {
    const now = weightOf(answer);
    if (now === entry.weight) return;
    entry.weight = now;
    kept.set(key, entry);
  }

  return {
    async send(request, reply, key, make, suits = everyone) {
      dropOld();
      const coding = accepted(request.headers['accept-encoding']);
      const { entry, answer } = await found(key, make, coding, networkOf(request.ip));
      const bytes = await bytesFor(answer, coding);
      const isKept = kept.get(key) === entry;
      if (isKept) weigh(key, entry, answer);
      const head = answerHead(reply, answer, coding, bytes);
      // Not an entry that was dropped while this request waited.
      if (isKept && !isFault(answer)) fastPath.keep(request, head, entry, suits);
      const hasIt = answer.status === 200 && matches(request.headers['if-none-match'], answer.etag);
      if (hasIt) return reply.code(304).headers(head.notModified).send() as never;
      return reply.code(answer.status).headers(head.whole).send(bytes) as never;
    },

    async sendOnce(request, reply, make) {
      const coding = accepted(request.headers['accept-encoding']);
      const answer = await prepared(make, coding, networkOf(request.ip));
      const bytes = await bytesFor(answer, coding);
      return reply
        .code(answer.status)
        .headers(answerHead(reply, answer, coding, bytes).whole)
        .send(bytes) as never;
    },

    sendAgain(request, response, requestId) {
      dropOld();
      return fastPath.take(request, response, requestId);
    },
  };
}
