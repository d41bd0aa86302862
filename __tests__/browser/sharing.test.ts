/** Whatever a page's head names is there, on the shop as built. */
import sharp from 'sharp';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { readHead } from '../support/server/pageHead';
import { firstOrAll } from '../support/lib/rounds';
import { shopInBrowser } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser();
const get = (path: string) => fetch(new URL(path, visit.shop.url), { headers: { accept: 'text/html' } });

describe('What a page’s head names', () => {
  it.each(['/', '/shop?category=kids', '/productdetails/174'])(
    'shows a picture of at most 300 KB when %s is shared, of the size that the page says',
    async (path) => {
      const { meta } = readHead(await (await get(path)).text());
      const answer = await get(meta['og:image'] ?? '');
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBeLessThanOrEqual(300_000);
      const { width, height } = await sharp(bytes).metadata();
      expect([String(width), String(height)]).toEqual([meta['og:image:width'], meta['og:image:height']]);
    },
  );

  it.each(['/', '/productdetails/174'])(
    'is the one place where %s asks for a picture ahead of the page',
    async (path) => {
      const [head, page] = (await (await get(path)).text()).split('<div id="root">');
      expect(head).toContain('<link rel="preload" as="image"');
      expect(page).not.toContain('rel="preload"');
    },
  );

  it('has every icon that the pages and the web manifest name', async () => {
    const html = await (await get('/')).text();
    const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(([, href]) =>
      String(href),
    );
    expect(links).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']);
    const { icons } = (await (await get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
    for (const path of [...links, ...icons.map(({ src }) => src)]) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        expect.stringMatching(/^image\/|^application\/manifest\+json/),
      ]);
    }
  });

  it('lets the facts for search engines stand beside the content policy, and shares each page as itself', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await page.goto(`${visit.shop.url}/shop`);
    await soon(async () => expect(await page.locator('script[type="application/ld+json"]').count()).toBeGreaterThan(0));
    const canonical = () => page.locator('link[rel="canonical"]').evaluate((link) => (link as HTMLLinkElement).href);
    await soon(async () => expect(await canonical()).toBe(`${visit.shop.url}/shop`));
    await page.locator('main a[href^="/productdetails/"]').first().click();
    await page.getByRole('button', { name: 'Add to cart' }).first().waitFor();
    await soon(async () => expect(await canonical()).toBe(page.url()));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each(firstOrAll(360, 1280))(
    "fetches the about page's first picture once at %i pixels: the head asks for the one that the page shows",
    async (width) => {
      const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/our-story/shop-front-')) asked.push(new URL(request.url()).pathname);
      });
      await arrive(page, `${visit.shop.url}/about`);
      expect(asked).toEqual([expect.stringMatching(/^\/our-story\/shop-front-\d+-[0-9a-f]{10}\.avif$/)]);
      await soon(async () =>
        expect(
          await page
            .locator('img[src*="shop-front"]')
            .evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname),
        ).toBe(asked[0]),
      );
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );
});
