/**
 * The shortest way to an answer that was sent before: its address leads to the very head and bytes that went out, past routing,
 * validation and every hook. A shortcut is taken only by a request that would get the same head the long way.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepted, matches, type Coding, type Ready } from './readyBytes';

/** Name, value, name, value: as Node's `writeHead` takes it without looking twice. */
type Head = string[];

/** Tells whether a request may have what another one of the same address got. */
export type Suits = (request: Pick<IncomingMessage, 'headers' | 'url'>) => boolean;

/** What holds the bytes; empty once they were thrown away, so that no shortcut keeps them alive. */
export interface Holder {
  ready?: Ready | undefined;
}

interface Form {
  head: Head;
  /** The bytes of a short answer, one a character: Node writes those together with the head, in one piece and without a copy. */
  text: string | undefined;
}

interface Shortcut {
  holder: Holder;
  suits: Suits;
  /** The route's template, for the log. */
  route: string;
  forms: Record<Coding, Form>;
  headOf304: Head;
}

export interface Shortcuts {
  /** Remembers how this request is being answered. Call it when every header but those of the body is set. */
  keep(request: FastifyRequest, reply: FastifyReply, holder: Holder, suits: Suits): void;
  /** Answers, if this address has a shortcut that suits; gives the route that would have answered, undefined when none did. */
  take(request: IncomingMessage, response: ServerResponse): string | undefined;
  clear(): void;
}

/** With the head, what Node writes from its stack. */
const SHORT_ENOUGH = 14 * 1024;
const asText = (bytes: Buffer): string | undefined => (bytes.length <= SHORT_ENOUGH ? bytes.toString('latin1') : undefined);

/** Addresses can be made up without end. */
const MOST_SHORTCUTS = 2000;
const LONGEST_ADDRESS = 300;

/** What an answer may depend on besides the address. Another origin's request gets headers of its own (plugins/origins.ts). */
const isPlain = ({ method, headers }: IncomingMessage): boolean => method === 'GET' && headers.origin === undefined;

export function makeShortcuts(): Shortcuts {
  const known = new Map<string, Shortcut>();

  return {
    keep(request, reply, holder, suits) {
      const { ready } = holder;
      if (!ready || ready.status !== 200 || !isPlain(request.raw) || request.url.length > LONGEST_ADDRESS) return;
      const [oldest] = known.keys();
      if (known.size >= MOST_SHORTCUTS && oldest !== undefined) known.delete(oldest);
      const shared = flat(reply.getHeaders());
      const form = (coding: Coding): Form => ({ head: [...shared, ...flat(bodyHeaders(ready, coding))], text: asText(ready.bytes[coding]) });
      const route = request.routeOptions.url ?? '';
      known.set(request.url, { holder, suits, route, forms: { br: form('br'), gzip: form('gzip'), identity: form('identity') }, headOf304: shared });
    },

    take(request, response) {
      const { url = '', headers } = request;
      const shortcut = known.get(url);
      if (!shortcut || !isPlain(request) || !shortcut.suits(request)) return undefined;
      const { ready } = shortcut.holder;
      if (!ready) {
        known.delete(url);
        return undefined;
      }
      if (matches(headers['if-none-match'], ready.etag)) {
        response.writeHead(304, shortcut.headOf304).end();
        return shortcut.route;
      }
      const coding = accepted(headers['accept-encoding']);
      const { head, text } = shortcut.forms[coding];
      response.writeHead(200, head);
      if (text === undefined) response.end(ready.bytes[coding]);
      else response.end(text, 'latin1');
      return shortcut.route;
    },

    clear: () => known.clear(),
  };
}

/** The headers that only an answer with a body has. */
export function bodyHeaders({ bytes, type }: Ready, coding: Coding): Record<string, string> {
  const isCoded = bytes[coding] !== bytes.identity;
  return { ...(isCoded && { 'content-encoding': coding }), 'content-type': type, 'content-length': String(bytes[coding].length) };
}

const flat = (headers: ReturnType<FastifyReply['getHeaders']>): Head =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));
