/** Data folders as each released version of the shop left them (__tests__/fixtures/dataFolders), opened by today's. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import pg from 'pg';
import type { OrderSummaryEntry } from '../../../src/contract/order';
import { postgresEngine, sqliteEngine } from '../../../src/server/db/engine';
import { knownMigrations } from '../../../src/server/db/migrate';
import { openDatabase } from '../../../src/server/db/open';
import { kept, rowsOfVersion } from '../../fixtures/dataFolders/keptRows';
import { onBareDatabase, sqliteFile } from '../../support/server/bareDatabase';
import { makeCommandLine } from '../../support/commands/commandLine';
import { mailsIn } from '../../support/mails/mails';
import { NOW } from '../../support/data/rows';
import { secondServer } from '../../support/server/secondServer';
import { logIn } from '../../support/server/signUp';
import { makePlace, onPostgres, type TestPlace } from '../../support/server/testDatabase';
import type { Visitor } from '../../support/server/visitor';

type Version = keyof typeof rowsOfVersion;
const versions = Object.keys(rowsOfVersion) as Version[];

let place: TestPlace;
let shop: Awaited<ReturnType<typeof secondServer>> | undefined;
afterEach(async () => {
  await closeShop();
  await place?.remove();
});
async function closeShop(): Promise<void> {
  await shop?.close();
  shop = undefined;
}

async function unpack(version: Version): Promise<void> {
  place = await makePlace();
  const text = await readFile(
    path.join(__dirname, '../../fixtures/dataFolders', `${version}.${onPostgres ? 'postgres' : 'sqlite'}.sql`),
    'utf8',
  );
  if (onPostgres) {
    const client = new pg.Client({ connectionString: place.databaseUrl });
    await client.connect();
    await client.query(text);
    return client.end();
  }
  const db = new Sqlite(sqliteFile(place.dataDir));
  db.exec(text);
  db.close();
}

const commandLine = (...argv: string[]) =>
  makeCommandLine(place, {
    env: { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, SECRET_KEY: kept.secretKey },
  })(...argv);

/** Every row of these columns of each table, as the database itself tells it. */
const everyRow = (columns: Record<string, string[]>): Promise<Record<string, string[]>> =>
  onBareDatabase(place, async (db) => {
    const all: Record<string, string[]> = {};
    for (const [table, names] of Object.entries(columns)) {
      const query = sql`select ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(table)}`;
      all[table] = (await query.execute(db)).rows.map((row) => JSON.stringify(row)).sort();
    }
    return all;
  });

/** As the folder's version has them: later ones add some. */
const columnsNow = (tables: string[]): Promise<Record<string, string[]>> =>
  onBareDatabase(place, async (db) => {
    const all = await db.introspection.getTables();
    const found = new Map(all.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
    return Object.fromEntries(tables.map((table) => [table, found.get(table) ?? []]));
  });

describe('data folders of older versions', () => {
  it('keeps a data folder of every version that there was', () => {
    expect(versions).toEqual(knownMigrations(onPostgres ? postgresEngine : sqliteEngine));
  });

  it.each(versions)('brings a shop of %s up to date with every row, and the doctor is content', async (version) => {
    await unpack(version);
    const columns = await columnsNow(Object.keys(await rowsOfVersion[version]()));
    const before = await everyRow(columns);
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
    await (await openDatabase(place)).close();
    expect(await everyRow(columns)).toEqual(before);
    const { code, out } = await commandLine('doctor');
    expect(out).not.toContain('BROKEN');
    expect(out).toContain(`its tables are at ${versions.at(-1)}`);
    expect(code).toBe(0);
  });

  it.each(versions)('knows what each line of a shop of %s cost after its coupon', async (version) => {
    await unpack(version);
    const { db, close } = await openDatabase(place);
    const lines = await db.selectFrom('order_line').select('net_paise').execute();
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every(({ net_paise }) => net_paise === 71_820)).toBe(true);
    await close();
  });

  async function openShop() {
    const opened = await secondServer({ place, clock: { now: NOW } }, { secretKey: kept.secretKey });
    shop = opened;
    const returning = (token: string, own: Partial<Visitor>): Visitor =>
      Object.assign(opened.visitor(), { cookie: `shop_session=${token}` }, own);
    return {
      ...opened,
      guest: returning(kept.guestToken, { guestId: 'g_kept' }),
      member: returning(kept.memberToken, { userId: 'u_kept' }),
    };
  }
  const inCart = [expect.objectContaining({ productId: 41, orderQuantity: 2 })];

  it.each(versions)('lets a guest of %s go on with the cart, and shows the old orders to staff', async (version) => {
    await unpack(version);
    const { guest } = await openShop();
    expect(await guest.cart()).toEqual(inCart);
    const placed = await guest.order(718.2, { couponCode: 'FIRST', discount: 79.8 });
    expect(placed.json()).toMatchObject({ finalOrderAmount: 718.2 });
    await closeShop();
    const { orderNo } = placed.json<{ orderNo: string }>();
    const { out } = await commandLine('orders', 'list');
    for (const known of [orderNo, '7K3M-9QX2', '8H4N-2RT6']) expect(out).toContain(known);
  });

  it.each(versions.slice(1))(
    'lets a member of %s in with the old password and with the old session, to everything that was theirs',
    async (version) => {
      await unpack(version);
      const { app, member, visitor } = await openShop();
      expect((await logIn(visitor(), 'kept@example.com', kept.password)).json()).toMatchObject({ userId: 'u_kept' });
      expect((await logIn(visitor(), 'kept@example.com', 'another-password')).json()).not.toMatchObject({
        userId: 'u_kept',
      });

      expect(await member.cart()).toEqual(inCart);
      const ordersOf = async (): Promise<string[]> =>
        (await member.get('/orders/summary?userId=u_kept'))
          .json<OrderSummaryEntry[]>()
          .flatMap(({ orders }) => orders.map(({ orderNo }) => orderNo));
      expect(await ordersOf()).toEqual(['3F5P-7WZ9']);
      const placed = await member.postForm('/usercart/finalize', {
        userId: 'u_kept',
        finalOrderAmount: 798,
        addrId: 4,
        paymentMethod: 'onlinePayment',
        discount: 0,
        shipping: 0,
      });
      expect(placed.statusCode).toBe(200);
      expect(await ordersOf()).toEqual([placed.json<{ orderNo: string }>().orderNo, '3F5P-7WZ9']);

      await app.mailQueue.deliverDue();
      expect((await mailsIn(place.dataDir)).map(({ subject }) => subject)).toContain('We have your order 3F5P-7WZ9');
      await closeShop();
      expect(await commandLine('returns', 'reveal', '13', '--reason', 'Refund by bank transfer')).toMatchObject({
        err: '',
        out: expect.stringContaining('123456789012'),
      });
    },
  );
});
