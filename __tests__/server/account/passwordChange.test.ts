/** A member who is logged in sets another password (docs/decisions/0214-passwords.md). */
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { mailsOf } from '../../support/mails/mails';
import { becomeMember, logIn, PASSWORD } from '../../support/server/signUp';
import type { Visitor } from '../../support/server/visitor';

const NEW_PASSWORD = 'old-banyan-tree';
const nobody = { userId: null, guestId: null };

let shop: TestShop;
beforeEach(async () => {
  shop = await buildTestApp();
});
afterEach(() => shop?.close());

const change = (visitor: Visitor, password = PASSWORD, newPassword = NEW_PASSWORD) =>
  visitor.postForm(`/users/changePassword/${visitor.userId}`, { password, newPassword });

describe('changing the password', () => {
  it('sets it, and tells the owner by mail', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    const response = await change(visitor);
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Your password is changed.' }]);
    expect((await logIn(shop.visitor(), emailId)).json()).not.toHaveProperty('userId');
    expect((await logIn(shop.visitor(), emailId, NEW_PASSWORD)).json()).toMatchObject({ userId: visitor.userId });
    const [mail] = await mailsOf(shop);
    expect(mail).toMatchObject({ to: emailId, subject: 'Your password was changed' });
    expect(mail?.text).toContain('Every other device');
  });

  it('ends every other session and every link that was mailed, and gives this browser a new session', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    const other = shop.visitor();
    await logIn(other, emailId);
    await shop.visitor().postForm('/users/forgotPassword', { email: emailId });
    await shop.app.idle();
    const former = visitor.cookie ?? '';
    await change(visitor);
    expect(visitor.cookie).not.toBe(former);
    expect((await visitor.get('/users/session')).json()).toEqual({ userId: visitor.userId, guestId: null });
    expect((await other.get('/users/session')).json()).toEqual(nobody);
    expect((await shop.visitor().get('/users/session', { cookie: former })).json()).toEqual(nobody);
    expect(await shop.database.db.selectFrom('password_reset').selectAll().execute()).toEqual([]);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['the present one is another', { password: 'not-the-one' }, /^This is not your password\.$/],
    ['the new one is too short', { newPassword: 'sixsix' }, /^Password must be at least 7 characters long\.$/],
    ['the new one is easily guessed', { newPassword: 'aaaaaaa' }, /^This password is easily guessed\./],
    ['the new one is made of the name', { newPassword: 'asharao1' }, /^This password is made of your name/],
    ['it is the same', { newPassword: PASSWORD }, /^This is the password that you have\. Please choose another\.$/],
  ])('changes nothing when %s, and says so of the field', async (_, typed, said) => {
    const { visitor, emailId } = await becomeMember(shop);
    const { password = PASSWORD, newPassword = NEW_PASSWORD } = typed;
    const response = await change(visitor, password, newPassword);
    const [field = ''] = Object.keys(typed);
    const fields = { [field]: expect.stringMatching(said) };
    expect([response.statusCode, response.json()]).toEqual([422, expect.objectContaining({ code: 'INVALID', fields })]);
    expect((await visitor.get('/users/session')).json()).toMatchObject({ userId: visitor.userId });
    expect((await logIn(shop.visitor(), emailId)).json()).toMatchObject({ userId: visitor.userId });
    expect((await mailsOf(shop)).map(({ subject }) => subject)).not.toContain('Your password was changed');
  });

  it('takes no password from the address', async () => {
    const { visitor } = await becomeMember(shop);
    const passwords = { password: PASSWORD, newPassword: NEW_PASSWORD };
    const response = await visitor.post(`/users/changePassword/${visitor.userId}`, passwords);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect((await change(visitor)).statusCode).toBe(200);
  });

  it('is done once of two at the same moment, and leaves no session of the former password', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    const other = shop.visitor();
    other.userId = (await logIn(other, emailId)).json<{ userId: string }>().userId;
    const late = shop.visitor();
    const changes = [change(visitor), change(other, PASSWORD, 'three-other-words')];
    const answers = await Promise.all([...changes, logIn(late, emailId)]);
    const [first, second] = answers
      .slice(0, 2)
      .map(({ statusCode }) => statusCode)
      .sort();
    expect(first).toBe(200);
    // Whoever asks for the password only after the other is done hears that it is another one by now.
    expect([409, 422]).toContain(second);
    expect((await late.get('/users/session')).json()).toEqual(nobody);
    const sessions = shop.database.db.selectFrom('session').select('owner_id').where('owner_id', '=', visitor.userId);
    expect(await sessions.execute()).toHaveLength(1);
  });
});

describe('guessing at the password in a session that somebody took over', () => {
  it('keeps the owner neither from changing the password nor from logging in', async () => {
    const own = await buildTestApp({ config: { rateLimits: true } });
    const { visitor: owner, emailId } = await becomeMember(own);
    const thief = own.visitor();
    await logIn(thief, emailId);
    thief.userId = owner.userId;
    const guesses = [];
    while (guesses.length < 70) guesses.push((await change(thief, `guess-${guesses.length}`)).statusCode);
    expect([guesses.indexOf(429), guesses.at(-1)]).toEqual([10, 429]);
    expect((await logIn(own.visitor(), emailId)).json()).toMatchObject({ userId: owner.userId });
    expect((await change(owner)).statusCode).toBe(200);
    expect((await change(thief)).statusCode).toBe(401);
    await own.close();
  });
});
