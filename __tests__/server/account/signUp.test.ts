import { mailsOf } from '../../support/mails/mails';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { logIn, PASSWORD, signup } from '../../support/server/signUp';

jest.unmock('@node-rs/argon2');

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());

const signUp = (fields: Record<string, string>) => shop.visitor().postForm('/users/addNewUserEmail', fields);

const ownWords = /^This password is made of your name/;

describe('signing up', () => {
  it('makes an account with an id that nobody can guess, and does not log in', async () => {
    const response = await signUp(signup());
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ userId: expect.stringMatching(/^u_[\w-]{24}$/) });
    expect(response.cookies.map(({ name }) => name)).not.toContain('shop_session');
  });

  it('takes the parameters from the query string too, as the requirements write them', async () => {
    const fields = signup();
    const response = await shop.visitor().post('/users/addNewUserEmail', fields);
    expect(response.json()).toMatchObject({ userId: expect.any(String) });
  });

  it.each([
    [{ name: ' ' }, 'Please enter Name'],
    [{ name: 'R2-D2' }, 'Name should only contain letters'],
    [{ name: '<b>Asha</b>' }, 'Name should only contain letters'],
    [{ name: 'Jhabla Co' }, 'This name looks like the name of the shop. Please enter your own.'],
    [{ name: 'Ｊｈａｂｌａ' }, 'This name looks like the name of the shop. Please enter your own.'],
    [{ name: 'Asha \u3164' }, 'This name has characters in it that cannot be seen. Please type it anew.'],
    [{ emailId: 'asha' }, 'Please enter a valid email address.'],
    [{ emailId: '' }, 'Please enter a valid email address.'],
    [{ mobile: '' }, 'Mobile number is required'],
    [{ mobile: '987654321' }, 'Mobile number should be exactly 10 digits long'],
    [{ mobile: '98765432100' }, 'Mobile number should be exactly 10 digits long'],
    [{ password: 'sixsix' }, 'Password must be at least 7 characters long.'],
    [{ password: '1234567' }, 'This password is one of the first that others would try. Please choose another.'],
    [{ password: 'aaaaaaa' }, expect.stringMatching(/^This password is easily guessed\. Please choose another/)],
    [{ password: 'Password1!' }, expect.stringMatching(/^This password is easily guessed\./)],
    [{ password: 'Meera.Iyer@example.com', emailId: 'meera.iyer@example.com' }, expect.stringMatching(ownWords)],
    [{ password: '9930471628', mobile: '99304 71628' }, expect.stringMatching(ownWords)],
  ])('says what is wrong with %j, and with which field', async (own: Record<string, string>, errorMessage) => {
    const [field = ''] = Object.keys(own);
    const before = await countMembers();
    const response = await signUp(signup(own));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ errorMessage, fields: { [field]: errorMessage } });
    expect(await countMembers()).toBe(before);
  });

  it.each(['आशा राव', 'José María', 'Zoë'])('takes a name in any script: %s', async (name) => {
    expect((await signUp(signup({ name }))).json()).toMatchObject({ userId: expect.any(String) });
  });

  it.each(['+91 98765 43210', '09876543210'])('takes the number %s as its ten digits', async (mobile) => {
    const { userId } = (await signUp(signup({ mobile }))).json<{ userId: string }>();
    const row = await shop.database.db
      .selectFrom('member')
      .select('mobile')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(row.mobile).toBe('9876543210');
  });

  it('takes a long pass phrase, as a password manager makes it', async () => {
    const fields = signup({ password: 'tall neem tree '.repeat(4) + ' 𝒷 '.repeat(10) });
    await signUp(fields);
    expect((await logIn(shop.visitor(), fields['emailId'] ?? '', fields['password'])).json()).toMatchObject({
      userId: expect.any(String),
    });
  });

  it('says no more than it must about a taken address, and tells its owner', async () => {
    const first = signup();
    await signUp(first);
    const second = await signUp({
      ...first,
      emailId: (first['emailId'] ?? '').toUpperCase(),
      password: 'another-long-one',
    });
    expect(second.json()).toEqual({ errorMessage: 'An account may already exist. Log in or reset your password.' });
    expect((await logIn(shop.visitor(), first['emailId'] ?? '', PASSWORD)).json()).toMatchObject({
      userId: expect.any(String),
    });
    expect((await mailsOf(shop)).map(({ to }) => to)).toContain(first['emailId']);
  });

  it('tells the owner of a taken address three times a day at most, whoever tries from wherever', async () => {
    const strict = await buildTestApp({ config: { rateLimits: true, trustProxy: ['loopback'] } });
    const fields = signup();
    for (let host = 1; host <= 6; host += 1) {
      const from = { 'x-forwarded-for': `10.0.0.${host}` };
      const { statusCode } = await strict.visitor().postForm('/users/addNewUserEmail', fields, from);
      expect(statusCode).toBe(200);
    }
    // The first of them made the account.
    expect((await mailsOf(strict)).filter(({ to }) => to === fields['emailId'])).toHaveLength(2);
    await strict.close();
  });

  it('makes one account of two sign-ups at the same moment', async () => {
    const fields = signup();
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(fields)));
    expect(answers.filter((answer) => 'userId' in answer.json<object>())).toHaveLength(1);
  });

  it('keeps the password as an argon2id hash at the agreed cost', async () => {
    const fields = signup();
    const { userId } = (await signUp(fields)).json<{ userId: string }>();
    const row = await shop.database.db
      .selectFrom('member')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row).toMatchObject({ terms_version: expect.stringMatching(/\S/), terms_accepted_at: shop.clock.now });
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  const countMembers = async (): Promise<number> =>
    (await shop.database.db.selectFrom('member').select('id').execute()).length;
});
