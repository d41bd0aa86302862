/**
 * What was sent before goes out again past the router: over a real connection, where that happens, and always the same
 * as through the router.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { productRow } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

interface WireAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
const forPages = '/for-pages';
const forFaults = '/for-faults';
const wantsHtml = ({ headers }: { headers: http.IncomingHttpHeaders }): boolean => headers.accept === 'text/html';
const forOne = '/for-one';
let made = 0;
let given = 0;
let tried = 0;

/** As a page is answered: to those only who want one. */
const pages: FastifyPluginAsync = async (app) => {
  const answers = app.responseCacheOf('pages', () => 0);
  app.get(forFaults, (request, reply) =>
    answers.send(request, reply, forFaults, () => ({ html: `tried ${(tried += 1)}`, status: tried === 1 ? 503 : 200 })),
  );
  app.get(forOne, (request, reply) => {
    void reply.header('set-cookie', `own=${(given += 1)}`);
    return answers.send(request, reply, forOne, () => ({ html: 'for one' }));
  });
  app.get(forPages, (request, reply) => {
    if (!wantsHtml(request)) return reply.callNotFound();
    return answers.send(request, reply, forPages, () => ({ html: `made ${(made += 1)}` }), wantsHtml);
  });
};

let shop: TestShop;
let agent: http.Agent;

beforeEach(async () => {
  const rows = {
    product: Array.from({ length: 60 }, (_, index) =>
      productRow({ name: `Frock ${index}`, description: `As blue as the ${index * 7919}th sky` }),
    ),
  };
  shop = await buildTestApp({ rows, pages, config: { allowedOrigins: ['https://other.example'] } });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  agent = new http.Agent({ keepAlive: true });
});
afterEach(async () => {
  agent.destroy();
  await shop.close();
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<WireAnswer> {
  const { port } = shop.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', path, headers, method, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date, 'x-request-id': id, ...rest } = response.headers;
        expect([date, id]).toEqual([expect.any(String), expect.stringMatching(/^[0-9a-f]{16}$/)]);
        resolve({ status: response.statusCode ?? 0, headers: rest, body: Buffer.concat(chunks).toString('latin1') });
      });
    });
    request.on('error', reject).end();
  });
}

const addresses = [
  '/api/customProducts/all',
  '/api/customProducts/all?page=2&pageSize=5',
  '/api/customProducts/1',
  '/category/all-unhide',
  '/api/headerMenu',
];

describe('The fast path of the response cache', () => {
  describe.each(addresses)('%s', (address) => {
    it.each(['br', 'gzip', 'identity', 'gzip, br;q=0'])(
      'is the same every time it is asked for in %s',
      async (coding) => {
        const headers = { 'accept-encoding': coding };
        const first = await ask(address, headers);
        expect(first.status).toBe(200);
        expect(first.headers).toMatchObject({
          'content-security-policy': expect.any(String),
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-cache',
          vary: 'Origin, Accept-Encoding',
        });
        for (let time = 2; time <= 4; time += 1) expect(await ask(address, headers)).toEqual(first);
      },
    );

    it('answers 304 with the same head every time', async () => {
      const tag = String((await ask(address)).headers['etag']);
      const first = await ask(address, { 'if-none-match': tag });
      expect(first).toMatchObject({ status: 304, body: '' });
      for (let time = 2; time <= 4; time += 1) expect(await ask(address, { 'if-none-match': tag })).toEqual(first);
      expect((await ask(address, { 'if-none-match': 'W/"other"' })).status).toBe(200);
    });

    it('is without a body for HEAD', async () => {
      for (let time = 1; time <= 3; time += 1) await ask(address);
      expect(await ask(address, {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
    });
  });

  it('gives everyone the coding that he takes, in whatever order they come', async () => {
    const takes = ['br', 'gzip', 'identity', 'gzip', 'br', 'identity'];
    const answers = [];
    for (const coding of takes)
      answers.push(await ask('/api/customProducts/all?pageSize=40', { 'accept-encoding': coding }));
    expect(answers.map(({ headers }) => headers['content-encoding'] ?? 'identity')).toEqual(takes);
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
    const texts = answers.map(({ body }, at) =>
      read[takes[at] as keyof typeof read](Buffer.from(body, 'latin1')).toString(),
    );
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0] ?? '')).toHaveLength(40);
  });

  it('lets another origin read what it may, and no other, after the shop itself has asked', async () => {
    for (let time = 1; time <= 3; time += 1) await ask('/api/headerMenu');
    const allowed = await ask('/api/headerMenu', { origin: 'https://other.example' });
    expect(allowed.headers['access-control-allow-origin']).toBe('https://other.example');
    expect((await ask('/api/headerMenu', { origin: 'https://foreign.example' })).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
    expect((await ask('/api/headerMenu')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('shows a new price at once', async () => {
    const [first] = [
      await ask('/api/customProducts/1'),
      await ask('/api/customProducts/1'),
      await ask('/api/customProducts/1'),
    ];
    await shop.database.write((trx) =>
      trx.updateTable('product').set({ rate_paise: 12345 }).where('id', '=', 1).execute(),
    );
    await shop.refresh();
    const second = await ask('/api/customProducts/1', { 'if-none-match': String(first?.headers['etag']) });
    expect(JSON.parse(second.body)).toMatchObject({ productRate: 123.45 });
  });

  it('gives an answer only to those whom it suits', async () => {
    for (let time = 1; time <= 3; time += 1)
      expect(await ask(forPages, { accept: 'text/html' })).toMatchObject({ status: 200, body: 'made 1' });
    expect((await ask(forPages, { accept: 'application/json' })).status).toBe(404);
  });

  it('writes one line for each answer, however it was come by', async () => {
    for (let time = 1; time <= 4; time += 1) await ask('/api/customProducts/1?fields=x');
    await ask('/api/customProducts/1', { 'if-none-match': '*' });
    await shop.app.close();
    const lines = shop.log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ route }) => route !== undefined);
    expect(lines.map(({ method, route, status }) => [method, route, status].join(' '))).toEqual([
      ...Array.from({ length: 4 }, () => 'GET /api/customProducts/:id 200'),
      'GET /api/customProducts/:id 304',
    ]);
    expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(5);
    for (const line of lines)
      expect(line).toMatchObject({
        level: 'info',
        requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
        ms: expect.any(Number),
      });
  });

  it('keeps no answer that gives a browser a cookie of its own', async () => {
    const cookies = [(await ask(forOne)).headers['set-cookie'], (await ask(forOne)).headers['set-cookie']];
    expect(cookies).toEqual([['own=1'], ['own=2']]);
  });

  it('keeps no fault: who asks next gets what can be answered by then, and that is kept', async () => {
    expect(await ask(forFaults)).toMatchObject({ status: 503, body: 'tried 1' });
    for (let time = 1; time <= 3; time += 1)
      expect(await ask(forFaults)).toMatchObject({ status: 200, body: 'tried 2' });
  });
});
