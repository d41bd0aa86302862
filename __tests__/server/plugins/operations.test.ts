import { buildTestApp, TEST_VERSION, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());

describe('health, the calls’ document and the heads of answers', () => {
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
    const { openapi, paths } = (await shop.visitor().get('/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { summary?: string; responses: object }>>;
    }>();
    expect(openapi).toMatch(/^3\.1/);
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const lists = [
      'all',
      'deals-of-the-day',
      'top-seller',
      'offer-products',
      'lightning-deals',
      'search',
      'color',
      'color/{color}',
      'brand',
      'size',
      'category',
      'search-by-category',
      'subcategory',
      'filterByPrice',
      'all-colors',
      'all-brands',
      'all-sizes',
      'get-all-colors',
      '{id}',
    ];
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
        'GET /homepage/words/get-all',
        'GET /homepage/about/get-all',
        'GET /homepage/images/get-banner',
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
    for (const methods of Object.values(paths))
      for (const { summary, responses } of Object.values(methods))
        expect([summary, responses]).toEqual([expect.any(String), expect.any(Object)]);
  });

  it('says what readers need: how money, ids, sessions and failures work, and what every parameter means', async () => {
    interface Operation {
      operationId: string;
      tags: string[];
      parameters?: { name: string; description?: string }[];
      security?: object[];
      responses: Record<string, { description: string; headers?: object }>;
    }
    const { info, tags, paths, components } = (await shop.visitor().get('/openapi.json')).json<{
      info: { title: string; version: string; description: string };
      tags: { name: string; description: string }[];
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, object>; securitySchemes: object };
    }>();
    expect(info.title).toBe('Jhabla & Co.: the calls of the shop');
    expect(info.version).toBe(TEST_VERSION);
    for (const word of ['Money', 'Ids', 'Sessions', 'Failures']) expect(info.description).toContain(`**${word}`);
    expect(components.securitySchemes).toEqual({
      session: expect.objectContaining({ type: 'apiKey', in: 'cookie', name: 'shop_session' }),
    });
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Product', 'CartItem', 'Failure']));

    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const described = tags.map(({ name }) => name);
    for (const operation of operations) expect(described).toEqual(expect.arrayContaining(operation.tags));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const unsaid = operations.flatMap(({ operationId, parameters = [], responses }) => [
      ...parameters.filter(({ description }) => !description).map(({ name }) => `${operationId} ${name}`),
      ...Object.entries(responses)
        .filter(([, { description }]) => !description || description === 'Default Response')
        .map(([status]) => `${operationId} ${status}`),
    ]);
    expect(unsaid).toEqual([]);

    expect(paths['/usercart/in-cart']?.['post']?.security).toEqual([{ session: [] }]);
    expect(paths['/products/productId']?.['get']?.security).toBeUndefined();
    expect(paths['/api/customProducts/all']?.['get']?.responses['200']?.headers).toHaveProperty('x-total-count');
  });

  it('shows the calls on a page that asks no other host for anything', async () => {
    const visitor = shop.visitor();
    const page = await visitor.get('/openapi');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[^']+')*;/);
    expect(page.body).not.toMatch(/https?:\/\//);
    const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(parts.length).toBeGreaterThan(4);
    for (const address of parts) {
      expect(address).toMatch(/^\/openapi\/static\//);
      expect((await visitor.get(address)).statusCode).toBe(200);
    }
    expect((await visitor.get('/openapi/json')).json()).toEqual((await visitor.get('/openapi.json')).json());
  });

  it('tells browsers to be strict with the pages that it sends', async () => {
    const { headers } = await shop.visitor().get('/openapi');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).toContain("media-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=(), '),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each(['/users/session', '/api/customProducts/all', '/orders/summary'])(
    'says of what %s answers that it is no page, in few words',
    async (url) => {
      const { headers } = await shop.visitor().get(url);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': url === '/api/customProducts/all' ? 'no-cache' : 'no-store',
      });
      for (const name of [
        'permissions-policy',
        'referrer-policy',
        'x-frame-options',
        'cross-origin-opener-policy',
        'x-xss-protection',
        'origin-agent-cluster',
      ])
        expect(headers).not.toHaveProperty(name);
    },
  );

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
});
