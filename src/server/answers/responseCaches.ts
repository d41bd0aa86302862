/**
 * The response caches (answers/responseCache.ts). The fast path answers before Fastify gets the request, so a cached
 * answer costs no more than its bytes. `app.inject` goes through the router, and gets the same answer.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ConcurrencyLimit } from '../load/concurrencyLimit';
import { makeResponseCache, type ResponseCache } from './responseCache';
import type { Config } from '../plugins/config';
import { earlyHeads } from '../plugins/earlyHeads';
import { REQUEST_ID, requestLine, type RequestIds } from '../plugins/requestLog';

declare module 'fastify' {
  interface FastifyInstance {
    /** A cache of answers that stand until `version` moves; `limit`, where each costs much to make. */
    responseCacheOf(kind: CacheKind, version: () => number, limit?: ConcurrencyLimit): ResponseCache;
  }
}

/** What each kind of answers takes of CACHE_MB; together all of it. */
const shares = { catalogue: 1 / 2, pages: 3 / 8, home: 1 / 8 };
type CacheKind = keyof typeof shares;

type SendAgain = (request: IncomingMessage, response: ServerResponse, requestId: string) => string | undefined;

interface Options {
  requestIds: RequestIds;
  /** Whether a request came by https: its answer's head then says so. */
  isHttps: (request: IncomingMessage) => boolean;
  config: Pick<Config, 'cacheBytes'>;
}

export default fp<Options>(
  (app, { requestIds, isHttps, config: { cacheBytes } }, done) => {
    const caches: ResponseCache[] = [];
    app.decorate('responseCacheOf', (kind: CacheKind, version: () => number, limit?: ConcurrencyLimit) => {
      const cache = makeResponseCache({ version, isHttps, bytes: Math.floor(shares[kind] * cacheBytes), limit });
      caches.push(cache);
      return cache;
    });
    askFirst(app, { requestIds, isHttps }, (request, response, requestId) => {
      for (const cache of caches) {
        const route = cache.sendAgain(request, response, requestId);
        if (route !== undefined) return route;
      }
      return undefined;
    });
    done();
  },
  { name: 'responseCaches' },
);

/** Puts `sendAgain` before the router. A server that is closing sends everyone away, which is Fastify's to do. */
function askFirst(
  app: FastifyInstance,
  { requestIds, isHttps }: Pick<Options, 'requestIds' | 'isHttps'>,
  sendAgain: SendAgain,
): void {
  const [answer] = app.server.listeners('request') as RequestListener[];
  if (!answer) throw new Error('The server has nobody who answers.');
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  const logs = ['info', 'debug', 'trace'].includes(app.log.level);
  // Node would answer by itself what expects more than 100-continue, which a server need not heed (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => void app.server.emit('request', request, response));
  app.server.off('request', answer);
  app.server.on('request', (request, response) => {
    const startedAt = logs ? performance.now() : 0;
    const requestId = requestIds();
    // Fastify answers by itself then, past every hook.
    if (isClosing) {
      for (const [name, value] of Object.entries(earlyHeads(isHttps(request)))) response.setHeader(name, value);
      response.setHeader(REQUEST_ID, requestId);
    }
    const route = isClosing ? undefined : sendAgain(request, response, requestId);
    if (route === undefined) {
      // Not before: a property more on a request takes a part of a quick answer's time that can be measured.
      requestIds(request, requestId);
      answer(request, response);
    } else if (logs) {
      response.once('finish', () =>
        app.log.info({ requestId, ...requestLine('GET', route, response.statusCode, performance.now() - startedAt) }),
      );
    }
  });
}
