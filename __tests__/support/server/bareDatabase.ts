/** A shop's database without the shop: nothing brings it up to date. */
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { OpenOptions } from '../../../src/server/db/open';
import type { Schema } from '../../../src/server/db/schema';

export const sqliteFile = (dataDir: string): string => path.join(dataDir, 'shop.sqlite');

export async function onBareDatabase<T>(
  { dataDir, databaseUrl }: OpenOptions,
  work: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
    : new SqliteDialect({ database: new Sqlite(sqliteFile(dataDir)) });
  const db = new Kysely<Schema>({ dialect });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
