import { randomBytes } from 'node:crypto';
import { LogController, type FastifyHttpOptions, type RawServerDefault } from 'fastify';
import fp from 'fastify-plugin';
import type { LogLevel } from './config';

/** Where log lines go; standard output unless told otherwise. */
export interface LogSink {
  write(line: string): void;
}

export const logOptions = (level: LogLevel, sink?: LogSink): FastifyHttpOptions<RawServerDefault> => ({
  logger: {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    ...(sink && { stream: sink }),
  },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  genReqId: makeRequestIds(),
});

/** Chance once a process, then counting: asking for chance with every request took a twentieth of a product call's time. */
function makeRequestIds(): () => string {
  const process = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${process}${(count = (count + 1) % 0x1000000).toString(16).padStart(6, '0')}`;
}

/** One line a request. The route's template, never the address: that can hold ids, search terms, tokens and mobile numbers. */
export default fp(
  (app, _options, done) => {
    app.addHook('onResponse', (request, reply, next) => {
      request.log.info({
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      });
      next();
    });
    done();
  },
  { name: 'requestLog' },
);
