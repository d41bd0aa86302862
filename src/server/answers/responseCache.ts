/**
 * The response cache: answers are serialised, tagged and compressed once (precompressed.ts), then sent again until the
 * catalogue changes. A busy listing thus costs a look into a map (docs/stack.md, 'the rest').
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeBoundedCache } from '../load/boundedCache';
import { DomainError } from '../lib/domainError';
import type { ConcurrencyLimit } from '../load/concurrencyLimit';
import { networkOf } from '../load/network';
import { accepted, bytesFor, matches, prepare, weightOf, type Answer, type Coding, type PreparedAnswer } from './precompressed';
import { bodyHeaders, makeFastPath, type Suits } from './fastPath';

const MOST_ANSWERS = 20_000;
const MOST_BYTES = 64 * 1024 * 1024;

export interface ResponseCache {
  /**
   * Sends the answer that `make` gives, or 304. `key` says everything that the answer depends on but the version; `suits` says which
   * requests of this very address may have it too (all, unless given).
   * Gives the reply itself; `never`, because what was sent is bytes, not the object that the route's schema describes.
   */
  send(request: FastifyRequest, reply: FastifyReply, key: string, make: () => Answer | Promise<Answer>, suits?: Suits): Promise<never>;
  /** Answers at once what was answered before, by the address alone; gives the route that would have answered, undefined when it did not. */
  sendAgain(request: IncomingMessage, response: ServerResponse, requestId: string): string | undefined;
}

interface Entry {
  answer: Promise<PreparedAnswer>;
  /** The network that asked for it first, in whose line it waits. */
  caller: string;
  /** The same, from when it is there until it is thrown away. */
  ready?: PreparedAnswer | undefined;
  /** Bytes of it when it was weighed last; an answer under way has none yet. */
  weight: number;
}

const everyone: Suits = () => true;
/** What the shop could not answer just now: the next who asks may be luckier. */
const isFault = ({ status }: PreparedAnswer): boolean => status >= 500;
const isBusy = (error: unknown): boolean => error instanceof DomainError && error.code === 'NOT_READY';

/**
 * `version` moves when answers may have changed; everything kept is dropped then. `isHttps` tells how a request came.
 * Answers are made when `limit` lets them, which shares out between networks.
 */
export function makeResponseCache(
  version: () => number,
  isHttps: (request: IncomingMessage) => boolean,
  limit?: ConcurrencyLimit,
): ResponseCache {
  const kept = makeBoundedCache<Entry>({
    entries: MOST_ANSWERS,
    bytes: MOST_BYTES,
    bytesOf: ({ weight }) => weight,
    onGone: (old) => void (old.ready = undefined),
  });
  const fastPath = makeFastPath(isHttps);
  let keptVersion = version();

  function dropOld(): void {
    if (keptVersion === version()) return;
    keptVersion = version();
    fastPath.clear();
    kept.clear();
  }

  function find(key: string, make: () => Answer | Promise<Answer>, coding: Coding, caller: string): Entry {
    const found = kept.get(key);
    if (found) return found;
    const prepared = async () => {
      // Between two that hold the processor, others are heard.
      if (limit) await yieldToEventLoop();
      return prepare(make, coding);
    };
    const entry: Entry = { answer: limit ? limit.run(prepared, caller) : prepared(), caller, weight: 0 };
    kept.set(key, entry);
    void settle(key, entry);
    return entry;
  }

  /** One that another network asked for first may be sent away with that one's line: then it waits in its own. */
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

  /** It grows with every coding that somebody takes. */
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
      reply.headers({ 'cache-control': 'no-cache', ...answer.headers, etag: answer.etag });
      reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
      // Not one that was thrown away while this request waited.
      if (isKept && !isFault(answer)) fastPath.keep(request, reply, entry, suits);
      if (answer.status === 200 && matches(request.headers['if-none-match'], answer.etag)) return reply.code(304).send() as never;
      return reply.code(answer.status).headers(bodyHeaders(answer, coding, bytes)).send(bytes) as never;
    },

    sendAgain(request, response, requestId) {
      dropOld();
      return fastPath.take(request, response, requestId);
    },
  };
}
