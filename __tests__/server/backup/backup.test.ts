import { createHash } from 'node:crypto';
import { mkdtemp, open as openFile, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { keptTables } from '../../../src/server/backup/backup.repository';
import { writeBackup } from '../../../src/server/backup/writeBackup';
import { openDatabase } from '../../../src/server/db/open';
import type { Database } from '../../../src/server/db/types';
import { tables, tableNames } from '../../../src/server/db/tables';
import type { Progress } from '../../../src/server/lib/progress';
import { buildTestApp, TEST_SECRET_KEY } from '../../support/server/buildTestApp';
import { shopWithKey } from '../../support/commands/backups';
import { fillDemoShop, fillSmallShop } from '../../support/data/fullShop';
import { mainCategories, NOW, productRow } from '../../support/data/rows';
import { openTestDatabase } from '../../support/server/testDatabase';

type Place = Awaited<ReturnType<typeof openTestDatabase>>;

/** The embedded database, whatever the others of this run are. */
async function openEmbedded(): Promise<Place> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-embedded-'));
  const remove = (): Promise<void> => rm(dataDir, { recursive: true });
  const database = await openDatabase({ dataDir });
  return { database, place: { dataDir, remove }, close: async () => (await database.close(), remove()) };
}

/** Jest compares bytes one by one, which takes minutes for pictures. */
const comparable = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? createHash('sha256').update(value).digest('hex') : value;

/** What every database says of itself alone. */
const notes = ['catalogue_edition', 'secret key'];

async function everything({ db }: Database): Promise<Record<string, Record<string, unknown>[]>> {
  const all: Record<string, Record<string, unknown>[]> = {};
  for (const table of keptTables) {
    const rows = (await db.selectFrom(table).selectAll().execute()) as Record<string, unknown>[];
    const keyOf = (row: Record<string, unknown>): string =>
      tables[table].key.map((column) => String(row[column]).padStart(12)).join(' ');
    const own = table === 'meta' ? rows.filter(({ key }) => !notes.includes(String(key))) : rows;
    const plain = own.map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, comparable(value)])),
    );
    all[table] = plain.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  }
  return all;
}

type Shop = Awaited<ReturnType<typeof everything>>;
const sizesOf = (shop: Shop) => ({
  products: shop['product']?.length,
  orders: shop['customer_order']?.length,
  members: shop['member']?.length,
});

/** The same shop, but for one row of the audit: that it was restored from that file, and what was there before. */
function expectRestored(shop: Shop, from: string, restored: Shop, was: ReturnType<typeof sizesOf>): void {
  const { audit: earlier = [], ...same } = shop;
  const { audit = [], ...others } = restored;
  expect(others).toEqual(same);
  expect(audit.slice(0, -1)).toEqual(earlier);
  const row = audit.at(-1);
  expect(row).toMatchObject({ at: NOW, who: 'cli:meera', what: 'backup restored', subject: 'shop' });
  expect(JSON.parse(String(row?.['was']))).toEqual(was);
  const isNow = { file: path.basename(from), madeAt: new Date(NOW).toISOString(), ...sizesOf(shop) };
  expect(JSON.parse(String(row?.['is_now']))).toEqual(isNow);
}
const nothing = { products: 0, orders: 0, members: 0 };

let folder: string;
let file: string;
const open: Place[] = [];
const opened = async (place: Promise<Place>): Promise<Place> => {
  open.push(await place);
  return place;
};
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-backup-'));
  file = path.join(folder, 'shop.backup');
});
afterEach(async () => {
  for (const { close } of open.splice(0)) await close();
  await rm(folder, { recursive: true });
});

// Whole shops of every table are written and read, several times over.
jest.setTimeout(120_000);

describe('a backup', () => {
  it('moves a whole shop between the embedded database and this run’s, and back, row by row', async () => {
    const [first, second, third] = [
      await opened(openEmbedded()),
      await opened(openTestDatabase()),
      await opened(openEmbedded()),
    ];
    await fillDemoShop(first.database);
    const before = await everything(first.database);
    for (const table of keptTables) expect({ table, rows: before[table]?.length }).not.toEqual({ table, rows: 0 });

    expect(await shopWithKey(first.place)('backup', file)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('bank details cannot be opened without it.'),
    });
    const restored = await shopWithKey(second.place)('restore', file);
    expect(restored).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^Restored .* of 20 Nov 2026, 10:00/),
    });
    expect(restored.out).toContain(
      `: ${before['product']?.length} products, ${before['picture']?.length} pictures, ${before['customer_order']?.length} orders, ${before['member']?.length} members.`,
    );
    const moved = await everything(second.database);
    expectRestored(before, file, moved, nothing);

    const again = path.join(folder, 'again.backup');
    expect((await shopWithKey(second.place)('backup', again)).code).toBe(0);
    expect((await shopWithKey(third.place)('restore', again)).code).toBe(0);
    expectRestored(moved, again, await everything(third.database), nothing);
  });

  it('holds the shop as it was at one moment, though people join while it is written', async () => {
    const [from, to] = [await opened(openTestDatabase()), await opened(openTestDatabase())];
    await fillDemoShop(from.database);
    const subscribers = async ({ database }: Place): Promise<string[]> =>
      (await database.db.selectFrom('newsletter_subscriber').select('mobile').orderBy('mobile').execute()).map(
        ({ mobile }) => mobile,
      );
    const newcomer = { mobile: '9000000009', member_id: null, consent: 'yes', joined_at: NOW };
    let joining: Promise<unknown> | undefined;
    let joined = false;
    let joinedBeforeTheEnd = false;
    const handle = await openFile(file, 'w');
    const progress: Progress = ({ done, total }) => {
      joining ??= from.database
        .write((trx) => trx.insertInto('newsletter_subscriber').values(newcomer).execute())
        .then(() => (joined = true));
      if (done === total) joinedBeforeTheEnd = joined;
    };
    await writeBackup(from.database, handle, { now: NOW, protection: { secretKey: TEST_SECRET_KEY }, progress });
    await handle.close();
    await joining;
    expect(joinedBeforeTheEnd).toBe(true);
    expect(await subscribers(from)).toEqual(['9000000009', '9876543210']);
    expect((await shopWithKey(to.place)('restore', file)).code).toBe(0);
    expect(await subscribers(to)).toEqual(['9876543210']);
  });

  it('leaves out who is logged in, known browsers, password links and counts', async () => {
    const [from, to] = [await opened(openTestDatabase()), await opened(openTestDatabase())];
    await fillSmallShop(from.database);
    await shopWithKey(from.place)('backup', file);
    await shopWithKey(to.place)('restore', file);
    const left = tableNames.filter((table) => !keptTables.includes(table));
    expect(left).toEqual([
      ...['session', 'password_reset', 'rate_hit', 'known_browser', 'wrong_login'],
      ...['staff_set_up_link', 'staff_session', 'staff_known_browser'],
    ]);
    for (const table of left) expect(await to.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('writes a file that only its owner may read, and never over another one unless told to', async () => {
    const { place } = await opened(openTestDatabase());
    const shop = shopWithKey(place);
    expect((await shop('backup', file)).code).toBe(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await shop('backup', file)).toMatchObject({ code: 1, err: expect.stringContaining('exists already') });
    expect(await shop('backup', place.dataDir, '--force')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is a folder'),
    });
    expect((await shop('backup', file, '--force')).code).toBe(0);
    expect(await readdir(folder)).toEqual(['shop.backup']);
  });

  it('goes on counting orders and products where the backup stopped', async () => {
    const [from, to] = [await opened(openTestDatabase()), await opened(openTestDatabase())];
    await fillSmallShop(from.database);
    await shopWithKey(from.place)('backup', file);
    await shopWithKey(to.place)('restore', file);
    const { highest } = await to.database.db
      .selectFrom('product')
      .select(({ fn }) => fn.max('id').as('highest'))
      .executeTakeFirstOrThrow();
    const { id } = await to.database.write((trx) =>
      trx.insertInto('product').values(productRow()).returning('id').executeTakeFirstOrThrow(),
    );
    expect(id).toBe(highest + 1);
    const line = {
      product_id: 1,
      product_name: 'x',
      colour: '',
      size: '',
      quantity: 1,
      rate_paise: 1,
      net_paise: 1,
      picture_url: '',
    };
    const order = await to.database.db.selectFrom('customer_order').select('id').executeTakeFirstOrThrow();
    const { serial_no } = await to.database.write((trx) =>
      trx
        .insertInto('order_line')
        .values({ ...line, order_id: order.id })
        .returning('serial_no')
        .executeTakeFirstOrThrow(),
    );
    const { lines } = await from.database.db
      .selectFrom('order_line')
      .select(({ fn }) => fn.max('serial_no').as('lines'))
      .executeTakeFirstOrThrow();
    expect(serial_no).toBe(lines + 1);
  });

  it('refuses a shop that is not empty and says what is there, until it is told to replace it', async () => {
    const [from, to] = [await opened(openTestDatabase()), await opened(openTestDatabase())];
    await from.database.write((trx) => trx.insertInto('category').values(mainCategories).execute());
    await fillSmallShop(to.database);
    const before = await everything(to.database);
    await shopWithKey(from.place)('backup', file);

    const shop = shopWithKey(to.place);
    const refused = await shop('restore', file);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(
      `This shop is not empty (products: ${before['product']?.length}, orders: ${before['customer_order']?.length}, members: ${before['member']?.length}). Nothing was changed. With --replace`,
    );
    expect(await everything(to.database)).toEqual(before);

    expect((await shop('restore', file, '--replace')).code).toBe(0);
    expectRestored(await everything(from.database), file, await everything(to.database), sizesOf(before));
    expect(await to.database.db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  it('shows the restored shop in a running server, even what is older than what it remembers', async () => {
    const shop = await buildTestApp({
      rows: {
        product: [productRow({ id: 1, name: 'Old bib', rate_paise: 10_000 }), productRow({ id: 2, name: 'Kept' })],
      },
    });
    const commandLine = shopWithKey(shop.place);
    await commandLine('backup', file);
    shop.clock.now = NOW + 86_400_000;
    await shop.database.write((trx) => trx.deleteFrom('product').where('id', '=', 2).execute());
    await shop.refresh();
    // As many as before, and newer than what comes back.
    await shop.database.write(async (trx) => {
      await trx
        .updateTable('product')
        .set({ name: 'New bib', updated_at: shop.clock.now })
        .where('id', '=', 1)
        .execute();
      await trx
        .insertInto('product')
        .values(productRow({ id: 3, name: 'Gone again', updated_at: shop.clock.now }))
        .execute();
    });
    await shop.refresh();
    const names = async (): Promise<string[]> =>
      (await shop.visitor().get('/api/customProducts/all'))
        .json<{ productName: string }[]>()
        .map(({ productName }) => productName);
    expect(await names()).toEqual(['New bib', 'Gone again']);

    expect((await commandLine('restore', file, '--replace')).code).toBe(0);
    await shop.refresh();
    expect(await names()).toEqual(['Old bib', 'Kept']);
    await shop.close();
  });
});
