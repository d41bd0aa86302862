import { sql, type Transaction } from 'kysely';
import type { Engine } from './engine';
import type { Schema } from './schema';

/**
 * After rows were written with ids of their own: lets the next id that the table gives follow the highest. SQLite does so by itself.
 */
export async function continueIds(trx: Transaction<Schema>, engine: Engine, table: 'product'): Promise<void> {
  if (engine.name !== 'postgres') return;
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce((select max(id) from ${sql.table(table)}), 0) + 1, false)`.execute(trx);
}
