/**
 * Notes that the shop keeps for itself (table meta): one text to a key. The keys stand in the databases of running
 * shops.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema';

export async function readNote(db: Kysely<Schema>, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Those whose keys begin so. */
export const notesUnder = (db: Kysely<Schema>, beginning: string): Promise<{ key: string; value: string }[]> =>
  db.selectFrom('meta').select(['key', 'value']).where('key', 'like', `${beginning}%`).execute();

/** In place of the one that is there: two processes that start at once may note the same. */
export const writeNote = (trx: Transaction<Schema>, key: string, value: string): Promise<unknown> =>
  trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((c) => c.column('key').doUpdateSet({ value }))
    .execute();

/** Leaves the one that is there. */
export const addNote = (trx: Transaction<Schema>, key: string, value: string): Promise<unknown> =>
  trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((c) => c.column('key').doNothing())
    .execute();

/** False when there was none: of several that drop it at once only one is told true. */
export async function dropNote(trx: Transaction<Schema>, key: string): Promise<boolean> {
  const gone = await trx.deleteFrom('meta').where('key', '=', key).returning('key').execute();
  return gone.length > 0;
}
