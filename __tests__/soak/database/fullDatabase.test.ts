/**
 * The database takes nothing more: orders are refused in words, none is there by half, and the shop goes on by itself
 * afterwards.
 */
import { sql } from 'kysely';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { finalize, loggedIn } from '../../support/server/members';
import { onPostgres } from '../../support/server/testDatabase';
import { until } from '../../support/lib/until';
import type { Visitor } from '../../support/server/visitor';

const refused = { code: 'NOT_READY', message: 'The shop is busy. Please try again in a moment.' };
const STOCK = 1000;

/**
 * What fills up with the orders: SQLite's own limit of pages. PostgreSQL as it is when its disk has to be spared, or
 * after a failover: it reads only.
 */
async function fillUp({ database, place }: TestShop): Promise<() => Promise<void>> {
  if (onPostgres) {
    const name = new URL(place.databaseUrl ?? '').pathname.slice(1);
    const others = sql<{
      pid: number;
    }>`select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid() and query not like 'listen%'`;
    const readOnly = async (state: string): Promise<void> => {
      await database.db.connection().execute(async (db) => {
        await sql`set default_transaction_read_only = off`.execute(db);
        await sql.raw(`alter database ${name} set default_transaction_read_only = ${state}`).execute(db);
        const ended = (await others.execute(db)).rows.map(({ pid }) => pid);
        // They end in their own time, and whoever is given one of their connections before that is cut off.
        await until(
          'PostgreSQL to have ended the connections',
          async () =>
            (await sql`select pid from pg_stat_activity where pid = any(${ended})`.execute(db)).rows.length === 0,
        );
        await sql.raw(`set default_transaction_read_only = ${state}`).execute(db);
      });
    };
    await readOnly('on');
    return () => readOnly('off');
  }
  const limit = (pages: number) => database.write((trx) => sql.raw(`pragma max_page_count = ${pages}`).execute(trx));
  await limit(1);
  return async () => void (await limit(2 ** 30));
}

describe('a full database', () => {
  let shop: TestShop;
  let productId: number;
  beforeAll(async () => {
    shop = await buildTestApp();
    productId = await shop.addProduct({ rate_paise: 10_000, stock: STOCK });
  });
  afterAll(() => shop?.close());

  const lines = () => shop.database.db.selectFrom('order_line').select(['order_id', 'quantity']).execute();
  const orders = () => shop.database.db.selectFrom('customer_order').select(['id', 'order_no']).execute();

  it('refuses orders with a 503, writes none by half, and takes them with the same key when there is room again', async () => {
    const buyers: Visitor[] = [];
    // Room for each one's cart is taken while there is some: what is to fail is the order.
    for (let at = 0; at < 120; at += 1) {
      const buyer = at % 2 ? await loggedIn(shop) : await shop.guest();
      await buyer.add(productId);
      buyers.push(buyer);
    }
    const order = (buyer: Visitor) => {
      const headers = { 'idempotency-key': `order-of-${buyer.userId || buyer.guestId}`.slice(0, 60) };
      return buyer.userId ? finalize(shop, buyer, 100, {}, headers) : buyer.order(100, {}, headers);
    };
    const makeRoom = await fillUp(shop);
    const answers = [];
    for (let at = 0; at < buyers.length; at += 8)
      answers.push(...(await Promise.all(buyers.slice(at, at + 8).map(order))));
    const turnedAway = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(turnedAway.length).toBeGreaterThan(10);
    expect(new Set(turnedAway.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set([`503 ${JSON.stringify(refused)}`]),
    );

    // What can be read is shown all the while.
    expect((await shop.visitor().get(`/api/customProducts/${productId}`)).statusCode).toBe(200);
    expect((await shop.visitor().get('/readyz')).statusCode).toBe(200);
    const placed = answers.length - turnedAway.length;
    expect((await orders()).length).toBe(placed);
    expect((await lines()).length).toBe(placed);
    expect(await shop.stockOf(productId)).toBe(STOCK - placed);

    await makeRoom();
    const again = [];
    for (const buyer of buyers) again.push(await order(buyer));
    expect(again.map(({ statusCode }) => statusCode)).toEqual(buyers.map(() => 200));
    for (const [at, answer] of answers.entries())
      if (answer.statusCode === 200) expect(again[at]?.body).toBe(answer.body);
    expect((await orders()).length).toBe(buyers.length);
    expect((await lines()).length).toBe(buyers.length);
    expect(await shop.stockOf(productId)).toBe(STOCK - buyers.length);
  }, 120_000);
});
