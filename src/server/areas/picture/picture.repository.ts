import type { Kysely, Selectable, Transaction } from 'kysely';
import { inPieces, PIECE } from '../../db/inPieces';
import { addNote, dropNote, notesUnder } from '../../db/notes';
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

/** The pictures of every product, hidden ones too, as their column has them (pictureUrl.ts reads it). */
export const productPictures = (trx: Transaction<Schema>): AsyncGenerator<{ id: number; pictures: string }[]> =>
  inPieces((afterId) =>
    trx.selectFrom('product').select(['id', 'pictures']).where('id', '>', afterId).orderBy('id').limit(PIECE).execute(),
  );

/** Every picture and film that the home page shows, with its section. */
export const homeMedia = (db: Kysely<Schema>) =>
  db.selectFrom('home_item').select(['section', 'url', 'poster']).execute();

/** The pictures of categories and subcategories, with their names. */
export async function categoryPictures(db: Kysely<Schema>): Promise<{ name: string; picture_url: string }[]> {
  const categories = await db.selectFrom('category').select(['name', 'picture_url']).execute();
  return [...categories, ...(await db.selectFrom('subcategory').select(['name', 'picture_url']).execute())];
}

/** Addresses of the pictures that orders show, each once. */
export async function orderedPictures(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('order_line').select('picture_url').distinct().execute();
  return rows.map(({ picture_url }) => picture_url);
}

/** Before the name of a picture that nothing names, as the key of a note of the time (unusedPictures.ts). */
const UNUSED_MARK = 'unused-picture:';

/** The pictures that are marked as unused, by name, and since when. */
export async function findMarks(db: Kysely<Schema>): Promise<Map<string, number>> {
  const notes = await notesUnder(db, UNUSED_MARK);
  return new Map(notes.map(({ key, value }) => [key.slice(UNUSED_MARK.length), Number(value)]));
}

export const markUnused = (trx: Transaction<Schema>, name: string, now: number): Promise<unknown> =>
  addNote(trx, UNUSED_MARK + name, String(now));

/** False when the mark was gone already. */
export const unmark = (trx: Transaction<Schema>, name: string): Promise<boolean> => dropNote(trx, UNUSED_MARK + name);

export const deletePicture = (trx: Transaction<Schema>, name: string): Promise<unknown> =>
  trx.deleteFrom('picture').where('name', '=', name).execute();

/** A picture's name ends in a hash of it, so one of that name is the same. */
export async function keepPicture(trx: Transaction<Schema>, picture: PictureRow): Promise<void> {
  await unmark(trx, picture.name);
  await trx
    .insertInto('picture')
    .values(picture)
    .onConflict((c) => c.column('name').doNothing())
    .execute();
}

/** Of a picture that is about to be named; undefined when there is no such picture. */
export async function claimPicture(
  trx: Transaction<Schema>,
  name: string,
): Promise<Pick<PictureRow, 'name' | 'width' | 'height' | 'tint'> | undefined> {
  await unmark(trx, name);
  return trx
    .selectFrom('picture')
    .select(['name', 'width', 'height', 'tint'])
    .where('name', '=', name)
    .executeTakeFirst();
}
