import { createHash } from 'node:crypto';
import { MINUTE_MS } from '../../../src/contract/rules/durations';
import { mailsOf } from '../../support/mails/mails';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { NOW } from '../../support/data/rows';
import { becomeMember, logIn, PASSWORD } from '../../support/server/signUp';

let shop: TestShop;

beforeEach(async () => {
  shop = await buildTestApp();
});
afterEach(() => shop?.close());

const NEW_PASSWORD = 'old-banyan-tree';
const forgot = (email: string) => shop.visitor().postForm('/users/forgotPassword', { email });
const reset = (email: string, token: string, newPassword = NEW_PASSWORD) =>
  shop.visitor().postForm('/users/resetPassword', { email, token, newPassword });

/** The link in the latest mail to this address. */
async function linkIn(email: string): Promise<URL> {
  const mail = (await mailsOf(shop)).filter(({ to, text }) => to === email && text.includes('/reset?')).at(-1);
  return new URL(/https?:\/\/\S+\/reset\?\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://no.link/');
}
const tokenIn = async (email: string): Promise<string> => (await linkIn(email)).searchParams.get('token') ?? '';

async function tokenFor(email: string): Promise<string> {
  await forgot(email);
  await shop.app.idle();
  return tokenIn(email);
}

describe('a forgotten password', () => {
  it('mails a link that sets a new password', async () => {
    const { emailId } = await becomeMember(shop);
    const token = await tokenFor(emailId);
    expect((await linkIn(emailId)).pathname).toBe('/reset');
    const response = await reset(emailId, token);
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Password reset successful!' }]);
    expect((await logIn(shop.visitor(), emailId, NEW_PASSWORD)).json()).toMatchObject({ userId: expect.any(String) });
    expect((await logIn(shop.visitor(), emailId, PASSWORD)).json()).not.toHaveProperty('userId');
    const told = expect.objectContaining({ to: emailId, subject: 'Your password was changed' });
    expect(await mailsOf(shop)).toContainEqual(told);
  });

  it('leads to the public address, whatever host the request names', async () => {
    await shop.close();
    shop = await buildTestApp({ config: { publicUrl: 'https://shop.example' } });
    const { emailId } = await becomeMember(shop);
    await shop
      .visitor()
      .postForm(
        '/users/forgotPassword',
        { email: emailId },
        { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      );
    await shop.app.idle();
    const text = (await mailsOf(shop)).at(-1)?.text ?? '';
    expect(text).toContain('https://shop.example/reset?');
    expect(text).not.toContain('evil');
  });

  it('answers alike for an address that it does not know, and mails nothing', async () => {
    const { emailId } = await becomeMember(shop);
    const known = await forgot(emailId);
    const unknown = await forgot('nobody@example.com');
    await shop.app.idle();
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect((await mailsOf(shop)).map(({ to }) => to)).toEqual([emailId]);
  });

  it.each(['', 'asha', 'a@b', '@example.com'])('refuses what is no address: %j', async (email) => {
    const response = await forgot(email);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'INVALID', fields: { email: 'Please enter a valid email address' } });
  });

  it('stores the token only as a hash, and no mail in the open', async () => {
    const { emailId } = await becomeMember(shop);
    await forgot(emailId);
    await shop.app.idle();
    const waiting = await shop.database.db.selectFrom('outbox_mail').selectAll().execute();
    const [row] = await shop.database.db.selectFrom('password_reset').selectAll().execute();
    const token = await tokenIn(emailId);
    expect(row?.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify([row, waiting])).not.toContain(token);
    expect(JSON.stringify(waiting)).not.toContain(emailId);
  });

  it('ends every session of the member', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    const other = shop.visitor();
    await logIn(other, emailId);
    await reset(emailId, await tokenFor(emailId));
    for (const browser of [visitor, other])
      expect((await browser.get('/users/session')).json()).toEqual({ userId: null, guestId: null });
  });

  const refused = { statusCode: 422, body: expect.stringContaining('RESET_TOKEN_INVALID') };

  it('takes a link once, also of two requests at the same moment', async () => {
    const { emailId } = await becomeMember(shop);
    const token = await tokenFor(emailId);
    const answers = await Promise.all([reset(emailId, token), reset(emailId, token), reset(emailId, token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect(await reset(emailId, token)).toMatchObject(refused);
  });

  it('takes a link from a network that has sent many that open nothing', async () => {
    const limited = await buildTestApp({ config: { rateLimits: true } });
    const { emailId } = await becomeMember(limited);
    for (let n = 0; n < 40; n += 1) {
      const made = { email: emailId, token: `made-up-${n}`.padEnd(43, 'x'), newPassword: 'tall-neem-tree' };
      expect((await limited.visitor().postForm('/users/resetPassword', made)).statusCode).toBe(422);
    }
    await limited.close();
  });

  it('takes a link for 30 minutes', async () => {
    const { emailId } = await becomeMember(shop);
    const token = await tokenFor(emailId);
    shop.clock.now = NOW + 30 * MINUTE_MS + 1;
    expect(await reset(emailId, token)).toMatchObject(refused);
    shop.clock.now = NOW + 30 * MINUTE_MS;
    expect((await reset(emailId, token)).statusCode).toBe(200);
  });

  it("takes the newest link only, and nobody else's", async () => {
    const { emailId } = await becomeMember(shop);
    const { emailId: other } = await becomeMember(shop);
    const older = await tokenFor(emailId);
    const newer = await tokenFor(emailId);
    expect(await reset(emailId, older)).toMatchObject(refused);
    expect(await reset(other, newer)).toMatchObject(refused);
    expect(await reset('nobody@example.com', newer)).toMatchObject(refused);
    expect(await reset(emailId, 'made-up')).toMatchObject(refused);
    expect((await reset(emailId, newer)).statusCode).toBe(200);
  });

  it.each([
    ['sixsix', 'Password must be at least 7 characters long.'],
    ['1234567', 'This password is one of the first that others would try. Please choose another.'],
    ['aaaaaaa', expect.stringMatching(/^This password is easily guessed\./)],
    ['asha rao', expect.stringMatching(/^This password is made of your name/)],
    ['9876543210', expect.stringMatching(/^This password is made of your name/)],
  ])('keeps the link when the new password %s will not do', async (password, message) => {
    const { emailId } = await becomeMember(shop);
    const token = await tokenFor(emailId);
    const response = await reset(emailId, token, password);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ fields: { newPassword: message } });
    expect((await reset(emailId, token)).statusCode).toBe(200);
  });

  it('fills nobody’s inbox, whoever asks from wherever, and leaves the owner a link that works', async () => {
    await shop.close();
    shop = await buildTestApp({ config: { rateLimits: true, trustProxy: ['loopback'] } });
    const { emailId } = await becomeMember(shop);
    let networks = 0;
    const ask = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        const from = { 'x-forwarded-for': `10.0.0.${(networks += 1)}` };
        expect((await shop.visitor().postForm('/users/forgotPassword', { email: emailId }, from)).statusCode).toBe(200);
        await shop.app.idle();
      }
    };
    const links = async () => (await mailsOf(shop)).filter(({ text }) => text.includes('/reset?')).length;
    await ask(12);
    expect(await links()).toBe(5);
    shop.clock.now += 10 * MINUTE_MS;
    await ask(3);
    expect(await links()).toBe(6);
    expect((await reset(emailId, await tokenIn(emailId))).statusCode).toBe(200);
  });

  it('opens no session to a login that was under way when the password changed', async () => {
    const { emailId } = await becomeMember(shop);
    const token = await tokenFor(emailId);
    const late = shop.visitor();
    await Promise.all([logIn(late, emailId), reset(emailId, token)]);
    // Whichever came first: afterwards the old password has no session.
    expect((await late.get('/users/session')).json()).toEqual({ userId: null, guestId: null });
  });
});
