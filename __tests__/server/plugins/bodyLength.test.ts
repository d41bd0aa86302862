/**
 * Where a request ends, over a real connection: what a proxy and the shop could read differently is refused (RFC 9112
 * section 6.3).
 */
import { connect, type AddressInfo } from 'node:net';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop?.close());

/** The statuses of all answers until the connection ends. */
const statusesOf = (text: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    let heard = '';
    const { port } = shop.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
    socket.on('end', () => resolve([...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status)));
    socket.on('error', reject);
  });

/** Behind the body that one of two would see stands a request of its own. */
const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const post = (heads: readonly string[], body: string): string =>
  ['POST /users/logout HTTP/1.1', 'Host: a', ...heads, '', `${body}${HIDDEN}`].join('\r\n');

describe('the end of a request', () => {
  it.each([
    ['a length and pieces', ['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['pieces and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], '0\r\n\r\n'],
    ['two lengths', ['Content-Length: 4', 'Content-Length: 5'], 'abcd'],
    ['two lengths in one', ['Content-Length: 4, 5'], 'abcd'],
    ['a length with a sign', ['Content-Length: +4'], 'abcd'],
    ['an encoding that does not end in pieces', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
    ['an encoding that only looks so', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
    ['a space before the colon', ['Transfer-Encoding : chunked'], '0\r\n\r\n'],
    ['a piece of no length', ['Transfer-Encoding: chunked'], 'x\r\n\r\n'],
  ])('is told in one way: %s is refused, and nothing behind it is heard', async (_, heads, body) => {
    expect(await statusesOf(post(heads, body))).toEqual(['400']);
  });

  it('is where the one way says', async () => {
    expect(await statusesOf(post(['Content-Length: 0'], ''))).toEqual(['200', '200']);
    expect(await statusesOf(post(['Transfer-Encoding: chunked'], '0\r\n\r\n'))).toHaveLength(2);
  });
});
