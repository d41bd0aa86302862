import { connect, type AddressInfo } from 'node:net';
import { contact } from '../../support/server/visitor';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp({
    pages: (app) => {
      app.get('/broken', () => {
        throw new Error('secret detail');
      });
      app.get('/away', () => {
        throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      });
      return Promise.resolve();
    },
  });
});
afterAll(() => shop?.close());

/** As a guest: nobody would hear of nothing but that. */
const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: string, type?: string) => {
  const headers = type ? { 'content-type': type } : {};
  return (await shop.guest()).send({ method, url, ...(payload !== undefined && { payload }), headers });
};

describe('errors on the wire', () => {
  it.each([
    ['GET', '/api/nothing', undefined, undefined, 404, 'NOT_FOUND'],
    ['POST', '/nothing', '{}', 'application/json', 404, 'NOT_FOUND'],
    ['PUT', '/users/session', undefined, undefined, 404, 'NOT_FOUND'],
    ['GET', '/api/coupons/name/%E0%A4%A', undefined, undefined, 400, 'BAD_REQUEST'],
    ['POST', '/usercart/add-product?productId=1', '{"productName":', 'application/json', 400, 'BAD_REQUEST'],
    ['POST', '/usercart/add-product?productId=1', '[]', 'application/json', 400, 'BAD_REQUEST'],
    ['POST', '/usercart/add-product?productId=1', '{"__proto__":{"a":1}}', 'application/json', 400, 'BAD_REQUEST'],
    ['POST', '/usercart/add-product?productId=1', '{"productColor":{"a":1}}', 'application/json', 400, 'BAD_REQUEST'],
    ['POST', '/usercart/add-product?productId=1', '<a/>', 'text/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['POST', '/usercart/add-product?productId=1', 'hello', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['POST', '/usercart/add-product?productId=1', 'x'.repeat(70_000), 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
    ['POST', '/usercart/add-product?productId=1&productId=2', '{}', 'application/json', 400, 'BAD_REQUEST'],
    ['POST', '/usercart/add-product?productId=99999999999', '{}', 'application/json', 400, 'BAD_REQUEST'],
    ['POST', '/usercart/in-cart?pageSize=%00', undefined, undefined, 400, 'BAD_REQUEST'],
    ['POST', '/usercart/in-cart?userId=g_%00', undefined, undefined, 403, 'FORBIDDEN'],
    ['POST', '/usercart/add-product?productId=1', '{"productColor":"\\u0000"}', 'application/json', 400, 'BAD_REQUEST'],
    ['POST', `/usercart/in-cart?userId=${'g'.repeat(65)}`, undefined, undefined, 403, 'FORBIDDEN'],
    ['POST', '/api/guest-cart/place-order', 'null', 'application/json', 400, 'BAD_REQUEST'],
    ['POST', '/api/guest-cart/place-order', '"text"', 'application/json', 400, 'BAD_REQUEST'],
  ] as const)('%s %s with %s as %s is %d %s', async (method, url, payload, type, status, code) => {
    const response = await send(method, url, payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.json()).toMatchObject({ code, message: expect.any(String) });
  });

  it('tells a fault of its own without saying anything about itself', async () => {
    const response = await send('GET', '/broken');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ code: 'INTERNAL', message: 'Something went wrong! Try again later' });
    expect(shop.log.join('')).toContain('secret detail');
  });

  it('says that it is not ready while the database is away', async () => {
    const response = await send('GET', '/away');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'NOT_READY' });
  });

  it('never fails by itself, whatever is sent', async () => {
    const guest = await shop.guest();
    const odd = [
      '',
      ' ',
      '0',
      '-1',
      '1e309',
      'NaN',
      '٣',
      '💥',
      '\ud800',
      '../..',
      "' or 1=1 --",
      '{}',
      'null',
      'x'.repeat(5000),
    ];
    for (const value of odd) {
      const responses = await Promise.all([
        guest.post(
          '/usercart/add-product',
          { userId: guest.guestId, productId: value },
          { productColor: value, productSize: value },
        ),
        guest.post('/usercart/add-product', { userId: value, productId: 1 }, { totalQuantity: value }),
        guest.post('/usercart/update-quantity', {
          guestId: guest.guestId,
          productId: 1,
          orderQuantity: value,
          productColor: value,
        }),
        guest.postForm('/api/guest-cart/place-order', {
          ...contact,
          guestId: guest.guestId,
          name: value,
          couponCode: value,
          finalOrderAmount: value,
        }),
        guest.get(
          `/api/customProducts/search?${new URLSearchParams({ productName: value, minPrice: value, page: value }).toString()}`,
        ),
        guest.get(`/api/customProducts/${encodeURIComponent(value.replace('\ud800', ''))}`),
        guest.get(`/api/coupons/name/${encodeURIComponent(value.replace('\ud800', ''))}`),
      ]);
      for (const response of responses) expect(response.statusCode).toBeLessThan(500);
    }
  });

  it('answers what is no HTTP at all, and waits for no request without end', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const say = (text: string): Promise<string> =>
      new Promise((resolve, reject) => {
        let heard = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        socket.on('data', (chunk) => (heard += chunk.toString()));
        socket.on('end', () => resolve(heard));
        socket.on('error', reject);
      });
    // Refused before the body has come: the rest of a long one is not waited for.
    const early = 'POST /usercart/in-cart HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    for (const length of ['Content-Length: 5000000000', 'Transfer-Encoding: chunked']) {
      expect(await say(`${early}${length}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 401 [^]*connection: close/i);
    }
    for (const text of [
      'NONSENSE\r\n\r\n',
      'GET /healthz HTTP/9.9\r\n\r\n',
      'POST /users/loginUser HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    ]) {
      expect(await say(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    // Fastify's own default is no limit at all.
    expect(shop.app.server.requestTimeout).toBe(30_000);
  });
});
