/** All that a database holds, as text, to see whether something changed. */
import { sql } from 'kysely';
import type { Database } from '../../../src/server/db/types';
import type { Schema } from '../../../src/server/db/schema';

/**
 * What a refused call may write: the outcome that its Idempotency-Key is to get again (docs/contract.md section 5),
 * when a session was last seen, and how often a limited call was made.
 */
const bookkeeping = ['idempotency_key', 'rate_hit'] as const;

export async function databaseText({ db, engine }: Database): Promise<string> {
  const tables = await tableNames(db, engine.name);
  const parts: string[] = [];
  for (const table of tables) {
    const rows = await db
      .selectFrom(table as 'meta')
      .selectAll()
      .execute();
    parts.push(table, ...rows.map((row) => JSON.stringify(row)).sort());
  }
  return parts.join('\n');
}

async function tableNames(db: Database['db'], engine: string): Promise<string[]> {
  const { rows } =
    engine === 'sqlite'
      ? await sql<{
          name: string;
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(db)
      : await sql<{
          name: string;
        }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const left = new Set<string>(bookkeeping satisfies readonly (keyof Schema)[]);
  return rows
    .map(({ name }) => name)
    .filter((name) => !left.has(name))
    .sort();
}
