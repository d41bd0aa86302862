/** The page of the staff's application, as the server sends it. */
import { buildTestApp } from '../../support/server/buildTestApp';
import type { TestShop } from '../../support/server/buildTestApp';
import { publicPages } from '../../support/server/builtPages';

const NAME = 'Distinct mulmul jhabla';

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp({ pages: publicPages({ pictureHosts: ['https://pictures.example'] }) });
  await shop.addProduct({ name: NAME });
});
afterAll(() => shop?.close());

const get = (url: string, cookie = '') =>
  shop.app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
const policyOf = (headers: Record<string, unknown>): Record<string, string> => {
  const rules = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(rules.map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]));
};

describe('the page of the staff’s application', () => {
  it.each(['/admin', '/admin/', '/admin/orders/7K3M-9QX2?next=ship', '/admin/set-up', '/admin/no-such-screen'])(
    'answers %s, out of search engines and of every cache',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(body).not.toContain(NAME);
    },
  );

  it('runs scripts and styles of this very answer alone', async () => {
    const [one, other] = [await get('/admin'), await get('/admin')];
    const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1];
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(other.body).not.toContain(nonce);
    expect(policyOf(one.headers)).toMatchObject({
      'default-src': "'none'",
      'script-src': `'self' 'nonce-${nonce}'`,
      'style-src': `'self' 'nonce-${nonce}' 'report-sample'`,
      'img-src': "'self' data: https://pictures.example",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
    });
    expect(one.body.match(/<(?:script|style)\b(?![^>]*nonce=)/g)).toBeNull();
  });

  it('gives a stranger the login at once, which can be typed into and sends nothing by itself', async () => {
    const { body } = await get('/admin/orders');
    expect(body).toContain('data-cookie="none"');
    expect(body).toContain('screen-login');
    expect(body).toMatch(/<input id="early-password" name="password" type="password"/);
    expect(body).not.toContain('<form');
  });

  it.each(['staff=abc', '__Host-staff=abc', 'shop=x; staff=abc'])(
    'gives a browser with %s the desk’s scripts',
    async (cookie) => {
      const { body } = await get('/admin/orders', cookie);
      expect(body).toContain('data-cookie="some"');
      expect(body).toMatch(/screen-orders\.[0-9a-f]+\.js/);
      expect(body).not.toContain('screen-login');
    },
  );

  it('begins what the desk asks first while its scripts still come', async () => {
    const preloads = async (url: string) =>
      [...(await get(url, 'staff=abc')).body.matchAll(/rel="preload" href="([^"]+)"/g)].map(([, href]) => href);
    expect(await preloads('/admin')).toEqual(['/admin/api/me', '/admin/api/orders']);
    expect(await preloads('/admin/orders')).toEqual(['/admin/api/me', '/admin/api/orders']);
    expect(await preloads('/admin/orders?next=ship')).toEqual(['/admin/api/me']);
    expect(await preloads('/admin/orders/7K3M-9QX2')).toEqual(['/admin/api/me']);
    expect(await preloads('/admin/takings')).toEqual(['/admin/api/me']);
    expect((await get('/admin')).body).not.toContain('preload');
  });

  it('takes a cookie of another name for none', async () => {
    expect((await get('/admin', 'shop-staff=abc')).body).toContain('data-cookie="none"');
  });

  it('hands out its files compressed, for ever, and says of others that they are not there', async () => {
    const { body } = await get('/admin');
    const file = /src="(\/admin\/assets\/main[^"]+)"/.exec(body)?.[1] ?? '';
    const script = await shop.app.inject({ url: file, headers: { 'accept-encoding': 'br' } });
    expect(script.statusCode).toBe(200);
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await shop.app.inject('/admin/assets/none.js')).statusCode).toBe(404);
  });

  it('is no answer to a call that does not exist', async () => {
    const { statusCode, headers } = await shop.app.inject('/admin/api/no-such-call');
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(/json/);
  });
});
