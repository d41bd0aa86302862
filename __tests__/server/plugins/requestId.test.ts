/**
 * Every answer has an id, the one that its line of the log has, whoever gives it: a route, the cache before it,
 * Fastify, or nobody in particular.
 */
import { connect, type AddressInfo } from 'node:net';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { localPages } from '../../support/server/builtPages';
import { signal } from '../../support/mails/outbox';
import { inTime, until } from '../../support/lib/until';

let shop: TestShop;
let stopping: ReturnType<typeof signal>;
beforeEach(async () => {
  stopping = signal();
  shop = await buildTestApp({
    config: { allowedOrigins: ['https://app.example'] },
    pages: async (app, options) => {
      app.get('/broken', () => {
        throw new Error('x');
      });
      app.addHook('preClose', (done) => {
        stopping.give();
        done();
      });
      await localPages()(app, options);
    },
  });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => shop?.close());

const port = (): number => (shop.app.server.address() as AddressInfo).port;

/** What comes back for these very bytes. */
const say = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port(), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
    socket.on('end', () => resolve(heard));
    socket.on('error', reject);
  });
const ask = (line: string, ...headers: string[]): Promise<string> =>
  say([`${line} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close', '', ''].join('\r\n'));

const idsOf = (answer: string): string[] => [...answer.matchAll(/^x-request-id: (\S+)\r$/gim)].map(([, id = '']) => id);
interface LogLine {
  requestId?: string;
  status?: number;
}
const linesOf = (id: string): LogLine[] =>
  shop.log.map((line) => JSON.parse(line) as LogLine).filter(({ requestId }) => requestId === id);

/** The answer has one id, and the log a line with it and the answer's status. */
async function expectId(answer: string): Promise<string> {
  const ids = idsOf(answer);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
  const [id = ''] = ids;
  const status = Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1]);
  const isLogged = () => Promise.resolve(linesOf(id).some((line) => line.status === status));
  await until(`a line of the log with ${id}`, isLogged);
  return id;
}

describe('the id of a request', () => {
  it.each([
    ['a call', 'GET /users/session', 200],
    ['a page', 'GET /faqs', 200],
    ['a file', 'GET /favicon.svg', 200],
    ['a file of the support page', 'GET /support/files/page.css', 200],
    ['a call that is not there', 'GET /api/nothing', 404],
    ['a refusal', 'GET /orders/summary?userId=u_1', 401],
    ['values that are not taken', 'GET /api/customProducts/all?page=x', 400],
    ['a fault', 'GET /broken', 500],
    ['an address that cannot be decoded', 'GET /users/%E0%A4%A', 400],
    ['a parameter that is too long', `GET /api/coupons/name/${'x'.repeat(2100)}`, 404],
    ['security.txt', 'GET /.well-known/security.txt', 200],
    ['HEAD', 'HEAD /healthz', 200],
  ])('stands on the answer and in the log: %s', async (_, line, status) => {
    const answer = await ask(line, 'Accept: */*');
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    await expectId(answer);
  });

  it('is new on each answer that is kept ready, of whatever status', async () => {
    const ids = [];
    for (let time = 1; time <= 4; time += 1) ids.push(await expectId(await ask('GET /api/headerMenu')));
    for (let time = 1; time <= 2; time += 1) {
      const answer = await ask('GET /api/headerMenu', 'If-None-Match: *');
      expect(answer).toContain('HTTP/1.1 304 ');
      ids.push(await expectId(answer));
    }
    const forPage = ['Accept: text/html', 'Accept-Encoding: br'];
    for (let time = 1; time <= 3; time += 1) ids.push(await expectId(await ask('GET /faqs', ...forPage)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the shop’s own, whatever a caller sends, and another origin may read it', async () => {
    const answer = await ask('GET /users/session', 'X-Request-Id: mine', 'Origin: https://app.example');
    await expectId(answer);
    expect(answer).not.toContain('mine');
    expect(answer).toMatch(/^access-control-expose-headers: .*X-Request-Id/im);
    await expectId(await ask('OPTIONS /usercart/in-cart', 'Origin: https://app.example'));
  });

  it.each([
    ['no HTTP at all', 'NONSENSE\r\n\r\n', 400],
    ['a head without end', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['what nobody can expect', 'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n', 200],
  ])('stands on the answer to %s', async (_, text, status) => {
    const answer = await say(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    await expectId(answer);
  });

  it('stands on the answer of a shop that is stopping', async () => {
    // Of a body that has not come whole the connection is kept open.
    const held = connect(port(), '127.0.0.1');
    let heard = '';
    held.on('data', (chunk) => (heard += chunk.toString('latin1')));
    const head = ['POST /users/logout HTTP/1.1', 'Host: a', 'Content-Length: 2', 'Content-Type: application/json'];
    held.write(`${head.join('\r\n')}\r\n\r\n{`);
    await until('the connection', () => Promise.resolve(held.readyState === 'open' && !held.connecting));
    const closed = shop.app.close();
    await stopping.given;
    // The first is answered, and the next one comes too late.
    held.write('}GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await inTime('the stopping shop to hang up', new Promise((resolve) => held.once('close', resolve)));
    await closed;
    heard = heard.slice(heard.lastIndexOf('HTTP/1.1 '));
    expect(heard).toMatch(/^HTTP\/1\.1 503 /);
    expect(idsOf(heard)).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
    expect(linesOf(idsOf(heard)[0] ?? '')).toHaveLength(1);
  });
});
