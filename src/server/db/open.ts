/**
 * Opens the database: embedded SQLite in DATA_DIR by default, PostgreSQL when DATABASE_URL is set (docs/stack.md,
 * 'the database'). Both give the same `Database`, so nothing above this folder knows which one it is.
 */
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Database } from './types';

export interface OpenOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  /**
   * How long a write waits for another's lock, ms. Without it as long as a command may: half a minute on SQLite,
   * without end on PostgreSQL.
   */
  longestLockMs?: number;
}

/** Opens the database and brings its tables up to date, under a lock, so that several processes may start at once. */
export function openDatabase({ dataDir, databaseUrl, longestLockMs }: OpenOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, longestLockMs) : openSqlite(dataDir, longestLockMs);
}
