import { contact } from '../../support/server/visitor';
import { buildTestApp } from '../../support/server/buildTestApp';

describe('the log of requests', () => {
  it('writes one line a request, which names nobody and nothing that was sent', async () => {
    const shop = await buildTestApp();
    const guest = await shop.guest();
    const productId = await shop.addProduct({ rate_paise: 12345 });
    await guest.add(productId);
    await guest.get('/api/customProducts/search?productName=privately');
    await guest.get('/api/coupons/name/MYSECRETCODE');
    await guest.order(123.45, {}, { 'idempotency-key': 'my-private-key' });
    await guest.postForm('/api/guest-cart/place-order', {
      ...contact,
      mobile: '123',
      guestId: guest.guestId,
      finalOrderAmount: 1,
    });
    await guest.get('/no/such/9876543210');
    await shop.close();

    const lines = shop.log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ route }) => route !== undefined);
    expect(lines.map(({ method, route, status }) => `${String(method)} ${String(route)} ${String(status)}`)).toEqual([
      'POST /api/guest/create 200',
      'POST /api/guest-cart/add 200',
      'GET /api/customProducts/search 200',
      'GET /api/coupons/name/:code 404',
      'POST /api/guest-cart/place-order 200',
      'POST /api/guest-cart/place-order 422',
      'GET (none) 404',
    ]);
    for (const line of lines) {
      expect(line).toMatchObject({
        level: 'info',
        requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
        ms: expect.any(Number),
        time: expect.stringMatching(/^\d{4}-.*Z$/),
      });
    }
    const text = shop.log.join('');
    const cookie = String(guest.cookie).split('=')[1] ?? '?';
    for (const secret of [
      guest.guestId,
      cookie,
      contact.name,
      contact.mobile,
      'Lake View',
      '400601',
      'privately',
      'MYSECRETCODE',
      'my-private-key',
      '127.0.0.1',
      '?',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('says nothing when told to be silent', async () => {
    const shop = await buildTestApp({ config: { logLevel: 'silent' } });
    await shop.visitor().get('/healthz');
    await shop.close();
    expect(shop.log).toEqual([]);
  });
});
