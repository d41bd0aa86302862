/**
 * The shop's pages and static files. A page holds nothing of one shopper (that comes from local storage and calls of its
 * own), so it is rendered once, compressed once, and sent to everyone until the catalogue or the home sections change.
 */
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { renderPage } from '../../client/app/entryServer';
import { findRoute } from '../../client/app/routes';
import { queryRead } from '../../client/lib/addressQuery';
import { isAccessPage, isMembersOnly, paths } from '../../client/lib/paths';
import { MAP_ORIGIN } from '../../contract/map';
import type { ShopFacts } from '../../contract/words';
import { shopFactsOf } from '../areas/home/shopWords';
import { makeConcurrencyLimit } from '../load/concurrencyLimit';
import { makeBacklogDrain } from '../load/acceptBacklog';
import { pagePolicy, policyText } from '../plugins/contentPolicy';
import { answerNotFound, answerTooLong } from '../plugins/errors';
import { isCall } from './failurePage';
import type { Answer } from '../answers/precompressed';
import type { Suits } from '../answers/fastPath';
import { renderDocument } from './document';
import { PAGE_SCRIPTS, PAGE_TRUSTED_TYPES } from './firstScripts';
import { readManifest } from './manifest';
import { siteFiles } from './siteFiles';
import { supportPages } from './support';

interface PagesOptions {
  /** Where the build lies. */
  distFolder: string;
  /** `{host}` of the client's calls; '' for the same origin. */
  apiHost: string;
  /** Origins whose pictures and films pages show besides the shop's own. */
  pictureHosts?: readonly string[];
  /** Whether those that carry a password put it into the query string. */
  credentialsInQuery?: boolean;
  /** Where the public reaches the shop (PUBLIC_URL). Without it a page names its own addresses as paths, never by the host that a request names. */
  publicUrl?: string | undefined;
  /** The same, or what stands in for it where an address must be whole. */
  shopUrl: string;
}

/** The demo shop's films and the about page's pictures carry their hash in their name (src/build/contentHash.js). */
const isHashed = /[/\\](?:videos|our-story)[/\\][a-z0-9-]+-[0-9a-f]{10}\.[a-z0-9]+$/;
const isFilm = /[/\\]videos[/\\][^/\\]+$/;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Characters. An advertisement's tags are long, and a letter of another script takes nine. */
const LONGEST_ADDRESS = 8000;

/** Drawing and compressing a page takes the whole core for a while: between a few at a time, calls that take little find their turn. */
const DRAWN_AT_ONCE = 4;
/** The last in line waits for some seconds on a slow core; whoever comes after it is told to try again. */
const MOST_WAITING = 60;
/** Milliseconds. With the drawing itself and the way there, a shopper has an answer long before a browser or the storefront gives up. */
const LONGEST_WAIT_MS = 6000;

/** Answers the page's own calls inside this process; `asker` is the address of who asked for the page. */
const callInside =
  (app: FastifyInstance, asker: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? undefined : await request.text();
    const answer = await app.inject({
      method: request.method as 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      ...(body !== undefined && { payload: body }),
      remoteAddress: asker,
    });
    const bodyless = answer.statusCode === 204 || answer.statusCode === 304;
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(bodyless ? null : answer.body, { status: answer.statusCode, headers });
  };

/** A browser asks for text/html; a plain client takes anything. A script's call names JSON. */
function wantsPage({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean {
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept === '*/*' && !isCall.test(url));
}

/** Client hints: `Save-Data: on`. Such a browser gets a page of its own, with smaller pictures and nothing that moves. */
const asksToSaveData = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => /^\s*on\b/i.test(String(headers['save-data'] ?? ''));

/** What no browser keeps on its disk, and whose address no other site reads. */
const forOneOnly = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** Where no screen is: one page for all the addresses that can be made up. */
const NOWHERE = '/404';

/**
 * What a page is drawn from, and kept under: its path, and of its query what its screen reads. An advertisement's tags
 * make no page of their own. A page of somebody's own is drawn alike for everyone, whatever is asked: a reset link's
 * token goes into no page and into no memory.
 */
function pageOf(url: string): { address: string; headers: Record<string, string> } {
  const [pathname = '/', ...rest] = url.split('?');
  if (isAccessPage(pathname) || isMembersOnly(pathname)) return { address: pathname, headers: forOneOnly };
  const search = rest.join('?');
  const { route } = findRoute({ pathname, search });
  return { address: `${route.path === '*' ? NOWHERE : pathname}${queryRead(search, route.reads ?? [])}`, headers: {} };
}

/** The map's one page may frame it, and no other (features/contact/ShopMap). */
const framesOf = (address: string, { position }: ShopFacts): string[] =>
  position && address === paths.contact ? [MAP_ORIGIN] : [];

export const pagesPlugin = (options: PagesOptions): FastifyPluginAsync =>
  async (app) => {
    const { distFolder, apiHost, pictureHosts = [], credentialsInQuery = false, publicUrl, shopUrl } = options;
    const manifest = readManifest(distFolder);
    const versions = () => app.catalog.version() * 1_000_003 + app.home.version();
    const answers = app.responseCacheOf(versions, makeConcurrencyLimit(DRAWN_AT_ONCE, MOST_WAITING, LONGEST_WAIT_MS));
    const drainBacklog = makeBacklogDrain(app.server);

    // A file under /assets carries its hash in its name and never changes; what lies in public/ may, but for films and own pictures.
    await app.register(fastifyStatic, {
      root: path.join(distFolder, 'client'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    });
    await app.register(fastifyStatic, {
      root: path.join(distFolder, 'public'),
      prefix: '/',
      wildcard: false,
      maxAge: '1h',
      index: false,
      decorateReply: false,
      setHeaders: (reply, file) => {
        if (isHashed.test(file)) reply.header('cache-control', FOR_EVER);
        // The demo shop's films are shown by a storefront on another origin too, as its pictures are.
        if (isFilm.test(file)) reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });

    await siteFiles(app, { answers, publicUrl, shopUrl });
    await supportPages(app, { distFolder, release: manifest.release });

    const page = async (
      url: string,
      headers: Record<string, string>,
      savesData: boolean,
      asker: string,
    ): Promise<Answer> => {
      await drainBacklog();
      const rendered = await renderPage(url, callInside(app, asker), publicUrl ?? '', savesData);
      const shop = shopFactsOf(app.home.rows().items);
      const api = { apiHost, credentialsInQuery };
      const { html, ...inside } = renderDocument(rendered, manifest, api, shop, headers === forOneOnly);
      const frames = framesOf(url, shop);
      const own = { ...inside, scripts: PAGE_SCRIPTS, frames, trustedTypes: PAGE_TRUSTED_TYPES };
      const policy = pagePolicy({ apiHost, pictureHosts, ...own });
      return { html, status: rendered.status, headers: { ...headers, 'content-security-policy': policyText(policy) } };
    };

    app.route({
      method: 'GET',
      url: '/*',
      exposeHeadRoute: true,
      schema: { hide: true },
      handler: (request, reply) => {
        if (!wantsPage(request)) return answerNotFound(request, reply);
        if (request.url.length > LONGEST_ADDRESS) return answerTooLong(request, reply);
        const { address, headers } = pageOf(request.url);
        const savesData = asksToSaveData(request);
        reply.header('vary', [reply.getHeader('vary'), 'Save-Data'].filter(Boolean).join(', '));
        // What an address of somebody's own carries after `?` stays out of every memory.
        const suits: Suits = address === request.url ? (other) => wantsPage(other) && asksToSaveData(other) === savesData : () => false;
        const key = savesData ? `save-data ${address}` : address;
        return answers.send(request, reply, key, () => page(address, headers, savesData, request.ip), suits);
      },
    });
  };
