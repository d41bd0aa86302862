/**
 * Work that goes on after the answer, where the time that it takes would tell something: whether an address is known,
 * say. A stop of the server waits for it.
 */
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs `work` once this request has been answered. A failure is logged, without what it was about. */
    afterAnswer(request: FastifyRequest, work: () => Promise<void>): void;
    /** Resolves when all such work is done. */
    idle(): Promise<void>;
  }
}

export default fp(
  (app, _options, done) => {
    const waiting = new WeakMap<FastifyRequest, (() => Promise<void>)[]>();
    const running = new Set<Promise<void>>();

    app.decorate('afterAnswer', (request: FastifyRequest, work: () => Promise<void>) => {
      waiting.set(request, [...(waiting.get(request) ?? []), work]);
    });
    app.decorate('idle', async () => {
      while (running.size > 0) await Promise.all(running);
    });

    app.addHook('onResponse', (request, _reply, next) => {
      for (const work of waiting.get(request) ?? []) {
        const run = work()
          .catch((error: unknown) =>
            request.log.error(
              { err: { message: error instanceof Error ? error.message : 'unknown' } },
              'failed after the answer',
            ),
          )
          .finally(() => running.delete(run));
        running.add(run);
      }
      next();
    });
    app.addHook('onClose', () => app.idle());
    done();
  },
  { name: 'background' },
);
