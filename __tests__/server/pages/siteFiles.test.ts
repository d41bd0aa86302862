/** robots.txt, the sitemap, the web manifest and the shop's own pictures. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { routes } from '../../../src/client/app/router/routes';
import { colour } from '../../../src/client/ui/theme/tokens';
import { ENTRIES_A_FILE, sitemapIndex, sitemapXml } from '../../../src/server/pages/sitemap';
import { buildTestApp } from '../../support/server/buildTestApp';
import type { TestShop } from '../../support/server/buildTestApp';
import { distFolder, localPages, publicPages, site } from '../../support/server/builtPages';
import { calls } from '../../support/server/calls';
import { categoryRow, mainCategories, NOW, productRow, subcategoryRow } from '../../support/data/rows';

const pages = publicPages();

let shop: TestShop;
// One for all: no test counts what an earlier one added to the catalogue.
beforeAll(async () => {
  shop = await buildTestApp({
    pages,
    rows: {
      category: [...mainCategories, categoryRow(6, 'Away', { hidden: 1 })],
      subcategory: [subcategoryRow(1, 3, 'Bibs & caps'), subcategoryRow(2, 3, 'Nothing here')],
      product: [
        productRow({ id: 1, subcategory_id: 1 }),
        productRow({ id: 2, hidden: 1 }),
        productRow({ id: 3, category_id: 6 }),
        productRow({ id: 4, updated_at: NOW - 86_400_000 }),
      ],
    },
  });
});
afterAll(() => shop?.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

describe('files for crawlers and home screens', () => {
  it('keeps crawlers out of carts, checkouts and every call, and shows them pages, pictures and the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.trimEnd().split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines.at(-1)).toBe(`Sitemap: ${site}/sitemap.xml`);
    const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length));
    expect(closed).toEqual(
      expect.arrayContaining(['/cart', '/checkout', '/payment-successful', '/payment-unsuccessful']),
    );
    const isClosed = (url: string) => closed.some((start) => url.startsWith(start));
    for (const url of [
      '/',
      '/shop',
      '/shop?category=Kids',
      '/productdetails/1',
      '/pictures/640/x.jpg',
      '/assets/main.js',
      '/link-preview.jpg',
      '/sitemap',
    ]) {
      expect([url, isClosed(url)]).toEqual([url, false]);
    }
    const paths = calls
      .map(({ name }) => name.split(' ')[1] ?? '')
      .filter((address) => !/^\/(healthz|readyz)$/.test(address));
    expect(paths.filter((address) => !isClosed(address) && !isClosed(`${address}/`))).toEqual([]);
  });

  it.each(['/login', '/signup', '/forgot-password', '/reset', '/wishlist', '/profile', '/order-history'])(
    'closes %s, once the shop has it: it is one shopper’s own',
    async (url) => {
      if (!routes.some(({ path: route }) => route === url)) return;
      expect((await get('/robots.txt')).body.split('\n')).toContain(`Disallow: ${url}`);
    },
  );

  it('lists every page, filled category and visible product once, by its canonical address', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">/,
    );
    const found = addresses(body);
    expect(found).toEqual(
      expect.arrayContaining([
        `${site}/`,
        `${site}/shop`,
        `${site}/shop?category=Kids`,
        `${site}/shop?category=Kids&amp;subcategory=Bibs+%26+caps`,
        `${site}/productdetails/1`,
        `${site}/productdetails/4`,
      ]),
    );
    expect(new Set(found).size).toBe(found.length);
    const hidden = ['/productdetails/2', '/productdetails/3', '/shop?category=Men', '/shop?category=Away'];
    for (const gone of ['/cart', '/checkout', '/payment-successful', ...hidden]) {
      expect(found).not.toContain(`${site}${gone}`);
    }
    expect(body).not.toContain('Nothing');
    expect(body).toContain(`<url><loc>${site}/productdetails/1</loc><lastmod>2026-11-20</lastmod></url>`);
    expect(body).toContain(`<url><loc>${site}/productdetails/4</loc><lastmod>2026-11-19</lastmod></url>`);
  });

  it('lists only addresses whose pages call themselves that and want to be found', async () => {
    for (const address of addresses((await get('/sitemap.xml')).body)) {
      const url = String(address).slice(site.length).replace(/&amp;/g, '&');
      const { body, statusCode } = await get(url, { accept: 'text/html' });
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).toContain(`<link rel="canonical" href="${address}">`);
      expect(body).not.toContain('name="robots"');
    }
  });

  it('sends the sitemap compressed, answers 304 while nothing changed, and shows a new product at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => shop.addProduct({ name: `Jhabla ${index}` })));
    const first = await get('/sitemap.xml', { 'accept-encoding': 'br, gzip' });
    expect(first.headers['content-encoding']).toBe('br');
    expect((await get('/sitemap.xml', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    const etag = String(first.headers.etag);
    expect((await get('/sitemap.xml', { 'if-none-match': etag })).statusCode).toBe(304);
    const id = await shop.addProduct({ name: 'Bib' });
    const second = await get('/sitemap.xml', { 'if-none-match': etag });
    expect(second.statusCode).toBe(200);
    expect(addresses(second.body)).toContain(`${site}/productdetails/${id}`);
  });

  it('splits what one file may not hold', async () => {
    expect(ENTRIES_A_FILE).toBe(50_000);
    expect(addresses(sitemapIndex(2, site))).toEqual([`${site}/sitemap-1.xml`, `${site}/sitemap-2.xml`]);
    expect(addresses(sitemapXml([{ path: '/shop?a=1&b=2' }], site))).toEqual([`${site}/shop?a=1&amp;b=2`]);
    expect((await get('/sitemap-1.xml')).body).toBe((await get('/sitemap.xml')).body);
    for (const url of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
      expect((await get(url)).statusCode).toBe(404);
  });

  it('names no sitemap while the shop does not know where the public reaches it, and never the host of a request', async () => {
    const local = await buildTestApp({ pages: localPages() });
    const headers = { host: 'evil.example' };
    expect((await local.app.inject({ url: '/robots.txt', headers })).body).not.toContain('Sitemap');
    const { body } = await local.app.inject({ url: '/sitemap.xml', headers });
    expect(addresses(body)[0]).toBe('http://localhost:3000/');
    expect(body).not.toContain('evil.example');
    await local.close();
  });

  it('can be kept on a home screen', async () => {
    const { headers, ...answer } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      name: 'Jhabla & Co.',
      start_url: '/',
      theme_color: colour.paper,
      background_color: colour.paper,
    });
  });

  it('has a link preview of 1200 by 630 below 300 KB, and an icon for every place that asks for one', async () => {
    const folder = path.join(distFolder, 'public');
    const preview = path.join(folder, 'link-preview.jpg');
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect((await stat(preview)).size).toBeLessThan(300_000);
    // A drawing, not a plain ground: the picture has dark, light and many colours.
    const { channels } = await sharp(preview).stats();
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(15);

    const { icons } = (await get('/manifest.webmanifest')).json<{ icons: { src: string; sizes: string }[] }>();
    for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { width, height, hasAlpha } = await sharp(path.join(folder, src)).metadata();
      expect([src, `${width}x${height}`, hasAlpha]).toEqual([src, sizes, false]);
    }
    const ico = await readFile(path.join(folder, 'favicon.ico'));
    expect(ico.readUInt32LE(18)).toBe(22);
    expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });
});
