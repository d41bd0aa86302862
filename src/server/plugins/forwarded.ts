/**
 * Says once, in the log and in a note (proxyNote.ts), that a proxy stands before the shop whose word is not believed;
 * takes the note back when it is.
 */
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { HOUR_MS } from '../../contract/rules/durations';
import type { Clock } from '../lib/clock';
import type { Database } from '../db/types';
import { forgetProxy, noteProxy, PROXY_ADVICE, PROXY_FOUND } from './proxyNote';
import type { Config } from './config';

interface Options {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'trustProxy'>;
}

/** How often the note is written anew while it goes on. */
const AGAIN_MS = HOUR_MS;

const isForwarded = ({ headers }: FastifyRequest): boolean => 'x-forwarded-for' in headers || 'forwarded' in headers;
/** The sender is a trusted proxy: an address besides the socket's own was taken over. */
const isBelieved = ({ ips = [] }: FastifyRequest): boolean => ips.length > 1;

export default fp<Options>(
  (app, { database, clock, config: { trustProxy } }, done) => {
    /** From when on a proxy is known and trusted: what else claims to be forwarded is a caller's own invention. */
    let isSettled = false;
    let notedAt = -Infinity;

    function hear(request: FastifyRequest): void {
      if (isBelieved(request)) {
        isSettled = true;
        app.afterAnswer(request, () => forgetProxy(database));
        return;
      }
      const now = clock();
      if (now - notedAt < AGAIN_MS) return;
      if (notedAt === -Infinity) app.log.warn(`${PROXY_FOUND} ${PROXY_ADVICE}`);
      notedAt = now;
      app.afterAnswer(request, () => noteProxy(database, trustProxy, now));
    }

    app.addHook('onRequest', (request, _reply, next) => {
      if (!isSettled && isForwarded(request)) hear(request);
      next();
    });
    done();
  },
  { name: 'forwarded' },
);
