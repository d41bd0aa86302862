/** The calls that a page makes inside the server (docs/decisions/0217-quick-answers.md). */
import { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ReadInside } from '../../../src/client/app/insideReads';
import { makeInsideCalls, makeInsideReads } from '../../../src/server/pages/insideCalls';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;
let version = 1;
let asked = 0;
let readsFor: (caller: string) => ReadInside;

beforeAll(async () => {
  const pages = async (app: FastifyInstance): Promise<void> => {
    app.get('/inside/classes', (request, reply) => [
      Object.getPrototypeOf(request.raw) === IncomingMessage.prototype,
      Object.getPrototypeOf(reply.raw) === ServerResponse.prototype,
    ]);
    app.get('/inside/caller', ({ ip, query, headers }) => ({ ip, query, accept: headers.accept }));
    app.get('/inside/nothing', (_, reply) => reply.code(204).send());
    app.get('/inside/page', async () => (await read('/inside/caller')).status);
    app.get('/inside/count', () => ({ asked: (asked += 1) }));
    app.get('/inside/fails', (_, reply) => reply.code(503).send({ asked: (asked += 1) }));
    readsFor = makeInsideReads(app, () => version);
  };
  shop = await buildTestApp({ pages, capacity: { mostAtWork: 1 } });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop?.close());
beforeEach(() => {
  version += 1;
  asked = 0;
});

const read: ReadInside = (path) => readsFor('192.0.2.7')(path);

describe('A call inside the server', () => {
  it('is of the classes of a shopper’s, for which Node’s HTTP is compiled', async () => {
    expect((await read('/inside/classes')).data).toEqual([true, true]);
  });

  it('counts for the caller of the page, and carries its query', async () => {
    const { data } = await read('/inside/caller?color=blue');
    expect(data).toEqual({ ip: '192.0.2.7', query: { color: 'blue' }, accept: 'application/json' });
  });

  it('has the status, the head and the data of its answer, or none', async () => {
    const [nothing, missing] = [await read('/inside/nothing'), await read('/api/no-such-call')];
    expect([nothing.status, nothing.data]).toEqual([204, '']);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    expect(missing.data).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is work of its page, and not turned away where the shop takes on no more', async () => {
    const { port } = shop.app.server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}/inside/page`)).json()).toBe(200);
  });

  it('may be one of many at once', async () => {
    const readings = await Promise.all(Array.from({ length: 30 }, (_, at) => read(`/inside/caller?at=${at}`)));
    const told = readings.map(({ data }) => (data as { query: { at: string } }).query.at);
    expect(told).toEqual(Array.from({ length: 30 }, (_, at) => String(at)));
  });

  it('is made once for all pages, until the version moves', async () => {
    const [first, again] = [await read('/inside/count'), await readsFor('192.0.2.9')('/inside/count')];
    expect([first.data, again.data]).toEqual([{ asked: 1 }, { asked: 1 }]);
    version += 1;
    expect((await read('/inside/count')).data).toEqual({ asked: 2 });
  });

  it('is made anew after a failure', async () => {
    const [first, again] = [await read('/inside/fails'), await read('/inside/fails')];
    expect([first.status, first.data, again.data]).toEqual([503, { asked: 1 }, { asked: 2 }]);
  });
});

describe('A page reads without a request', () => {
  const queries: Readonly<Record<string, readonly string[]>> = {
    '/api/customProducts/all': [
      '',
      '?page=2&pageSize=9',
      '?minPrice=100&color=Blue',
      '?fields=name',
      '?minPrice=9&maxPrice=1',
    ],
    '/api/customProducts/color': ['?color=Blue&pageSize=10', ''],
    '/api/customProducts/all-colors': ['', '?by=count', '?by=size'],
    '/api/customProducts/get-all-colors': ['?name=Nehru+jacket', ''],
    '/products/productId': ['?userId=&id=101', '?id=999999', '?id=none'],
  };

  it('what each route would answer, its refusals included', async () => {
    const call = makeInsideCalls(shop.app);
    const addresses = [...shop.app.directReads.keys()].flatMap((path) =>
      (queries[path] ?? ['']).map((query) => path + query),
    );
    expect(addresses.length).toBeGreaterThan(30);
    for (const address of addresses) {
      const route = await call('192.0.2.7', address, { accept: 'application/json' });
      const { status, headers, data } = await read(address);
      const of = (name: string) => headers.get(name) ?? undefined;
      expect([address, status, data]).toEqual([address, route.status, JSON.parse(route.body)]);
      expect([of('content-type'), of('x-total-count'), of('x-price-range')]).toEqual([
        route.headers['content-type'],
        route.headers['x-total-count'],
        route.headers['x-price-range'],
      ]);
    }
  });

  it('what a page of the shop needs, but for what a clock decides', () => {
    const paths = ['/api/headerMenu', '/category/all-unhide', '/homepage/words/get-all', '/flash-header/get-all'];
    expect([...shop.app.directReads.keys()]).toEqual(expect.arrayContaining(paths));
    expect(shop.app.directReads.has('/api/coupons/is-main')).toBe(false);
  });
});
