/**
 * Every column that is sealed with the secret key (security/sealing.ts): what counts them and seals them anew reads this list
 * alone.
 */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema';
import type { SealedPurpose } from '../security/sealing';

export interface SealedColumn {
  table: keyof Schema;
  /** The table's primary key, of one column. */
  key: string;
  /** Null or sealed. */
  text: string;
  /** Which secret key sealed it; null where the text is. */
  keyId: string;
  /** What it is sealed to. */
  boundTo: string;
  purpose: SealedPurpose;
}

export const sealedColumns: readonly SealedColumn[] = [
  { table: 'return_request', key: 'id', text: 'bank_details', keyId: 'key_id', boundTo: 'id', purpose: 'bank details' },
  { table: 'outbox_mail', key: 'id', text: 'sealed', keyId: 'key_id', boundTo: 'seal_id', purpose: 'mail' },
];

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
