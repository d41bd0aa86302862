import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../../../src/server/db/open';
import type { Database } from '../../../src/server/db/types';
import { productRow } from '../../support/data/rows';
import { makePlace, onPostgres, openTestDatabase, type TestPlace } from '../../support/server/testDatabase';

let place: TestPlace;
beforeEach(async () => {
  place = await makePlace();
});
afterEach(() => place?.remove());

const setMeta = (database: Database, key: string, value: string) =>
  database.write((trx) => trx.insertInto('meta').values({ key, value }).execute());
const heard = (database: Database): Promise<void> =>
  new Promise((resolve) => {
    database.onChange(resolve);
  });

describe('opening a database', () => {
  it('comes up four times at once on an empty database', async () => {
    const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place)));
    for (const [index, database] of databases.entries()) {
      await database.ping();
      await setMeta(database, `key ${index}`, 'x');
    }
    expect(await databases[0]?.db.selectFrom('meta').selectAll().execute()).toHaveLength(4);
    for (const database of databases) await database.close();
  });

  it('comes up in four processes at once', async () => {
    const script = `
    require('esbuild-register/dist/node').register();
    require(${JSON.stringify(path.resolve('src/server/db/open.ts'))})
      .openDatabase(${JSON.stringify({ dataDir: place.dataDir, databaseUrl: place.databaseUrl })})
      .then(async (database) => { await database.ping(); await database.close(); })
      .catch((error) => { console.error(error); process.exit(1); });`;
    const start = (): Promise<string> =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'pipe'] });
        let complaint = '';
        child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
        child.on('close', (code) => resolve(code === 0 ? '' : complaint));
      });
    expect(await Promise.all([start(), start(), start(), start()])).toEqual(['', '', '', '']);
  });

  it('opens again with everything that was written', async () => {
    const first = await openDatabase(place);
    await setMeta(first, 'shop', 'open');
    await first.close();
    const second = await openDatabase(place);
    expect(await second.db.selectFrom('meta').selectAll().execute()).toEqual([{ key: 'shop', value: 'open' }]);
    await second.close();
  });

  (onPostgres ? it.skip : it)('leaves one file behind when it is closed, though nobody read or wrote', async () => {
    await (await openDatabase(place)).close();
    expect(await readdir(place.dataDir)).toEqual(['shop.sqlite']);
  });

  it('says why when it cannot be opened', async () => {
    const options = onPostgres
      ? { ...place, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }
      : { dataDir: '/dev/null/shop' };
    await expect(openDatabase(options)).rejects.toThrow(/ECONNREFUSED|ENOTDIR/);
  });

  it('undoes a transaction that fails, as a whole', async () => {
    const { database, close } = await openTestDatabase();
    const failing = database.write(async (trx) => {
      await trx.insertInto('meta').values({ key: 'half', value: 'done' }).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await database.db.selectFrom('meta').selectAll().execute()).toEqual([]);
    await close();
  });

  it('shows readers nothing of a transaction under way', async () => {
    const { database, close } = await openTestDatabase();
    await database.write(async (trx) => {
      await trx.insertInto('meta').values({ key: 'under', value: 'way' }).execute();
      expect(await database.db.selectFrom('meta').selectAll().execute()).toEqual([]);
    });
    expect(await database.db.selectFrom('meta').selectAll().execute()).toHaveLength(1);
    await close();
  });

  it('waits for another process that is writing', async () => {
    const [one, other] = [await openDatabase(place), await openDatabase(place)];
    await setMeta(one, 'count', '0');
    const addOne = (database: Database) =>
      database.write(async (trx) => {
        await database.engine.lockOwner(trx, 'count');
        const { value } = await trx
          .selectFrom('meta')
          .select('value')
          .where('key', '=', 'count')
          .executeTakeFirstOrThrow();
        await new Promise((resolve) => setImmediate(resolve));
        await trx
          .updateTable('meta')
          .set({ value: String(Number(value) + 1) })
          .where('key', '=', 'count')
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => addOne(index % 2 ? one : other)));
    expect(await one.db.selectFrom('meta').select('value').executeTakeFirst()).toEqual({ value: '20' });
    await one.close();
    await other.close();
  });

  it('tells every process that the catalogue changed', async () => {
    const [one, other] = [await openDatabase(place), await openDatabase(place)];
    const both = [heard(one), heard(other)];
    await setMeta(one, 'changed', 'yes');
    await one.announce();
    await Promise.all(both);
    await one.close();
    await other.close();
  });

  it('gives times and totals back as numbers', async () => {
    const { database, close } = await openTestDatabase();
    const now = Date.UTC(2099, 0, 1);
    await database.write(async (trx) => {
      await trx
        .insertInto('category')
        .values({ id: 3, name: 'Kids', name_key: 'kids', picture_url: '', position: 1, hidden: 0 })
        .execute();
      await trx
        .insertInto('product')
        .values(productRow({ created_at: now }))
        .execute();
    });
    const row = await database.db.selectFrom('product').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ created_at: now, rate_paise: 39900, hidden: 0, deal_rate_paise: null });
    await close();
  });

  it('never lets stock go below zero, whoever writes', async () => {
    const { database, close } = await openTestDatabase();
    await database.write(async (trx) => {
      await trx
        .insertInto('category')
        .values({ id: 3, name: 'Kids', name_key: 'kids', picture_url: '', position: 1, hidden: 0 })
        .execute();
      await trx
        .insertInto('product')
        .values(productRow({ stock: 1 }))
        .execute();
    });
    await expect(
      database.write((trx) => trx.updateTable('product').set({ stock: -1 }).execute()),
    ).rejects.toBeDefined();
    await close();
  });
});
