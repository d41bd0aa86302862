import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from './config';
import { basePolicy, callPolicy, type Policy } from './contentPolicy';
import { HTTPS_ONLY } from './earlyHeads';

/** What a page may say otherwise than others. */
interface OwnHeaders {
  contentSecurityPolicy: { useDefaults: false; directives: Policy };
  xFrameOptions?: { action: 'sameorigin' };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    helmet?: OwnHeaders;
    /** What every answer of the route carries, by name in small letters. */
    securityHeaders?: OutgoingHttpHeaders;
  }
}

/** What no page of the shop uses, so that nothing that gets into one can. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];
const PERMISSIONS_POLICY = unused.map((feature) => `${feature}=()`).join(', ');

/**
 * A call's answer is read by a script: what only steers a document would be bytes that nobody heeds, in each of them.
 * Its content policy lets nobody frame it, and nothing in it leads or sends anything elsewhere.
 */
const ofCall = {
  contentSecurityPolicy: { useDefaults: false, directives: callPolicy },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies HelmetOptions;

/** What the contract lists, against pages and files. */
const isCall = ({ schema }: RouteOptions): boolean => schema !== undefined && schema.hide !== true;

/**
 * What helmet sets for an answer under these options: the same for each, so a route asks it once.
 *
 * @throws on a policy that is none
 */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet(options)(request, answer, (error) => {
    if (error instanceof Error) throw error;
  });
  // Answers are somebody's own unless they say otherwise, as pages, pictures and the catalogue do.
  return { ...answer.getHeaders(), 'cache-control': 'no-store' };
}

type Options = Pick<Config, 'apiHost' | 'pictureHosts'> & { isHttps: (request: IncomingMessage) => boolean };

/**
 * What every answer says about itself, strictest where it is no page. Pages name more in their content policy
 * (server/pages); pictures and films alone let pages of other sites show them.
 */
export default fp<Options>(
  (app, { apiHost, pictureHosts, isHttps }, done) => {
    const base = {
      contentSecurityPolicy: { useDefaults: false, directives: basePolicy(apiHost, pictureHosts) },
      // Said below, of those answers only that went out over https.
      strictTransportSecurity: false,
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    } satisfies HelmetOptions;
    const pageHeaders = (own?: OwnHeaders): OutgoingHttpHeaders => ({
      ...headersOf({ ...base, ...own }),
      'permissions-policy': PERMISSIONS_POLICY,
    });
    const ofPage = pageHeaders();
    const ofEachCall = headersOf({ ...base, ...ofCall });
    app.addHook('onRoute', (route) => {
      const own = route.config?.helmet;
      const ofOthers = own ? pageHeaders(own) : ofPage;
      route.config = { ...route.config, securityHeaders: isCall(route) ? ofEachCall : ofOthers };
    });
    app.addHook('onRequest', (request, reply, next) => {
      // No route, no page: the answer is one of a failure, which may be a page.
      reply.headers(request.routeOptions.config.securityHeaders ?? ofPage);
      if (isHttps(request.raw)) reply.header('strict-transport-security', HTTPS_ONLY);
      next();
    });
    done();
  },
  { name: 'security' },
);
