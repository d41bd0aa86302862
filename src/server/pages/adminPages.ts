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
import { brand } from '../../contract/brand';
import { policyText, type Policy } from '../plugins/contentPolicy';
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

const hasCookie = ({ headers }: FastifyRequest): boolean => /(?:^|;\s*)(?:__Host-)?staff=/.test(headers.cookie ?? '');

/** Whose code the first view needs, beside the entry. */
function screensOf(pathname: string, isKnown: boolean): string[] {
  if (pathname === SET_UP) return ['screen-set-up'];
  if (!isKnown) return ['screen-login'];
  return /^\/admin\/?(?:orders\b|$)/.test(pathname) ? ['desk', 'screen-orders'] : ['desk'];
}

/** What the desk asks first, begun while its scripts still come: who this is, and the orders that are shown at first. */
function callsOf(url: string, screens: readonly string[]): string[] {
  if (!screens.includes('desk')) return [];
  return screens.includes('screen-orders') && !/orders\/.|\?/.test(url) ? ['me', 'orders'] : ['me'];
}

const field = (name: string, label: string, type: string, fills: string): string =>
  `<label for="early-${name}">${label}</label><input id="early-${name}" name="${name}" type="${type}" autocomplete="${fills}">`;

/**
 * The login as src/admin draws it, so that it stands there and takes what is typed while the scripts come; they go on
 * with it (admin/browser/earlyFields.ts). It is no form: nothing of it can be sent by itself.
 */
const EARLY_LOGIN = `<main class="entry early-login">
<p class="entry-brand">${escape(brand.name)}</p>
<div class="entry-card">
<h1>Log in for staff</h1>
${field('email', 'E-mail address', 'email', 'username')}
${field('password', 'Password', 'password', 'current-password')}
<button type="button" disabled>Next</button>
</div>
</main>`;

/** The desk's frame until the scripts are there. */
const EARLY_DESK = `<div class="early-desk">
<p class="frame-brand">${escape(brand.name)}</p>
<div class="waiting">${'<span class="waiting-line"></span>'.repeat(8)}</div>
</div>`;

/** Ant Design writes its styles as it draws, each with this page's nonce. */
const policyOf = (nonce: string, pictureHosts: readonly string[]): Policy => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", `'nonce-${nonce}'`],
  'style-src': ["'self'", `'nonce-${nonce}'`, "'report-sample'"],
  'img-src': ["'self'", 'data:', ...pictureHosts],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** What stands there until the scripts are there, by the first of the screens whose code comes. */
const early: Record<string, string> = { 'screen-login': EARLY_LOGIN, desk: EARLY_DESK };

interface AdminOptions {
  /** The build's folder. */
  distFolder: string;
  /** Origins whose pictures are shown besides the shop's own. */
  pictureHosts: readonly string[];
}

export async function adminPages(app: FastifyInstance, { distFolder, pictureHosts }: AdminOptions): Promise<void> {
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

  const sheet = (chunks['main']?.css ?? [])
    .map((file) => readFileSync(path.join(distFolder, 'admin', file), 'utf8'))
    .join('');

  const documentOf = (url: string, isKnown: boolean, nonce: string): string => {
    const screens = screensOf(url.split('?')[0] ?? '', isKnown);
    const filesOf = (kind: keyof Chunk, names: readonly string[]) => [
      ...new Set(names.flatMap((name) => chunks[name]?.[kind] ?? [])),
    ];
    const sheets = filesOf('css', screens).map((file) => `<link rel="stylesheet" href="${ASSETS}${file}">`);
    const scripts = filesOf('js', ['main', ...screens]).map(
      (file) => `<script src="${ASSETS}${file}" nonce="${nonce}" defer></script>`,
    );
    const calls = callsOf(url, screens).map(
      (call) => `<link rel="preload" href="${CALLS}${call}" as="fetch" crossorigin>`,
    );
    return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${calls.join('\n')}
<meta name="robots" content="noindex, nofollow">
<title>${escape(`Staff – ${brand.name}`)}</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${sheet}</style>
${scripts.join('\n')}
</head>
<body>
<div id="root" data-cookie="${isKnown ? 'some' : 'none'}">${early[screens[0] ?? ''] ?? ''}</div>
<div id="portals"></div>
<noscript>This page needs JavaScript.</noscript>
${sheets.join('\n')}
</body>
</html>
`;
  };

  const answer = (request: FastifyRequest, reply: FastifyReply): unknown => {
    if (request.url.startsWith(CALLS) || request.url.startsWith(ASSETS)) return answerNotFound(request, reply);
    const nonce = randomBytes(16).toString('base64');
    const isKnown = hasCookie(request);
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'content-security-policy': policyText(policyOf(nonce, pictureHosts)),
      })
      .type('text/html; charset=utf-8')
      .send(documentOf(request.url, isKnown, nonce));
  };
  for (const url of ['/admin', '/admin/*']) app.get(url, { schema: { hide: true } }, answer);
}
