/**
 * Whoever tries one account again and again from one network is slowed down, however the account is spelt and whatever
 * address a head claims; nobody elsewhere is refused for it (decision 60a).
 */
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { becomeMember, logIn, PASSWORD, signup } from '../../support/server/signUp';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;
beforeEach(async () => {
  shop = await buildTestApp({ config: { rateLimits: true, trustProxy: ['loopback'] } });
});
afterEach(() => shop?.close());

const guessAt = (emailId: string) => ({ emailId, password: 'a-guess-of-mine', userType: 'USER' });

const spellings = ['asha@guess.example', 'ASHA@guess.example', ' asha@Guess.example ', 'Asha@GUESS.EXAMPLE'];
const from = (address: string) => ({ 'x-forwarded-for': address });
const statusesOf = async (times: number, call: (time: number) => ReturnType<Visitor['get']>): Promise<number[]> => {
  const statuses = [];
  for (let time = 1; time <= times; time += 1) statuses.push((await call(time)).statusCode);
  return statuses;
};

describe('guessing at an account', () => {
  it.each<[string, string, number, (email: string) => Record<string, string>]>([
    ['passwords', '/users/loginUser', 10, guessAt],
    ['mails', '/users/forgotPassword', 5, (email) => ({ email })],
    ['accounts', '/users/addNewUserEmail', 5, (emailId) => signup({ emailId })],
  ])('lets nobody try more %s of one account from one network alone', async (_, url, allowed, fields) => {
    const tryAs = (email: string, address: string) => shop.visitor().postForm(url, fields(email), from(address));
    const answers = [];
    for (let time = 0; time < allowed + 4; time += 1) {
      answers.push(await tryAs(spellings[time % spellings.length] ?? '', '10.1.0.1'));
    }
    expect(answers.slice(0, allowed).every(({ statusCode }) => statusCode !== 429)).toBe(true);
    expect(answers.slice(allowed).map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    // The owner is at home, and another account is nobody's fault.
    expect((await tryAs('asha@guess.example', '10.1.0.2')).statusCode).not.toBe(429);
    expect((await tryAs('ravi@guess.example', '10.1.0.1')).statusCode).not.toBe(429);
  });

  it('takes all addresses of an IPv6 network for one', async () => {
    const guess = (time: number) =>
      shop.visitor().postForm('/users/loginUser', guessAt('asha@guess.example'), from(`2001:db8:0:1::${time}`));
    expect((await statusesOf(12, guess)).filter((status) => status === 429)).toHaveLength(2);
  });

  it('counts no reset token for an account: a stranger’s made-up ones cost the owner nothing', async () => {
    const reset = (time: number) => {
      const fields = { email: 'asha@guess.example', token: `made-up-${time}`, newPassword: 'seven tall neems' };
      return shop.visitor().postForm('/users/resetPassword', fields, from(`10.3.0.${time}`));
    };
    expect(new Set(await statusesOf(40, reset))).toEqual(new Set([422]));
  });

  it('takes a reset link from a network that has asked for too many', async () => {
    const ask = (time: number) =>
      shop.visitor().postForm('/users/forgotPassword', { email: `shopper${time}@guess.example` }, from('10.5.0.1'));
    expect((await statusesOf(33, ask)).filter((status) => status === 429)).toHaveLength(3);
    const fields = { email: 'asha@guess.example', token: 'made-up', newPassword: 'seven tall neems' };
    expect((await shop.visitor().postForm('/users/resetPassword', fields, from('10.5.0.1'))).statusCode).toBe(422);
  });

  it('lets one network guess at no more than 60 accounts a minute', async () => {
    const guess = (time: number) =>
      shop.visitor().postForm('/users/loginUser', guessAt(`shopper${time}@guess.example`), from('10.4.0.1'));
    expect((await statusesOf(63, guess)).filter((status) => status === 429)).toHaveLength(3);
  });

  it('lets whoever holds a session guess at the password ten times an hour', async () => {
    const { visitor } = await becomeMember(shop);
    const change = (password: string) =>
      visitor.post(`/users/changePassword/${visitor.userId}`, {}, { password, newPassword: 'old-banyan-tree' });
    const statuses = await statusesOf(12, (time) => change(`guess-${time}`));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
    // Deleting the account asks for the same password.
    const leaving = await visitor.post(`/users/deleteAccount/${visitor.userId}`, {}, { password: 'guess-13' });
    expect(leaving.statusCode).toBe(429);
  });

  it('counts by where a call comes from, not by where it says it does, and a whole IPv6 network as one', async () => {
    const direct = await buildTestApp({ config: { rateLimits: true } });
    const refusedOf = async (on: TestShop, headers: (call: number) => Record<string, string>): Promise<number> => {
      const statuses = await statusesOf(65, (call) => on.visitor().get('/api/coupons/name/guess', headers(call)));
      return statuses.filter((status) => status === 429).length;
    };
    const heads = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip'];
    const claimed = (call: number) => ({
      ...Object.fromEntries(heads.map((head) => [head, `10.2.0.${call}`])),
      forwarded: `for=10.2.0.${call}`,
    });
    expect(await refusedOf(direct, claimed)).toBe(5);
    expect(await refusedOf(shop, (call) => from(`2001:db8:0:1::${call.toString(16)}`))).toBe(5);
    // What the proxy saw stands last; a caller may have written whatever he likes before it.
    expect(await refusedOf(shop, (call) => from(`10.3.0.${call}, 127.0.0.1, 203.0.113.9`))).toBe(5);
    await direct.close();
  });
});

describe('the owner of an account that strangers try', () => {
  /** From everywhere, the owner's own network included. */
  const strangersTry = async (email: string): Promise<void> => {
    for (const address of ['10.9.0.1', '127.0.0.1']) {
      await statusesOf(12, (time) => logInFrom(shop.visitor(), email, `guess-${time}`, address));
      await statusesOf(8, () => forgotFrom(shop.visitor(), email, address));
    }
  };
  const logInFrom = (visitor: Visitor, emailId: string, password: string, address: string) =>
    visitor.postForm('/users/loginUser', { emailId, password, userType: 'USER' }, from(address));
  const forgotFrom = (visitor: Visitor, email: string, address: string) =>
    visitor.postForm('/users/forgotPassword', { email }, from(address));

  it('gets in elsewhere, and on the strangers’ own network with a browser that has logged in before', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    await strangersTry(emailId);
    expect((await logInFrom(shop.visitor(), emailId, PASSWORD, '127.0.0.1')).statusCode).toBe(429);
    const elsewhere = await logInFrom(shop.visitor(), emailId, PASSWORD, '10.8.0.1');
    expect(elsewhere.json()).toMatchObject({ userId: visitor.userId });
    await visitor.post('/users/logout');
    expect((await logIn(visitor, emailId)).json()).toMatchObject({ userId: visitor.userId });
    expect((await forgotFrom(visitor, emailId, '127.0.0.1')).statusCode).toBe(200);
    expect((await forgotFrom(shop.visitor(), emailId, '10.8.0.1')).statusCode).toBe(200);
  });

  it('gets in from a network whose every try is used up, too', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    await statusesOf(65, (time) => logInFrom(shop.visitor(), `shopper${time}@guess.example`, 'a-guess', '127.0.0.1'));
    expect((await logIn(shop.visitor(), emailId)).statusCode).toBe(429);
    expect((await logIn(visitor, emailId)).json()).toMatchObject({ userId: visitor.userId });
  });
});
