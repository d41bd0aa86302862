/**
 * Who may call from where (decisions 4, 5): most writes are "simple" requests that any page could send, so an unsafe
 * method from another origin is refused unless ALLOWED_ORIGINS names it; those also get CORS answers with credentials.
 */
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ADDRESS_VERSION, CART_VERSION, ORDER_KEY, PRICE_RANGE, TOTAL_COUNT } from '../../contract/rules/headerNames';
import { DomainError } from '../lib/domainError';
import type { Config } from './config';
import { REQUEST_ID } from './requestLog';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const versions = [CART_VERSION, ADDRESS_VERSION];
const exposed = ['ETag', 'Retry-After', TOTAL_COUNT, PRICE_RANGE, ...versions, ORDER_KEY, REQUEST_ID];
const allowedToSend = ['Content-Type', 'Idempotency-Key', 'If-None-Match', ...versions, ORDER_KEY];
const corsHeaders = { 'access-control-allow-credentials': 'true', 'access-control-expose-headers': exposed.join(', ') };
const preflightHeaders = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': allowedToSend.join(', '),
  'access-control-max-age': '600',
};

const isOfStaff = /^\/admin(?:[/?]|$)/;

type Settings = Pick<Config, 'allowedOrigins' | 'publicUrl'>;

export default fp<Settings>(
  (app, { allowedOrigins, publicUrl }, done) => {
    const allowed = new Set(allowedOrigins);
    const own = publicUrl ? new URL(publicUrl) : undefined;

    app.addHook('onRequest', async (request, reply) => {
      const origin = request.headers.origin?.toLowerCase();
      // What staff do, no other site's page does for them.
      const isAllowed = origin !== undefined && allowed.has(origin) && !isOfStaff.test(request.url);
      if (allowed.size > 0) reply.header('vary', 'Origin');
      if (isAllowed) reply.headers({ 'access-control-allow-origin': origin, ...corsHeaders });
      if (isAllowed && request.method === 'OPTIONS') return reply.code(204).headers(preflightHeaders).send();
      if (!safeMethods.has(request.method) && !isAllowed && isForeign(request, origin, own)) {
        throw new DomainError('FORBIDDEN', 'This call may not be made from another site.');
      }
    });
    done();
  },
  { name: 'origins' },
);

function isForeign(request: FastifyRequest, origin: string | undefined, own: URL | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  // A program that is no browser sends no Origin, and holds no other person's cookie either.
  if (origin === undefined || origin === own?.origin) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  // At the public address the scheme is the public one: its http page may be anybody's on the way.
  if (host !== request.host.toLowerCase() || host === own?.host) return true;
  // Behind a proxy that is not trusted, only the browser knows whether both came by https.
  return protocol !== `${request.protocol}:` && site !== 'same-origin';
}
