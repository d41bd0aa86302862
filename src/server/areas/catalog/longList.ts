/**
 * Lists of so many products that their text is made and sent piece by piece: each piece waits for its turn, shared out
 * between networks, and is made when the last one was taken. So one that holds the whole catalogue costs nobody else a
 * wait, and a caller who does not read holds a piece and not megabytes. Such a list is not compressed: that alone would
 * take the processor for longer than all else.
 */
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeConcurrencyLimit } from '../../load/concurrencyLimit';
import { networkOf } from '../../load/network';
import { matches } from '../../answers/precompressed';
import { joinJson } from './joinJson';

/** Products; shorter lists are made at once and kept (answers/responseCache.ts). */
export const LONG = 500;
const IN_A_PIECE = 100;
const PIECES_AT_ONCE = 2;
/** A connection has one that waits, so these are as many as there are connections. */
const MOST_WAITING = 10_000;
const LONGEST_WAIT_MS = 60_000;

export interface LongList<T> {
  /** Says everything that the list depends on but the catalogue's version. */
  key: string;
  version: number;
  items: readonly T[];
  jsonOf: (item: T) => Buffer;
  headers: Readonly<Record<string, string>>;
}

type Send = <T>(request: FastifyRequest, reply: FastifyReply, list: LongList<T>) => FastifyReply;

export function makeLongLists(): Send {
  const limit = makeConcurrencyLimit(PIECES_AT_ONCE, MOST_WAITING, LONGEST_WAIT_MS);
  // Versions begin anew with the process.
  const epoch = randomUUID();

  async function* piecesOf<T>({ items, jsonOf }: LongList<T>, network: string): AsyncGenerator<Buffer> {
    for (let from = 0; from < items.length; from += IN_A_PIECE) {
      yield await limit.run(async () => {
        await yieldToEventLoop();
        return joinJson(items.slice(from, from + IN_A_PIECE).map(jsonOf), from === 0 ? '[' : ',');
      }, network);
    }
    yield Buffer.from(']');
  }

  return (request, reply, list) => {
    const { key, version, headers } = list;
    const etag = `W/"${createHash('sha256').update(`${epoch} ${version} ${key}`).digest('base64url').slice(0, 27)}"`;
    reply.headers({ 'cache-control': 'no-cache', ...headers, etag });
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    if (request.method === 'HEAD') return reply.send();
    return reply.send(Readable.from(piecesOf(list, networkOf(request.ip)), { objectMode: false }));
  };
}
