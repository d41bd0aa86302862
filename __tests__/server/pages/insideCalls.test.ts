/** The calls that a page makes inside the server (docs/decisions/0217-quick-answers.md). */
import { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { makeInsideCalls, type CallsFor } from '../../../src/server/pages/insideCalls';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;
let callsFor: CallsFor;

beforeAll(async () => {
  const pages = async (app: FastifyInstance): Promise<void> => {
    app.get('/inside/classes', (request, reply) => [
      Object.getPrototypeOf(request.raw) === IncomingMessage.prototype,
      Object.getPrototypeOf(reply.raw) === ServerResponse.prototype,
    ]);
    app.get('/inside/caller', ({ ip, query, headers }) => ({ ip, query, accept: headers.accept }));
    app.post('/inside/body', ({ body }) => ({ body }));
    app.get('/inside/nothing', (_, reply) => reply.code(204).send());
    app.get('/inside/page', async () => (await call('/inside/caller')).status);
    callsFor = makeInsideCalls(app);
  };
  shop = await buildTestApp({ pages, capacity: { mostAtWork: 1 } });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop?.close());

const call: typeof fetch = (path, init) => callsFor('192.0.2.7')(new URL(String(path), 'http://localhost'), init);

describe('A call inside the server', () => {
  it('is of the classes of a shopper’s, for which Node’s HTTP is compiled', async () => {
    expect(await (await call('/inside/classes')).json()).toEqual([true, true]);
  });

  it('counts for the caller of the page, and carries its query and headers', async () => {
    const answer = await call('/inside/caller?color=blue', { headers: { accept: 'application/json' } });
    expect(await answer.json()).toEqual({ ip: '192.0.2.7', query: { color: 'blue' }, accept: 'application/json' });
  });

  it('sends its body', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await call('/inside/body', { method: 'POST', headers, body: '{"name":"जबला"}' });
    expect(await answer.json()).toEqual({ body: { name: 'जबला' } });
  });

  it('has the status and the body of its answer, or none', async () => {
    const [nothing, missing] = [await call('/inside/nothing'), await call('/api/no-such-call')];
    expect([nothing.status, await nothing.text()]).toEqual([204, '']);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });

  it('is work of its page, and not turned away where the shop takes on no more', async () => {
    const { port } = shop.app.server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}/inside/page`)).json()).toBe(200);
  });

  it('may be one of many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => call(`/inside/caller?at=${at}`)));
    const told = await Promise.all(answers.map((answer) => answer.json() as Promise<{ query: { at: string } }>));
    expect(told.map(({ query }) => query.at)).toEqual(Array.from({ length: 30 }, (_, at) => String(at)));
  });
});
