import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../db/schema';

export type PictureRow = Selectable<Schema['picture']>;

export const findPicture = (db: Kysely<Schema>, name: string): Promise<PictureRow | undefined> =>
  db.selectFrom('picture').selectAll().where('name', '=', name).executeTakeFirst();

/** Natural width alone, without dragging the bytes along; undefined when there is no such picture. */
export async function findPictureWidth(db: Kysely<Schema>, name: string): Promise<number | undefined> {
  const row = await db.selectFrom('picture').select('width').where('name', '=', name).executeTakeFirst();
  return row?.width;
}

/** Every picture of the shop, for whoever wants to warm them. */
export async function findPictureNames(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('picture').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
