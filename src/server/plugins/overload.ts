/**
 * Refuses requests that the server cannot answer in time: 503 with Retry-After at once, before any work, instead of a
 * wait that ends in a time-out. Answers of the fast path (answers/fastPath.ts) never come here.
 */
import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Capacity } from '../load/capacity';
import { busy } from '../load/concurrencyLimit';
import type { DomainError } from '../lib/domainError';
import { networkOf } from '../load/network';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For probes: a busy server is neither down nor to be replaced. */
    answersAlways?: boolean;
  }
}

const TICK_MS = 100;

/**
 * Whether it counts. A page's calls inside this process (pages/insideCalls.ts) are part of the page's own request, and
 * come over streams in memory.
 */
const isFromOutside = ({ raw, routeOptions }: FastifyRequest): boolean =>
  raw.socket instanceof Socket && routeOptions.config.answersAlways !== true;

export default fp<Capacity>(
  (app, { mostAtWork, mostAtWorkOfOne, mostAtWorkWhenLate, lateMs }, done) => {
    /** Each with its network. */
    const atWork = new Map<FastifyRequest, string>();
    const ofNetwork = new Map<string, number>();
    let tickedAt = Infinity;
    let ticking: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      tickedAt = performance.now();
      ticking = setInterval(() => (tickedAt = performance.now()), TICK_MS).unref();
    });
    app.addHook('onClose', async () => clearInterval(ticking));

    const isLate = (): boolean => performance.now() - tickedAt > lateMs + TICK_MS;
    const takeOn = (request: FastifyRequest): DomainError | undefined => {
      if (!isFromOutside(request)) return undefined;
      const network = networkOf(request.ip);
      const own = ofNetwork.get(network) ?? 0;
      if (atWork.size >= mostAtWork || own >= mostAtWorkOfOne || (atWork.size >= mostAtWorkWhenLate && isLate())) {
        return busy();
      }
      atWork.set(request, network);
      ofNetwork.set(network, own + 1);
      return undefined;
    };
    const letGo = (request: FastifyRequest): void => {
      const network = atWork.get(request);
      if (network === undefined) return;
      atWork.delete(request);
      const left = (ofNetwork.get(network) ?? 0) - 1;
      if (left > 0) ofNetwork.set(network, left);
      else ofNetwork.delete(network);
    };

    app.addHook('onRequest', (request, _reply, next) => next(takeOn(request)));
    // Requests do not count while their bodies are under way: many slow senders keep nobody out.
    app.addHook('preParsing', (request, _reply, _payload, next) => {
      letGo(request);
      next();
    });
    app.addHook('preValidation', (request, _reply, next) => next(takeOn(request)));
    // At the end of the work and not of the sending: a slow reader costs none, and work for a shopper who left counts
    // until here.
    app.addHook('onSend', (request, _reply, payload, next) => {
      letGo(request);
      next(null, payload);
    });
    done();
  },
  { name: 'overload' },
);
