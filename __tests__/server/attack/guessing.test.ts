/** Whoever tries one account from ever new addresses is slowed down, however the account is spelt, and whatever address a head claims. */
import { buildTestApp, type TestShop } from '../../support/buildTestApp';

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp({ config: { rateLimits: true, trustProxy: true } });
});
afterAll(() => shop.close());

const spellings = ['asha@guess.example', 'ASHA@guess.example', ' asha@Guess.example ', 'Asha@GUESS.EXAMPLE'];

describe('guessing at an account', () => {
  it.each<[string, string, number, (email: string) => Record<string, string>]>([
    ['passwords', '/users/loginUser', 10, (emailId) => ({ emailId, password: 'a-guess-of-mine', userType: 'USER' })],
    ['reset links', '/users/resetPassword', 10, (email) => ({ email, token: 'a-guess', newPassword: 'seven tall neems' })],
    ['mails', '/users/forgotPassword', 5, (email) => ({ email })],
    ['accounts', '/users/addNewUserEmail', 5, (emailId) => ({ emailId, name: 'Asha', password: 'seven tall neems', mobile: '9876543210' })],
  ])('lets nobody try more %s of one account, from whatever address', async (_, url, allowed, fields) => {
    const answers = [];
    for (let host = 1; host <= allowed + 4; host += 1) {
      answers.push(await shop.visitor().postForm(url, fields(spellings[host % spellings.length] ?? ''), { 'x-forwarded-for': `10.1.0.${host}` }));
    }
    expect(answers.slice(0, allowed).every(({ statusCode }) => statusCode !== 429)).toBe(true);
    expect(answers.slice(allowed).map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    // Another account is nobody's fault.
    expect((await shop.visitor().postForm(url, fields('ravi@guess.example'))).statusCode).not.toBe(429);
  });

  it('counts by where a call comes from, not by where it says it does, and a whole IPv6 network as one', async () => {
    const direct = await buildTestApp({ config: { rateLimits: true } });
    const flood = async (on: TestShop, headers: (call: number) => Record<string, string>): Promise<number> => {
      let refused = 0;
      for (let call = 1; call <= 65; call += 1) {
        const { statusCode } = await on.visitor().send({ method: 'GET', url: '/api/coupons/name/guess', headers: headers(call) });
        if (statusCode === 429) refused += 1;
      }
      return refused;
    };
    expect(await flood(direct, (call) => ({ 'x-forwarded-for': `10.2.0.${call}`, 'x-real-ip': `10.2.0.${call}`, forwarded: `for=10.2.0.${call}`, 'cf-connecting-ip': `10.2.0.${call}` }))).toBe(5);
    expect(await flood(shop, (call) => ({ 'x-forwarded-for': `2001:db8:0:1::${call.toString(16)}` }))).toBe(5);
    await direct.close();
  });
});
