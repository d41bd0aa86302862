/**
 * Answers as ready bytes: serialised, tagged and compressed once, then sent again and again until the catalogue changes.
 * A busy listing thus costs a look into a map (STACK.md, 'the rest').
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const WORTH_COMPRESSING = 1024;
const MOST_BYTES = 64 * 1024 * 1024;

type Body = { json: string } | { html: string } | { text: string; type: string };
export type Answer = { headers?: Readonly<Record<string, string>>; status?: number } & Body;

interface Ready {
  status: number;
  type: string;
  etag: string;
  headers: Readonly<Record<string, string>>;
  bytes: Record<Coding, Buffer>;
  weight: number;
}

const codings = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof codings)[number];

export interface AnswerCache {
  /**
   * Sends the answer that `make` gives, or 304. `key` says everything that the answer depends on but the version.
   * Gives the reply itself; `never`, because what was sent is ready bytes, not the object that the route's schema describes.
   */
  send(request: FastifyRequest, reply: FastifyReply, key: string, make: () => Answer | Promise<Answer>): Promise<never>;
}

interface Kept {
  answer: Promise<Ready>;
  /** Bytes; 0 until they are counted. */
  weight: number;
}

/** `version` moves when answers may have changed; everything kept is dropped then. */
export function makeAnswerCache(version: () => number): AnswerCache {
  let kept = new Map<string, Kept>();
  let keptVersion = version();
  let weight = 0;

  function ready(key: string, make: () => Answer | Promise<Answer>): Promise<Ready> {
    if (keptVersion !== version()) {
      kept = new Map();
      keptVersion = version();
      weight = 0;
    }
    const found = kept.get(key);
    if (found) {
      // A Map keeps its order of insertion: its first key is the one unused for longest.
      kept.delete(key);
      kept.set(key, found);
      return found.answer;
    }
    const entry: Kept = { answer: prepare(make), weight: 0 };
    kept.set(key, entry);
    void count(key, entry, kept);
    return entry.answer;
  }

  async function count(key: string, entry: Kept, home: Map<string, Kept>): Promise<void> {
    const answer = await entry.answer.catch(() => undefined);
    if (home !== kept) return;
    if (!answer) {
      kept.delete(key);
      return;
    }
    entry.weight = answer.weight;
    weight += answer.weight;
    for (const [oldest, { weight: freed }] of kept) {
      if (weight <= MOST_BYTES) return;
      kept.delete(oldest);
      weight -= freed;
    }
  }

  return {
    async send(request, reply, key, make) {
      const answer = await ready(key, make);
      reply.headers({ 'cache-control': 'no-cache', ...answer.headers, etag: answer.etag });
      reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
      if (answer.status === 200 && matches(request.headers['if-none-match'], answer.etag)) return reply.code(304).send() as never;
      const coding = accepted(request.headers['accept-encoding']);
      if (answer.bytes[coding] !== answer.bytes.identity) reply.header('content-encoding', coding);
      return reply.code(answer.status).type(answer.type).send(answer.bytes[coding]) as never;
    },
  };
}

async function prepare(make: () => Answer | Promise<Answer>): Promise<Ready> {
  const { headers = {}, status = 200, ...body } = await make();
  const [type, text] = typeAndText(body);
  const identity = Buffer.from(text);
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(identity).digest('base64url').slice(0, 27);
  // Weak: the compressed forms are not the same bytes.
  const etag = `W/"${digest}"`;
  if (identity.length < WORTH_COMPRESSING) {
    return { status, type, etag, headers, bytes: { identity, br: identity, gzip: identity }, weight: identity.length };
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity, { level: 6 })]);
  return { status, type, etag, headers, bytes: { identity, br, gzip: gz }, weight: identity.length + br.length + gz.length };
}

function typeAndText(body: Body): [string, string] {
  if ('html' in body) return ['text/html; charset=utf-8', body.html];
  if ('json' in body) return ['application/json; charset=utf-8', body.json];
  return [body.type, body.text];
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

/** The best coding that the browser takes; one with q=0 is refused by it. */
function accepted(header: string | string[] | undefined): Coding {
  const offered = String(header ?? '').toLowerCase().split(',');
  const takes = (coding: string): boolean =>
    offered.some((part) => {
      const [name, ...rest] = part.split(';').map((piece) => piece.trim());
      return name === coding && !rest.some((piece) => /^q=0(\.0*)?$/.test(piece));
    });
  return codings.find(takes) ?? 'identity';
}
