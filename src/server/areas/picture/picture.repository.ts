import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

export type PictureRow = Selectable<Schema['picture']>;

export const findPicture = (db: Kysely<Schema>, name: string): Promise<PictureRow | undefined> =>
  db.selectFrom('picture').selectAll().where('name', '=', name).executeTakeFirst();

/** Natural width alone, without dragging the bytes along; undefined when there is no such picture. */
export async function findPictureWidth(db: Kysely<Schema>, name: string): Promise<number | undefined> {
  const row = await db.selectFrom('picture').select('width').where('name', '=', name).executeTakeFirst();
  return row?.width;
}

/** The names of all pictures, in order. */
export async function findPictureNames(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('picture').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** Before the name of a picture that nothing names, as a key of `meta` (unusedPictures.ts). */
export const UNUSED_MARK = 'unused-picture:';

const unmark = (trx: Transaction<Schema>, name: string): Promise<unknown> =>
  trx.deleteFrom('meta').where('key', '=', UNUSED_MARK + name).execute();

/** A picture's name ends in a hash of it, so one of that name is the same. */
export async function keepPicture(trx: Transaction<Schema>, picture: PictureRow): Promise<void> {
  await unmark(trx, picture.name);
  await trx.insertInto('picture').values(picture).onConflict((c) => c.column('name').doNothing()).execute();
}

/** Of a picture that is about to be named; undefined when there is no such picture. */
export async function claimPicture(
  trx: Transaction<Schema>,
  name: string,
): Promise<Pick<PictureRow, 'name' | 'width' | 'height' | 'tint'> | undefined> {
  await unmark(trx, name);
  return trx.selectFrom('picture').select(['name', 'width', 'height', 'tint']).where('name', '=', name).executeTakeFirst();
}
