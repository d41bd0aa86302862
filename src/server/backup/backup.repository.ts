/** Reads and writes whole tables, whichever they are. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../db/schema';
import { factsOf, tableNames, type TableName } from '../db/tables';

export type Row = Record<string, unknown>;
type Trx = Transaction<Schema>;

const ROWS_AT_ONCE = 200;
export const pieceOf = (table: TableName): number => factsOf(table).piece ?? ROWS_AT_ONCE;

/** What a backup holds: everything that does not end by itself. */
export const keptTables: readonly TableName[] = tableNames.filter((table) => !factsOf(table).volatile);

export async function countRows(db: Kysely<Schema>, table: TableName): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A table's rows in the order of its primary key, in pieces. */
export async function* rowsOf(trx: Trx, table: TableName): AsyncGenerator<Row[]> {
  const size = pieceOf(table);
  const { key } = factsOf(table);
  const refs = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = last ? sql`where (${refs}) > (${sql.join(key.map((column) => last?.[column]))})` : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(table)} ${after} order by ${refs} limit ${size}`.execute(
      trx,
    );
    if (rows.length > 0) yield rows;
    last = rows.length === size ? rows.at(-1) : undefined;
  } while (last);
}

export async function columnsOf(db: Kysely<Schema>): Promise<Map<string, string[]>> {
  const found = await db.introspection.getTables();
  return new Map(found.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}

export async function insertRows(trx: Trx, table: TableName, rows: Row[]): Promise<void> {
  // Kysely cannot follow a table name that is data.
  await trx
    .insertInto(table as 'meta')
    .values(rows as { key: string; value: string }[])
    .execute();
}

/** Children before the parents that they refer to. */
export async function emptyTables(trx: Trx): Promise<void> {
  for (const table of [...tableNames].reverse()) await trx.deleteFrom(table).execute();
}
