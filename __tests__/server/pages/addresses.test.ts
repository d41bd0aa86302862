/** A page's address that a browser asks for is always answered with a page. */
import type { AddressInfo } from 'node:net';
import { renderPage } from '../../../src/client/app/entryServer';
import type { ReadInside } from '../../../src/client/app/insideReads';
import { routes } from '../../../src/client/app/router/routes';
import { viewNames } from '../../../src/client/lib/urlQuery';
import { makeInsideReads } from '../../../src/server/pages/insideCalls';
import { sourceHash } from '../../../src/server/plugins/contentPolicy';
import { buildTestApp } from '../../support/server/buildTestApp';
import type { TestShop } from '../../support/server/buildTestApp';
import { localPages } from '../../support/server/builtPages';

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp({ pages: localPages() });
  await shop.addProduct({ name: 'Mulmul jhabla', stock: 4 });
});
afterAll(() => shop?.close());

const page = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } });
const tags = (length: number) => `utm_source=advertisement&gclid=${'x'.repeat(length)}`;

describe('An address that a browser opens', () => {
  it.each([
    ['/%', 400],
    ['/shop/%E0%A4%A', 400],
    ['/%00', 400],
    ['/shop?search=%00', 400],
    ['/no-such-page', 404],
    [`/shop?${tags(8000)}`, 414],
  ])('is answered with a page where it is %.20s', async (url, status) => {
    const answer = await page(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).toMatch(/action="\/shop"/);
    // It looks as it does by what its own policy names.
    const [, sheet = ''] = /<style>([^<]*)<\/style>/.exec(answer.body) ?? [];
    expect(answer.headers['content-security-policy']).toContain(sourceHash(sheet));
  });

  it.each([
    ['/shop', 'text/html; charset=utf-8'],
    ['/api/coupons', 'application/json; charset=utf-8'],
  ])('is told as far beyond what is read as Node goes, by its kind: %s', async (start, kind) => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    const { port } = shop.app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${start}?${tags(20_000)}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([431, kind]);
    expect(await answer.text()).toContain(kind.startsWith('text') ? 'action="/shop"' : '"BAD_REQUEST"');
  });

  it.each(['/users/%', '/api/%'])('is answered as the call that it names: %s', async (url) => {
    expect((await page(url)).headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('may carry an advertisement’s tags, which change nothing of the page', async () => {
    const [plain, tagged] = [
      await page('/shop?search=jhabla'),
      await page(`/shop?${tags(3000)}&search=jhabla&fbclid=%`),
    ];
    expect([tagged.statusCode, tagged.body]).toEqual([200, plain.body]);
  });

  it('says when to come again where a call of its page fails', async () => {
    const product = jest.spyOn(shop.app.catalog, 'item').mockImplementation(() => {
      throw new Error('as with a fault of the catalogue');
    });
    const { statusCode, headers } = await page('/productdetails/1?color=Blue');
    product.mockRestore();
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    expect((await page('/productdetails/1?color=Blue')).statusCode).toBe(200);
  });

  it('may carry 230 letters of another script', async () => {
    expect((await page(`/shop?search=${encodeURIComponent('ब'.repeat(230))}`)).statusCode).toBe(200);
  });
});

describe('What a page is kept under', () => {
  /** Whether the second reads anything inside the server, as a page does that is drawn. */
  const isDrawnAnew = async (first: string, second: string): Promise<boolean> => {
    await page(first);
    const reads = jest.spyOn(shop.app.directReads, 'get');
    await page(second);
    const asked = reads.mock.calls.length;
    reads.mockRestore();
    return asked > 0;
  };

  it.each([
    ['/?gclid=1', '/?gclid=2'],
    ['/?search=jhabla', '/?search=frock'],
    ['/cart?fbclid=1', '/cart?tab=reviews&color=blue'],
    ['/shop?search=order&color=Blue', '/shop?color=Blue&utm_id=7&search=order'],
    ['/no-such-page-1', '/no-such-page-2?gclid=9'],
  ])('is what its screen reads, in one order: %s and %s', async (first, second) => {
    expect(await isDrawnAnew(first, second)).toBe(false);
  });

  it('is another where its screen reads something else', async () => {
    expect(await isDrawnAnew('/shop?search=bibs', '/shop?search=caps')).toBe(true);
  });

  const inside: ReadInside = (path) => makeInsideReads(shop.app, () => 0)('127.0.0.1')(path);

  it.each(
    routes.map(
      ({ path: address, reads = [] }) =>
        [address.replace(':searchName', 'jhabla').replace(':productId', '1').replace('*', 'none'), reads] as const,
    ),
  )('holds all that the screen of %s reads', async (address, reads) => {
    const start = address.startsWith('/') ? address : `/${address}`;
    const plain = (await renderPage(start, inside, '')).html;
    const drawn = await Promise.all(
      viewNames.map(async (name) => [name, (await renderPage(`${start}?${name}=reviews`, inside, '')).html] as const),
    );
    const read = drawn.filter(([, html]) => html !== plain).map(([name]) => name);
    expect(read.filter((name) => !(reads as readonly string[]).includes(name))).toEqual([]);
  });
});
