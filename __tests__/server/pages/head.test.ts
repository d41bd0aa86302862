/** What search engines and link previews are told of every page. */
import type { AddressInfo } from 'node:net';
import { colour } from '../../../src/client/ui/theme/tokens';
import { buildTestApp } from '../../support/server/buildTestApp';
import { localPages, site } from '../../support/server/builtPages';
import { pictures, shopOfHeads, shopPreview } from '../../support/server/headShop';
import { readHead } from '../../support/server/pageHead';
import { productRow } from '../../support/data/rows';

const visit = shopOfHeads();

/** The picture of the category Kids. */
const shelfPreview = {
  'og:image': `${site}/pictures/640/category-kids-77aa.jpg`,
  'og:image:width': '640',
  'og:image:height': '640',
  'twitter:card': 'summary_large_image',
};

describe('the head of a page', () => {
  it('tells of the home page who the shop is and how it is searched', async () => {
    const { title, meta, canonical, facts } = await visit('/');
    expect(title).toBe('Jhabla & Co. – Hand-stitched for small people');
    expect(canonical).toBe(`${site}/`);
    expect(meta).toMatchObject({
      'og:site_name': 'Jhabla & Co.',
      'og:type': 'website',
      'og:title': title,
      'og:url': `${site}/`,
      'og:locale': 'en_IN',
      'og:description': meta['description'],
      ...shopPreview,
    });
    expect(meta['description']).toMatch(
      /^Jhabla & Co\.: Hand-stitched for small people\. Soft first clothes, stitched by hand\. /,
    );
    expect(meta['robots']).toBeUndefined();
    expect(Object.keys(facts)).toEqual(['Organization', 'WebSite']);
    expect(facts['Organization']).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Jhabla & Co.',
      url: `${site}/`,
      logo: `${site}/icon-512.png`,
      email: 'hello@jhabla.example',
    });
    expect(facts['WebSite']).toMatchObject({
      url: `${site}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${site}/shop?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it.each([
    ['/shop', '/shop', true],
    ['/shop?utm_source=mail', '/shop', true],
    ['/shop?category=Kids', '/shop?category=Kids', true],
    ['/shop?category=kids', '/shop?category=Kids', true],
    ['/shop/kids', '/shop?category=Kids', true],
    ['/shop?category=3', '/shop?category=Kids', true],
    ['/shop?category=Kids&subcategory=soft-jhablas', '/shop?category=Kids&subcategory=Soft+jhablas', true],
    ['/shop?subcategory=Soft+jhablas', '/shop', false],
    ['/shop?category=Kids&color=Blue', '/shop?category=Kids', false],
    ['/shop?category=Kids&subcategory=Soft+jhablas&sort=name', '/shop?category=Kids&subcategory=Soft+jhablas', false],
    ['/shop?stock=inStock', '/shop', false],
    ['/shop?minPrice=100&maxPrice=500', '/shop', false],
    ['/shop?search=jhabla', '/shop', false],
    ['/shop/jhabla', '/shop', false],
    ['/shop?category=corporategifts', '/shop?category=Corporate%20Gifts', false],
    ['/shop?category=Nowhere', '/shop', false],
  ])(
    'knows the listing %s as %s; a search, a filtered or an empty one is kept out of search engines',
    async (url, canonical, listed) => {
      const head = await visit(url);
      expect(head.canonical).toBe(`${site}${canonical}`);
      expect(head.meta['og:url']).toBe(`${site}${canonical}`);
      expect(head.meta['robots']).toBe(listed ? undefined : 'noindex, follow');
      expect(Object.keys(head.facts)).toEqual(['Organization']);
    },
  );

  it.each([
    ['/shop', shopPreview],
    ['/shop?search=jhabla', shopPreview],
    ['/shop?category=kids', { ...shelfPreview, 'og:image:alt': 'Kids' }],
    ['/shop?category=kids&color=Red', { ...shelfPreview, 'og:image:alt': 'Kids' }],
    // A subcategory without a picture of its own has its category's.
    ['/shop?category=kids&subcategory=soft+jhablas', { ...shelfPreview, 'og:image:alt': 'Soft jhablas' }],
  ])('shares the listing %s with its category’s picture, or the shop’s', async (url, preview) => {
    expect((await visit(url)).meta).toMatchObject(preview);
  });

  it('says what is on a shelf', async () => {
    const { title, meta } = await visit('/shop?category=kids');
    expect(title).toBe('Kids – Jhabla & Co.');
    expect(meta['og:title']).toBe('Kids');
    expect(meta['description']).toMatch(/^Kids at Jhabla & Co\.: .*Mulmul jhabla/);
  });

  it.each(['/cart', '/checkout', '/payment-successful', '/payment-unsuccessful'])(
    'keeps %s out of search engines',
    async (url) => {
      const { meta, canonical } = await visit(url);
      expect(meta['robots']).toBe('noindex, follow');
      expect(canonical).toBe(`${site}${url}`);
      expect(meta).toMatchObject(shopPreview);
    },
  );

  it.each(['/no-such-page', '/productdetails/999', '/productdetails/abc'])(
    'gives %s no address to be known by',
    async (url) => {
      const { meta, canonical, facts, statusCode } = await visit(url);
      expect(statusCode).toBe(404);
      expect(meta['robots']).toBe('noindex, follow');
      expect(canonical).toBeUndefined();
      expect(meta['og:url']).toBeUndefined();
      expect(facts['Product']).toBeUndefined();
    },
  );

  it('never takes its address from what a request names', async () => {
    for (const url of ['/shop?sort=name&x=1', '/productdetails/1?x=1']) {
      const { body } = await visit(url, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
      expect(body).not.toContain('evil.example');
    }
  });

  it('names tab, home screen and theme', async () => {
    const { body, meta } = await visit('/');
    expect(meta['theme-color']).toBe(colour.paper);
    for (const link of [
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      '<link rel="manifest" href="/manifest.webmanifest">',
    ]) {
      expect(body).toContain(link);
    }
  });

  it('speaks in paths while the shop does not know where the public reaches it', async () => {
    const local = await buildTestApp({ pages: localPages(), rows: { product: [productRow({ id: 1, pictures })] } });
    const { body } = await local.app.inject({ url: '/productdetails/1', headers: { accept: 'text/html' } });
    const { canonical, meta, facts } = readHead(body);
    expect(canonical).toBe('/productdetails/1');
    expect(meta['og:image']).toBe('/pictures/640/jhabla-front-1a2b.jpg');
    expect(facts['Product']).toMatchObject({ url: '/productdetails/1' });
    expect(body).not.toContain('localhost');
    await local.close();
  });

  it('names itself whole to whom it is on the same machine, and to nobody by a host of their own making', async () => {
    const local = await buildTestApp({ pages: localPages() });
    await local.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = local.app.server.address() as AddressInfo;
    const canonicalFor = async (host: string) => {
      const { body } = await local.app.inject({ url: '/about', headers: { accept: 'text/html', host } });
      return readHead(body).canonical;
    };
    expect(await canonicalFor(`localhost:${port}`)).toBe(`http://localhost:${port}/about`);
    expect(await canonicalFor(`127.0.0.1:${port}`)).toBe(`http://127.0.0.1:${port}/about`);
    for (const host of ['shop.example', `shop.example:${port}`, `localhost:${port + 1}`, 'localhost'])
      expect(await canonicalFor(host)).toBe('/about');
    // From memory too, past the router.
    for (const name of ['127.0.0.1', 'localhost', '127.0.0.1', 'localhost']) {
      const answer = await fetch(`http://${name}:${port}/about`, { headers: { accept: 'text/html' } });
      expect(readHead(await answer.text()).canonical).toBe(`http://${name}:${port}/about`);
    }
    await local.close();
  });
});
