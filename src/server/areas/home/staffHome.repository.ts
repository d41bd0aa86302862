/** Writes what staff change of the home page and the header. Every call replaces a whole list. */
import type { Insertable, Transaction } from 'kysely';
import type { HomeSection } from '../../../contract/homeSections';
import type { Schema } from '../../db/schema';

type Trx = Transaction<Schema>;
export type NewHomeItem = Omit<Insertable<Schema['home_item']>, 'id' | 'section' | 'position'>;

export const itemsOf = (trx: Trx, section: HomeSection): Promise<NewHomeItem[]> =>
  trx
    .selectFrom('home_item')
    .select(['url', 'redirect_url', 'title', 'description', 'poster'])
    .where('section', '=', section)
    .orderBy('position')
    .orderBy('id')
    .execute();

export async function replaceItems(trx: Trx, section: HomeSection, items: readonly NewHomeItem[]): Promise<void> {
  await trx.deleteFrom('home_item').where('section', '=', section).execute();
  if (items.length > 0)
    await trx
      .insertInto('home_item')
      .values(items.map((item, position) => ({ ...item, section, position })))
      .execute();
}

export async function replaceMenu(trx: Trx, names: readonly string[]): Promise<void> {
  await trx.deleteFrom('header_menu').execute();
  if (names.length > 0)
    await trx
      .insertInto('header_menu')
      .values(names.map((name, position) => ({ name, position })))
      .execute();
}

export async function replaceFlash(trx: Trx, texts: readonly string[]): Promise<void> {
  await trx.deleteFrom('flash_header').execute();
  if (texts.length > 0)
    await trx
      .insertInto('flash_header')
      .values(texts.map((text, position) => ({ text, position })))
      .execute();
}

export async function replaceCouponText(trx: Trx, position: number, text: string | null): Promise<void> {
  await trx.deleteFrom('home_coupon_text').where('position', '=', position).execute();
  if (text !== null) await trx.insertInto('home_coupon_text').values({ position, text }).execute();
}
