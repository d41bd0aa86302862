/** Whatever is sealed with the secret key, in each of its columns (sealedColumns.ts). */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../db/schema';
import { sealedColumns, type SealedColumn } from './sealedColumns';

export interface SealedRow {
  key: string | number;
  text: string;
  key_id: string;
  bound_to: string;
}

/** How many are sealed with which key, by the key's id. */
export async function countByKey(db: Kysely<Schema>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, text, keyId } of sealedColumns) {
    const { rows } = await sql<{ id: string; count: number | string }>`
      select ${sql.ref(keyId)} as id, count(*) as count from ${sql.table(table)}
      where ${sql.ref(text)} is not null group by ${sql.ref(keyId)}`.execute(db);
    for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + Number(count));
  }
  return counts;
}

/** Those that these keys sealed, in the order of the primary key; `behind` is the last one that was read. */
export async function rowsUnder(
  trx: Transaction<Schema>,
  { table, key, text, keyId, boundTo }: SealedColumn,
  keyIds: string[],
  { behind: last, limit }: { behind: SealedRow['key'] | undefined; limit: number },
): Promise<SealedRow[]> {
  const behind = last === undefined ? sql`` : sql`and ${sql.ref(key)} > ${last}`;
  const { rows } = await sql<SealedRow>`
    select
      ${sql.ref(key)} as key, ${sql.ref(text)} as text, ${sql.ref(keyId)} as key_id, ${sql.ref(boundTo)} as bound_to
    from ${sql.table(table)}
    where ${sql.ref(keyId)} in (${sql.join(keyIds)}) and ${sql.ref(text)} is not null ${behind}
    order by ${sql.ref(key)} limit ${limit}`.execute(trx);
  return rows;
}

/** Leaves one that was emptied, sent or deleted since it was read. */
export const replaceSealed = (
  trx: Transaction<Schema>,
  { table, key, text, keyId }: SealedColumn,
  row: SealedRow,
  anew: { text: string; keyId: string },
): Promise<unknown> =>
  sql`
    update ${sql.table(table)} set ${sql.ref(text)} = ${anew.text}, ${sql.ref(keyId)} = ${anew.keyId}
    where ${sql.ref(key)} = ${row.key} and ${sql.ref(text)} = ${row.text}`.execute(trx);
