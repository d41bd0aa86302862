/** How many hosts a request names, over a real connection: Node shows one of two. */
import { connect, type AddressInfo } from 'node:net';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop?.close());

const say = (...lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = '';
    const { port } = shop.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`));
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('end', () => resolve(heard));
    socket.on('error', reject);
  });

describe('hosts of a request', () => {
  // The second address is one whose answer is ready, and goes out past the router.
  it.each(['/healthz', '/api/headerMenu'])('are one: two, or none, are refused at %s', async (url) => {
    const one = 'Host: shop.example';
    for (let time = 1; time <= 2; time += 1) expect(await say(`GET ${url} HTTP/1.1`, one)).toMatch(/^HTTP\/1\.1 200 /);
    for (const hosts of [
      [one, 'Host: evil.example'],
      [one, 'hOST: shop.example'],
      ['X-Host: shop.example'],
      ['Host: '],
      ['Host: a, b'],
      ['Host: a b'],
    ]) {
      const answer = await say(`GET ${url} HTTP/1.1`, ...hosts);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"code":"BAD_REQUEST"');
    }
  });

  it('may be none from a client older than HTTP/1.1, and no more than one', async () => {
    expect(await say('GET /healthz HTTP/1.0', 'Accept: */*')).toMatch(/ 200 /);
    expect(await say('GET /healthz HTTP/1.0', 'Host: a', 'Host: b')).toMatch(/ 400 /);
  });
});
