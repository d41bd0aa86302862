/** One network keeps no other out: neither by silent connections, nor by what is dear to make. */
import net, { type AddressInfo } from 'node:net';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { inTime, until } from '../../support/lib/until';

let shop: TestShop;
let port: number;
let sockets: net.Socket[] = [];

async function open(options: Parameters<typeof buildTestApp>[0]): Promise<void> {
  shop = await buildTestApp(options);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
}
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await shop.close();
});

/** Of the whole of 127.0.0.0/8 each address is a network of its own. */
function connect(localAddress: string, text: string): Promise<net.Socket> {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  const connected = new Promise<net.Socket>((resolve) =>
    socket.once('connect', () => {
      socket.write(text);
      resolve(socket);
    }),
  );
  return inTime(`the shop to take a connection from ${localAddress}`, connected);
}
const half = 'GET /api/coupons HTTP/1.1\r\nHost: sh';
const whole = 'GET /api/coupons HTTP/1.1\r\nHost: shop\r\n\r\n';

/** Status line of the answer on that connection. */
async function askOn(socket: net.Socket): Promise<string> {
  let heard = '';
  const hear = (chunk: Buffer): void => void (heard += chunk.toString('latin1'));
  socket.on('data', hear);
  socket.write(whole);
  await until(`an answer to ${socket.localAddress}, or the end of its connection`, () =>
    Promise.resolve(heard.includes('\r\n\r\n') || socket.destroyed),
  );
  socket.off('data', hear);
  return heard.split('\r\n')[0] ?? '';
}
/** Status line of the answer on a connection from there. */
const ask = async (localAddress: string): Promise<string> => askOn(await connect(localAddress, ''));
const isOpen = (socket: net.Socket): boolean => !socket.destroyed && !socket.readableEnded;
const openOnes = (some: readonly net.Socket[]): number => some.filter(isOpen).length;

describe('Connections that have sent no whole head', () => {
  it('are bounded for one network: one more ends the oldest, and others’ stay', async () => {
    await open({ capacity: { mostHalfSentOfOne: 5 } });
    const other = await connect('127.0.0.2', half);
    const many: net.Socket[] = [];
    for (let n = 0; n < 8; n += 1) many.push(await connect('127.0.0.3', half));
    await until('the oldest to be ended', () => Promise.resolve(openOnes(many) <= 5));
    expect(many.map(isOpen)).toEqual([false, false, false, true, true, true, true, true]);
    expect(isOpen(other)).toBe(true);
    expect(await ask('127.0.0.3')).toBe('HTTP/1.1 200 OK');
  });

  it('and those whose body does not come are bounded alike', async () => {
    await open({ capacity: { mostHalfSentOfOne: 5 } });
    const body =
      'POST /users/loginUser HTTP/1.1\r\nHost: shop\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60\r\n\r\nemailId=';
    const many: net.Socket[] = [];
    for (let n = 0; n < 8; n += 1) many.push(await connect('127.0.0.3', body));
    await until('the oldest to be ended', () => Promise.resolve(openOnes(many) <= 5));
    expect(openOnes(many)).toBe(5);
    expect(await ask('127.0.0.3')).toBe('HTTP/1.1 200 OK');
    // Those that were ended are no faults of the shop's, which a log full of them would hide.
    await until('a line about them', () => Promise.resolve(shop.log.some((line) => line.includes('left before'))));
    expect(shop.log.filter((line) => line.includes('"failed"'))).toEqual([]);
  });

  it('count no longer once the head has come', async () => {
    await open({ capacity: { mostHalfSentOfOne: 3 } });
    for (let n = 0; n < 10; n += 1) expect(await ask('127.0.0.3')).toBe('HTTP/1.1 200 OK');
    expect(openOnes(sockets)).toBe(10);
  });

  it('make room when many are open, and so do idle ones, where one network has most', async () => {
    await open({ capacity: { mostHalfSentOfOne: 100, manyConnections: 12, mostConnections: 14 } });
    const shopper = await connect('127.0.0.2', whole);
    await ask('127.0.0.3');
    const many: net.Socket[] = [];
    for (let n = 0; n < 30; n += 1) many.push(await connect('127.0.0.3', n % 2 === 0 ? half : whole));
    for (let n = 4; n < 12; n += 1) expect(await ask(`127.0.0.${n}`)).toBe('HTTP/1.1 200 OK');
    expect(isOpen(shopper)).toBe(true);
  });

  it('or that are idle make room in the order of their last requests', async () => {
    await open({ capacity: { manyConnections: 4, mostConnections: 9 } });
    const idle: net.Socket[] = [];
    for (let n = 0; n < 3; n += 1) idle.push(await connect('127.0.0.3', ''));
    for (const socket of [...idle, ...idle.slice(0, 1)]) expect(await askOn(socket)).toBe('HTTP/1.1 200 OK');
    expect(await ask('127.0.0.4')).toBe('HTTP/1.1 200 OK');
    expect(await ask('127.0.0.5')).toBe('HTTP/1.1 200 OK');
    await until('one of them to be ended', () => Promise.resolve(openOnes(idle) < 3));
    expect(idle.map(isOpen)).toEqual([true, false, true]);
  });

  it('of a trusted proxy are the proxy’s to watch', async () => {
    await open({ config: { trustProxy: ['127.0.0.3'] }, capacity: { mostHalfSentOfOne: 2 } });
    const many: net.Socket[] = [];
    for (let n = 0; n < 6; n += 1) many.push(await connect('127.0.0.3', half));
    expect(await ask('127.0.0.3')).toBe('HTTP/1.1 200 OK');
    expect(openOnes(many)).toBe(6);
  });
});

describe('What is at work', () => {
  it('is no more for one network than its share, so that others find room', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await open({
      capacity: { mostAtWork: 6, mostAtWorkOfOne: 4 },
      pages: async (app) => void app.get('/held', () => held.then(() => 'done')),
    });
    const get = (remoteAddress: string) => fetchFrom(remoteAddress, '/held');
    const much = Array.from({ length: 5 }, () => get('127.0.0.3'));
    const refused = await Promise.race(much);
    expect(refused).toBe(503);
    const other = get('127.0.0.2');
    goOn();
    expect(await other).toBe(200);
    expect((await Promise.all(much)).sort()).toEqual([200, 200, 200, 200, 503]);
  });
});

/** The status of a call from that address. */
async function fetchFrom(localAddress: string, url: string): Promise<number> {
  const socket = await connect(localAddress, `GET ${url} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
  await inTime(
    `the answer to ${localAddress} at ${url} to end`,
    new Promise((resolve) => socket.once('close', resolve)),
  );
  return Number(heard.split(' ')[1]);
}
