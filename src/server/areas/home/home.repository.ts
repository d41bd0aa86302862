import type { Kysely } from 'kysely';
import type { HomeSection } from '../../../contract/homeSections';
import type { Schema } from '../../db/schema';
import type { Database } from '../../db/types';

/** Everything the home page and the header show beside products: a few dozen rows, read together. */
export async function readHome({ db }: Pick<Database, 'db'>) {
  const items = await db
    .selectFrom('home_item')
    .selectAll()
    .orderBy('section')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const menu = await db.selectFrom('header_menu').select(['id', 'name']).orderBy('position').orderBy('id').execute();
  const flash = await db.selectFrom('flash_header').select(['id', 'text']).orderBy('position').orderBy('id').execute();
  const couponTexts = await db
    .selectFrom('home_coupon_text')
    .select(['position', 'text'])
    .orderBy('position')
    .execute();
  return { items, menu, flash, couponTexts };
}

export const hiddenCategories = ({ db }: Database): Promise<{ id: number; name_key: string }[]> =>
  db.selectFrom('category').select(['id', 'name_key']).where('hidden', '=', 1).execute();

export type HomeRows = Awaited<ReturnType<typeof readHome>>;

/** What the shop says of itself in bare texts, section by section in order. */
export const readSaid = (db: Kysely<Schema>, sections: readonly HomeSection[]) =>
  db
    .selectFrom('home_item')
    .select(['section', 'url', 'title', 'description'])
    .where('section', 'in', sections)
    .orderBy('section')
    .orderBy('position')
    .orderBy('id')
    .execute();
