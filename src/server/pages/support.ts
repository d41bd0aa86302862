/**
 * The page where support replays a saved visit, and the shop in its frame (docs/support.md). Neither holds data of the
 * shop, and no link leads here, nor a line of robots.txt, which would only give the address away.
 */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../plugins/contentPolicy';
import { EMPTY_POLICY } from './firstScripts';
import { readVariables } from './manifest';
import { SUPPORT_STYLE, supportDocument } from './supportDocument';

interface SupportOptions {
  /** The build's folder. */
  distFolder: string;
  /** The name of this release (contract/release, `releaseName`). */
  release: string;
  /** The path of a file that the page opens at once. */
  bundleUrl?: string;
}

const headers = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };
const hidden = { hide: true };

export async function supportPages(
  app: FastifyInstance,
  { distFolder, release, bundleUrl }: SupportOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(distFolder, 'support'),
    prefix: '/support/files/',
    preCompressed: true,
    // Their names are the same in every build.
    cacheControl: false,
    index: false,
    decorateReply: false,
    setHeaders: (reply) => reply.headers({ ...headers, 'cache-control': 'no-cache' }),
  });

  const variables = readVariables(distFolder);
  const data = { release, ...(bundleUrl !== undefined && { 'bundle-url': bundleUrl }) };
  const page = supportDocument({ title: 'Replay a visit', part: 'page', data });
  const shop = supportDocument({ title: 'The shop as a shopper saw it', part: 'shop', data: {}, sheets: variables });
  // A file comes from anybody, so its replay requests nothing from any other host, not even from those of
  // PICTURE_HOSTS.
  const nothing = { apiHost: '', scripts: [], styles: [SUPPORT_STYLE], trustedTypes: [] };
  const policy = pagePolicy(nothing);
  const styles = [...variables.map(({ text }) => text), SUPPORT_STYLE];
  /** The shop in the frame makes no calls, and only this server's pages may frame it. */
  const policyOfShop = {
    ...pagePolicy({ ...nothing, styles, trustedTypes: [EMPTY_POLICY] }),
    'connect-src': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  const guarded = (directives: typeof policy) => ({
    contentSecurityPolicy: { useDefaults: false as const, directives },
  });
  app.get(
    '/support',
    { schema: hidden, config: { helmet: guarded({ ...policy, 'frame-src': ["'self'"] }) } },
    (_request, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(page),
  );
  app.get(
    '/support/shop',
    {
      schema: hidden,
      config: { helmet: { ...guarded(policyOfShop), xFrameOptions: { action: 'sameorigin' as const } } },
    },
    (_request, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(shop),
  );
}
