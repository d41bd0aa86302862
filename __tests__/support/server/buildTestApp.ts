/** The real server on a real database, for `app.inject`. */
import type { Insertable } from 'kysely';
import { buildApp, type AppDeps, type ShopConfig } from '../../../src/server/app';
import { readConfig, type Config } from '../../../src/server/plugins/config';
import type { Schema } from '../../../src/server/db/schema';
import { insertRows, type Rows } from '../data/insertRows';
import { mainCategories, NOW, productRow } from '../data/rows';
import { openTestDatabase } from './testDatabase';
import { Visitor } from './visitor';

/** What a test shop seals with. */
export const TEST_SECRET_KEY = 'the-secret-key-of-a-test-shop-only';

/** What a test shop says its version is: it runs without a build. */
export const TEST_VERSION = '0.0.0-test';

/**
 * Fastify looks for a plugin's name among all loaded modules unless the plugin shows one, and Jest tells it slowly what
 * is loaded: a third of what opening a shop would take.
 */
const displayName = Symbol.for('fastify.display-name');
Object.defineProperty(Function.prototype, displayName, {
  get(this: () => unknown) {
    return this.name || 'a plugin';
  },
  set(this: () => unknown, value: string) {
    Object.defineProperty(this, displayName, { value });
  },
});

interface TestOptions {
  config?: Partial<Config>;
  rows?: Rows;
  pages?: AppDeps['pages'];
  capacity?: AppDeps['capacity'];
}

export type TestShop = Awaited<ReturnType<typeof buildTestApp>>;

export async function buildTestApp({ config: own = {}, rows = {}, pages, capacity }: TestOptions = {}) {
  const { database, place, close } = await openTestDatabase();
  const clock = { now: NOW };
  const log: string[] = [];
  const config: ShopConfig = {
    ...readConfig({ DATA_DIR: place.dataDir, RATE_LIMITS: 'off', SHOP_ALERTS: 'off' }),
    ...own,
    secretKey: own.secretKey ?? TEST_SECRET_KEY,
  };

  await insertRows(database, { category: mainCategories, ...rows });
  const app = await buildApp({
    config,
    database,
    clock: () => clock.now,
    version: TEST_VERSION,
    log: { write: (line) => void log.push(line) },
    ...(pages && { pages }),
    ...(capacity && { capacity }),
  });

  const refresh = async (): Promise<void> => {
    await app.catalog.refresh();
    await app.home.refresh();
  };

  return {
    app,
    database,
    place,
    clock,
    log,
    refresh,
    visitor: () => new Visitor(app),
    guest: () => new Visitor(app).becomeGuest(),
    /** Writes rows and lets the server see them. */
    put: async (tables: Rows): Promise<void> => {
      await insertRows(database, tables);
      await refresh();
    },
    /** Adds one product to the catalogue; gives its id. */
    addProduct: async (row: Partial<Insertable<Schema['product']>> = {}): Promise<number> => {
      const { id } = await database.write((trx) =>
        trx.insertInto('product').values(productRow(row)).returning('id').executeTakeFirstOrThrow(),
      );
      await app.catalog.refresh();
      return id;
    },
    stockOf: async (id: number): Promise<number> =>
      (await database.db.selectFrom('product').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock,
    close: async (): Promise<void> => {
      await app.close();
      await close();
    },
  };
}
