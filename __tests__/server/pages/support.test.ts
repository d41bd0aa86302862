/** The page where support replays a visit, as the server sends it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseName } from '../../../src/contract/release';
import type { Release } from '../../../src/contract/release';
import { buildTestApp } from '../../support/server/buildTestApp';
import type { TestShop } from '../../support/server/buildTestApp';
import { distFolder, publicPages } from '../../support/server/builtPages';

const NAME = 'Distinct mulmul jhabla';

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp({
    pages: publicPages({ apiHost: 'https://backend.example', pictureHosts: ['https://pictures.example'] }),
  });
  await shop.addProduct({ name: NAME });
});
afterAll(() => shop?.close());

const get = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } });
const policyOf = async (url: string) => {
  const { headers } = await get(url);
  const rules = String(headers['content-security-policy'])
    .split(';')
    .map((rule) => rule.trim().split(' '));
  return Object.fromEntries(rules.map(([name, ...values]) => [name, values.join(' ')])) as Record<string, string>;
};

describe('the support page', () => {
  it.each(['/support', '/support/shop'])('keeps %s out of search engines and out of every cache', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  it.each(['/support', '/support/shop'])('puts nothing of the shop into %s', async (url) => {
    const { body } = await get(url);
    expect(body).not.toContain(NAME);
    expect(body).not.toContain('page-data');
    expect(body).toMatch(/<div id="root"[^>]*><\/div>/);
  });

  it('lets nobody hold the support page, and only the support page hold the shop', async () => {
    expect((await policyOf('/support'))['frame-ancestors']).toBe("'none'");
    expect((await policyOf('/support/shop'))['frame-ancestors']).toBe("'self'");
    expect((await policyOf('/shop'))['frame-ancestors']).toBe("'none'");
  });

  it('lets the replayed shop ask nobody for anything', async () => {
    const {
      'frame-ancestors': _ours,
      'connect-src': connect,
      'form-action': form,
      'style-src': styles,
      'trusted-types': types,
      ...others
    } = await policyOf('/support/shop');
    expect({ connect, form }).toEqual({ connect: "'none'", form: "'none'" });
    // No script stands in it, it makes none, and one sheet does; in all else it is as strict as any page.
    const { 'script-src': scripts, ...rest } = others;
    expect(scripts).toBe("'self'");
    expect(styles).toMatch(/^'self'( 'sha256-[^' ]+')+$/);
    expect(types).toBe('default');
    const {
      'frame-ancestors': _theirs,
      'connect-src': _connect,
      'form-action': _form,
      'script-src': _scripts,
      'style-src': _styles,
      'trusted-types': _types,
      'style-src-attr': _sider,
      ...ofPage
    } = await policyOf('/shop');
    expect(rest).toEqual({ ...ofPage, 'img-src': "'self' data:", 'media-src': "'self'" });
  });

  const both = ['/support', '/support/shop'];
  it.each(both)('shows pictures and films of the shop alone at %s, whatever is named', async (url) => {
    const { 'img-src': pictures, 'media-src': films } = await policyOf(url);
    expect({ pictures, films }).toEqual({ pictures: "'self' data:", films: "'self'" });
    expect((await policyOf('/shop'))['img-src']).toContain('https://pictures.example');
  });

  it('lets only the support page hold a frame, and other sites hold neither', async () => {
    expect((await policyOf('/support'))['frame-src']).toBe("'self'");
    expect((await policyOf('/shop'))['frame-src']).toBeUndefined();
    expect((await get('/support')).headers['x-frame-options']).toBe('DENY');
    expect((await get('/support/shop')).headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it.each(['page.js', 'page.css', 'shop.js', 'shop.css'])(
    'sends %s, which a browser asks for again after every build',
    async (file) => {
      const { statusCode, headers } = await shop.app.inject({
        url: `/support/files/${file}`,
        headers: { 'accept-encoding': 'gzip' },
      });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-encoding': 'gzip',
        'x-robots-tag': 'noindex, nofollow',
      });
    },
  );

  it('and every page of the shop say which release they are of', async () => {
    const jsonOf = async (file: string) => JSON.parse(await readFile(path.join(distFolder, file), 'utf8')) as Release;
    const release = await jsonOf('manifest.json');
    expect(release).toEqual({
      version: (await jsonOf('../package.json')).version,
      commit: expect.stringMatching(/^(?:[0-9a-f]{10}|unknown)$/),
      build: expect.stringMatching(/^[0-9a-f]{10}$/),
      chunks: expect.anything(),
    });
    expect((await get('/support')).body).toContain(`data-release="${releaseName(release)}"`);
    expect((await get('/shop')).body).toContain(`"build":"${releaseName(release)}"`);
  });

  it('is not linked, not listed, and not even named where crawlers look', async () => {
    for (const url of ['/robots.txt', '/sitemap.xml', '/sitemap', '/', '/contact', '/manifest.webmanifest']) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect([url, body.includes('/support')]).toEqual([url, false]);
    }
  });

  it('lends no file of its own: that is the replay command’s', async () => {
    expect((await get('/support/bundle.json')).statusCode).toBe(404);
    expect((await get('/support')).body).not.toContain('data-bundle-url');
  });
});
