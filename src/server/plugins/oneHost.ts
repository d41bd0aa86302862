/**
 * A request names one host (RFC 9112 section 3.2): of two, a proxy may go by the one and the shop by the other. Node
 * keeps the first and says nothing of a second.
 */
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { DomainError } from '../lib/domainError';

type Head = Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>;

/** One name or address, with its port. */
const HOST = /^[\w.:[\]-]+$/;

/** Clients from before HTTP/1.1 name none. */
export function namesOneHost({ rawHeaders, httpVersion }: Head): boolean {
  let hosts = 0;
  let isName = true;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    hosts += 1;
    isName &&= HOST.test(rawHeaders[at + 1] ?? '');
  }
  return (hosts === 1 && isName) || (hosts === 0 && httpVersion === '1.0');
}

export default fp(
  (app, _options, done) => {
    app.addHook('onRequest', (request, _reply, next) =>
      next(namesOneHost(request.raw) ? undefined : new DomainError('BAD_REQUEST', 'A request names one host, once.')),
    );
    done();
  },
  { name: 'oneHost' },
);
