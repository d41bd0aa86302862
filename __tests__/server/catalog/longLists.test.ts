/** Lists of more products than are made at once: the same answer, piece by piece. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from '../../../src/contract/catalog';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { mainCategories, productRow } from '../../support/data/rows';

let shop: TestShop;
const COUNT = 1201;
const base = '/api/customProducts';

beforeAll(async () => {
  const products = Array.from({ length: COUNT }, (_, at) =>
    productRow({ id: at + 1, name: `Jhabla ${at}`, rate_paise: 10_000 + at, colours: at % 2 ? 'Red' : 'Blue' }),
  );
  shop = await buildTestApp({ rows: { category: mainCategories, product: products } });
}, 60_000);
afterAll(() => shop?.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `${base}/${path}`, headers });

describe('a long list', () => {
  it.each([
    ['all', COUNT],
    ['color?color=red', 600],
    ['all?minPrice=101&maxPrice=111', 1001],
    ['all?pageSize=900', 900],
    ['all?fields=name', COUNT],
  ])('%s holds %d products, each once and in order', async (path, count) => {
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const ids = response.json<Product[]>().map(({ productId }) => productId);
    expect(ids).toHaveLength(count);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(response.headers['x-total-count']).toBe(String(path.includes('pageSize') ? COUNT : count));
  });

  it('tells its products as the short ones do', async () => {
    const long = (await get('all')).json<Product[]>();
    expect(long.slice(0, 24)).toEqual((await get('all?page=1')).json());
  });

  it('is not sent again to whoever has it, until the catalogue changes', async () => {
    const { headers } = await get('color?color=blue');
    expect(headers.etag).toMatch(/^W\/"/);
    const again = () => get('color?color=blue', { 'if-none-match': String(headers.etag) });
    expect(await again()).toMatchObject({ statusCode: 304, body: '' });
    expect((await get('color?color=red')).headers.etag).not.toBe(headers.etag);
    await shop.database.write((trx) => trx.updateTable('product').set({ stock: 3 }).where('id', '=', 1).execute());
    await shop.app.catalog.touch([1]);
    expect(await again()).toMatchObject({ statusCode: 200 });
  });

  it('answers HEAD with its facts alone', async () => {
    const response = await shop.app.inject({ method: 'HEAD', url: `${base}/all` });
    expect(response).toMatchObject({ statusCode: 200, body: '' });
    expect(response.headers['x-total-count']).toBe(String(COUNT));
  });

  it('costs a caller who does not read a piece of it, and ends with the caller', async () => {
    const address = shop.app.server.address() as AddressInfo | null;
    const port = address?.port ?? Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const request = http.get({ host: '127.0.0.1', port, path: `${base}/all?minPrice=1` });
    const response = await new Promise<http.IncomingMessage>((resolve) => request.once('response', resolve));
    response.pause();
    request.destroy();
    const other = await fetch(`http://127.0.0.1:${port}${base}/all?minPrice=2`);
    expect(await other.json()).toHaveLength(COUNT);
  });
});
