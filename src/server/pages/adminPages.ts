/**
 * The staff's application (src/admin): one small page for every address below /admin, which the browser's scripts fill.
 * It holds nothing of the shop, is in no cache, and says itself whether the browser has a staff cookie, so that a
 * stranger gets the login without a question.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { colour } from '../../client/ui/theme/tokens';
import { brand } from '../../contract/brand';
import { policyText, sourceHash, type Policy } from '../plugins/contentPolicy';
import { answerNotFound } from './errors';
import { escape } from './escape';
import { notBuilt } from './release';

interface Chunk {
  js: string[];
  css: string[];
}
type Chunks = Record<string, Chunk>;

const ASSETS = '/admin/assets/';
const CALLS = '/admin/api/';
const SET_UP = '/admin/set-up';

/** @throws when the shop was not built */
function readChunks(distFolder: string): Chunks {
  const file = path.join(distFolder, 'adminManifest.json');
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { chunks: Chunks }).chunks;
  } catch {
    throw notBuilt(file);
  }
}

/** The ground of the page until the scripts are there. */
const STYLE = `html{background:${colour.paper}}@media (prefers-color-scheme:dark){html{background:#171222}}`;

const hasCookie = ({ headers }: FastifyRequest): boolean => /(?:^|;\s*)(?:__Host-)?staff=/.test(headers.cookie ?? '');

/** Which screen's code the first view needs, beside the entry. */
function screenOf(pathname: string, isKnown: boolean): string {
  if (pathname === SET_UP) return 'screen-set-up';
  return isKnown ? 'desk' : 'screen-login';
}

/** Ant Design writes its styles as it draws, each with this page's nonce. */
const policyOf = (nonce: string): Policy => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", `'nonce-${nonce}'`],
  'style-src': ["'self'", `'nonce-${nonce}'`, sourceHash(STYLE)],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

export async function adminPages(app: FastifyInstance, { distFolder }: { distFolder: string }): Promise<void> {
  const chunks = readChunks(distFolder);
  await app.register(fastifyStatic, {
    root: path.join(distFolder, 'admin'),
    prefix: ASSETS,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });

  const documentOf = (screen: string, isKnown: boolean, nonce: string): string => {
    const filesOf = (kind: keyof Chunk) => [...new Set(['main', screen].flatMap((name) => chunks[name]?.[kind] ?? []))];
    const sheets = filesOf('css').map((file) => `<link rel="stylesheet" href="${ASSETS}${file}">`);
    const scripts = filesOf('js').map((file) => `<script src="${ASSETS}${file}" nonce="${nonce}" defer></script>`);
    return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow">
<title>${escape(`Staff – ${brand.name}`)}</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
${sheets.join('\n')}
${scripts.join('\n')}
</head>
<body>
<div id="root" data-cookie="${isKnown ? 'some' : 'none'}"></div>
<noscript>This page needs JavaScript.</noscript>
</body>
</html>
`;
  };

  const answer = (request: FastifyRequest, reply: FastifyReply): unknown => {
    if (request.url.startsWith(CALLS) || request.url.startsWith(ASSETS)) return answerNotFound(request, reply);
    const nonce = randomBytes(16).toString('base64');
    const isKnown = hasCookie(request);
    const pathname = request.url.split('?')[0] ?? '';
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'content-security-policy': policyText(policyOf(nonce)),
      })
      .type('text/html; charset=utf-8')
      .send(documentOf(screenOf(pathname, isKnown), isKnown, nonce));
  };
  for (const url of ['/admin', '/admin/*']) app.get(url, { schema: { hide: true } }, answer);
}
