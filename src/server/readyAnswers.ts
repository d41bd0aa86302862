/**
 * Answers as ready bytes: serialised, tagged and compressed once (readyBytes.ts), then sent again and again until the catalogue changes.
 * A busy listing thus costs a look into a map (STACK.md, 'the rest').
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limit } from './limit';
import { accepted, bytesFor, matches, prepare, weightOf, type Answer, type Coding, type Ready } from './readyBytes';
import { bodyHeaders, makeShortcuts, type Suits } from './shortcuts';

const MOST_BYTES = 64 * 1024 * 1024;

export interface AnswerCache {
  /**
   * Sends the answer that `make` gives, or 304. `key` says everything that the answer depends on but the version; `suits` says which
   * requests of this very address may have it too (all, unless given).
   * Gives the reply itself; `never`, because what was sent is ready bytes, not the object that the route's schema describes.
   */
  send(request: FastifyRequest, reply: FastifyReply, key: string, make: () => Answer | Promise<Answer>, suits?: Suits): Promise<never>;
  /** Answers at once what was answered before, by the address alone; gives the route that would have answered, undefined when it did not. */
  sendAgain(request: IncomingMessage, response: ServerResponse): string | undefined;
}

interface Kept {
  answer: Promise<Ready>;
  /** The same, from when it is there until it is thrown away. */
  ready?: Ready | undefined;
  /** Bytes of it that the cache's weight knows of. */
  counted: number;
}

const everyone: Suits = () => true;
/** What the shop could not answer just now: the next who asks may be luckier. */
const isFault = ({ status }: Ready): boolean => status >= 500;

/** `version` moves when answers may have changed; everything kept is dropped then. Answers are made when `turns` lets them. */
export function makeAnswerCache(version: () => number, turns?: Limit): AnswerCache {
  const kept = new Map<string, Kept>();
  const shortcuts = makeShortcuts();
  let keptVersion = version();
  let weight = 0;

  function dropOld(): void {
    if (keptVersion === version()) return;
    keptVersion = version();
    shortcuts.clear();
    for (const old of kept.values()) old.ready = undefined;
    kept.clear();
    weight = 0;
  }

  function find(key: string, make: () => Answer | Promise<Answer>, coding: Coding): Kept {
    const found = kept.get(key);
    if (found) {
      // A Map keeps its order of insertion: its first key is the one unused for longest.
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const prepared = () => prepare(make, coding);
    const entry: Kept = { answer: turns ? turns.run(prepared) : prepared(), counted: 0 };
    kept.set(key, entry);
    void settle(key, entry);
    return entry;
  }

  async function settle(key: string, entry: Kept): Promise<void> {
    const answer = await entry.answer.catch(() => undefined);
    if (kept.get(key) !== entry) return;
    if (!answer || isFault(answer)) {
      kept.delete(key);
      weight -= entry.counted;
      return;
    }
    entry.ready = answer;
    count(entry, answer);
  }

  /** What has come to an answer since it was counted; those unused for longest make room for it. */
  function count(entry: Kept, answer: Ready): void {
    const now = weightOf(answer);
    weight += now - entry.counted;
    entry.counted = now;
    for (const [oldest, old] of kept) {
      if (weight <= MOST_BYTES) return;
      kept.delete(oldest);
      weight -= old.counted;
      old.ready = undefined;
    }
  }

  return {
    async send(request, reply, key, make, suits = everyone) {
      dropOld();
      const coding = accepted(request.headers['accept-encoding']);
      const entry = find(key, make, coding);
      const answer = await entry.answer;
      const bytes = await bytesFor(answer, coding);
      const isKept = kept.get(key) === entry;
      if (isKept) count(entry, answer);
      reply.headers({ 'cache-control': 'no-cache', ...answer.headers, etag: answer.etag });
      reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
      // Not one that was thrown away while this request waited.
      if (isKept && !isFault(answer)) shortcuts.keep(request, reply, entry, suits);
      if (answer.status === 200 && matches(request.headers['if-none-match'], answer.etag)) return reply.code(304).send() as never;
      return reply.code(answer.status).headers(bodyHeaders(answer, coding, bytes)).send(bytes) as never;
    },

    sendAgain(request, response) {
      dropOld();
      return shortcuts.take(request, response);
    },
  };
}
