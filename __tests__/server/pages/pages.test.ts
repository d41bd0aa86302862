import { AsyncLocalStorage } from 'node:async_hooks';
import sharp from 'sharp';
import { demoWordRows } from '../../../src/demo/catalogue/words';
import { buildTestApp } from '../../support/server/buildTestApp';
import type { TestShop } from '../../support/server/buildTestApp';
import { localPages } from '../../support/server/builtPages';

const html = { accept: 'text/html,application/xhtml+xml' };

let shop: TestShop;
let productId: number;

beforeAll(async () => {
  shop = await buildTestApp({ pages: localPages(), rows: { home_item: demoWordRows() } });
  productId = await shop.addProduct({ name: 'Mulmul jhabla </script><b>with ties</b>', stock: 4 });
});
afterAll(() => shop?.close());

const page = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { ...html, ...headers } });

describe('pages that the server draws', () => {
  it.each([
    '/',
    '/shop',
    '/shop?search=jhabla',
    '/shop/jhabla',
    '/cart',
    '/checkout',
    '/payment-successful',
    '/payment-unsuccessful',
  ])('renders %s on the server, with one heading of the first rank', async (url) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.match(/<h1/g)).toHaveLength(1);
  });

  it('renders without a storage of its own for each page, which every answer of the process would pay for from then on', async () => {
    const run = jest.spyOn(AsyncLocalStorage.prototype, 'run');
    const enter = jest.spyOn(AsyncLocalStorage.prototype, 'enterWith');
    expect((await page('/shop?search=nothing-rendered-before')).statusCode).toBe(200);
    expect(run.mock.calls.length).toBe(0);
    expect(enter.mock.calls.length).toBe(0);
    run.mockRestore();
    enter.mockRestore();
  });

  it('shows a product before any script has run', async () => {
    const answer = await page(`/productdetails/${productId}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('₹399');
    expect(answer.body).toMatch(/<title>Mulmul jhabla &lt;\/script&gt;/);
  });

  it('cannot be made to run what stands in a product', async () => {
    const { body } = await page(`/productdetails/${productId}`);
    expect(body).not.toContain('</script><b>');
    const data = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.stringify(JSON.parse(data))).toContain('Mulmul jhabla </script>');
  });

  it.each([
    '/no-such-page',
    '/productdetails/999999',
    '/productdetails/abc',
    '/shop/a/b',
    '/..%2f..%2fpackage.json',
    '/assets/none.js',
  ])('answers %s with 404', async (url) => {
    expect((await page(url)).statusCode).toBe(404);
  });

  it('answers a call that does not exist as a call, not with a page', async () => {
    for (const url of ['/api/nothing', '/usercart/nothing', '/users/nothing']) {
      const answer = await shop.app.inject({ url, headers: { accept: '*/*' } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it.each(['/login', '/signup', '/forgot-password', '/reset', '/wishlist', '/profile', '/order-history'])(
    'lets nobody keep %s, and keeps it out of search engines',
    async (url) => {
      const answer = await page(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(answer.body).toContain('<meta name="robots" content="noindex');
      expect(answer.body.match(/<h1/g)).toHaveLength(1);
    },
  );

  it('puts no reset link’s token into the page that it opens', async () => {
    const { body } = await page('/reset?token=tok-1&email=meenal%40example.com');
    expect(body).toContain('<h1');
    expect(body).not.toMatch(/tok-1|meenal/);
  });

  it('sends the same bytes to everyone: nothing of the shopper who asked first is in the page', async () => {
    const guest = await shop.guest();
    const cookie = guest.cookie ?? '';
    const theirs = await page('/cart', { cookie });
    const anyones = await page('/cart');
    expect(theirs.body).toBe(anyones.body);
    expect(theirs.headers['set-cookie']).toBeUndefined();
  });

  it('answers 304 while nothing changed, and shows a changed price at once', async () => {
    const url = `/productdetails/${productId}`;
    const first = await page(url);
    const etag = String(first.headers.etag);
    expect((await page(url, { 'if-none-match': etag })).statusCode).toBe(304);

    await shop.database.write((trx) =>
      trx
        .updateTable('product')
        .set({ rate_paise: 34900, updated_at: shop.clock.now })
        .where('id', '=', productId)
        .execute(),
    );
    await shop.refresh();
    const second = await page(url, { 'if-none-match': etag });
    expect(second.statusCode).toBe(200);
    expect(second.body).toContain('₹349');
  });

  it('serves hashed files compressed and for ever, and needs no other host', async () => {
    const { body } = await page('/');
    const scripts = /<script data-files="([^"]+)"/.exec(body)?.[1]?.split(' ') ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const src of scripts) {
      expect(src).toMatch(/^\/assets\/[^/]+\.[0-9a-f]{8}\.js$/);
      const file = await shop.app.inject({ url: src, headers: { 'accept-encoding': 'br' } });
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-encoding']).toBe('br');
      expect(file.headers['cache-control']).toContain('immutable');
    }
  });

  it('serves every picture of the about page at the width that the page names, in three formats, and for ever', async () => {
    const { body } = await page('/about');
    const sets = [...body.matchAll(/(?:src|image)set="([^"]+)"/gi)].flatMap(([, set = '']) => set.split(', '));
    const plain = [...body.matchAll(/<img [^>]*?src="([^"]+)"/g)].map(([, src = '']) => `${src} 720w`);
    const named = [...new Set([...sets, ...plain])];
    // 28 stories at two widths, five views of the shop at three.
    expect(named).toHaveLength((28 * 2 + 5 * 3) * 3);
    for (const candidate of named) {
      const [url = '', width = ''] = candidate.split(' ');
      const picture = await shop.app.inject({ url });
      const type = `image/${url.split('.').at(-1)}`.replace('jpg', 'jpeg');
      expect([url, picture.statusCode, picture.headers['content-type']]).toEqual([url, 200, type]);
      expect([url, picture.headers['cache-control']]).toEqual([url, 'public, max-age=31536000, immutable']);
      expect([url, `${(await sharp(picture.rawPayload).metadata()).width}w`]).toEqual([url, width]);
    }
  });

  it('lets browsers ask again for a file whose name does not tell its contents', async () => {
    const icon = await shop.app.inject({ url: '/favicon.svg' });
    expect(icon.statusCode).toBe(200);
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  });
});
