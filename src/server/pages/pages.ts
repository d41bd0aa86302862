/**
 * The shop's pages and static files. A page holds nothing personal (that comes from local storage and from calls), so
 * it is rendered once, compressed once, and sent to everyone until the catalogue or the home sections change. The one
 * that holds an order was asked for by its key, and is sent once (decision 337).
 */
import type { IncomingMessage, Server } from 'node:http';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { renderPage } from '../../client/app/entryServer';
import type { ReadInside } from '../../client/app/insideReads';
import { findRoute } from '../../client/app/router/routes';
import { queryRead } from '../../client/lib/urlQuery';
import { isAccessPage, isMembersOnly, paths } from '../../client/lib/paths';
import { MAP_ORIGIN } from '../../contract/map';
import type { ShopFacts } from '../../contract/words';
import { shopFactsOf } from '../areas/home/shopWords';
import { FOR_EVER } from '../lib/cacheControl';
import { alsoBy } from '../lib/vary';
import { makeConcurrencyLimit } from '../load/concurrencyLimit';
import { makeBacklogDrain } from '../load/acceptBacklog';
import { pagePolicy, policyText } from '../plugins/contentPolicy';
import { adminPages } from './adminPages';
import { answerNotFound, answerTooLong, RETRY_AFTER } from './errors';
import { isCall } from './failurePage';
import type { Answer } from '../answers/precompressed';
import type { Suits } from '../answers/fastPath';
import { renderDocument } from './document';
import { PAGE_SCRIPTS, PAGE_TRUSTED_TYPES } from './firstScripts';
import { makeInsideReads } from './insideCalls';
import { readManifest } from './manifest';
import { orderPageAddress } from './orderKey';
import { siteFiles } from './siteFiles';
import { supportPages } from './support';

interface PagesOptions {
  /** The build's folder. */
  distFolder: string;
  /** `{host}` of the client's calls; '' for the same origin. */
  apiHost: string;
  /** Origins whose pictures and films pages show besides the shop's own. */
  pictureHosts?: readonly string[];
  /** Whether the client sends passwords in the query string. */
  credentialsInQuery?: boolean;
  /**
   * PUBLIC_URL. Without it a page names its own addresses as paths, never by the request's Host header, but for a shop
   * that is tried on its own machine (`ownOrigin`).
   */
  publicUrl?: string | undefined;
  /** The same, or its fallback where an absolute address is needed. */
  shopUrl: string;
}

/**
 * The demo shop's films and the about page's pictures carry their hash in their name
 * (src/tools/drawing/contentHash.ts).
 */
const isHashed = /[/\\](?:videos|our-story)[/\\][a-z0-9-]+-[0-9a-f]{10}\.[a-z0-9]+$/;
const isFilm = /[/\\]videos[/\\][^/\\]+$/;

/** Characters. An advertisement's tags are long, and an encoded letter of another script takes nine. */
const LONGEST_ADDRESS = 8000;

/**
 * Pages that are rendered at once. Rendering and compressing occupy the core; between a few pages, short calls are
 * served.
 */
const DRAWN_AT_ONCE = 4;
/** Pages that wait: on a slow core the last one waits some seconds, and a later request gets 503. */
const MOST_WAITING = 60;
/** Milliseconds. With rendering and the network the answer comes long before a browser or the storefront gives up. */
const LONGEST_WAIT_MS = 6000;

/** A browser accepts text/html, a plain client anything, a script's call JSON. */
function wantsPage({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean {
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept === '*/*' && !isCall.test(url));
}

/** Client hint `Save-Data: on`: such a browser gets another page, with smaller pictures and without animation. */
const asksToSaveData = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /^\s*on\b/i.test(String(headers['save-data'] ?? ''));

/**
 * `http://localhost:3000`, where this very server is asked by a name of its own machine: such a page can name itself
 * whole. There are no more of these than names, so nobody makes up pages by them.
 */
function ownOrigin({ host = '' }: IncomingMessage['headers'], address: ReturnType<Server['address']>): string {
  const port = typeof address === 'object' ? address?.port : undefined;
  const asked = host.toLowerCase();
  return ['localhost', '127.0.0.1', '[::1]'].some((name) => asked === `${name}:${port}`) ? `http://${asked}` : '';
}

/** Pages that no browser stores, and whose address no other site gets as a referrer. */
const forOneOnly = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** The cache key of every address without a screen: made-up addresses share one page. */
const NOWHERE = '/404';

/**
 * What a page is rendered from, and its cache key: the path, and the parameters that its screen reads. An
 * advertisement's tags are left out. A personal page is rendered alike for everyone, without its query: a reset link's
 * token and the key of an order get into no page and no cache.
 */
function pageOf(url: string): { address: string; headers: Record<string, string>; orderKey?: string } {
  const [pathname = '/', ...rest] = url.split('?');
  if (isAccessPage(pathname) || isMembersOnly(pathname)) return { address: pathname, headers: forOneOnly };
  const search = rest.join('?');
  const ofOrder = orderPageAddress(pathname, search);
  if (ofOrder !== undefined) return { ...ofOrder, headers: forOneOnly };
  const { route } = findRoute({ pathname, search });
  return { address: `${route.path === '*' ? NOWHERE : pathname}${queryRead(search, route.reads ?? [])}`, headers: {} };
}

/** The map's one page may frame it, and no other (features/contact/ShopMap). */
const framesOf = (address: string, { position }: ShopFacts): string[] =>
  position && address === paths.contact ? [MAP_ORIGIN] : [];

export const pagesPlugin =
  (options: PagesOptions): FastifyPluginAsync =>
  async (app) => {
    const { distFolder, apiHost, pictureHosts = [], credentialsInQuery = false, publicUrl, shopUrl } = options;
    const manifest = readManifest(distFolder);
    const versions = () => app.catalog.version() * 1_000_003 + app.home.version();
    const limit = makeConcurrencyLimit(DRAWN_AT_ONCE, MOST_WAITING, LONGEST_WAIT_MS);
    const answers = app.responseCacheOf('pages', versions, limit);
    const drainBacklog = makeBacklogDrain(app.server);
    const readsFor = makeInsideReads(app, versions);
    const siteOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
      publicUrl ?? ownOrigin(headers, app.server.address());

    // A file under /assets has its hash in its name and never changes; those of public/ may, but for films and
    // pictures.
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
    await adminPages(app, { distFolder, pictureHosts });

    const page = async (
      url: string,
      headers: Record<string, string>,
      savesData: boolean,
      siteUrl: string,
      read: ReadInside,
    ): Promise<Answer> => {
      await drainBacklog();
      const rendered = await renderPage(url, read, siteUrl, savesData);
      const shop = shopFactsOf(app.home.rows().items);
      const api = { apiHost, credentialsInQuery };
      const { html, ...inside } = renderDocument(rendered, manifest, api, shop, headers === forOneOnly);
      const frames = framesOf(url, shop);
      const own = { ...inside, scripts: PAGE_SCRIPTS, frames, trustedTypes: PAGE_TRUSTED_TYPES };
      const policy = pagePolicy({ apiHost, pictureHosts, ...own });
      return {
        html,
        status: rendered.status,
        headers: {
          ...headers,
          ...(rendered.status === 503 && { 'retry-after': String(RETRY_AFTER) }),
          'content-security-policy': policyText(policy),
        },
      };
    };

    app.route({
      method: 'GET',
      url: '/*',
      exposeHeadRoute: true,
      schema: { hide: true },
      handler: (request, reply) => {
        if (!wantsPage(request)) return answerNotFound(request, reply);
        if (request.url.length > LONGEST_ADDRESS) return answerTooLong(request, reply);
        const { address, headers, orderKey } = pageOf(request.url);
        const savesData = asksToSaveData(request);
        const siteUrl = siteOf(request);
        const read = readsFor(request.ip, orderKey);
        const draw = () => page(address, headers, savesData, siteUrl, read);
        reply.header('vary', alsoBy(reply, 'Save-Data'));
        if (orderKey !== undefined) return answers.sendOnce(request, reply, draw);
        // The query of a personal page stays out of every cache.
        const suits: Suits =
          address === request.url
            ? (other) => wantsPage(other) && asksToSaveData(other) === savesData && siteOf(other) === siteUrl
            : () => false;
        const key = `${siteUrl}${savesData ? ' save-data ' : ' '}${address}`;
        return answers.send(request, reply, key, draw, suits);
      },
    });
  };
