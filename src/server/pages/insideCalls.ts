/**
 * What the server asks itself for the pages that it renders. What is the same for everyone is read where its route
 * makes it (answers/directReads); all else is a call inside the process. Such a call goes through Node's own HTTP
 * over a pair of streams in memory, so that each request and answer is of the same classes as a shopper's: requests of
 * other classes (as of Fastify's `inject`) made every later answer from memory take a third longer, since the engine
 * compiles Node's HTTP for one class at a time (docs/decisions/0217-quick-answers.md).
 */
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { InsideAnswer, ReadInside } from '../../client/app/insideReads';
import { ORDER_KEY } from '../../contract/rules/headerNames';
import { makeBoundedCache } from '../load/boundedCache';

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * @param caller the IP address for which a call is made: its network's limits count
 * @param path with its query
 */
export type CallInside = (caller: string, path: string, headers: Record<string, string>) => Promise<RawAnswer>;

/** The first call may be made once the app is ready. */
export function makeInsideCalls(app: FastifyInstance): CallInside {
  // Listens nowhere: its connections are made here.
  const server = http.createServer((request, response) => app.routing(request, response));

  const connectFrom = (caller: string) => {
    const [client, inside] = duplexPair();
    server.emit('connection', Object.assign(inside, { remoteAddress: caller }));
    return client;
  };

  return async (caller, path, headers) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      http
        .request(
          { path, headers: { host: 'localhost', ...headers }, createConnection: () => connectFrom(caller) },
          resolve,
        )
        .once('error', reject)
        .end();
    });
    const body = (await buffer(answer)).toString();
    return { status: answer.statusCode ?? 500, headers: answer.headers, body };
  };
}

/** @returns undefined: the call's route must answer. */
function readDirectly({ directReads }: FastifyInstance, path: string): RawAnswer | undefined {
  const [pathname = '', search = ''] = path.split('?');
  try {
    const answer = directReads.get(pathname)?.(Object.fromEntries(new URLSearchParams(search)));
    if (!answer) return undefined;
    const headers = { 'content-type': 'application/json; charset=utf-8', ...answer.headers };
    return { status: 200, headers, body: answer.json.toString() };
  } catch {
    return undefined;
  }
}

const MOST_READINGS = 2000;
const MOST_BYTES = 16 * 1024 * 1024;
/** Of a value that was read from JSON, for each letter of it: about. */
const BYTES_A_LETTER = 6;

interface Reading extends InsideAnswer {
  letters: number;
}

const isJson = ({ headers, body }: RawAnswer): boolean => body !== '' && /\bjson\b/.test(headers['content-type'] ?? '');

function readingOf(answer: RawAnswer): Reading {
  const { status, headers, body } = answer;
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return {
    status,
    headers: new Headers(pairs),
    data: isJson(answer) ? (JSON.parse(body) as unknown) : body,
    letters: body.length,
  };
}

const OF_AN_ORDER = '/api/order-page/';

/** What no header can hold is no key of any order, and is answered like a wrong one. */
const keyHeader = (key: string): Record<string, string> => (/^[\x21-\x7e]+$/.test(key) ? { [ORDER_KEY]: key } : {});

/**
 * @param caller the IP address for which a page is drawn
 * @param orderKey of the order that the page is about
 */
type ReadsFor = (caller: string, orderKey?: string) => ReadInside;

/**
 * What pages read, each once for all of them until the version changes: most pages need the same menu, categories and
 * words. An order is read for whoever asked with its key, and kept for nobody.
 * @param version moves when an answer may have changed
 */
export function makeInsideReads(app: FastifyInstance, version: () => number): ReadsFor {
  const call = makeInsideCalls(app);
  const known = makeBoundedCache<Reading>({
    entries: MOST_READINGS,
    bytes: MOST_BYTES,
    bytesOf: ({ letters }) => letters * BYTES_A_LETTER,
  });
  let knownAt: number | undefined;

  return (caller, orderKey) => async (path) => {
    if (orderKey !== undefined && path.startsWith(OF_AN_ORDER))
      return readingOf(await call(caller, path, { accept: 'application/json', ...keyHeader(orderKey) }));
    const now = version();
    if (knownAt !== now) known.clear();
    knownAt = now;
    const before = known.get(path);
    if (before) return before;
    const answer = readDirectly(app, path) ?? (await call(caller, path, { accept: 'application/json' }));
    const reading = readingOf(answer);
    if (reading.status === 200 && version() === now) known.set(path, reading);
    return reading;
  };
}
