import { DEMO_LOGIN } from '../../../src/demo/catalogue/member';
import { hashPassword } from '../../../src/server/areas/account/passwords';
import { refuseDemoMember } from '../../../src/server/demo/demoMember';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { memberRow } from '../../support/server/members';
import { signup, logIn, PASSWORD } from '../../support/server/signUp';

let shop: TestShop;
afterEach(() => shop?.close());

async function openAt(publicUrl: string | undefined, password: string = DEMO_LOGIN.password): Promise<void> {
  const demo = memberRow({ id: 'u_demo_member', email: DEMO_LOGIN.email, password_hash: await hashPassword(password) });
  shop = await buildTestApp({ config: { publicUrl }, rows: { member: [demo] } });
}
const idAfterLogin = async (email: string, password: string): Promise<string | undefined> =>
  (await logIn(shop.visitor(), email, password)).json<{ userId?: string }>().userId;

describe('the demo member', () => {
  const ofTheHouse = [undefined, 'http://localhost:3000', 'http://192.168.1.20:3000', 'https://shop.example'];
  it.each(ofTheHouse)('logs in at %s, where no stranger comes', async (publicUrl) => {
    await openAt(publicUrl);
    expect(await idAfterLogin(DEMO_LOGIN.email, DEMO_LOGIN.password)).toBe('u_demo_member');
    expect(await refuseDemoMember(shop.database, { publicUrl })).toBeNull();
  });

  it('is refused at a public address like anybody with a wrong password, however the address is written', async () => {
    await openAt('https://shop.in');
    const refused = await logIn(shop.visitor(), DEMO_LOGIN.email, DEMO_LOGIN.password);
    const wrong = await logIn(shop.visitor(), DEMO_LOGIN.email, 'wrong-password');
    expect([refused.statusCode, refused.json()]).toEqual([wrong.statusCode, wrong.json()]);
    expect(refused.headers['set-cookie']).toBeUndefined();
    for (const email of ['DEMO@JHABLA.EXAMPLE', ` ${DEMO_LOGIN.email} `]) {
      expect(await idAfterLogin(email, DEMO_LOGIN.password)).toBeUndefined();
    }
    const member = signup();
    const { userId } = (await shop.visitor().postForm('/users/addNewUserEmail', member)).json<{ userId: string }>();
    expect(await idAfterLogin(member['emailId'] ?? '', PASSWORD)).toBe(userId);
  });

  it('ends its sessions at the start of a public shop, and the start says why and what to do', async () => {
    await openAt('https://shop.in');
    const session = (owner_id: string) => ({
      token_hash: owner_id,
      kind: 'user' as const,
      owner_id,
      created_at: shop.clock.now,
      last_seen_at: shop.clock.now,
    });
    await shop.put({ session: [session('u_demo_member'), session('u_somebody')] });
    expect(await refuseDemoMember(shop.database, { publicUrl: 'https://shop.in' })).toMatch(
      /^demo@jhabla\.example may not log in at a public PUBLIC_URL: everybody knows .*\. Sign up .* DEMO=off/,
    );
    const left = await shop.database.db.selectFrom('session').select('owner_id').execute();
    expect(left).toEqual([{ owner_id: 'u_somebody' }]);
  });

  it('is let in with a password of one’s own', async () => {
    await openAt('https://shop.in', PASSWORD);
    expect(await idAfterLogin(DEMO_LOGIN.email, PASSWORD)).toBe('u_demo_member');
    expect(await refuseDemoMember(shop.database, { publicUrl: 'https://shop.in' })).toBeNull();
  });
});
