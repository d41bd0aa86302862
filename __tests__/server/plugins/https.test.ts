/**
 * What an answer says when the request came by https, which the shop knows from PUBLIC_URL or from a proxy that it
 * trusts.
 */
import http from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

const HSTS = 'strict-transport-security';
const byHttps = { 'x-forwarded-proto': 'https' };

let shop: TestShop | undefined;
afterEach(() => shop?.close());

/** Over a real connection, where cached answers take the fast path. */
async function ask(url: string, headers: Record<string, string>): Promise<http.IncomingMessage> {
  if (!shop) throw new Error('No shop');
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = http.get({ port, host: '127.0.0.1', path: url, headers, agent: false });
    asked.on('response', (answer) => resolve(answer.resume())).on('error', reject);
  });
}

async function cookieBy(headers: Record<string, string>): Promise<string> {
  const answer = await shop?.visitor().send({ method: 'POST', url: '/api/guest/create', headers });
  return String(answer?.headers['set-cookie']);
}

describe('https', () => {
  it('is insisted on, for at least half a year, where PUBLIC_URL says that the shop is served over it', async () => {
    shop = await buildTestApp({ config: { publicUrl: 'https://shop.example' } });
    for (const url of ['/healthz', '/api/headerMenu', '/api/headerMenu', '/api/nothing']) {
      const told = String((await ask(url, {})).headers[HSTS]);
      // Half a year is what scanners ask for.
      expect([url, Number(/max-age=(\d+)/.exec(told)?.[1])]).toEqual([url, 31_536_000]);
    }
  });

  it('is insisted on whenever a trusted proxy says that the request came by it, also on the fast path', async () => {
    shop = await buildTestApp({ config: { trustProxy: ['loopback'] } });
    for (const url of ['/healthz', '/api/headerMenu', '/orders/summary?userId=u_1']) {
      for (let time = 1; time <= 3; time += 1) {
        expect([url, (await ask(url, byHttps)).headers[HSTS]]).toEqual([url, expect.stringContaining('max-age=')]);
        expect([url, (await ask(url, {})).headers[HSTS]]).toEqual([url, undefined]);
        expect([url, (await ask(url, { 'x-forwarded-proto': 'http' })).headers[HSTS]]).toEqual([url, undefined]);
      }
    }
    // The nearest proxy speaks last.
    expect((await ask('/healthz', { 'x-forwarded-proto': 'https, http' })).headers[HSTS]).toBeUndefined();
  });

  /** What is said to these very bytes. */
  const heardOf = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let heard = '';
      const socket = connect((shop?.app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
      socket.on('end', () => resolve(heard)).on('error', reject);
    });
  const head = (line: string, ...heads: string[]): string =>
    [`${line} HTTP/1.1`, 'Host: a', 'Connection: close', ...heads, '', ''].join('\r\n');
  const UNREADABLE = [
    ['an address that cannot be decoded', head('GET /users/%E0%A4%A')],
    ['no HTTP at all', 'NONSENSE\r\n\r\n'],
    ['a head without end', head(`GET /${'x'.repeat(20_000)}`)],
    ['two hosts', head('GET /healthz', 'Host: b')],
    ['a parameter that is too long', head(`GET /api/coupons/name/${'x'.repeat(2100)}`)],
  ] as const;

  it.each(UNREADABLE)('is insisted on, and neither types are guessed at nor frames shown, of %s', async (_, text) => {
    shop = await buildTestApp({ config: { publicUrl: 'https://shop.example' } });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const heard = (await heardOf(text)).toLowerCase();
    expect(heard).toMatch(/^http\/1\.1 4\d\d /);
    const [heads = ''] = heard.split('\r\n\r\n');
    const told = heads.split('\r\n').map((line) => line.split(':')[0]);
    expect(heads).toContain("frame-ancestors 'none'");
    const wanted = [HSTS, 'x-content-type-options', 'content-security-policy', 'cross-origin-resource-policy'];
    const times = wanted.map((name) => told.filter((one) => one === name).length);
    expect(times).toEqual(wanted.map(() => 1));
  });

  it('is insisted on for an address that cannot be decoded when a trusted proxy says so, and else not', async () => {
    shop = await buildTestApp({ config: { trustProxy: ['loopback'] } });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    expect(await heardOf(head('GET /users/%E0%A4%A', 'X-Forwarded-Proto: https'))).toContain(HSTS);
    expect(await heardOf(head('GET /users/%E0%A4%A'))).not.toContain(HSTS);
  });

  it('is nobody’s to claim whom the shop does not trust', async () => {
    shop = await buildTestApp();
    expect((await ask('/healthz', byHttps)).headers[HSTS]).toBeUndefined();
    expect(await cookieBy(byHttps)).not.toContain('Secure');
  });

  it('makes cookies Secure where a trusted proxy says so', async () => {
    shop = await buildTestApp({ config: { trustProxy: ['loopback'] } });
    expect(await cookieBy(byHttps)).toMatch(/; Secure(;|$)/);
    expect(await cookieBy({})).not.toContain('Secure');
  });
});
