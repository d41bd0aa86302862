/**
 * A new shop tells nobody else's story: every page, as the server draws it, of a shop whose keeper has said nothing
 * yet (DEMO=off).
 */
import { isMembersOnly } from '../../../src/client/lib/paths';
import { routes } from '../../../src/client/app/router/routes';
import { buildTestApp } from '../../support/server/buildTestApp';
import type { TestShop } from '../../support/server/buildTestApp';
import { localPages } from '../../support/server/builtPages';

/** What the demo shop says of itself, in any of its forms. When the policies last changed is their own. */
const demos =
  /since 1999|founded|Thane|Lakh|Hand-stitched for|stitched by hand|Example Lane|\.example\b|00000 00000|took a new name|offline store|28 families|Growing Community|Our story<|core team|that moves with you|sewing room|the family behind/i;

let shop: TestShop;
let productId: number;
beforeAll(async () => {
  shop = await buildTestApp({ pages: localPages() });
  productId = await shop.addProduct({ name: 'Woollen cap', stock: 4 });
});
afterAll(() => shop?.close());

const read = async (url: string): Promise<string> =>
  (await shop.app.inject({ url, headers: { accept: 'text/html' } })).body;
const fixed = routes.map((route) => route.path).filter((address) => !/[:*]/.test(address) && !isMembersOnly(address));

describe('an empty shop', () => {
  it.each(fixed)('says at %s nothing that its keeper did not say', async (address) => {
    const html = await read(address);
    expect(html).toContain('<h1');
    expect(html.match(demos)).toBeNull();
  });

  it('frames no map of a place that nobody said', async () => {
    const { headers } = await shop.app.inject({ url: '/contact', headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).not.toContain('frame-src');
  });

  it('says of a product what its sheet says', async () => {
    const html = await read(`/productdetails/${productId}`);
    expect(html).toContain('Woollen cap');
    expect(html.match(demos)).toBeNull();
  });

  it('bears its name alone on a phone’s home screen', async () => {
    const manifest = JSON.parse(await read('/manifest.webmanifest')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ name: 'Jhabla & Co.' });
    expect(manifest).not.toHaveProperty('description');
  });

  it('tells search engines its name and where it is, and no more', async () => {
    const html = await read('/');
    expect(html).toContain('<title>Jhabla &amp; Co.</title>');
    const [, json = '{}'] =
      /<script type="application\/ld\+json">(\{[^<]*"Organization".*?)<\/script>/s.exec(html) ?? [];
    expect(Object.keys(JSON.parse(json) as object)).toEqual(['@context', '@type', '@id', 'name', 'url', 'logo']);
  });
});
