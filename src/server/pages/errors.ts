/**
 * Turns whatever went wrong into `{ code, message, fields? }` (docs/contract.md section 1): never a stack, never a 500
 * for what a client can send.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { UNEXPECTED, type ErrorCode } from '../../contract/errors';
import * as messages from '../../contract/rules/messages';
import { settingFaults } from '../../contract/rules/shopSettings';
import { staffFaults } from '../../contract/rules/staffRules';
import { DomainError } from '../lib/domainError';
import { errorCode } from '../lib/errorCode';
import { asksForPage, failurePage, failurePolicy, isCall } from './failurePage';
import { earlyHeads } from '../plugins/earlyHeads';
import { errorLine, REQUEST_ID, requestLine } from '../plugins/requestLog';

/**
 * The caller broke the connection off. That is no fault of the server; many of them must not hide the faults in the
 * log.
 */
const hasLeft = ({ code, message }: FastifyError): boolean => code === 'ECONNRESET' && message === 'aborted';

export default fp(
  (app, _options, done) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const known = explain(error, request);
      // A DomainError is no fault, and many refused callers must not fill the log.
      if (hasLeft(error)) request.log.info('left before the request was whole');
      else if (known.status >= 500 && known !== error) {
        request.log.error(errorLine(error), 'failed');
      }
      return sendFailure(request, reply, known);
    });
    done();
  },
  { name: 'errors' },
);

/** The answer of every call that does not exist. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendFailure(request, reply, new DomainError('NOT_FOUND', 'There is no such call.'));

const TOO_LONG = 'This address is longer than any of the shop.';

/** For a page's address that is too long. */
export const answerTooLong = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendFailure(request, reply, new DomainError('BAD_REQUEST', TOO_LONG), 414);

/** For what fails before there is a route: an address that cannot be decoded. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  isHttps: boolean,
): FastifyReply {
  // Fastify runs no hook here.
  void reply.headers(earlyHeads(isHttps)).header(REQUEST_ID, request.id);
  const sent = sendFailure(request, reply, explain(error, request));
  request.log.info(requestLine(request.method, undefined, reply.statusCode, reply.elapsedTime));
  return sent;
}

/** Seconds after which a busy server has answered its queue. */
export const RETRY_AFTER = 2;

/** Bytes of a refused body that are still read, so that the connection can stay: as many as a call may have. */
const LET_COME = 64 * 1024;
/** A request that is refused before its long body, or one of unknown length, has come closes the connection. */
const hasMuchToCome = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete && ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > LET_COME);

/** A browser that opens a page's address gets a page, whatever is wrong. */
function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: DomainError,
  status = error.status,
): FastifyReply {
  void reply.code(status).header('cache-control', 'no-store');
  if (error.status === 503) reply.header('retry-after', RETRY_AFTER);
  if (hasMuchToCome(request)) reply.header('connection', 'close');
  if (asksForPage(request) && (error.status >= 500 || !isCall.test(request.url))) {
    void reply.header('content-security-policy', failurePolicy).type('text/html; charset=utf-8');
    return reply.serializer(String).send(failurePage(error));
  }
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(error.toBody());
}

/**
 * Answers a request that Node cannot read, or that came too slowly, and closes its connection.
 * @param requestId the answer's; returns the answer's status, undefined where the caller was gone
 * @param isHttps whether all requests come by https: the head of this one, with a proxy's word, was not read
 */
export function answerBrokenRequest(
  { code, rawPacket }: BrokenRequest,
  socket: Socket,
  { requestId, isHttps }: { requestId: string; isHttps: boolean },
): number | undefined {
  if (code === 'ECONNRESET' || socket.destroyed) return undefined;
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[code ?? ''] ?? 400;
  const answer = status === 431 && asksForLongPage(rawPacket) ? rawPage : rawCall;
  if (socket.writable) socket.write(answer(status, { ...earlyHeads(isHttps), [REQUEST_ID]: requestId }));
  socket.destroy();
  return status;
}

interface BrokenRequest extends Error {
  code?: string;
  /** The last packet, a Buffer. */
  rawPacket?: unknown;
}

/**
 * Tells a page's request by its address alone: an address longer than Node reads is all that the packet's start holds,
 * and the browser's `Accept` comes after it.
 */
function asksForLongPage(packet: unknown): boolean {
  const start = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, START_OF_ADDRESS) : '';
  const [, address] = /^GET (\/\S*)/.exec(start) ?? [];
  return address !== undefined && address.length > START_OF_ADDRESS / 2 && !isCall.test(address);
}

/** Characters. */
const START_OF_ADDRESS = 4000;

type Heads = Record<string, string>;

const rawAnswer = (status: number, body: string, headers: Heads): string => {
  const all = {
    ...headers,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
};

function rawCall(status: number, heads: Heads): string {
  const body = JSON.stringify(new DomainError('BAD_REQUEST', 'The request could not be understood.').toBody());
  return rawAnswer(status, body, { ...heads, 'content-type': 'application/json; charset=utf-8' });
}

const rawPage = (status: number, heads: Heads): string =>
  rawAnswer(status, failurePage(new DomainError('BAD_REQUEST', TOO_LONG)), {
    ...heads,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': failurePolicy,
  });

/** Failures that Fastify makes itself. */
const frameworkFailures: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  404: ['NOT_FOUND', 'There is no such call.'],
  413: ['PAYLOAD_TOO_LARGE', 'That is more than the shop takes in one call.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Send JSON, or a form as application/x-www-form-urlencoded.'],
  429: ['TOO_MANY_REQUESTS', 'Too many requests. Please try again later.'],
};

function explain(error: FastifyError, request: FastifyRequest): DomainError {
  if (error instanceof DomainError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return explainValidation(error, request);
  if (isDatabaseAway(error)) return new DomainError('NOT_READY', 'The shop is busy. Please try again in a moment.');
  const [code, message] = frameworkFailures[error.statusCode ?? 500] ?? [];
  if (code && message) return new DomainError(code, message);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new DomainError('BAD_REQUEST', 'The request could not be understood.');
  }
  return new DomainError('INTERNAL', UNEXPECTED);
}

interface ValidationFailure {
  validation: FastifySchemaValidationError[];
  validationContext?: string | undefined;
}

/**
 * A rule of the contract's schemas with a sentence of its own is for the person who typed the value: breaking it is a
 * 422. Any other bad field is a program's mistake: 400.
 */
const sentences = new Set<string>(
  [...Object.values(messages), staffFaults, settingFaults].flatMap((group) => Object.values(group)),
);

function explainValidation(
  { validation, validationContext }: ValidationFailure,
  { query, body }: FastifyRequest,
): DomainError {
  // /api/customProducts/abc names nothing that exists (decision 102).
  if (validationContext === 'params') return new DomainError('NOT_FOUND', 'There is nothing at this address.');
  const sent = (validationContext === 'querystring' ? query : body) as
    Readonly<Record<string, unknown>> | null | undefined;
  const fields: Record<string, string> = {};
  let malformed = false;
  for (const issue of validation) {
    const name = issue.instancePath.slice(1);
    const { message = 'Not valid.' } = issue;
    fields[name || 'body'] ??= message;
    if (!sentences.has(message) || isWrongType(issue, sent?.[name])) malformed = true;
  }
  return malformed
    ? new DomainError('BAD_REQUEST', 'Some values are missing or are not what this call takes.', { fields })
    : new DomainError('INVALID', Object.values(fields)[0] ?? 'Some values are not valid.', { fields });
}

/** An absent field is the person's omission; text where a number belongs, or NaN, is a program's mistake. */
const isWrongType = ({ keyword, params }: FastifySchemaValidationError, sent: unknown): boolean =>
  keyword === 'invalid_type' && (sent !== undefined || params['received'] === 'NaN');

/**
 * The database cannot be reached, cannot write (a full disk, a read-only folder or server), or kept a lock too long.
 */
function isDatabaseAway(error: Error): boolean {
  const code = errorCode(error);
  return (
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/.test(code) ||
    /^(08\w{3}|25006|53\w{3}|55P03|57P0[123]|58030|40001|40P01)$/.test(code) ||
    /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN)/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/.test(
      error.message,
    )
  );
}
