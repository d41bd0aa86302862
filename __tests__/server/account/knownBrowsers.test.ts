/** Browsers that have logged in before: their mark, what it opens and what it does not, and how it ends. */
import { createHash } from 'node:crypto';
import { DAY_MS } from '../../../src/contract/rules/durations';
import { tidyUp } from '../../../src/server/lifecycle/housekeeping';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { mailsOf } from '../../support/mails/mails';
import { NOW } from '../../support/data/rows';
import { becomeMember, logIn, PASSWORD } from '../../support/server/signUp';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;
beforeEach(async () => {
  shop = await buildTestApp({ config: { rateLimits: true } });
});
afterEach(() => shop?.close());

const marks = () => shop.database.db.selectFrom('known_browser').selectAll().orderBy('created_at').execute();

/** A stranger on the same network uses up what it has at this account. */
async function useUp(emailId: string): Promise<void> {
  for (let time = 1; time <= 11; time += 1) await logIn(shop.visitor(), emailId, `guess-${time}`);
  expect((await logIn(shop.visitor(), emailId)).statusCode).toBe(429);
}

/** Whether this browser is let in to the account where a stranger is not. */
async function isLetIn(visitor: Visitor, emailId: string, password = PASSWORD): Promise<boolean> {
  const { statusCode } = await logIn(visitor, emailId, password);
  return statusCode === 200;
}

async function tokenFor(emailId: string): Promise<string> {
  await shop.visitor().postForm('/users/forgotPassword', { email: emailId });
  const mail = (await mailsOf(shop)).filter(({ text }) => text.includes('/reset?')).at(-1);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const NEW_PASSWORD = 'old-banyan-tree';
const passwords = { password: PASSWORD, newPassword: NEW_PASSWORD };
const change = (visitor: Visitor) => visitor.post(`/users/changePassword/${visitor.userId}`, {}, passwords);
const resetBy = async (visitor: Visitor, email: string, newPassword = NEW_PASSWORD) =>
  visitor.postForm('/users/resetPassword', { email, token: await tokenFor(email), newPassword });
const everywhere = (visitor: Visitor) => visitor.post(`/users/logoutEverywhere/${visitor.userId}`);

describe('the mark of a browser that has logged in', () => {
  it('is a cookie of its own that no script reads and no other site sends', async () => {
    const { emailId } = await becomeMember(shop);
    const response = await logIn(shop.visitor(), emailId);
    const [, mark = ''] = response.headers['set-cookie'] as string[];
    const value = /^shop_known=[\w-]{22}\.\w{8,10}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/;
    expect(mark).toMatch(value);
    const secure = await buildTestApp({ config: { publicUrl: 'https://shop.example' } });
    const { emailId: other } = await becomeMember(secure);
    const cookies = (await logIn(secure.visitor(), other)).headers['set-cookie'];
    expect(cookies).toEqual([expect.stringMatching(/; Secure/), expect.stringMatching(/^shop_known=.*; Secure/)]);
    await secure.close();
  });

  it('is kept as a hash, anew with each login of the browser', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    const [id = ''] = (visitor.known ?? '').replace('shop_known=', '').split('.');
    const hash = createHash('sha256').update(id).digest('hex');
    expect(await marks()).toEqual([{ mark_hash: hash, member_id: visitor.userId, created_at: NOW }]);
    await logIn(visitor, emailId);
    expect(visitor.known).not.toContain(id);
    expect(await marks()).toHaveLength(1);
  });

  it('is not given for a wrong password, nor to a guest', async () => {
    const { emailId } = await becomeMember(shop);
    const stranger = await shop.guest();
    await logIn(stranger, emailId, 'not-the-one');
    expect(stranger.known).toBeUndefined();
  });

  it('lets the browser try on, 20 wrong ones a day, where its network has used up what it has', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    const other = shop.visitor();
    await logIn(other, emailId);
    await useUp(emailId);
    const statuses = [];
    for (let time = 1; time <= 22; time += 1) {
      statuses.push((await logIn(visitor, emailId, `guess-${time}`)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
    // It has a count of its own.
    expect(await isLetIn(other, emailId)).toBe(true);
  });

  it('opens no other account, and none when a letter of it is another', async () => {
    const { visitor } = await becomeMember(shop);
    const { emailId: another } = await becomeMember(shop);
    await useUp(another);
    expect(await isLetIn(visitor, another)).toBe(false);
    const { visitor: owner, emailId } = await becomeMember(shop);
    await useUp(emailId);
    const forged = shop.visitor();
    forged.known = (owner.known ?? '').replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
    expect(await isLetIn(forged, emailId)).toBe(false);
    const ofTheShape = `${'x'.repeat(22)}.${'1'.repeat(8)}.${'y'.repeat(43)}`;
    for (const nonsense of ['', 'a.b.c', '~'.repeat(500), ofTheShape]) {
      forged.known = `shop_known=${nonsense}`;
      expect(await isLetIn(forged, emailId)).toBe(false);
    }
    expect(await isLetIn(owner, emailId)).toBe(true);
  });

  it('is one of several in a browser that a family shares', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    const { emailId: another } = await becomeMember(shop);
    await logIn(visitor, another);
    await useUp(emailId);
    await useUp(another);
    expect(await isLetIn(visitor, emailId)).toBe(true);
    expect(await isLetIn(visitor, another)).toBe(true);
  });

  it.each<[string, (browser: Visitor, emailId: string) => Promise<unknown>, string]>([
    ['changed', change, NEW_PASSWORD],
    ['set anew by a link', (_, email) => resetBy(shop.visitor(), email), NEW_PASSWORD],
    ['left alone, and every session is ended', everywhere, PASSWORD],
  ])('ends when the password is %s', async (_, end, password) => {
    const { visitor, emailId } = await becomeMember(shop);
    const stolen = shop.visitor();
    stolen.known = visitor.known;
    const { visitor: neighbour, emailId: theirs } = await becomeMember(shop);
    await end(visitor, emailId);
    await useUp(emailId);
    expect(await isLetIn(stolen, emailId, password)).toBe(false);
    await useUp(theirs);
    expect(await isLetIn(neighbour, theirs)).toBe(true);
  });

  it('is given anew to the browser that changed the password, or set it by a link', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    await change(visitor);
    await useUp(emailId);
    expect(await isLetIn(visitor, emailId, NEW_PASSWORD)).toBe(true);
    const anew = shop.visitor();
    await resetBy(anew, emailId, 'three-other-words');
    expect(await isLetIn(anew, emailId, 'three-other-words')).toBe(true);
  });

  it('outlives a logout, and not a year without a login', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    await visitor.post('/users/logout');
    shop.clock.now = NOW + 365 * DAY_MS;
    await tidyUp(shop.database, shop.clock.now);
    expect(await marks()).toHaveLength(1);
    await useUp(emailId);
    shop.clock.now += 1;
    expect(await isLetIn(visitor, emailId)).toBe(false);
    await tidyUp(shop.database, shop.clock.now);
    expect(await marks()).toEqual([]);
  });

  it('is kept of the 20 newest browsers of a member', async () => {
    const { emailId } = await becomeMember(shop);
    for (let browser = 1; browser <= 25; browser += 1) {
      shop.clock.now += 1;
      await logIn(shop.visitor(), emailId);
    }
    const kept = await marks();
    expect(kept).toHaveLength(20);
    expect(kept[0]?.created_at).toBe(NOW + 6);
  });
});

describe('a login from a browser that is new', () => {
  const aboutLogins = async () => {
    const mails = await mailsOf(shop);
    return mails.filter(({ subject }) => subject === 'A new login to your account');
  };
  const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0.0.0 Mobile Safari/537.36';
  const logInWith = (visitor: Visitor, emailId: string) =>
    visitor.postForm('/users/loginUser', { emailId, password: PASSWORD, userType: 'USER' }, { 'user-agent': phone });

  it('is told to the owner, with the kind of browser and when', async () => {
    const { emailId } = await becomeMember(shop);
    await logInWith(shop.visitor(), emailId);
    const mails = await aboutLogins();
    const text = expect.stringContaining('\n\nChrome on a phone\n20 Nov 2026, 10:00');
    expect(mails).toEqual([expect.objectContaining({ to: emailId, text })]);
    expect(mails[0]?.text).toContain('http://localhost:3000/forgot-password');
  });

  it('is told once of each: the browser is known then, and so is the one that signed up', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    await visitor.post('/users/logout');
    await logIn(visitor, emailId);
    expect(await aboutLogins()).toEqual([]);
    const other = shop.visitor();
    for (let time = 0; time < 3; time += 1) await logIn(other, emailId);
    expect(await aboutLogins()).toHaveLength(1);
  });

  it('fills nobody’s inbox: ten a day', async () => {
    const { emailId } = await becomeMember(shop);
    for (let time = 0; time < 13; time += 1) expect((await logIn(shop.visitor(), emailId)).statusCode).toBe(200);
    expect(await aboutLogins()).toHaveLength(10);
  });

  it('is not told when the password was wrong', async () => {
    const { emailId } = await becomeMember(shop);
    await logIn(shop.visitor(), emailId, 'not-the-one');
    expect(await aboutLogins()).toEqual([]);
  });
});
