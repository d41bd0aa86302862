import type { Database } from '../../db/open';

/** Everything the home page and the header show beside products: a few dozen rows, read together. */
export async function readHome({ db }: Database) {
  const items = await db.selectFrom('home_item').selectAll().orderBy('section').orderBy('position').orderBy('id').execute();
  const menu = await db.selectFrom('header_menu').select(['id', 'name']).orderBy('position').orderBy('id').execute();
  const flash = await db.selectFrom('flash_header').select(['id', 'text']).orderBy('position').orderBy('id').execute();
  const couponTexts = await db.selectFrom('home_coupon_text').select(['position', 'text']).orderBy('position').execute();
  return { items, menu, flash, couponTexts };
}

export type HomeRows = Awaited<ReturnType<typeof readHome>>;
