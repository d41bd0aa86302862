/**
 * Turns away what the shop cannot answer in time: 503 with Retry-After at once, before anything has begun, instead of a wait that ends
 * in a time-out. What goes out again as it was (readyAnswers.ts) never comes here.
 */
import { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Capacity } from '../capacity';
import { DomainError } from '../domainError';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For whoever watches over the shop: a busy shop is neither down nor to be taken from its place. */
    answersAlways?: boolean;
  }
}

const TICK_MS = 100;

/** Whether it counts. What a page asks inside this process is part of the page's own request. */
const isFromOutside = ({ raw, routeOptions }: FastifyRequest): boolean => raw instanceof IncomingMessage && routeOptions.config.answersAlways !== true;

export default fp<Capacity>(
  (app, { mostAtWork, mostAtWorkWhenLate, lateMs }, done) => {
    const atWork = new Set<FastifyRequest>();
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
      if (atWork.size >= mostAtWork || (atWork.size >= mostAtWorkWhenLate && isLate())) {
        return new DomainError('NOT_READY', 'The shop is very busy. Please try again in a moment.');
      }
      atWork.add(request);
      return undefined;
    };

    app.addHook('onRequest', (request, _reply, next) => next(takeOn(request)));
    // While its body is on the way a request is its sender's work: many slow ones keep nobody out.
    app.addHook('preParsing', (request, _reply, _payload, next) => {
      atWork.delete(request);
      next();
    });
    app.addHook('preValidation', (request, _reply, next) => next(takeOn(request)));
    // Not when the answer has arrived: a shopper who reads slowly, or left, is no work. And work for one who left goes on until here.
    app.addHook('onSend', (request, _reply, payload, next) => {
      atWork.delete(request);
      next(null, payload);
    });
    done();
  },
  { name: 'overload' },
);
