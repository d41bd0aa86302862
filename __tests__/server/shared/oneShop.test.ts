/** Two servers on one database are one shop: whichever a shopper's next request reaches, nothing is different. */
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { secondServer } from '../../support/server/secondServer';
import { until } from '../../support/lib/until';
import { becomeMember, logIn } from '../../support/server/signUp';
import { onPostgres } from '../../support/server/testDatabase';

let shop: TestShop;
let other: Awaited<ReturnType<typeof secondServer>>;

beforeEach(async () => {
  shop = await buildTestApp({ config: { rateLimits: true, trustProxy: ['loopback'] } });
  other = await secondServer(shop, { rateLimits: true, trustProxy: ['loopback'] });
});
afterEach(async () => {
  await other.close();
  await shop.close();
});

describe('two processes on one database', () => {
  it('knows a session there that was opened here, and its end', async () => {
    const { visitor } = await becomeMember(shop);
    const there = other.visitorWith(visitor);
    expect((await there.get('/users/session')).json()).toEqual({ userId: visitor.userId, guestId: null });
    await visitor.post('/users/logout');
    expect((await there.get('/users/session')).json()).toEqual({ userId: null, guestId: null });
  });

  it('shows there what was put into the cart here', async () => {
    const id = await shop.addProduct();
    const guest = await shop.guest();
    await guest.add(id, 2);
    expect(await other.visitorWith(guest).cart()).toEqual([
      expect.objectContaining({ productId: id, orderQuantity: 2 }),
    ]);
  });

  it('shows there what changed in the catalogue here', async () => {
    const id = await shop.addProduct({ stock: 3 });
    await shop.database.announce();
    const stockThere = async (): Promise<number> =>
      (await other.visitor().get(`/api/customProducts/${id}`)).json<{ productQuantity: number }>().productQuantity;
    await until('the other server to have three pieces', async () => (await stockThere()) === 3);
    const guest = await shop.guest();
    await guest.add(id, 2);
    expect((await guest.order(798)).statusCode).toBe(200);
    await until('the other server to have one piece', async () => (await stockThere()) === 1);
  });

  it('gives one order of one key, whichever server each of the requests reaches', async () => {
    const id = await shop.addProduct({ stock: 50 });
    const guest = await shop.guest();
    await guest.add(id, 1);
    const there = other.visitorWith(guest);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? guest : there).order(399, {}, { 'idempotency-key': 'one-and-the-same' }),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await shop.stockOf(id)).toBe(49);
  });

  it('keeps one reset link of those that are asked for at the same moment', async () => {
    const { emailId } = await becomeMember(shop);
    const asked = await Promise.all(
      [shop, other, shop].map((server) => server.visitor().postForm('/users/forgotPassword', { email: emailId })),
    );
    const statuses = asked.map(({ statusCode }) => statusCode);
    await shop.app.idle();
    await other.app.idle();
    expect(statuses).toEqual([200, 200, 200]);
    expect(await shop.database.db.selectFrom('password_reset').select('token_hash').execute()).toHaveLength(1);
  });

  // On SQLite one process serves a shop, and counts in its memory.
  const onSharedCounts = onPostgres ? it : it.skip;

  onSharedCounts('counts guesses at a password together', async () => {
    const { emailId } = await becomeMember(shop);
    const statuses = [];
    for (let n = 1; n <= 12; n += 1)
      statuses.push((await logIn((n % 2 ? shop : other).visitor(), emailId, 'a-wrong-guess')).statusCode);
    // The login of becomeMember was right, and counts for nothing.
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  onSharedCounts('counts what an address does together, and keeps no address', async () => {
    const answers = [];
    for (let n = 0; n < 62; n += 1) answers.push(await (n % 2 ? shop : other).visitor().post('/api/guest/create'));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    const rows = await shop.database.db.selectFrom('rate_hit').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });
});
