/**
 * A listening shop with its pages, asked for addresses as no client would put them, and the ways out of a folder that
 * such an address tries.
 */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildTestApp, type TestShop } from './buildTestApp';
import { localPages } from './builtPages';
import { productRow } from '../data/rows';

interface OddAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

type Ask = (address: string, headers?: Record<string, string>, method?: string) => Promise<OddAnswer>;

/** Opens the shop before the file's tests and closes it afterwards. */
export function listeningShop(): { shop: TestShop; ask: Ask } {
  const place = {} as { shop: TestShop; ask: Ask };
  beforeAll(async () => {
    place.shop = await buildTestApp({ rows: { product: [productRow({ id: 1 })] }, pages: localPages() });
    await place.shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => place.shop?.close());
  /** The address goes out letter by letter; most clients would put it in order first. */
  place.ask = (address, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const { port } = place.shop.app.server.address() as AddressInfo;
      const all = { accept: 'text/html', ...headers };
      const sent = httpRequest(
        { host: '127.0.0.1', port, path: address, method, headers: all, agent: false },
        (answer) => {
          let body = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
        },
      );
      sent.on('error', reject);
      sent.end();
    });
  return place;
}

/** Ways out of a folder, as different readers of an address spell them. */
export const steps = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '%252e%252e%252f',
  '....//',
  '.%00./',
  '%c0%ae%c0%ae/',
  '..;/',
] as const;
export const folders = [
  '/',
  '/assets/',
  '/pictures/',
  '/pictures/960/',
  '/support/files/',
  '/our-story/',
  '/openapi/',
  '//',
] as const;

/** Nothing of the machine is reached from the folder by that way, however often it is taken. */
export async function expectNoWayOut(
  { shop, ask }: { shop: TestShop; ask: Ask },
  folder: string,
  step: string,
): Promise<void> {
  for (const file of ['server/main.js', 'etc/passwd']) {
    for (const depth of [1, 12]) {
      const { status, body, headers } = await ask(`${folder}${step.repeat(depth)}${file}`);
      const stack = shop.log.filter((line) => line.includes('stack')).at(-1);
      expect([status, status < 500 ? '' : stack]).toEqual([status, '']);
      // A page that says that there is none, or a failure in JSON.
      expect([status, String(headers['content-type'])]).toEqual([
        status,
        expect.stringMatching(/^(text\/html|application\/json)/),
      ]);
      expect(body).not.toMatch(/root:x:0|"dependencies"|require\(/);
      expect(headers.location).toBeUndefined();
    }
  }
}
