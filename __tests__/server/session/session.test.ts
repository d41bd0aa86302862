import { createHash } from 'node:crypto';
import { DAY_MS } from '../../../src/contract/rules/durations';
import { NOW } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());
afterEach(() => {
  shop.clock.now = NOW;
});

const nobody = { userId: null, guestId: null };

describe('a session', () => {
  it('knows nobody at first', async () => {
    expect((await shop.visitor().get('/users/session')).json()).toEqual(nobody);
  });

  it('makes a guest with a cookie that scripts cannot read', async () => {
    const response = await shop.visitor().post('/api/guest/create');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ guestId: expect.stringMatching(/^g_[\w-]{20,}$/) });
    expect(response.headers['set-cookie']).toMatch(
      /^shop_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('keeps the cookie to https where the shop is served over https', async () => {
    const secure = await buildTestApp({ config: { publicUrl: 'https://shop.example' } });
    const response = await secure.visitor().post('/api/guest/create');
    expect(response.headers['set-cookie']).toMatch(/; Secure(;|$)/);
    await secure.close();
  });

  it('stores only the hash of what the cookie holds', async () => {
    const guest = await shop.guest();
    const token = String(guest.cookie).split('=')[1] ?? '';
    const row = await shop.database.db
      .selectFrom('session')
      .selectAll()
      .where('owner_id', '=', guest.guestId)
      .executeTakeFirstOrThrow();
    expect(row.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('gives a guest its own id again instead of a second one', async () => {
    const guest = await shop.guest();
    const again = await guest.post('/api/guest/create');
    expect(again.json()).toEqual({ guestId: guest.guestId });
    expect((await guest.get('/users/session')).json()).toEqual({ userId: null, guestId: guest.guestId });
  });

  it('tells members apart from guests', async () => {
    const token = 'A'.repeat(43);
    await shop.put({
      session: [
        {
          token_hash: createHash('sha256').update(token).digest('hex'),
          kind: 'user',
          owner_id: 'u_1',
          created_at: NOW,
          last_seen_at: NOW,
        },
      ],
    });
    const response = await shop.visitor().get('/users/session', { cookie: `other=1; shop_session=${token}` });
    expect(response.json()).toEqual({ userId: 'u_1', guestId: null });
  });

  it('ends the session on logout, on the server too', async () => {
    const guest = await shop.guest();
    const { cookie = '' } = guest;
    const response = await guest.post('/users/logout');
    expect(response.statusCode).toBe(200);
    expect(response.headers['set-cookie']).toContain('Max-Age=0');
    expect((await shop.visitor().get('/users/session', { cookie })).json()).toEqual(nobody);
  });

  it('lets somebody without a session log out', async () => {
    expect((await shop.visitor().post('/users/logout')).statusCode).toBe(200);
  });

  it('forgets a guest who stayed away for more than 30 days', async () => {
    const guest = await shop.guest();
    shop.clock.now = NOW + 30 * DAY_MS;
    expect((await guest.get('/users/session')).json()).toMatchObject({ guestId: guest.guestId });
    shop.clock.now = NOW + 61 * DAY_MS;
    expect((await guest.get('/users/session')).json()).toEqual(nobody);
  });

  it('ends every session after 90 days, however busy', async () => {
    const guest = await shop.guest();
    for (const days of [25, 50, 75, 90]) {
      shop.clock.now = NOW + days * DAY_MS;
      expect((await guest.get('/users/session')).json()).toMatchObject({ guestId: guest.guestId });
    }
    shop.clock.now = NOW + 90 * DAY_MS + 1;
    expect((await guest.get('/users/session')).json()).toEqual(nobody);
    const anew = await guest.post('/api/guest/create');
    expect(anew.json()).not.toEqual({ guestId: guest.guestId });
  });

  it.each(['shop_session=made-up', 'shop_session=', 'shop_session=%00', 'x'])(
    'takes no made-up cookie: %s',
    async (cookie) => {
      expect((await shop.visitor().get('/users/session', { cookie })).json()).toEqual(nobody);
    },
  );
});
