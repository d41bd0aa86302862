/**
 * The note (table meta) which key this shop seals with, by the key's id. It tells a shop whose key is lost from one
 * that never had any, also where nothing but backups was sealed with it.
 */
import type { Kysely, Transaction } from 'kysely';
import { dropNote, readNote, writeNote } from '../db/notes';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';

const KEY = 'secret key';

/** The id of the key that last sealed here; undefined where there never was one. */
export const notedKey = (db: Kysely<Schema>): Promise<string | undefined> => readNote(db, KEY);

export async function noteKey({ db, write }: Pick<Database, 'db' | 'write'>, id: string): Promise<void> {
  if ((await notedKey(db)) !== id) await write((trx) => putKeyNote(trx, id));
}

/** Undefined takes the note away. */
export const putKeyNote = (trx: Transaction<Schema>, id: string | undefined): Promise<unknown> =>
  id === undefined ? dropNote(trx, KEY) : writeNote(trx, KEY, id);
