import { buildTestApp, type TestShop } from '../../support/buildTestApp';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop.close());

it('is up and ready', async () => {
  expect((await shop.visitor().get('/healthz')).json()).toEqual({ status: 'up' });
  expect((await shop.visitor().get('/readyz')).json()).toEqual({ status: 'ready' });
});

it('is up but not ready once the database is gone', async () => {
  const gone = await buildTestApp();
  await gone.database.close();
  expect((await gone.visitor().get('/healthz')).statusCode).toBe(200);
  const response = await gone.visitor().get('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'NOT_READY' });
  await gone.app.close();
  await gone.place.remove();
});

it('describes every call of the contract that it answers', async () => {
  const { openapi, paths } = (await shop.visitor().get('/openapi.json')).json<{ openapi: string; paths: Record<string, Record<string, { summary?: string; responses: object }>> }>();
  expect(openapi).toMatch(/^3\.1/);
  const calls = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  const lists = ['all', 'deals-of-the-day', 'top-seller', 'offer-products', 'lightning-deals', 'search', 'color', 'color/{color}', 'brand', 'size', 'category', 'search-by-category', 'subcategory', 'filterByPrice', 'all-colors', 'all-brands', 'all-sizes', 'get-all-colors', '{id}'];
  expect(calls).toEqual(
    expect.arrayContaining([
      ...lists.map((name) => `GET /api/customProducts/${name}`),
      'GET /category/all-unhide',
      'GET /api/headerMenu',
      'GET /homepage/carousel/get-images',
      'GET /products/deal-of-day-products',
      'GET /products/productId',
      'GET /homepage/on-trend-picks/get-all',
      'GET /homepage/video/get-videos',
      'GET /homepage/socktype/get-all',
      'GET /homepage/images/get-shapewear',
      'GET /homepage/images/get-season',
      'GET /homepage/images/get-bamboo',
      'GET /api/coupons',
      'GET /api/coupons/is-main',
      'GET /api/coupons/name/{code}',
      'GET /api/home-coupons',
      'GET /flash-header/get-all',
      'GET /users/session',
      'POST /users/logout',
      'POST /api/guest/create',
      'POST /usercart/in-cart',
      'GET /usercart/cartcount',
      'POST /usercart/add-product',
      'POST /api/guest-cart/add',
      'POST /usercart/remove-product',
      'POST /usercart/update-quantity',
      'POST /api/guest-cart/place-order',
      'GET /healthz',
      'GET /readyz',
    ]),
  );
  for (const methods of Object.values(paths)) for (const { summary, responses } of Object.values(methods)) expect([summary, responses]).toEqual([expect.any(String), expect.any(Object)]);
});

it('tells browsers to be strict with what it sends', async () => {
  const { headers } = await shop.visitor().get('/users/session');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("img-src 'self' data: https:");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  expect(headers['strict-transport-security']).toBeUndefined();
});

it('insists on https where the shop is served over https', async () => {
  const secure = await buildTestApp({ config: { publicUrl: 'https://shop.example' } });
  expect((await secure.visitor().get('/healthz')).headers['strict-transport-security']).toContain('max-age');
  await secure.close();
});

it('leaves pages to the plugin that renders them, and calls to itself', async () => {
  const paged = await buildTestApp({
    pages: (app) => {
      app.get('/*', (request, reply) => {
        if (request.headers.accept?.includes('text/html')) return reply.type('text/html').send('<p>page</p>');
        reply.callNotFound();
        return reply;
      });
      return Promise.resolve();
    },
  });
  expect((await paged.visitor().get('/cart', { accept: 'text/html' })).body).toBe('<p>page</p>');
  expect((await paged.visitor().get('/api/nothing')).json()).toMatchObject({ code: 'NOT_FOUND' });
  await paged.close();
});
