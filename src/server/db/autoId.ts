import { sql, type Transaction } from 'kysely';
import type { Engine } from './engine';
import type { Schema } from './schema';
import { tables, type AutoIdTable } from './tables';

/**
 * Sets the table's next id above the highest one; call it after rows were written with given ids. SQLite needs no such
 * call.
 */
export async function continueIds(trx: Transaction<Schema>, engine: Engine, table: AutoIdTable): Promise<void> {
  if (engine.name !== 'postgres') return;
  const [column] = tables[table].key;
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce((select max(${sql.ref(column)}) from ${sql.table(table)}), 0) + 1, false)`.execute(
    trx,
  );
}
