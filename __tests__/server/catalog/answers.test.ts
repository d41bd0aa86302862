import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { productRow } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;
const all = '/api/customProducts/all';

beforeAll(async () => {
  shop = await buildTestApp({
    rows: { product: Array.from({ length: 8 }, (_, index) => productRow({ name: `Frock ${index}` })) },
  });
});
afterAll(() => shop?.close());

describe('answers about products', () => {
  it.each([
    ...[all, `${all}?fields=name`, '/api/customProducts/spellings?productName=frok', '/category/all-unhide'],
    ...['/api/headerMenu', '/api/customProducts/all-sizes', '/api/customProducts/1'],
    ...['/homepage/images/get-season', '/homepage/images/get-banner'],
  ])('answers 304 for %s while nothing changed', async (path) => {
    const visitor = shop.visitor();
    const first = await visitor.get(path);
    const tag = String(first.headers['etag']);
    expect(first.statusCode).toBe(200);
    expect(tag).toMatch(/^W\/".+"$/);
    for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
      const again = await visitor.get(path, { 'if-none-match': known });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers['etag']).toBe(tag);
    }
    expect((await visitor.get(path, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  it('sends a new answer once a price changed', async () => {
    const first = await shop.visitor().get(all);
    await shop.database.write((trx) =>
      trx.updateTable('product').set({ rate_paise: 12345 }).where('id', '=', 1).execute(),
    );
    await shop.refresh();
    const second = await shop.visitor().get(all, { 'if-none-match': String(first.headers['etag']) });
    expect(second.statusCode).toBe(200);
    expect(second.json<{ productRate: number }[]>()[0]?.productRate).toBe(123.45);
  });

  it('notices by itself what staff change', async () => {
    const changed = new Promise<void>((resolve) => {
      const stop = shop.database.onChange(() => {
        stop();
        resolve();
      });
    });
    await shop.database.write((trx) =>
      trx.updateTable('product').set({ name: 'Renamed' }).where('id', '=', 2).execute(),
    );
    await shop.database.announce();
    await changed;
    await shop.app.catalog.touch([]);
    expect((await shop.visitor().get('/api/customProducts/2')).json()).toMatchObject({ productName: 'Renamed' });
  });

  it('compresses as the browser can take it', async () => {
    const visitor = shop.visitor();
    const plain = (await visitor.get(all)).body;
    const brotli = await visitor.get(all, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
    const gzip = await visitor.get(all, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    expect(String(brotli.headers['vary'])).toContain('Accept-Encoding');
  });

  it('gives one answer to queries that mean the same, and another to those that do not', async () => {
    const visitor = shop.visitor();
    const tag = async (query: string): Promise<unknown> => (await visitor.get(`${all}?${query}`)).headers['etag'];
    expect(await tag('brand=JHABLA %26 CO.&sort=name')).toBe(await tag('sort=name&brand=jhabla %26 co.&color='));
    expect(await tag('page=1&pageSize=2')).not.toBe(await tag('page=2&pageSize=2'));
  });

  it('answers HEAD like GET, without the body', async () => {
    const response = await shop.visitor().send({ method: 'HEAD', url: all });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });
});
