import { becomeMember, logIn } from '../../support/server/signUp';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());

describe('logging in', () => {
  it('opens a session for the right pair, whatever letters of the address are large', async () => {
    const { emailId } = await becomeMember(shop);
    const visitor = shop.visitor();
    const response = await logIn(visitor, ` ${emailId.toUpperCase()} `);
    const { userId } = response.json<{ userId: string }>();
    expect(userId).toMatch(/^u_/);
    expect([response.headers['set-cookie']].flat()[0]).toMatch(/^shop_session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    expect((await visitor.get('/users/session')).json()).toEqual({ userId, guestId: null });
  });

  it('takes the pair from the query string too, the body first', async () => {
    const { emailId } = await becomeMember(shop);
    const inQuery = await shop
      .visitor()
      .post('/users/loginUser', { emailId, password: 'tall-neem-tree', userType: 'USER' });
    expect(inQuery.json()).toMatchObject({ userId: expect.any(String) });
    const both = await shop
      .visitor()
      .post(
        '/users/loginUser',
        { emailId: 'other@example.com', password: 'x', userType: 'USER' },
        { emailId, password: 'tall-neem-tree', userType: 'USER' },
      );
    expect(both.json()).toMatchObject({ userId: expect.any(String) });
  });

  it('refuses a password in the address where the shop-keeper wants none there', async () => {
    const strict = await buildTestApp({ config: { queryCredentials: false } });
    try {
      const { emailId } = await becomeMember(strict);
      const refused = await strict
        .visitor()
        .post('/users/loginUser', { emailId, password: 'tall-neem-tree', userType: 'USER' });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        code: 'BAD_REQUEST',
        message: 'Passwords and tokens travel in the body of a request, not in its address.',
      });
      expect((await logIn(strict.visitor(), emailId)).json()).toMatchObject({ userId: expect.any(String) });
    } finally {
      await strict.close();
    }
  });

  it('answers alike for a wrong password and an unknown address', async () => {
    const { emailId } = await becomeMember(shop);
    const wrong = await logIn(shop.visitor(), emailId, 'not-the-one');
    const unknown = await logIn(shop.visitor(), 'nobody@example.com');
    expect(wrong.statusCode).toBe(200);
    expect(wrong.json()).toEqual({ message: 'User not found. Please check your credentials or sign up.' });
    expect([unknown.statusCode, unknown.body, unknown.headers['set-cookie']]).toEqual([
      wrong.statusCode,
      wrong.body,
      undefined,
    ]);
  });

  it('is for shoppers only: staff have no login here', async () => {
    const { emailId } = await becomeMember(shop);
    const response = await shop
      .visitor()
      .postForm('/users/loginUser', { emailId, password: 'tall-neem-tree', userType: 'ADMIN' });
    expect(response.statusCode).toBe(422);
  });

  it('gives a new session id at every login and ends the one before', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    const former = visitor.cookie ?? '';
    await logIn(visitor, emailId);
    expect(visitor.cookie).not.toBe(former);
    expect((await shop.visitor().get('/users/session', { cookie: former })).json()).toEqual({
      userId: null,
      guestId: null,
    });
  });

  it('does not take over a session id that somebody planted', async () => {
    const { emailId } = await becomeMember(shop);
    const visitor = shop.visitor();
    visitor.cookie = `shop_session=${'p'.repeat(43)}`;
    await logIn(visitor, emailId);
    expect(visitor.cookie).not.toContain('p'.repeat(43));
  });

  it('lets a member be logged in on two phones, and log out of one', async () => {
    const { visitor, emailId } = await becomeMember(shop);
    const other = shop.visitor();
    await logIn(other, emailId);
    await visitor.post('/users/logout');
    expect((await visitor.get('/users/session')).json()).toEqual({ userId: null, guestId: null });
    expect((await other.get('/users/session')).json()).toMatchObject({ userId: expect.any(String) });
  });

  it('slows down whoever guesses at one account, and counts no login that is right', async () => {
    const strict = await buildTestApp({ config: { rateLimits: true } });
    const { emailId } = await becomeMember(strict);
    for (let round = 0; round < 12; round += 1) expect((await logIn(strict.visitor(), emailId)).statusCode).toBe(200);
    const statuses = [];
    for (let guess = 1; guess <= 12; guess += 1) {
      statuses.push((await logIn(strict.visitor(), emailId, `guess${guess}`)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    await strict.close();
  });
});
