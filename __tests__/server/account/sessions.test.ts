/** Where a member is logged in, and the end of it everywhere. */
import { DAY_MS, HOUR_MS } from '../../../src/contract/rules/durations';
import type { MemberSession } from '../../../src/contract/account';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { NOW } from '../../support/data/rows';
import { becomeMember, PASSWORD } from '../../support/server/signUp';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;
beforeEach(async () => {
  shop = await buildTestApp();
});
afterEach(() => shop?.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const logInWith = (visitor: Visitor, emailId: string, userAgent: string) =>
  visitor.postForm('/users/loginUser', { emailId, password: PASSWORD, userType: 'USER' }, { 'user-agent': userAgent });
const sessionsOf = async (visitor: Visitor): Promise<MemberSession[]> =>
  (await visitor.get(`/users/sessions/${visitor.userId}`)).json();

describe('the sessions of a member', () => {
  it('are told with the kind of browser, when they were begun and last seen, and which one asks', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    shop.clock.now = NOW + 2 * HOUR_MS;
    const other = shop.visitor();
    await logInWith(other, emailId, firefox);
    const [before, now] = ['2026-11-20T04:30:00.000Z', '2026-11-20T06:30:00.000Z'];
    expect(await sessionsOf(visitor)).toEqual([
      { browser: 'Firefox on a computer', since: now, lastSeen: now, isThis: false },
      // Whoever asks is seen by it.
      { browser: '', since: before, lastSeen: now, isThis: true },
    ]);
  });

  it('are those that still open something', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    await shop.visitor().post('/users/logout');
    const gone = shop.visitor();
    await logInWith(gone, emailId, firefox);
    await gone.post('/users/logout');
    expect(await sessionsOf(visitor)).toHaveLength(1);
    await logInWith(gone, emailId, firefox);
    shop.clock.now = NOW + 20 * DAY_MS;
    await visitor.get('/users/session');
    shop.clock.now = NOW + 31 * DAY_MS;
    expect((await sessionsOf(visitor)).map(({ isThis }) => isThis)).toEqual([true]);
  });

  it('are kept without an address of the network and without what the browser said of itself', async () => {
    const { emailId } = await becomeMember(shop);
    await logInWith(shop.visitor(), emailId, firefox);
    const rows = await shop.database.db.selectFrom('session').selectAll().execute();
    // The random signs of a token's hash and of a member's id can hold any three digits.
    const kept = JSON.stringify(rows.map((row) => ({ ...row, token_hash: '', owner_id: '' })));
    expect(kept).not.toMatch(/127\.0\.0\.1|Mozilla|\b143\b|Linux/);
  });

  it('end all together, this one and the browser’s marks too, and nobody else’s', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    const { visitor: neighbour } = await becomeMember(shop);
    const other = shop.visitor();
    await logInWith(other, emailId, firefox);
    const { cookie = '' } = visitor;
    const response = await visitor.post(`/users/logoutEverywhere/${visitor.userId}`);
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'You are logged out everywhere.' }]);
    expect(response.headers['set-cookie']).toMatch(/shop_session=;.*Max-Age=0/);
    for (const visit of [shop.visitor().get('/users/session', { cookie }), other.get('/users/session')]) {
      expect((await visit).json()).toEqual({ userId: null, guestId: null });
    }
    expect((await neighbour.get('/users/session')).json()).toMatchObject({ userId: neighbour.userId });
    const known = await shop.database.db.selectFrom('known_browser').select('member_id').execute();
    expect(known).toEqual([{ member_id: neighbour.userId }]);
  });
});
