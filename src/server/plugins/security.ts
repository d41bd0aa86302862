import type { IncomingMessage } from 'node:http';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from './config';
import { basePolicy, callPolicy } from './contentPolicy';
import { HTTPS_ONLY } from './earlyHeads';

/** What no page of the shop uses, so that nothing that gets into one can. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];
const PERMISSIONS_POLICY = unused.map((feature) => `${feature}=()`).join(', ');

/**
 * A call's answer is read by a script: what only steers a document would be bytes that nobody heeds, in each of them.
 */
const ofCall: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: callPolicy },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** What the contract lists, against pages and files. */
const isCall = ({ schema }: Pick<RouteOptions, 'schema'>): boolean => schema !== undefined && schema.hide !== true;

type Options = Pick<Config, 'apiHost' | 'pictureHosts'> & { isHttps: (request: IncomingMessage) => boolean };

/**
 * What every answer says about itself, strictest where it is no page. Pages name more in their content policy
 * (server/pages); pictures and films alone let pages of other sites show them.
 */
export default fp<Options>(
  async (app, { apiHost, pictureHosts, isHttps }) => {
    // Answers are somebody's own unless they say otherwise, as pages, pictures and the catalogue do.
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('cache-control', 'no-store');
      if (!isCall(request.routeOptions)) reply.header('permissions-policy', PERMISSIONS_POLICY);
      if (isHttps(request.raw)) reply.header('strict-transport-security', HTTPS_ONLY);
      done();
    });
    app.addHook('onRoute', (route) => {
      if (isCall(route)) route.helmet ??= ofCall;
    });
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: basePolicy(apiHost, pictureHosts) },
      // Said above, of those answers only that went out over https.
      strictTransportSecurity: false,
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    });
  },
  { name: 'security' },
);
