/** How staff come in, and what their session opens (docs/contract.md section 11). */
import type { LightMyRequestResponse } from 'fastify';
import { STAFF_SESSION } from '../../../src/contract/rules/staffRules';
import { makeStaffAccounts } from '../../../src/server/areas/staff/staffAccounts.service';
import { makeSealer } from '../../../src/server/security/sealing';
import { readAudit } from '../../support/server/audit';
import { buildTestApp, TEST_SECRET_KEY, type TestShop } from '../../support/server/buildTestApp';
import {
  codeOf,
  cookiesOf,
  logIn,
  makeColleague,
  setUpBy,
  staffCall,
  STAFF_EMAIL,
  tokenOf,
  type Person,
} from '../../support/server/staff';
import { mailsOf } from '../../support/mails/mails';

let shop: TestShop;
let person: Person;
afterEach(() => shop?.close());

async function open(config: NonNullable<Parameters<typeof buildTestApp>[0]>['config'] = {}): Promise<void> {
  shop = await buildTestApp({ config });
  const sealer = makeSealer(() => [TEST_SECRET_KEY], 'second factor');
  const { database } = shop;
  const accounts = makeStaffAccounts({ database, clock: () => shop.clock.now, sealer, shopUrl: 'http://localhost' });
  person = await setUpBy(shop, tokenOf(await accounts.invite(STAFF_EMAIL, 'orders', 'cli:meera')));
}

const code = (): string => codeOf(shop, person.secret);
const get = (path: string, cookie: string): Promise<LightMyRequestResponse> => staffCall(shop, 'GET', path, { cookie });
async function loggedIn(): Promise<string> {
  const opened = await logIn(shop, { code: code() });
  expect(opened.statusCode).toBe(200);
  return cookiesOf(opened);
}
const sessionCookie = ({ cookies }: LightMyRequestResponse) => cookies.find(({ name }) => /staff$/.test(name));

describe('a login of staff', () => {
  it('takes password and code together, each code once, and tells nobody which was wrong', async () => {
    await open();
    const typed = code();
    const wrong = await logIn(shop, { code: typed, password: 'harbour lantern seventeen' });
    const right = await logIn(shop, { code: typed });
    const again = await logIn(shop, { code: typed });
    expect([wrong.statusCode, right.statusCode, again.statusCode]).toEqual([401, 200, 401]);
    const unknown = await logIn(shop, { code: typed, email: 'nobody@example.com' });
    const none = await logIn(shop, { code: '' });
    expect([again.body, unknown.body, none.body]).toEqual([wrong.body, wrong.body, wrong.body]);
  });

  it('takes no code that is older than one that was taken', async () => {
    await open();
    const older = code();
    shop.clock.now += 30_000;
    expect((await logIn(shop, { code: code() })).statusCode).toBe(200);
    expect((await logIn(shop, { code: older })).statusCode).toBe(401);
  });

  it('takes each recovery code once, however it is typed', async () => {
    await open();
    const [first = '', second = ''] = person.recoveryCodes;
    expect((await logIn(shop, { code: first.toUpperCase().replace(/-/g, ' ') })).statusCode).toBe(200);
    expect((await logIn(shop, { code: first })).statusCode).toBe(401);
    expect((await logIn(shop, { code: second })).statusCode).toBe(200);
    const { db } = shop.database;
    expect(await db.selectFrom('staff_recovery_code').selectAll().execute()).toHaveLength(8);
  });

  it('is written down, with what opened it', async () => {
    await open();
    await loggedIn();
    await logIn(shop, { code: person.recoveryCodes[0] ?? '' });
    const logins = (await readAudit(shop.database.db)).filter(({ what }) => what === 'logged in');
    expect(logins.map(({ who, isNow }) => [who, isNow])).toEqual([
      [STAFF_EMAIL, { by: 'recovery code' }],
      [STAFF_EMAIL, { by: 'authenticator' }],
    ]);
  });

  it('is told by mail from a new browser, and not from a known one', async () => {
    await open();
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36' };
    const first = await logIn(shop, { code: code() }, { headers });
    shop.clock.now += 60_000;
    expect((await logIn(shop, { code: code() }, { headers, cookie: cookiesOf(first) })).statusCode).toBe(200);
    const mails = await mailsOf(shop);
    expect(mails).toEqual([expect.objectContaining({ to: STAFF_EMAIL, subject: 'A new login to your staff account' })]);
    expect(mails[0]?.text).toContain('Chrome on a phone');
  });

  it('is refused for a while after ten wrong tries in one network, whoever is right then', async () => {
    await open({ rateLimits: true });
    for (let tries = 0; tries < 10; tries += 1) await logIn(shop, { code: '000000', password: 'wrong' });
    const refused = await logIn(shop, { code: code() });
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  });

  it('is refused after ten wrong codes with the right password, from whatever networks they come', async () => {
    await open({ rateLimits: true, trustProxy: ['127.0.0.1'] });
    const from = (network: number, own: { code: string; password?: string }) =>
      logIn(shop, own, { headers: { 'x-forwarded-for': `203.0.113.${network}` } });
    // A stranger without the password uses none of these tries up.
    for (let network = 0; network < 12; network += 1) await from(network, { code: '000000', password: 'wrong' });
    expect((await from(20, { code: code() })).statusCode).toBe(200);
    for (let network = 30; network < 40; network += 1) await from(network, { code: '000000' });
    shop.clock.now += 60_000;
    expect((await from(50, { code: code() })).statusCode).toBe(429);
  });
});

describe('a session of staff', () => {
  it('lasts half an hour without a call', async () => {
    await open();
    const opened = await logIn(shop, { code: code() });
    expect(sessionCookie(opened)).toMatchObject({ name: 'staff', httpOnly: true, sameSite: 'Strict', path: '/' });
    const cookie = cookiesOf(opened);
    expect((await get('me', cookie)).json()).toMatchObject({ email: STAFF_EMAIL, role: 'orders' });
    shop.clock.now += 29 * 60_000;
    expect((await get('me', cookie)).statusCode).toBe(200);
    shop.clock.now += 31 * 60_000;
    expect((await get('me', cookie)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is not kept open by a desk that asks by itself', async () => {
    await open();
    const cookie = await loggedIn();
    const asks = () => staffCall(shop, 'GET', 'me', { cookie, headers: { 'x-background': '1' } });
    for (let minutes = 0; minutes < 30; minutes += 10) {
      shop.clock.now += 10 * 60_000;
      expect((await asks()).statusCode).toBe(200);
    }
    shop.clock.now += 1;
    expect((await asks()).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is ended by hand, once, and that is written down', async () => {
    await open();
    const cookie = await loggedIn();
    for (let n = 0; n < 2; n += 1) expect((await staffCall(shop, 'POST', 'logout', { cookie })).statusCode).toBe(200);
    const rows = await readAudit(shop.database.db, { subject: `staff ${STAFF_EMAIL}` });
    expect(rows.filter(({ what }) => what === 'logged out').map(({ who }) => who)).toEqual([STAFF_EMAIL]);
  });

  it('ends after twelve hours at most', async () => {
    await open();
    const cookie = await loggedIn();
    for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
      shop.clock.now += 25 * 60_000;
      expect((await get('me', cookie)).statusCode).toBe(200);
    }
    shop.clock.now += 26 * 60_000;
    expect((await get('me', cookie)).statusCode).toBe(401);
  });

  it('has a cookie of this very host over https', async () => {
    await open({ publicUrl: 'https://shop.in' });
    const opened = await logIn(shop, { code: code() });
    expect(sessionCookie(opened)).toMatchObject({ name: '__Host-staff', secure: true, path: '/' });
    expect(sessionCookie(opened)).not.toHaveProperty('domain');
    expect((await get('me', cookiesOf(opened))).statusCode).toBe(200);
    // Under the other name it is no session.
    expect((await get('me', cookiesOf(opened).replace('__Host-', ''))).statusCode).toBe(401);
  });

  it('opens nothing of a shopper’s, and a shopper’s nothing of the staff’s', async () => {
    await open();
    const guest = await shop.guest();
    expect((await get('me', guest.cookie ?? '')).statusCode).toBe(401);
    const cookie = await loggedIn();
    const cart = await shop.app.inject({ url: `/usercart/cartcount?userId=${guest.guestId}`, headers: { cookie } });
    expect(cart.statusCode).toBe(401);
  });

  it('is listed with its browser, and all of one’s own end together', async () => {
    await open();
    const cookie = await loggedIn();
    const another = await makeColleague(shop, 'owner');
    shop.clock.now += 60_000;
    const elsewhere = await loggedIn();
    const sessions = (await get('sessions', cookie)).json<{ isThis: boolean }[]>();
    expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    await staffCall(shop, 'DELETE', 'sessions', { cookie });
    expect([(await get('me', cookie)).statusCode, (await get('me', elsewhere)).statusCode]).toEqual([401, 401]);
    expect((await another.send('GET', 'me')).statusCode).toBe(200);
  });

  it('takes the place of the one seen longest ago where an account has twenty', async () => {
    await open();
    const cookie = await loggedIn();
    const { database, clock } = shop;
    const { id } = await database.db.selectFrom('staff_account').select('id').executeTakeFirstOrThrow();
    const rows = Array.from({ length: STAFF_SESSION.mostOpen }, (_, at) => {
      const seen = { created_at: clock.now, confirmed_at: clock.now, last_seen_at: clock.now + at };
      return { token_hash: `hash ${at}`, staff_id: id, browser: `Browser ${at}`, ...seen };
    });
    await database.write((trx) => trx.insertInto('staff_session').values(rows).execute());
    const another = await makeColleague(shop, 'owner');
    shop.clock.now += 60_000;
    const newest = await loggedIn();
    const sessions = (await get('sessions', newest)).json<{ browser: string; isThis: boolean }[]>();
    expect(sessions.map(({ browser }) => browser).slice(1)).toEqual(
      rows
        .map(({ browser }) => browser)
        .reverse()
        .slice(0, -1),
    );
    expect([sessions.length, sessions[0]?.isThis]).toEqual([STAFF_SESSION.mostOpen, true]);
    expect((await get('me', cookie)).statusCode).toBe(401);
    expect((await another.send('GET', 'me')).statusCode).toBe(200);
  });

  it('ends by a logout', async () => {
    await open();
    const cookie = await loggedIn();
    await staffCall(shop, 'POST', 'logout', { cookie });
    expect((await get('me', cookie)).statusCode).toBe(401);
  });

  it('does nothing for a page of another site, also one that may call the shop', async () => {
    await open({ allowedOrigins: ['https://blog.shop.in'] });
    const cookie = await loggedIn();
    const senders = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
      { origin: 'https://blog.shop.in' },
    ];
    for (const headers of senders) {
      const refused = await staffCall(shop, 'DELETE', 'sessions', { cookie, headers });
      expect(refused.statusCode).toBe(403);
      const read = await staffCall(shop, 'GET', 'me', { cookie, headers });
      expect(read.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect((await get('me', cookie)).statusCode).toBe(200);
  });

  it('has a document of its calls, which the shop’s own leaves out', async () => {
    await open();
    const cookie = await loggedIn();
    const paths = async (url: string, headers = {}): Promise<string[]> =>
      Object.keys((await shop.app.inject({ url, headers })).json<{ paths: object }>().paths);
    const ofStaff = await paths('/admin/api/openapi.json', { cookie });
    const ofShop = await paths('/openapi.json');
    expect(ofStaff).toContain('/admin/api/login');
    expect(ofStaff.every((path) => path.startsWith('/admin/api/'))).toBe(true);
    expect(ofShop.some((path) => path.startsWith('/admin'))).toBe(false);
    expect((await get('openapi.json', '')).statusCode).toBe(401);
  });
});
