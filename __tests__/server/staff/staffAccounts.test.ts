/** How staff come in, and what their session opens (docs/contract.md section 11). */
import { TOTP, Secret } from 'otpauth';
import type { LightMyRequestResponse } from 'fastify';
import { readAudit } from '../../../src/server/areas/staff/audit';
import { buildTestApp, TEST_SECRET_KEY, type TestShop } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';

let test: TestShop;
let cli: ReturnType<typeof makeCommandLine>;
beforeEach(async () => {
  test = await buildTestApp();
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = test.place;
  cli = makeCommandLine(test.place, {
    env: { DATA_DIR, DATABASE_URL, SECRET_KEY: TEST_SECRET_KEY },
    clock: () => test.clock.now,
  });
});
afterEach(() => test?.close());

const PASSWORD = 'harbour lantern sixteen';
const email = 'asha@example.com';

const post = (path: string, payload: object, cookie = ''): Promise<LightMyRequestResponse> =>
  test.app.inject({ method: 'POST', url: `/admin/api/${path}`, payload, headers: { cookie } });
const get = (path: string, cookie = ''): Promise<LightMyRequestResponse> =>
  test.app.inject({ url: `/admin/api/${path}`, headers: { cookie } });

async function invite(role = 'owner', address = email): Promise<string> {
  const { out } = await cli('--json', 'staff', 'invite', address, '--role', role);
  return new URL((JSON.parse(out) as { link: string }).link).hash.slice(1);
}

/** The authenticator on somebody's phone. */
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now });

interface Person {
  secret: string;
  recoveryCodes: string[];
}

async function setUp(token: string): Promise<Person> {
  const { secret } = (await post('set-up/begin', { token })).json<{ secret: string }>();
  const finished = await post('set-up/finish', { token, password: PASSWORD, code: codeOf(secret) });
  expect([finished.statusCode, finished.body]).toEqual([200, expect.stringContaining('recoveryCodes')]);
  test.clock.now += 60_000;
  return { secret, ...finished.json<{ recoveryCodes: string[] }>() };
}

const logIn = (code: string, own: object = {}): Promise<LightMyRequestResponse> =>
  post('login', { email, password: PASSWORD, code, ...own });

/** @returns the cookie of the session */
async function loggedIn({ secret }: Person): Promise<string> {
  const { statusCode, cookies } = await logIn(codeOf(secret));
  expect(statusCode).toBe(200);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

describe('A staff account', () => {
  it('is set up by a link, once, with a password and a second factor', async () => {
    const token = await invite();
    const begun = await post('set-up/begin', { token });
    expect(begun.json()).toMatchObject({ email, role: 'owner', uri: expect.stringMatching(/^otpauth:\/\/totp\//) });
    // Opened twice, as by a reload, it shows the same secret.
    expect((await post('set-up/begin', { token })).json()).toEqual(begun.json());
    const { recoveryCodes } = await setUp(token);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await post('set-up/begin', { token })).json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not set up with a weak password or a wrong code', async () => {
    const token = await invite();
    const { secret } = (await post('set-up/begin', { token })).json<{ secret: string }>();
    const weak = await post('set-up/finish', { token, password: 'password1234', code: codeOf(secret) });
    expect(weak.json()).toMatchObject({ code: 'INVALID', fields: { password: expect.any(String) } });
    const wrong = await post('set-up/finish', { token, password: PASSWORD, code: '000000' });
    expect(wrong.json()).toMatchObject({ code: 'INVALID', fields: { code: expect.any(String) } });
    await setUp(token);
  });

  it('is not set up by a link that is older than two days', async () => {
    const token = await invite();
    test.clock.now += 49 * 3_600_000;
    expect((await post('set-up/begin', { token })).statusCode).toBe(404);
  });

  it('is opened by password and code together, each code once', async () => {
    const person = await setUp(await invite());
    const code = codeOf(person.secret);
    const wrong = await logIn(code, { password: 'harbour lantern seventeen' });
    const right = await logIn(code);
    const again = await logIn(code);
    expect([wrong.statusCode, right.statusCode, again.statusCode]).toEqual([401, 200, 401]);
    expect(wrong.body).toBe(again.body);
    const unknown = await logIn(code, { email: 'nobody@example.com' });
    expect(unknown.body).toBe(wrong.body);
  });

  it('is opened by a recovery code, each once, however it is typed', async () => {
    const { recoveryCodes } = await setUp(await invite());
    const [code = ''] = recoveryCodes;
    expect((await logIn(code.toUpperCase().replace(/-/g, ' '))).statusCode).toBe(200);
    expect((await logIn(code)).statusCode).toBe(401);
  });

  it('gives a cookie of its own, which lasts half an hour without a call', async () => {
    const person = await setUp(await invite());
    const opened = await logIn(codeOf(person.secret));
    expect(opened.cookies).toEqual([
      expect.objectContaining({ name: 'staff', httpOnly: true, sameSite: 'Strict', path: '/' }),
    ]);
    const cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await get('me', cookie)).json()).toMatchObject({ email, role: 'owner' });
    test.clock.now += 29 * 60_000;
    expect((await get('me', cookie)).statusCode).toBe(200);
    test.clock.now += 31 * 60_000;
    expect((await get('me', cookie)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is logged out after twelve hours at most', async () => {
    const cookie = await loggedIn(await setUp(await invite()));
    for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
      test.clock.now += 25 * 60_000;
      expect((await get('me', cookie)).statusCode).toBe(200);
    }
    test.clock.now += 26 * 60_000;
    expect((await get('me', cookie)).statusCode).toBe(401);
  });

  it('opens nothing to a shopper, and its session nothing of a shopper’s', async () => {
    const guest = await test.guest();
    expect((await get('me', guest.cookie)).statusCode).toBe(401);
    const cookie = await loggedIn(await setUp(await invite()));
    const cart = await test.app.inject({ url: '/usercart/cartcount?userId=u_1', headers: { cookie } });
    expect(cart.statusCode).toBe(401);
  });

  it('gives its code once more, and sees and ends its sessions', async () => {
    const person = await setUp(await invite());
    const cookie = await loggedIn(person);
    expect((await post('confirm', { code: '123456' }, cookie)).json()).toMatchObject({ code: 'INVALID' });
    test.clock.now += 60_000;
    const confirmed = await post('confirm', { code: codeOf(person.secret) }, cookie);
    const until = new Date(test.clock.now + 5 * 60_000).toISOString();
    expect(confirmed.json()).toMatchObject({ confirmedUntil: until });
    test.clock.now += 60_000;
    await loggedIn(person);
    const sessions = (await get('sessions', cookie)).json<{ isThis: boolean }[]>();
    expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    await test.app.inject({ method: 'DELETE', url: '/admin/api/sessions', headers: { cookie } });
    expect((await get('me', cookie)).statusCode).toBe(401);
  });
});

describe('shop staff', () => {
  const rows = async (): Promise<unknown> => JSON.parse((await cli('--json', 'staff', 'list')).out);

  it('lists who may log in, and writes down what it did and by whom', async () => {
    await setUp(await invite());
    await invite('orders', 'ravi@example.com');
    expect(await rows()).toEqual([
      expect.objectContaining({ email, role: 'owner', state: 'in use' }),
      expect.objectContaining({ email: 'ravi@example.com', role: 'orders', state: 'waits for its set-up' }),
    ]);
    const audit = await readAudit(test.database.db, 10);
    expect(audit.map(({ who, what, subject }) => [who.replace(/:.*/, ''), what, subject])).toEqual([
      ['cli', 'account invited', 'staff ravi@example.com'],
      [email, 'account set up', `staff ${email}`],
      ['cli', 'account invited', `staff ${email}`],
    ]);
  });

  it('invites nobody twice, and knows the roles', async () => {
    await invite();
    const again = await cli('staff', 'invite', 'ASHA@example.com', '--role', 'owner');
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('is on the staff already')]);
    const role = await cli('staff', 'invite', 'ravi@example.com', '--role', 'boss');
    expect([role.code, role.err]).toEqual([1, expect.stringContaining('owner, orders, catalogue, support')]);
  });

  it('disables an account and ends its sessions, but not the last owner’s', async () => {
    const cookie = await loggedIn(await setUp(await invite()));
    const alone = await cli('staff', 'disable', email);
    expect([alone.code, alone.err]).toEqual([1, expect.stringContaining('the only owner')]);
    await setUp(await invite('owner', 'ravi@example.com'));
    expect((await cli('staff', 'disable', email)).out).toContain('is disabled');
    expect((await get('me', cookie)).statusCode).toBe(401);
  });

  it('has an account set up anew, and ends what it was', async () => {
    const person = await setUp(await invite());
    const cookie = await loggedIn(person);
    const { out } = await cli('--json', 'staff', 'reset', email);
    const token = new URL((JSON.parse(out) as { link: string }).link).hash.slice(1);
    test.clock.now += 60_000;
    expect((await logIn(codeOf(person.secret))).statusCode).toBe(401);
    expect((await get('me', cookie)).statusCode).toBe(401);
    await loggedIn(await setUp(token));
  });
});
