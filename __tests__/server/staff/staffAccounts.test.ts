/** How staff accounts are made, set up, changed and closed (docs/contract.md section 11). */
import type { AuditEntry, AuditList, StaffAccountList } from '../../../src/contract/staff';
import { readAudit } from '../../support/server/audit';
import { makeCommandLine } from '../../support/commands/commandLine';
import { buildTestApp, TEST_SECRET_KEY, type TestShop } from '../../support/server/buildTestApp';
import {
  codeOf,
  cookiesOf,
  logIn,
  makeColleague,
  setUpBy,
  staffCall,
  STAFF_EMAIL,
  STAFF_PASSWORD,
  tokenOf,
} from '../../support/server/staff';

let shop: TestShop;
let cli: ReturnType<typeof makeCommandLine>;
beforeEach(async () => {
  shop = await buildTestApp();
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = shop.place;
  const env = { DATA_DIR, DATABASE_URL, SECRET_KEY: TEST_SECRET_KEY };
  cli = makeCommandLine(shop.place, { env, clock: () => shop.clock.now });
});
afterEach(() => shop?.close());

async function invite(role = 'owner', address = STAFF_EMAIL): Promise<string> {
  const { out } = await cli('--json', 'staff', 'invite', address, '--role', role);
  return tokenOf((JSON.parse(out) as { link: string }).link);
}
const begin = (token: string) => staffCall(shop, 'POST', 'set-up/begin', { body: { token } });
const finish = (body: object) => staffCall(shop, 'POST', 'set-up/finish', { body });
const told = (rows: AuditEntry[]) => rows.map(({ who, what, subject }) => [who, what, subject]);

describe('a set-up link', () => {
  it('sets an account up, once, with a password and a second factor', async () => {
    const token = await invite();
    const begun = await begin(token);
    expect(begun.json()).toMatchObject({
      email: STAFF_EMAIL,
      role: 'owner',
      uri: expect.stringMatching(/^otpauth:\/\/totp\//),
    });
    // Opened twice, as by a reload, it shows the same secret.
    expect((await begin(token)).json()).toEqual(begun.json());
    const another = await invite('orders', 'ravi@example.com');
    const [one, two] = await Promise.all([begin(another), begin(another)]);
    expect(one.json()).toEqual(two.json());
    const { recoveryCodes } = await setUpBy(shop, token);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await begin(token)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await finish({ token, password: STAFF_PASSWORD, code: '123456' })).statusCode).toBe(404);
  });

  it('takes no password that is short or weak, and no wrong code, and says which', async () => {
    const token = await invite();
    const { secret } = (await begin(token)).json<{ secret: string }>();
    const code = codeOf(shop, secret);
    const faultOf = async (own: object) => {
      const answer = await finish({ token, password: STAFF_PASSWORD, code, ...own });
      return [answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)];
    };
    expect(await faultOf({ password: 'x9!kQ2#mV7z' })).toEqual([422, ['password']]);
    expect(await faultOf({ password: 'password1234' })).toEqual([422, ['password']]);
    expect(await faultOf({ password: `${STAFF_EMAIL}1` })).toEqual([422, ['password']]);
    expect(await faultOf({ code: '000000' })).toEqual([422, ['code']]);
    await setUpBy(shop, token);
  });

  it('opens nothing after two days', async () => {
    const token = await invite();
    shop.clock.now += 49 * 3_600_000;
    expect((await begin(token)).statusCode).toBe(404);
  });

  it('is kept as a hash, and what it shows is sealed', async () => {
    const token = await invite();
    const { secret } = (await begin(token)).json<{ secret: string }>();
    await setUpBy(shop, token);
    const rows = JSON.stringify([
      await shop.database.db.selectFrom('staff_set_up_link').selectAll().execute(),
      await shop.database.db.selectFrom('staff_account').selectAll().execute(),
      await shop.database.db.selectFrom('audit').selectAll().execute(),
    ]);
    for (const kept of [token, secret, STAFF_PASSWORD]) expect(rows).not.toContain(kept);
    expect(shop.log.join()).not.toContain(token);
  });
});

describe('shop staff', () => {
  it('lists who may log in, and writes down what it did and by whom', async () => {
    await setUpBy(shop, await invite());
    await invite('orders', 'ravi@example.com');
    expect(JSON.parse((await cli('--json', 'staff', 'list')).out)).toEqual([
      expect.objectContaining({ email: STAFF_EMAIL, role: 'owner', state: 'inUse' }),
      expect.objectContaining({ email: 'ravi@example.com', role: 'orders', state: 'waits' }),
    ]);
    expect((await cli('staff', 'list')).out).toContain('waits for its set-up');
    expect(told(await readAudit(shop.database.db))).toEqual([
      ['cli:meera', 'account invited', 'staff ravi@example.com'],
      [STAFF_EMAIL, 'account set up', `staff ${STAFF_EMAIL}`],
      ['cli:meera', 'account invited', `staff ${STAFF_EMAIL}`],
    ]);
  });

  it('invites nobody twice, and knows the roles', async () => {
    await invite();
    const again = await cli('staff', 'invite', 'ASHA@example.com', '--role', 'owner');
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('is on the staff already')]);
    const role = await cli('staff', 'invite', 'ravi@example.com', '--role', 'boss');
    expect([role.code, role.err]).toEqual([1, expect.stringContaining('owner, orders, catalogue, support')]);
    const address = await cli('staff', 'invite', 'nobody', '--role', 'owner');
    expect([address.code, address.err]).toEqual([1, expect.stringContaining('e-mail address')]);
  });

  it('disables an account and ends its sessions, but not the last owner’s', async () => {
    const { secret } = await setUpBy(shop, await invite());
    const cookie = cookiesOf(await logIn(shop, { code: codeOf(shop, secret) }));
    const alone = await cli('staff', 'disable', STAFF_EMAIL);
    expect([alone.code, alone.err]).toEqual([1, expect.stringContaining('the only owner')]);
    await setUpBy(shop, await invite('owner', 'ravi@example.com'));
    expect((await cli('staff', 'disable', STAFF_EMAIL)).out).toContain('is disabled');
    expect((await staffCall(shop, 'GET', 'me', { cookie })).statusCode).toBe(401);
    expect((await logIn(shop, { code: codeOf(shop, secret) })).statusCode).toBe(401);
  });

  it('has an account set up anew, and ends what it was', async () => {
    const { secret, recoveryCodes } = await setUpBy(shop, await invite());
    const cookie = cookiesOf(await logIn(shop, { code: codeOf(shop, secret) }));
    const { out } = await cli('--json', 'staff', 'reset', STAFF_EMAIL);
    shop.clock.now += 60_000;
    expect((await logIn(shop, { code: codeOf(shop, secret) })).statusCode).toBe(401);
    expect((await logIn(shop, { code: recoveryCodes[0] ?? '' })).statusCode).toBe(401);
    expect((await staffCall(shop, 'GET', 'me', { cookie })).statusCode).toBe(401);
    const anew = await setUpBy(shop, tokenOf((JSON.parse(out) as { link: string }).link));
    expect((await logIn(shop, { code: codeOf(shop, anew.secret) })).statusCode).toBe(200);
  });
});

describe('an owner', () => {
  it('invites, gives another role, resets and disables, each written down', async () => {
    const owner = await makeColleague(shop, 'owner');
    const invited = await owner.send('POST', 'accounts', { email: 'ravi@example.com', role: 'support' });
    await setUpBy(shop, tokenOf(invited.json<{ link: string }>().link));
    shop.clock.now -= 60_000;
    const account = { email: 'ravi@example.com' };
    expect((await owner.send('PUT', 'accounts/role', { ...account, role: 'orders' })).statusCode).toBe(200);
    expect((await owner.send('POST', 'accounts/reset', account)).json()).toEqual({ link: expect.any(String) });
    expect((await owner.send('POST', 'accounts/disable', account)).statusCode).toBe(200);
    expect((await owner.send('GET', 'accounts')).json<StaffAccountList>().rows).toContainEqual(
      expect.objectContaining({ ...account, role: 'orders', state: 'disabled' }),
    );
    const { rows } = (await owner.send('GET', 'audit?subject=staff%20ravi@example.com')).json<AuditList>();
    expect(rows.map(({ who, what, was, isNow }) => [who === owner.email, what, was, isNow])).toEqual([
      [true, 'account disabled', { state: 'waits' }, { state: 'disabled' }],
      [true, 'account reset', { state: 'inUse' }, { state: 'waits' }],
      [true, 'role changed', { role: 'support' }, { role: 'orders' }],
      [false, 'account set up', { state: 'waits' }, { state: 'inUse' }],
      [true, 'account invited', null, { role: 'support' }],
    ]);
  });

  it('is asked for the second factor again after five minutes, and before any change', async () => {
    const { secret } = await setUpBy(shop, await invite());
    const cookie = cookiesOf(await logIn(shop, { code: codeOf(shop, secret) }));
    shop.clock.now += 5 * 60_000 + 1;
    const body = { email: 'ravi@example.com', role: 'orders' };
    const asked = await staffCall(shop, 'POST', 'accounts', { body, cookie });
    expect([asked.statusCode, asked.json()]).toEqual([403, expect.objectContaining({ code: 'CONFIRM_FIRST' })]);
    expect((await staffCall(shop, 'GET', 'accounts', { cookie })).json()).toMatchObject({ total: 1 });
    const wrong = await staffCall(shop, 'POST', 'confirm', { body: { code: '123456' }, cookie });
    expect(wrong.json()).toMatchObject({ code: 'INVALID', fields: { code: expect.any(String) } });
    const confirmed = await staffCall(shop, 'POST', 'confirm', { body: { code: codeOf(shop, secret) }, cookie });
    const until = new Date(shop.clock.now + 5 * 60_000).toISOString();
    expect(confirmed.json()).toMatchObject({ confirmedUntil: until });
    expect((await staffCall(shop, 'POST', 'accounts', { body, cookie })).statusCode).toBe(200);
  });

  it('stays an owner while nobody else could log in as one', async () => {
    await setUpBy(shop, await invite());
    const other = await makeColleague(shop, 'owner');
    const refused = await other.send('PUT', 'accounts/role', { email: STAFF_EMAIL, role: 'support' });
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'CONFLICT' })]);
  });
});
