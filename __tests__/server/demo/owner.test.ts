import { DEMO_OWNER } from '../../../src/demo/catalogue/staff';
import { hashPassword } from '../../../src/server/areas/account/passwords';
import { refuseDemoOwner } from '../../../src/server/demo/demoOwner';
import { ownerRow } from '../../../src/server/demo/memberRows';
import { MINUTE_MS } from '../../../src/contract/rules/durations';
import { NOW } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { cookiesOf, staffCall } from '../../support/server/staff';

let shop: TestShop;
afterEach(() => shop?.close());

async function openAt(publicUrl?: string): Promise<void> {
  const row = { ...ownerRow(await hashPassword(DEMO_OWNER.password), NOW), last_login_at: null };
  shop = await buildTestApp({ config: { publicUrl }, rows: { staff_account: [row] } });
}
const { email, password } = DEMO_OWNER;
const logIn = (headers: Record<string, string> = {}) =>
  staffCall(shop, 'POST', 'login', { body: { email, password }, headers: { host: 'localhost:3000', ...headers } });

describe('the owner of the demo shop', () => {
  it('comes in on the shop’s own machine without a second factor, and is asked for none', async () => {
    await openAt();
    const opened = await logIn();
    expect([opened.statusCode, opened.json()]).toEqual([200, expect.objectContaining({ email, role: 'owner' })]);
    const cookie = cookiesOf(opened);
    const again = await staffCall(shop, 'POST', 'confirm', {
      body: { code: 'none' },
      cookie,
      headers: { host: 'localhost:3000' },
    });
    expect(again.statusCode).toBe(200);
    shop.clock.now += 6 * MINUTE_MS;
    const invited = await staffCall(shop, 'POST', 'accounts', {
      body: { email: 'asha@example.com', role: 'orders' },
      cookie,
      headers: { host: 'localhost:3000' },
    });
    expect(invited.statusCode).toBe(200);
    expect(await refuseDemoOwner(shop.database, { publicUrl: undefined })).toBeNull();
  });

  const strangers: [string, Record<string, string>][] = [
    ['by another name of the machine', { host: 'shop.example:3000' }],
    ['by its address in the house', { host: '192.168.1.20:3000' }],
    ['through a proxy on the machine', { 'x-forwarded-for': '203.0.113.7' }],
  ];
  it.each(strangers)('stays outside %s', async (_name, headers) => {
    await openAt();
    expect((await logIn(headers)).statusCode).toBe(401);
  });

  it('is refused at a public address, which the start says, and what was open ends', async () => {
    await openAt();
    const cookie = cookiesOf(await logIn());
    expect(await refuseDemoOwner(shop.database, { publicUrl: 'https://shop.in' })).toMatch(
      /^owner@jhabla\.example may not log in at a public PUBLIC_URL: .* shop staff invite/,
    );
    expect((await staffCall(shop, 'GET', 'me', { cookie })).statusCode).toBe(401);
    await shop.close();
    await openAt('https://shop.in');
    expect((await logIn({ host: 'shop.in' })).statusCode).toBe(401);
  });

  it('is anybody’s no more once it was set up with a second factor', async () => {
    await openAt();
    const row = { totp_secret: 'sealed', totp_key_id: 'key' };
    await shop.database.write((trx) => trx.updateTable('staff_account').set(row).execute());
    expect(await refuseDemoOwner(shop.database, { publicUrl: 'https://shop.in' })).toBeNull();
    expect((await logIn()).statusCode).not.toBe(200);
  });
});
