/**
 * The fast path to an answer that was sent before: by the address alone it finds the very head and bytes that went out,
 * without routing, validation or hooks. An entry is used only for a request that would get the same head through the
 * router.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { makeBoundedCache } from '../load/boundedCache';
import { namesOneHost } from '../plugins/oneHost';
import { REQUEST_ID } from '../plugins/requestLog';
import type { AnswerHead } from './answerHead';
import { accepted, matches, sentAs, type Coding, type PreparedAnswer } from './precompressed';

/**
 * Name, value, name, value: the form that Node's `writeHead` takes with least work. The last value is the request's id,
 * which each answer overwrites.
 */
type Head = string[];

/** Whether a request may get the answer that another one to the same address got. */
export type Suits = (request: Pick<IncomingMessage, 'headers' | 'url'>) => boolean;

/** Holds the bytes for all entries; empty once they were dropped, so that no entry keeps them in memory. */
export interface Holder {
  ready?: PreparedAnswer | undefined;
}

interface Form {
  head: Head;
  /** A short answer in Latin 1, a byte for each character: Node writes such a text in one piece with the head. */
  text: string | undefined;
}

interface Entry {
  holder: Holder;
  suits: Suits;
  /** The route's template, for the log. */
  route: string;
  /** In the codings that were sent so far. */
  forms: Partial<Record<Coding, Form>>;
  headOf304: Head;
}

export interface FastPath {
  /** Remembers with which head this request is being answered. */
  keep(request: FastifyRequest, head: AnswerHead, holder: Holder, suits: Suits): void;
  /**
   * Answers where this address has an entry that suits.
   * @returns the route that would have answered; undefined where nothing was sent
   */
  take(request: IncomingMessage, response: ServerResponse, requestId: string): string | undefined;
  clear(): void;
}

/** Bytes. A longer body is sent faster as it is than copied behind the head. */
const SHORT_ENOUGH = 2 * 1024;
const asText = (bytes: Buffer): string | undefined =>
  bytes.length <= SHORT_ENOUGH ? bytes.toString('latin1') : undefined;

const MOST_ENTRIES = 2000;
const LONGEST_ADDRESS = 300;

/** A GET, for one host, without Origin: another origin's request gets headers of its own (plugins/origins.ts). */
const isPlain = (request: IncomingMessage): boolean =>
  request.method === 'GET' && request.headers.origin === undefined && namesOneHost(request);

/**
 * @param isHttps whether a request came by https: the heads of the two differ (plugins/security.ts), so each has its
 * own entries
 * @param bytes the most that all entries take
 */
export function makeFastPath(isHttps: (request: IncomingMessage) => boolean, bytes: number): FastPath {
  const nameOf = (request: IncomingMessage): string => {
    const { url = '' } = request;
    return isHttps(request) ? `https ${url}` : url;
  };
  const known = makeBoundedCache<Entry>({ entries: MOST_ENTRIES, bytes, bytesOf: weightOf });

  return {
    keep(request, { isForAll, whole, notModified }, holder, suits) {
      const { ready } = holder;
      if (!isForAll || !ready || ready.status !== 200) return;
      if (!isPlain(request.raw) || request.url.length > LONGEST_ADDRESS) return;
      const coding = sentAs(ready, accepted(request.headers['accept-encoding']));
      const bytes = ready.bytes[coding];
      if (!bytes) return;
      const name = nameOf(request.raw);
      const form: Form = { head: flat(whole), text: asText(bytes) };
      const before = known.get(name);
      if (before?.holder === holder) {
        before.forms[coding] = form;
        known.set(name, before);
        return;
      }
      const route = request.routeOptions.url ?? '';
      known.set(name, { holder, suits, route, forms: { [coding]: form }, headOf304: flat(notModified) });
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

/** Writes the id into the head itself, not into a copy: Node has serialised it when `writeHead` returns. */
function withId(head: Head, requestId: string): Head {
  head[head.length - 1] = requestId;
  return head;
}

/** With the request's id last, which is yet to come. */
const flat = ({ [REQUEST_ID]: _, ...headers }: AnswerHead['whole']): Head => [
  ...Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)])),
  REQUEST_ID,
  '',
];

const lengthOf = (texts: Head): number => texts.reduce((sum, { length }) => sum + length, 0);

/** Bytes of its heads and short texts; the response cache counts those of the answers themselves. */
function weightOf({ forms, headOf304 }: Entry): number {
  const all = Object.values(forms).reduce((sum, { head, text = '' }) => sum + lengthOf(head) + text.length, 0);
  return all + lengthOf(headOf304);
}
