import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;
let open: TestShop;

beforeAll(async () => {
  shop = await buildTestApp({ config: { publicUrl: 'https://shop.example' } });
  open = await buildTestApp({ config: { allowedOrigins: ['https://app.example'] } });
});
afterAll(async () => {
  await shop.close();
  await open.close();
});

const create = (on: TestShop, headers: Record<string, string>) =>
  on.visitor().send({ method: 'POST', url: '/api/guest/create', headers: { host: 'localhost:3000', ...headers } });

describe('calls from other origins', () => {
  it.each([
    [{}, 'a program that is no browser'],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, "the shop's own page"],
    [{ origin: 'https://shop.example' }, 'the public address, behind a proxy that changes the host'],
    [{ 'sec-fetch-site': 'none' }, 'the address bar'],
    [{ origin: 'https://localhost:3000', 'sec-fetch-site': 'same-origin' }, 'a page by https, whatever ends it'],
  ] as [Record<string, string>, string][])('takes a change from %j: %s', async (headers) => {
    expect((await create(shop, headers)).statusCode).toBe(200);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
    [{ origin: 'https://localhost:3000' }],
    [{ origin: 'http://shop.example', host: 'shop.example' }],
    [{ origin: 'http://shop.example', host: 'shop.example', 'sec-fetch-site': 'same-origin' }],
  ] as [Record<string, string>][])('refuses a change from %j', async (headers) => {
    const response = await create(shop, headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'FORBIDDEN' });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('goes by the scheme that a trusted proxy names', async () => {
    const behind = await buildTestApp({ config: { trustProxy: ['loopback'] } });
    const told = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example' };
    const overHttps = (origin: string) => create(behind, { origin, ...told });
    expect((await overHttps('https://shop.example')).statusCode).toBe(200);
    expect((await overHttps('http://shop.example')).statusCode).toBe(403);
    await behind.close();
  });

  it('lets anyone read what everyone may see', async () => {
    const response = await shop
      .visitor()
      .get('/api/customProducts/all', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('takes changes from an origin on the list, with its cookie', async () => {
    const response = await create(open, { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': expect.stringContaining('x-total-count'),
    });
    const list = await open.visitor().get('/api/customProducts/all', { origin: 'https://app.example' });
    expect(String(list.headers['vary'])).toMatch(/Origin.*Accept-Encoding/);
  });

  it('answers the question that a browser asks first', async () => {
    const preflight = (origin: string) =>
      open
        .visitor()
        .send({
          method: 'OPTIONS',
          url: '/usercart/add-product',
          headers: { origin, 'access-control-request-method': 'POST' },
        });
    const allowed = await preflight('https://app.example');
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-methods': expect.stringContaining('POST'),
      'access-control-allow-headers': expect.stringContaining('Idempotency-Key'),
    });
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('still refuses origins that are not on the list', async () => {
    expect((await create(open, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});
