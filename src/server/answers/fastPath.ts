/**
 * The fast path to an answer that was sent before: its address leads to the very head and bytes that went out, past routing,
 * validation and every hook. An entry is used only for a request that would get the same head through the router.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeBoundedCache } from '../load/boundedCache';
import { namesOneHost } from '../plugins/oneHost';
import { REQUEST_ID } from '../plugins/requestLog';
import { accepted, matches, sentAs, type Coding, type PreparedAnswer } from './precompressed';

/**
 * Name, value, name, value: as Node's `writeHead` takes it without looking twice. The last value is the request's id,
 * which each answer writes anew.
 */
type Head = string[];

/** Tells whether a request may have what another one of the same address got. */
export type Suits = (request: Pick<IncomingMessage, 'headers' | 'url'>) => boolean;

/** What holds the bytes; empty once they were thrown away, so that no entry keeps them alive. */
export interface Holder {
  ready?: PreparedAnswer | undefined;
}

interface Form {
  head: Head;
  /** The bytes of a short answer, one a character: Node writes those together with the head, in one piece. */
  text: string | undefined;
}

interface Entry {
  holder: Holder;
  suits: Suits;
  /** The route's template, for the log. */
  route: string;
  /** As they were asked for so far. */
  forms: Partial<Record<Coding, Form>>;
  headOf304: Head;
}

export interface FastPath {
  /** Remembers how this request is being answered. Call it when every header but those of the body is set. */
  keep(request: FastifyRequest, reply: FastifyReply, holder: Holder, suits: Suits): void;
  /** Answers, if this address has an entry that suits; gives the route that would have answered, undefined when none did. */
  take(request: IncomingMessage, response: ServerResponse, requestId: string): string | undefined;
  clear(): void;
}

/** Bytes. What is longer is sooner handed over as it lies than copied behind the head. */
const SHORT_ENOUGH = 2 * 1024;
const asText = (bytes: Buffer): string | undefined => (bytes.length <= SHORT_ENOUGH ? bytes.toString('latin1') : undefined);

const MOST_ENTRIES = 2000;
const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_ADDRESS = 300;

/** What an answer may depend on besides the address. Another origin's request gets headers of its own (plugins/origins.ts). */
const isPlain = (request: IncomingMessage): boolean =>
  request.method === 'GET' && request.headers.origin === undefined && namesOneHost(request);

/**
 * @param isHttps whether a request came by https: the heads of the two differ (plugins/security.ts), so each has its
 * own entries
 */
export function makeFastPath(isHttps: (request: IncomingMessage) => boolean): FastPath {
  const nameOf = (request: IncomingMessage): string => {
    const { url = '' } = request;
    return isHttps(request) ? `https ${url}` : url;
  };
  const known = makeBoundedCache<Entry>({ entries: MOST_ENTRIES, bytes: MOST_BYTES, bytesOf: weightOf });

  return {
    keep(request, reply, holder, suits) {
      const { ready } = holder;
      if (!ready || ready.status !== 200 || !isPlain(request.raw) || request.url.length > LONGEST_ADDRESS) return;
      const coding = sentAs(ready, accepted(request.headers['accept-encoding']));
      const bytes = ready.bytes[coding];
      if (!bytes) return;
      const name = nameOf(request.raw);
      const shared = flat(reply.getHeaders());
      const head = [...shared, ...flat(bodyHeaders(ready, coding, bytes)), ...idToCome];
      const form: Form = { head, text: asText(bytes) };
      const before = known.get(name);
      if (before?.holder === holder) {
        before.forms[coding] = form;
        known.set(name, before);
        return;
      }
      const headOf304 = [...shared, ...idToCome];
      known.set(name, { holder, suits, route: request.routeOptions.url ?? '', forms: { [coding]: form }, headOf304 });
    },

    take(request, response, requestId) {
      const { headers } = request;
      const name = nameOf(request);
      const entry = known.get(name);
      if (!entry || !isPlain(request) || !entry.suits(request)) return undefined;
      const { ready } = entry.holder;
      if (!ready) {
        known.delete(name);
        return undefined;
      }
      if (matches(headers['if-none-match'], ready.etag)) {
        response.writeHead(304, withId(entry.headOf304, requestId)).end();
        return entry.route;
      }
      const coding = sentAs(ready, accepted(headers['accept-encoding']));
      const form = entry.forms[coding];
      if (!form) return undefined;
      response.writeHead(200, withId(form.head, requestId));
      if (form.text === undefined) response.end(ready.bytes[coding]);
      else response.end(form.text, 'latin1');
      return entry.route;
    },

    clear: () => known.clear(),
  };
}

/** The headers that only an answer with a body has. */
export function bodyHeaders(ready: PreparedAnswer, coding: Coding, { length }: Buffer): Record<string, string> {
  const sent = sentAs(ready, coding);
  return { ...(sent !== 'identity' && { 'content-encoding': sent }), 'content-type': ready.type, 'content-length': String(length) };
}

const idToCome = [REQUEST_ID, ''];
/** The very head, with this id in its last place: Node has written it out by the time `writeHead` returns. */
function withId(head: Head, requestId: string): Head {
  head[head.length - 1] = requestId;
  return head;
}

/** All but the id of the request that is being answered. */
const flat = (headers: ReturnType<FastifyReply['getHeaders']>): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === REQUEST_ID ? [] : [name, String(value)],
  );

const lengthOf = (texts: Head): number => texts.reduce((sum, { length }) => sum + length, 0);

/** Bytes of its heads and short texts; the answers themselves are weighed by who holds them. */
function weightOf({ forms, headOf304 }: Entry): number {
  const all = Object.values(forms).reduce((sum, { head, text = '' }) => sum + lengthOf(head) + text.length, 0);
  return all + lengthOf(headOf304);
}
