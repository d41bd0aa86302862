/**
 * The policy that each page brings along, and that the page keeps to it: nothing inline but what is named by its hash.
 */
import { createHash } from 'node:crypto';
import { routes } from '../../../src/client/app/router/routes';
import { colour } from '../../../src/client/ui/theme/tokens';
import { cssVarsSheet } from '../../../src/server/pages/styleVariables';
import { demoWordRows } from '../../../src/demo/catalogue/words';
import { buildTestApp } from '../../support/server/buildTestApp';
import type { TestShop } from '../../support/server/buildTestApp';
import { publicPages } from '../../support/server/builtPages';

/** As the catalogue names its own pictures. */
const PICTURE = '/pictures/jhabla-front.jpg?w=960&h=1200&t=fde9e4';

let shop: TestShop;
let productId: number;
beforeAll(async () => {
  shop = await buildTestApp({
    pages: publicPages({ apiHost: 'https://backend.example', pictureHosts: ['https://pictures.example'] }),
    rows: { home_item: demoWordRows() },
  });
  productId = await shop.addProduct({
    name: 'Mulmul jhabla data-vars="--x:1" style="color:red" <i style="color:red">',
    colours: 'Blue, Pink',
    pictures: JSON.stringify([PICTURE]),
    stock: 4,
  });
});
afterAll(() => shop?.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

async function read(url: string) {
  const { body, headers } = await get(url);
  const policy = String(headers['content-security-policy']);
  const rules = new Map(
    policy.split(';').map((rule): [string, string[]] => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1)]),
  );
  const inside = (element: string) =>
    [...body.matchAll(new RegExp(`<${element}([^>]*)>(.*?)</${element}>`, 'gs'))].map(
      ([, attributes = '', text = '']) => ({ attributes, text }),
    );
  return { body, policy, rules, inside };
}

const fixed = routes.map((route) => route.path).filter((address) => !/[:*]/.test(address));
const addresses = [
  ...fixed,
  '/shop/jhabla',
  '/shop?minPrice=200&maxPrice=400',
  '/productdetails/1',
  '/productdetails/999999',
  '/no-such-page',
  '/support',
  '/support/shop',
];

describe('the content policy', () => {
  describe.each(addresses)('%s', (address) => {
    it('holds no style attribute, no handler and no other script than its policy names', async () => {
      const { body, rules, inside } = await read(address.replace('/1', `/${productId}`));
      const elements = body.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
      // Ant Design's Sider says its width in one: that very text is named, and no other stands there.
      const sider = /<aside class="ant-layout-sider[^>]* style="([^"]*)"/g;
      const widths = [...elements.matchAll(sider)].map(([, width = '']) => width);
      const named = widths.length > 0 ? ["'unsafe-hashes'", ...widths.map(hash)] : undefined;
      expect(rules.get('style-src-attr')).toEqual(named);
      // Without what the attributes say: a quotation mark in a text is escaped.
      const markup = elements.replace(sider, '').replace(/="[^"]*"/g, '=');
      expect(markup.match(/<[^>]*\sstyle=[^>]*>/i)).toBeNull();
      expect(markup.match(/<[^>]*\son\w+=[^>]*>/i)).toBeNull();
      expect(body).not.toMatch(/"\s*javascript:/i);

      const scripts = inside('script').filter(
        ({ attributes }) => !/ src="| type="application\/(ld\+)?json"/.test(attributes),
      );
      for (const { text } of scripts) expect(rules.get('script-src')).toContain(hash(text));
      // One hash for each sheet that stands there, and none for one that does not, but for one of nothing.
      expect(rules.get('style-src')).toEqual(["'self'", ...inside('style').map(({ text }) => hash(text)), hash('')]);
    });

    it('allows nothing by habit, and makes scripts only by name', async () => {
      const { policy, rules } = await read(address);
      expect(policy.replace("style-src-attr 'unsafe-hashes'", '')).not.toMatch(/unsafe|\*|http:|https:(?!\/\/)/);
      expect(rules.get('default-src')).toEqual(["'none'"]);
      expect(rules.get('object-src')).toEqual(["'none'"]);
      expect(rules.get('base-uri')).toEqual(["'none'"]);
      expect(rules.get('require-trusted-types-for')).toEqual(["'script'"]);
      const types: Record<string, string[]> = { '/support': ["'none'"], '/support/shop': ['default'] };
      expect(rules.get('trusted-types')).toEqual(types[address] ?? ['first-scripts', 'default', 'chunks']);
    });
  });

  it('says a picture’s tint and a slider’s place in a sheet of the page', async () => {
    const product = await read(`/productdetails/${productId}`);
    const tint = colour.blush.toLowerCase();
    expect(product.body.includes(`data-vars="--tint:${tint}"`)).toBe(true);
    expect(product.inside('style').map(({ text }) => text)).toContainEqual(
      expect.stringContaining(`[data-vars="--tint:${tint}"]{--tint:${tint}}`),
    );
    // What is written in a product's name is no look.
    expect(
      product
        .inside('style')
        .map(({ text }) => text)
        .join(''),
    ).not.toContain('--x');
    const listing = await read('/shop?minPrice=200&maxPrice=400');
    expect(listing.inside('style').at(-1)?.text).toMatch(/\[data-vars="--from:[\d.]+%;--to:[\d.]+%"\]/);
  });

  it.each([
    ['a fetched one', '<p data-vars="--x:url(//evil.example)">'],
    ['one that ends its rule', '<p data-vars="--x:1}body{color:red">'],
    ['one that ends the sheet', '<p data-vars="--x:1</style>">'],
    ['a property that is not custom', '<p data-vars="position:fixed">'],
    ['text', '<p>data-vars=&quot;--x:1&quot;</p>'],
  ])('takes no look from %s', (_, html) => {
    expect(cssVarsSheet(html)).toBe('');
  });

  it('says each look once', () => {
    expect(
      cssVarsSheet('<i data-vars="--a:1;--b:#fff"></i><b data-vars="--a:1;--b:#fff"></b><i data-vars="--a:2"></i>'),
    ).toBe('[data-vars="--a:1;--b:#fff"]{--a:1;--b:#fff}[data-vars="--a:2"]{--a:2}');
  });

  it('brings the same policy with a 304: a browser takes its headers for the page that it kept', async () => {
    const first = await get('/shop');
    const again = await get('/shop', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('lets /contact alone frame anything, and only the open map', async () => {
    const ofShop = addresses.filter((address) => address !== '/support');
    const framing = await Promise.all(
      ofShop.map(async (address) => [address, (await read(address)).rules.get('frame-src')]),
    );
    expect(framing.filter(([, rule]) => rule !== undefined)).toEqual([['/contact', ['https://www.openstreetmap.org']]]);
  });

  it('lets calls go where the backend is, and nowhere else', async () => {
    expect((await read('/shop')).rules.get('connect-src')).toEqual(["'self'", 'https://backend.example']);
  });

  it('shows pictures and films of the shop, its backend and the hosts that are named, and of no other', async () => {
    const { rules } = await read('/shop');
    expect(rules.get('img-src')).toEqual(["'self'", 'data:', 'https://backend.example', 'https://pictures.example']);
    expect(rules.get('media-src')).toEqual(["'self'", 'https://backend.example', 'https://pictures.example']);
  });

  it('takes the letters of the shop’s own texts out of its sheets, for its first script to fetch', async () => {
    const { body, inside } = await read('/shop');
    const sheets = inside('style').map(({ text }) => text);
    const rules = (text: string) =>
      [...text.matchAll(/@font-face\{font-family:"?(?:Baloo 2|Mukta)"?;[^}]*unicode-range:([^},]+)/gi)].map(
        ([, range = '']) => range,
      );
    // Only a visitor without scripts reads the first sheet.
    expect(body).toContain(`<noscript><style>${sheets[0] ?? ''}</style></noscript>`);
    expect(rules(sheets[0] ?? '')).toEqual(['U+0020-007E', 'U+0020-007E', 'U+0020-007E']);
    expect(rules(sheets.slice(1).join(''))).toEqual(['U+0900-097F', 'U+0900-097F', 'U+0900-097F']);
    const told = /data-faces="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(
      (JSON.parse(told) as { family: string; weight: string }[]).map(({ family, weight }) => `${family} ${weight}`),
    ).toEqual(['Baloo 2 400 800', 'Baloo 2 400 800', 'Mukta 400', 'Mukta 600 700', 'Mukta 400', 'Mukta 600 700']);
    expect((await read('/reset?token=t&email=a%40example.com')).body).toContain('data-faces="[]"');
  });
});
