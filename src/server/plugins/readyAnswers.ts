/**
 * The caches of ready answers (readyAnswers.ts). What was sent before is sent again before Fastify hears of the request: what everyone
 * gets alike then costs no more than its bytes. `app.inject` goes the long way, and gets the same.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Limit } from '../limit';
import { makeAnswerCache, type AnswerCache } from '../readyAnswers';
import { requestLine } from './requestLog';

declare module 'fastify' {
  interface FastifyInstance {
    /** A cache of answers that stand until `version` moves; `turns`, where each costs much to make. */
    answersOf(version: () => number, turns?: Limit): AnswerCache;
  }
}

type SendAgain = (request: IncomingMessage, response: ServerResponse) => string | undefined;

interface Options {
  /** Gives the next request's id, for its log line. */
  requestIds: () => string;
}

export default fp<Options>(
  (app, { requestIds }, done) => {
    const caches: AnswerCache[] = [];
    app.decorate('answersOf', (version: () => number, turns?: Limit) => {
      const cache = makeAnswerCache(version, turns);
      caches.push(cache);
      return cache;
    });
    askFirst(app, requestIds, (request, response) => {
      for (const cache of caches) {
        const route = cache.sendAgain(request, response);
        if (route !== undefined) return route;
      }
      return undefined;
    });
    done();
  },
  { name: 'readyAnswers' },
);

/** Puts `sendAgain` before the router. A server that is closing sends everyone away, which is Fastify's to do. */
function askFirst(app: FastifyInstance, requestIds: Options['requestIds'], sendAgain: SendAgain): void {
  const [answer] = app.server.listeners('request') as RequestListener[];
  if (!answer) throw new Error('The server has nobody who answers.');
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  const logs = ['info', 'debug', 'trace'].includes(app.log.level);
  app.server.off('request', answer);
  app.server.on('request', (request, response) => {
    const startedAt = logs ? performance.now() : 0;
    const route = isClosing ? undefined : sendAgain(request, response);
    if (route === undefined) answer(request, response);
    else if (logs) {
      const requestId = requestIds();
      response.once('finish', () => app.log.info({ requestId, ...requestLine('GET', route, response.statusCode, performance.now() - startedAt) }));
    }
  });
}
