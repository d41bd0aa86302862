/**
 * The note (table meta) which key this shop seals with, by the key's id. It tells a shop whose key is lost from one that
 * never had any, also where nothing but backups was sealed with it.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';

const KEY = 'secret key';

/** The id of the key that last sealed here; undefined where there never was one. */
export async function notedKey(db: Kysely<Schema>): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return row?.value;
}

export async function noteKey({ db, write }: Pick<Database, 'db' | 'write'>, id: string): Promise<void> {
  if ((await notedKey(db)) !== id) await write((trx) => putNote(trx, id));
}

/** Undefined takes the note away. */
export async function putNote(trx: Transaction<Schema>, id: string | undefined): Promise<void> {
  await trx.deleteFrom('meta').where('key', '=', KEY).execute();
  if (id === undefined) return;
  const row = { key: KEY, value: id };
  // Two processes that start at once note the same key.
  await trx.insertInto('meta').values(row).onConflict((c) => c.column('key').doUpdateSet(row)).execute();
}
