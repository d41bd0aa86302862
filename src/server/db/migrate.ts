import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from './engine';
import { shopTables } from './migrations/0001_shop';
import { memberTables } from './migrations/0002_members';
import { safety } from './migrations/0003_safety';
import { lineNet } from './migrations/0004_line_net';
import { label } from './migrations/0005_label';
import { couponLimits } from './migrations/0006_coupon_limits';
import { staffTables } from './migrations/0007_staff';
import { orderPage } from './migrations/0008_order_page';
import { shopSettings } from './migrations/0009_shop_settings';
import type { Schema } from './schema';

/** Named here, not read from a folder: the bundled server has no folder to read. */
const migrationsFor = (engine: Engine): Record<string, Migration> => ({
  '0001_shop': shopTables(engine),
  '0002_members': memberTables(engine),
  '0003_safety': safety(engine),
  '0004_line_net': lineNet(),
  '0005_label': label(),
  '0006_coupon_limits': couponLimits(engine),
  '0007_staff': staffTables(engine),
  '0008_order_page': orderPage(engine),
  '0009_shop_settings': shopSettings(engine),
});

/** Their names, oldest first. */
export const knownMigrations = (engine: Engine): string[] => Object.keys(migrationsFor(engine)).sort();

/** The migrations that this database has had, oldest first. */
export async function appliedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Runs the missing migrations, up to the newest or to `upTo`. The caller holds the engine's lock. */
export async function migrate(db: Kysely<Schema>, engine: Engine, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrationsFor(engine)) } });
  await refuseNewer(db, engine);
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error instanceof Error ? error : new Error(`Migration failed: ${JSON.stringify(error)}`);
}

/** An older version of the shop must not write into tables that it does not know. */
async function refuseNewer(db: Kysely<Schema>, engine: Engine): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const known = new Set(knownMigrations(engine));
  const newer = (await appliedMigrations(db)).filter((name) => !known.has(name));
  if (newer.length > 0)
    throw new Error(
      `This database was made by a newer version of the shop (${newer.join(', ')}). Start that version, or restore a backup of this one.`,
    );
}
