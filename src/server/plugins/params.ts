/**
 * The requirements write the parameters of many POST calls after `?`; the server takes them from there or from a form
 * body of the same names (docs/contract.md section 1). Where both are sent the body counts (decision 100).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '../../contract/rules/isObject';
import { DomainError } from '../lib/domainError';

const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false;

/** For calls whose schema reads the query string. */
export const formIntoQuery = (request: FastifyRequest, _reply: unknown, done: () => void): void => {
  if (isForm(request) && isObject(request.body)) request.query = { ...(request.query as object), ...request.body };
  done();
};

/** For calls whose schema reads a form. */
export const queryIntoForm = (request: FastifyRequest, _reply: unknown, done: () => void): void => {
  if (request.body === undefined || isObject(request.body))
    request.body = { ...(request.query as object), ...request.body };
  done();
};

/**
 * PostgreSQL cannot store the character NUL, and no shopper can type it. In routes from here on, after all that they do
 * before validation.
 */
export function refuseNul(app: FastifyInstance): void {
  const refuse = (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void => {
    const hasNul = holdsNul([request.params, request.query, request.body]);
    done(hasNul ? new DomainError('BAD_REQUEST', 'The request holds a character that no text has.') : undefined);
  };
  // The caller is checked first (authorization.ts).
  app.addHook('onRoute', (route) => {
    route.preValidation = [route.preValidation ?? [], refuse].flat();
  });
}

/**
 * In a text or a name, however deep. Without recursion, which a body of brackets alone would drive out of the stack.
 */
function holdsNul(sent: unknown): boolean {
  const left: unknown[] = [sent];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) left.push(name, inner);
  }
  return false;
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

/**
 * For a call whose body is a bare value, which some clients send as text (decision 108). Give it a scope of its own.
 */
export function acceptText(scope: FastifyInstance): void {
  scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}
