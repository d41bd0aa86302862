import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Config } from './config';

/** What every answer that a browser may show says about itself. Page state travels as `<script type="application/json">`, which runs nothing. */
export default fp<Pick<Config, 'publicUrl' | 'apiHost' | 'allowedOrigins'>>(
  async (app, { publicUrl, apiHost, allowedOrigins }) => {
    // Answers are somebody's own unless they say otherwise, as pages, pictures and the catalogue do.
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    const servedOverHttps = publicUrl?.startsWith('https:') ?? false;
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'script-src': ["'self'"],
          // antd writes its styles into the page while it runs.
          'style-src': ["'self'", "'unsafe-inline'"],
          'img-src': ["'self'", 'data:', 'https:'],
          'media-src': ["'self'", 'https:'],
          'font-src': ["'self'", 'data:'],
          'connect-src': apiHost ? ["'self'", new URL(apiHost).origin] : ["'self'"],
          'object-src': ["'none'"],
          'base-uri': ["'self'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
        },
      },
      strictTransportSecurity: servedOverHttps ? { maxAge: 15_552_000 } : false,
      crossOriginResourcePolicy: { policy: allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
  },
  { name: 'security' },
);
