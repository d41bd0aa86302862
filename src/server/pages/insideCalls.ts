/**
 * Calls that the server answers inside its own process, for the pages that it renders. They go through Node's own HTTP
 * over a pair of streams in memory, so that each request and answer is of the same classes as a shopper's: requests of
 * other classes (as of Fastify's `inject`) made every later answer from memory take a third longer, since the engine
 * compiles Node's HTTP for one class at a time (docs/decisions/0217-quick-answers.md).
 */
import http, { type IncomingMessage } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** @param caller the IP address for which a call is made: its network's limits count */
export type CallsFor = (caller: string) => typeof fetch;

const withoutBody = (status: number): boolean => status === 204 || status === 304;

/** The first call may be made once the app is ready. */
export function makeInsideCalls(app: FastifyInstance): CallsFor {
  // Listens nowhere: its connections are made here.
  const server = http.createServer((request, response) => app.routing(request, response));

  const connectFrom = (caller: string) => {
    const [client, inside] = duplexPair();
    server.emit('connection', Object.assign(inside, { remoteAddress: caller }));
    return client;
  };

  return (caller) => async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? undefined : await request.text();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        method: request.method,
        path: `${pathname}${search}`,
        createConnection: () => connectFrom(caller),
      };
      http
        .request({ ...options, headers: Object.fromEntries(request.headers) }, resolve)
        .once('error', reject)
        .end(body);
    });
    const bytes = await buffer(answer);
    const { statusCode: status = 500, headers } = answer;
    const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(withoutBody(status) ? null : new Uint8Array(bytes), { status, headers: pairs });
  };
}
