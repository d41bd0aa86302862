/** robots.txt, the sitemap and the web manifest, made of the same routes, products and brand as the pages. */
import type { FastifyInstance } from 'fastify';
import { loadScreen } from '../../client/app/router/loadedScreens';
import { routes } from '../../client/app/router/routes';
import { colour } from '../../client/ui/theme/tokens';
import { brand } from '../../contract/brand';
import { shopFactsOf } from '../areas/home/shopWords';
import type { ResponseCache } from '../answers/responseCache';
import { callAreas } from './callAreas';
import { ENTRIES_A_FILE, sitemapEntries, sitemapIndex, sitemapXml } from './sitemap';

interface SiteFiles {
  answers: ResponseCache;
  publicUrl: string | undefined;
  shopUrl: string;
}

const xml = 'application/xml; charset=utf-8';

/** The paths of pages without a parameter: those for search engines, and those that are one shopper's own. */
async function fixedPages(): Promise<{ listed: string[]; unlisted: string[] }> {
  const fixed = routes.filter(({ path }) => !/[:*]/.test(path));
  const screens = await Promise.all(
    fixed.map(async (route) => ({ path: route.path, screen: await loadScreen(route) })),
  );
  const of = (unlisted: boolean) =>
    screens.filter(({ screen }) => (screen.unlisted ?? false) === unlisted).map(({ path }) => path);
  return { listed: of(false), unlisted: of(true) };
}

export async function siteFiles(app: FastifyInstance, { answers, publicUrl, shopUrl }: SiteFiles): Promise<void> {
  const pages = await fixedPages();
  const robots = robotsText(pages.unlisted, publicUrl);
  const hidden = { schema: { hide: true } };

  app.get('/robots.txt', hidden, (request, reply) =>
    answers.send(request, reply, '/robots.txt', () => ({ text: robots, type: 'text/plain; charset=utf-8' })),
  );
  app.get('/manifest.webmanifest', hidden, (request, reply) =>
    answers.send(request, reply, '/manifest.webmanifest', () => ({
      text: webManifest(shopFactsOf(app.home.rows().items).strapLine),
      type: 'application/manifest+json; charset=utf-8',
    })),
  );

  const entries = () => sitemapEntries(app.catalog, pages.listed);
  app.get('/sitemap.xml', hidden, (request, reply) =>
    answers.send(request, reply, '/sitemap.xml', () => {
      const all = entries();
      const files = Math.ceil(all.length / ENTRIES_A_FILE);
      return { text: files > 1 ? sitemapIndex(files, shopUrl) : sitemapXml(all, shopUrl), type: xml };
    }),
  );
  app.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d{0,3}$).xml', hidden, (request, reply) => {
    const from = (Number(request.params.number) - 1) * ENTRIES_A_FILE;
    const part = entries().slice(from, from + ENTRIES_A_FILE);
    if (part.length === 0) {
      reply.callNotFound();
      return;
    }
    return answers.send(request, reply, `/sitemap-${request.params.number}.xml`, () => ({
      text: sitemapXml(part, shopUrl),
      type: xml,
    }));
  });
}

/**
 * Closes a shopper's own pages to crawlers, and the calls, whose answers are in the pages already.
 *
 * @param publicUrl without it the sitemap is not named, since its address must be a whole one
 */
function robotsText(ownPages: readonly string[], publicUrl: string | undefined): string {
  const closed = [...ownPages, ...callAreas.map((area) => `/${area}/`)];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  if (publicUrl) lines.push('', `Sitemap: ${publicUrl}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

/** The web manifest, for a phone's home screen. `minimal-ui` has a Back button, which links to other sites need. */
const webManifest = (strapLine?: string): string =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    ...(strapLine !== undefined && { description: `${strapLine}.` }),
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colour.paper,
    theme_color: colour.paper,
    // The drawing keeps clear of the edges, so it may be cut round.
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
