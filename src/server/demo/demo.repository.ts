/** Writes the rows of the demo shop, and asks whether there are any. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { HomeSection } from '../../contract/homeSections';
import type { Schema } from '../db/schema';
import type { NewRow } from './demoRows';

/** Rows a statement: well below what one statement may carry, and pictures are heavy. */
const batchOf = {
  picture: 20,
  category: 100,
  product: 200,
  review: 500,
  coupon: 100,
  header_menu: 100,
  home_item: 100,
  home_coupon_text: 100,
  flash_header: 100,
  member: 100,
  address: 100,
  wishlist_entry: 100,
  customer_order: 100,
  order_line: 100,
  staff_account: 100,
} as const;

/** Any row in one of these means that somebody has begun. */
const tracesOfAShop = ['category', 'product', 'member', 'customer_order'] as const;

export async function hasTraces(db: Kysely<Schema>): Promise<boolean> {
  for (const table of tracesOfAShop) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}

export async function insertRows<T extends keyof typeof batchOf>(
  trx: Transaction<Schema>,
  table: T,
  all: NewRow<T>[],
): Promise<void> {
  for (let from = 0; from < all.length; from += batchOf[table]) {
    // Kysely cannot follow a table name that is a type parameter.
    const batch = all.slice(from, from + batchOf[table]) as NewRow<'meta'>[];
    await trx
      .insertInto(table as unknown as 'meta')
      .values(batch)
      .execute();
  }
}

/** @returns them with their ids */
export const insertSubcategories = (
  trx: Transaction<Schema>,
  rows: NewRow<'subcategory'>[],
): Promise<Pick<Selectable<Schema['subcategory']>, 'id' | 'category_id' | 'name'>[]> =>
  trx.insertInto('subcategory').values(rows).returning(['id', 'category_id', 'name']).execute();

/** Of the demo's own banners there that have none. */
export const titleBanners = (trx: Transaction<Schema>, section: HomeSection, title: string): Promise<unknown> =>
  trx
    .updateTable('home_item')
    .set({ title })
    .where('section', '=', section)
    .where('title', '=', '')
    .where('url', 'like', `%banner-${section}-%`)
    .execute();
