/**
 * SPEC.md writes the parameters of many POST calls after `?`; the server takes them from there or from a form body of the same
 * names (CONTRACT.md section 1). Where both are sent the body counts (DECISIONS.md T100).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../domainError';

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false;

/** For calls whose schema reads the query string. */
export const formIntoQuery = (request: FastifyRequest, _reply: unknown, done: () => void): void => {
  if (isForm(request) && isFields(request.body)) request.query = { ...(request.query as object), ...request.body };
  done();
};

/** For calls whose schema reads a form. */
export const queryIntoForm = (request: FastifyRequest, _reply: unknown, done: () => void): void => {
  if (request.body === undefined || isFields(request.body)) request.body = { ...(request.query as object), ...request.body };
  done();
};

/** PostgreSQL cannot store the character NUL, and no shopper can type it. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const sent = [request.params, request.query, request.body];
    const hasNul = sent.some((part) => part !== undefined && part !== null && JSON.stringify(part).includes('\\u0000'));
    done(hasNul ? new DomainError('BAD_REQUEST', 'The request holds a character that no text has.') : undefined);
  });
}

/** fetch and axios may announce JSON and send nothing; that is no body. Anything but JSON and forms is 415. */
export function acceptBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}

/** For a call whose body is a bare value, which some clients send as text (DECISIONS.md T108). Give it a scope of its own. */
export function acceptText(scope: FastifyInstance): void {
  scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}
