/**
 * The server's log: how its lines are written, what a request's line holds, and what of an error (`errorLine`). Nothing
 * that a shopper sent stands in it.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LogController, type FastifyError, type FastifyHttpOptions, type RawServerDefault } from 'fastify';
import fp from 'fastify-plugin';
import type { LogLevel } from './config';

/** Where log lines go; standard output unless told otherwise. */
export interface LogSink {
  write(line: string): void;
}

/** Of every answer: what its line of the log is found by. */
export const REQUEST_ID = 'x-request-id';

const ID = Symbol('request id');
/**
 * Gives a request's id, always the same one; a new one where no request is named. `given`: the one that it gets where
 * it has none yet.
 */
export type RequestIds = (request?: IncomingMessage & { [ID]?: string }, given?: string) => string;

/** `sink`: standard output unless given. */
export const logOptions = (
  level: LogLevel,
  requestIds: RequestIds,
  sink: LogSink = standardOutput(),
): FastifyHttpOptions<RawServerDefault> => ({
  logger: {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    stream: sink,
  },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  genReqId: (request) => requestIds(request),
});

/**
 * Chance once a process, then counting: asking for chance with every request took a twentieth of a product call's time.
 */
export function makeRequestIds(): RequestIds {
  const process = randomBytes(5).toString('hex');
  let count = 0;
  const next = (): string => `${process}${(count = (count + 1) % 0x1000000).toString(16).padStart(6, '0')}`;
  return (request, given) => (request ? (request[ID] ??= given ?? next()) : next());
}

/**
 * The lines of one turn of the event loop in one piece: a write for each took as long as a whole answer from memory.
 */
function standardOutput(): LogSink {
  let lines = '';
  const flush = (): void => {
    if (lines === '') return;
    process.stdout.write(lines);
    lines = '';
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}

/** `ms`: from the request's head to the answer's end. */
export const requestLine = (method: string, route: string | undefined, status: number, ms: number): object => ({
  method,
  route: route ?? '(none)',
  status,
  ms: Math.round(ms * 10) / 10,
});

/**
 * What the log tells of a failure: its message and stack hold no values that a shopper sent; `detail` of a database
 * error may.
 */
export const errorLine = ({ message, code, stack }: FastifyError): object => ({ err: { message, code, stack } });

/**
 * One line a request, and its id in the answer's head. The route's template, never the address: that can hold ids,
 * search terms, tokens and mobile numbers.
 */
export default fp(
  (app, _options, done) => {
    app.addHook('onRequest', (request, reply, next) => {
      reply.header(REQUEST_ID, request.id);
      next();
    });
    app.addHook('onResponse', (request, reply, next) => {
      request.log.info(requestLine(request.method, request.routeOptions.url, reply.statusCode, reply.elapsedTime));
      next();
    });
    done();
  },
  { name: 'requestLog' },
);
