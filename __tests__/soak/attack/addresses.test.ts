/**
 * Addresses and heads that lead where they should not: to files of the machine, to another site, into the head of an
 * answer, to another method.
 */
import { safeRedirect } from '../../../src/client/lib/paths';
import { calls } from '../../support/server/calls';
import { databaseText } from '../../support/server/databaseText';
import { expectNoWayOut, folders, listeningShop, steps } from '../../support/server/oddAddresses';

const place = listeningShop();

/** Every way out is tried once, and every folder; each from each is for soak/server/addresses. */
const climbs = steps.map((step, at) => ({ step, folder: folders[at % folders.length] ?? '/' }));
describe('addresses that lead where they should not', () => {
  it.each(climbs)(
    'no file of the machine or the shop’s own is reached below $folder by $step',
    async ({ folder, step }) => {
      await expectNoWayOut(place, folder, step);
    },
  );

  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '///evil.example/..',
    '//evil.example/%2e%2e',
    '/shop//evil.example/',
    '/login?next=//evil.example',
    '/login?returnTo=https://evil.example',
    '/shop?redirectUrl=https://evil.example',
    '/assets//evil.example/',
    '/.evil.example',
    '/@evil.example',
  ];
  it.each(elsewhere)('%s sends nobody to another site', async (address) => {
    const { status, headers } = await place.ask(address);
    expect([200, 400, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
    expect(headers.refresh).toBeUndefined();
  });

  /** What starts with a path or with http must be read so by a browser too. */
  const links = [
    ...elsewhere,
    'javascript:evil()',
    'JaVaScRiPt:evil()',
    ' javascript:evil()',
    'java\tscript:evil()',
    '\u0001javascript:evil()',
    'data:text/html,x',
    'vbscript:x',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\\\\evil.example',
    '\\\\evil.example',
    'http:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'http://shop.test@evil.example',
    'https://shop.test\\@evil.example',
    '/shop',
    '/shop?search=cap',
    'https://other.example/a',
    '/..//evil.example',
    '/./\\evil.example',
    '?x',
    '#x',
    '',
  ];
  it.each(links)('a banner’s link %j is refused, or leads where it seems to lead', (link) => {
    const one = safeRedirect(link, '/');
    const { origin, protocol, username } = new URL(one, 'https://shop.test');
    expect(protocol).toMatch(/^https?:$/);
    if (one.startsWith('/')) expect(origin).toBe('https://shop.test');
    else expect([username, /^https?:\/\/[^/]/i.test(one)]).toEqual(['', true]);
  });

  it.each([
    '%0d%0aset-cookie:%20evil=1',
    '%0aset-cookie:evil=1',
    '%E5%98%8A%E5%98%8Dset-cookie:evil=1',
    '%0d%0a%0d%0a<p>evil',
  ])('%s begins no line in the head of an answer', async (text) => {
    for (const address of [
      `/shop?search=${text}`,
      `/${text}`,
      `/api/customProducts/color/${text}`,
      `/api/coupons/name/${text}`,
      `/pictures/${text}.jpg`,
      `/login?next=${text}`,
    ]) {
      const { headers } = await place.ask(address);
      expect(headers['set-cookie']).toBeUndefined();
      expect(JSON.stringify(headers)).not.toContain('evil');
    }
  });

  it('tells no page by an address that names a host before its path', async () => {
    for (const address of ['//..%2fshop', '//evil%2f', '//', '///', '//[', '//:0/x', '//%00']) {
      const { status } = await place.ask(address);
      expect([address, [200, 400, 404].includes(status)]).toEqual([address, true]);
    }
  });

  it('draws every page alike, whatever host a request names, and keeps none drawn for another', async () => {
    const poison = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'evil',
      'x-original-url': '/evil.example',
      'x-rewrite-url': '/evil.example',
      forwarded: 'host=evil.example',
      referer: 'https://evil.example/',
      'user-agent': 'evil.example',
    };
    for (const address of [
      '/',
      '/shop',
      '/productdetails/1',
      '/sitemap.xml',
      '/robots.txt',
      '/no-such-page',
      '/openapi.json',
      '/manifest.webmanifest',
    ]) {
      const poisoned = await place.ask(address, poison);
      const clean = await place.ask(address);
      // Who asks on the shop's own machine has a page of their own, with addresses named whole.
      const foreign = await place.ask(address, { host: 'shop.example' });
      const isNamed = [poisoned, clean].some(({ body }) => body.includes('evil.example'));
      expect([address, poisoned.body === foreign.body, isNamed]).toEqual([address, true, false]);
    }
  });

  it('takes a method from the request line only', async () => {
    const before = await databaseText(place.shop.database);
    for (const { name, request } of calls.filter((call) => !call.name.startsWith('GET '))) {
      const { url } = request({
        ownerId: 'u_x',
        addrId: '1',
        serialNo: 1,
        deliveredSerialNo: 1,
        productId: 1,
        otherProductId: 1,
      });
      const [method = ''] = name.split(' ');
      const address = `${String(url)}${String(url).includes('?') ? '&' : '?'}_method=${method}`;
      const { status } = await place.ask(address, {
        'x-http-method-override': method,
        'x-http-method': method,
        'x-method-override': method,
      });
      expect([name, status]).toEqual([name, 404]);
    }
    expect(await databaseText(place.shop.database)).toBe(before);
  });

  it.each(['TRACE', 'CONNECT'])('%s echoes nothing', async (method) => {
    const answer = await place
      .ask('/', { cookie: 'shop_session=secret-of-somebody' }, method)
      .catch(() => ({ status: 400, body: '', headers: {} }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('secret-of-somebody');
  });
});
