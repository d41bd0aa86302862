/** Clients that send slowly, half or far too much, over bare connections: they are let go of, and hold nobody up. */
import net, { type AddressInfo } from 'node:net';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { inTime, until } from '../../support/lib/until';

let shop: TestShop;
let port: number;
let lines: Line[] = [];

interface Line {
  socket: net.Socket;
  /** What has come back. */
  heard: () => string;
  /** Resolves when the shop has hung up; gives what came back. */
  closed: Promise<string>;
}

/** A connection on which `text` was sent. */
async function call(text: string): Promise<Line> {
  const socket = net.connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
  // The shop may hang up while this still sends.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  const line = { socket, heard: () => heard, closed };
  lines.push(line);
  await inTime('the shop to take a connection', new Promise((resolve) => socket.once('connect', resolve)));
  socket.write(text);
  return line;
}
const calls = (count: number, text: string): Promise<Line[]> =>
  Promise.all(Array.from({ length: count }, () => call(text)));

async function open(capacity: Parameters<typeof buildTestApp>[0] & object): Promise<void> {
  shop = await buildTestApp(capacity);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
}
afterEach(async () => {
  for (const { socket } of lines) socket.destroy();
  lines = [];
  await shop.close();
});

const ask = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);
// Everybody's call: of another it is said at once that nobody may make it.
const post = 'POST /users/loginUser HTTP/1.1\r\nHost: shop\r\nContent-Type: application/x-www-form-urlencoded\r\n';

describe('slow clients', () => {
  it('answers others while a crowd has sent half a head or half a body', async () => {
    await open({ capacity: { mostAtWork: 2 } });
    await calls(100, 'GET /api/coupons HTTP/1.1\r\nHost: sh');
    await calls(100, `${post}Content-Length: 60\r\n\r\nemailId=half`);
    for (let n = 0; n < 20; n += 1) expect((await ask('/api/home-coupons')).status).toBe(200);
  });

  it('hangs up on whoever does not finish head or body in time, with 408', async () => {
    await open({ capacity: { headMs: 300, requestMs: 600, checkMs: 50 } });
    const slow = [
      ...(await calls(3, 'GET /api/coupons HTTP/1.1\r\nHost: sh')),
      ...(await calls(3, `${post}Content-Length: 60\r\n\r\nemailId=half`)),
    ];
    for (const { closed } of slow)
      expect(await inTime('the shop to hang up on a slow client', closed)).toMatch(
        /^HTTP\/1\.1 408 Request Timeout\r\n.*\{"code":"BAD_REQUEST"/s,
      );
    const [silent] = await calls(1, '');
    await inTime('the shop to hang up on a silent client', silent?.closed ?? Promise.resolve(''));
    expect((await ask('/api/coupons')).status).toBe(200);
  });

  it('hangs up on whoever asks for much and never reads it', async () => {
    const text = 'x'.repeat(8 * 1024 * 1024);
    await open({ capacity: { stillMs: 500 }, pages: async (app) => void app.get('/long-text', () => text) });
    const [deaf] = await calls(1, '');
    deaf?.socket.pause();
    deaf?.socket.write('GET /long-text HTTP/1.1\r\nHost: shop\r\n\r\n');
    const connections = () =>
      new Promise<number>((resolve, reject) =>
        shop.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    await until('the shop to hang up', async () => (await connections()) === 0);
    expect(deaf?.heard()).toBe('');
  });

  it('answers endless headers with 431 and hangs up', async () => {
    await open({});
    const line = await call('GET /api/coupons HTTP/1.1\r\nHost: shop\r\n');
    for (let n = 0; n < 40 && !line.socket.destroyed; n += 1)
      line.socket.write(`X-Header-${n}: ${'a'.repeat(1000)}\r\n`);
    expect(await line.closed).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n.*\{"code":"BAD_REQUEST"/s);
  });

  it('answers a huge body with 413 before it has come, announced or not', async () => {
    await open({});
    const announced = await call(`${post}Content-Length: 5000000000\r\n\r\nemailId=`);
    expect(await announced.closed).toMatch(/^HTTP\/1\.1 413 .*"code":"PAYLOAD_TOO_LARGE"/s);

    const endless = await call(`${post}Transfer-Encoding: chunked\r\n\r\n`);
    for (let n = 0; n < 80 && !endless.socket.destroyed; n += 1) endless.socket.write(`400\r\n${'a'.repeat(1024)}\r\n`);
    expect(await endless.closed).toMatch(/^HTTP\/1\.1 413 .*"code":"PAYLOAD_TOO_LARGE"/s);
    expect((await ask('/api/coupons')).status).toBe(200);
  });

  it('answers what is no request with 400', async () => {
    await open({});
    const line = await call('What do you sell?\r\n\r\n');
    expect(await line.closed).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*\{"code":"BAD_REQUEST"/s);
  });

  it('keeps so many connections and closes further ones at once', async () => {
    await open({ capacity: { mostConnections: 20 } });
    const kept = await calls(20, 'GET /api/coupons HTTP/1.1\r\nHost: sh');
    const further = await calls(5, 'GET /api/coupons HTTP/1.1\r\nHost: shop\r\n\r\n');
    for (const { closed } of further) expect(await closed).toBe('');
    for (const { socket } of kept.slice(0, 5)) {
      socket.write('op\r\nConnection: close\r\n\r\n');
    }
    for (const { closed } of kept.slice(0, 5)) expect(await closed).toMatch(/^HTTP\/1\.1 200 OK/);
    await until(
      'the shop to have room for a further call',
      async () => (await ask('/api/coupons').catch(() => undefined))?.status === 200,
    );
  });
});
