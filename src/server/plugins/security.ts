import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Config } from './config';
import { basePolicy } from './contentPolicy';

/** A year, in seconds. */
const HTTPS_ONLY_FOR = 31_536_000;

/** What no page of the shop uses, so that nothing that gets into one can. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];
const PERMISSIONS_POLICY = unused.map((feature) => `${feature}=()`).join(', ');

/** What every answer that a browser may show says about itself. Pages name more in their content policy (server/pages). */
export default fp<Pick<Config, 'publicUrl' | 'apiHost' | 'allowedOrigins'>>(
  async (app, { publicUrl, apiHost, allowedOrigins }) => {
    // Answers are somebody's own unless they say otherwise, as pages, pictures and the catalogue do.
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers({ 'cache-control': 'no-store', 'permissions-policy': PERMISSIONS_POLICY });
      done();
    });
    const servedOverHttps = publicUrl?.startsWith('https:') ?? false;
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: basePolicy(apiHost) },
      strictTransportSecurity: servedOverHttps ? { maxAge: HTTPS_ONLY_FOR } : false,
      crossOriginResourcePolicy: { policy: allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    });
  },
  { name: 'security' },
);
