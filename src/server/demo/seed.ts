/** Writes the demo shop into an empty database (docs/contract.md section 7). */
import type { Kysely, Transaction } from 'kysely';
import { hashPassword } from '../areas/account/passwords';
import { isSafeRedirectUrl } from '../areas/home/redirectUrl';
import { continueIds } from '../db/autoId';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';
import { buildDemoShop } from '../../demo/buildDemoShop';
import { demoWordRows } from '../../demo/catalogue/words';
import type { DemoShop } from '../../demo/demoShop.types';
import * as rows from './demoRows';
import { bringWords, markWords } from './demoWords';
import { addressRows, memberReviewRows, memberRow, orderRows, wishlistRows } from './memberRows';

type Table = keyof typeof batchOf;
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
} as const;
const tablesWithGivenIds = ['product', 'address', 'customer_order', 'order_line'] as const;

/** Any row in one of these means that somebody has begun. */
const tracesOfAShop = ['category', 'product', 'member', 'customer_order'] as const;

/** Whether this database has never held a shop. */
export const isEmptyShop = (database: Database): Promise<boolean> => isEmpty(database.db);

async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  for (const table of tracesOfAShop) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return true;
}

/**
 * Makes an empty database the demo shop, in one transaction; does nothing to any other. Several processes may start at once: one
 * writes, the others wait for it and find the shop filled. `now` in epoch milliseconds becomes the products' age, and
 * what the member did lies before it.
 */
export async function seedDemoShop(database: Database, now: number): Promise<void> {
  if (!(await isEmptyShop(database))) return bringWords(database);
  const shop = buildDemoShop();
  checkRedirects(shop);
  const passwordHash = await hashPassword(shop.member.password);
  const seeded = await database.write(async (trx) => {
    await database.engine.lockOwner(trx, 'demo-shop');
    if (!(await isEmpty(trx))) return false;
    await writeShop(trx, shop, now);
    await writeMember(trx, shop, passwordHash, now);
    for (const table of tablesWithGivenIds) await continueIds(trx, database.engine, table);
    return true;
  });
  if (seeded) await database.announce();
}

async function writeShop(trx: Transaction<Schema>, shop: DemoShop, now: number): Promise<void> {
  const urlOf = rows.pictureUrls(shop.pictures);
  await insert(trx, 'picture', rows.pictureRows(shop.pictures));
  await insert(trx, 'category', rows.categoryRows(shop.categories, urlOf));
  const subcategories = await trx
    .insertInto('subcategory')
    .values(rows.subcategoryRows(shop.categories, urlOf))
    .returning(['id', 'category_id', 'name'])
    .execute();
  await insert(trx, 'product', rows.productRows(shop, subcategories, urlOf, now));
  await insert(trx, 'review', rows.reviewRows(shop.reviews));
  await insert(trx, 'coupon', rows.couponRows(shop.coupons));
  await insert(trx, 'header_menu', shop.headerMenu.map((name, position) => ({ name, position })));
  await insert(trx, 'home_item', [...rows.homeItemRows(shop.home, urlOf), ...demoWordRows()]);
  await markWords(trx);
  await insert(trx, 'home_coupon_text', shop.homeCouponTexts.map((text, index) => ({ position: index + 1, text })));
  await insert(trx, 'flash_header', shop.flashTexts.map((text, position) => ({ text, position })));
}

async function writeMember(trx: Transaction<Schema>, shop: DemoShop, passwordHash: string, now: number): Promise<void> {
  const { member } = shop;
  const { orders, lines } = orderRows(shop, rows.pictureUrls(shop.pictures), now);
  await insert(trx, 'member', [memberRow(member, passwordHash, now)]);
  await insert(trx, 'address', addressRows(member, now));
  await insert(trx, 'wishlist_entry', wishlistRows(member, now));
  await insert(trx, 'customer_order', orders);
  await insert(trx, 'order_line', lines);
  await insert(trx, 'review', memberReviewRows(member, now));
}

async function insert<T extends Table>(trx: Transaction<Schema>, table: T, all: rows.NewRow<T>[]): Promise<void> {
  for (let from = 0; from < all.length; from += batchOf[table]) {
    // Kysely cannot follow a table name that is a type parameter.
    const batch = all.slice(from, from + batchOf[table]) as rows.NewRow<'meta'>[];
    await trx.insertInto(table as unknown as 'meta').values(batch).execute();
  }
}

function checkRedirects({ home }: DemoShop): void {
  for (const { redirectUrl } of rows.homeItems(home)) {
    if (!isSafeRedirectUrl(redirectUrl)) throw new Error(`The demo shop links to ${redirectUrl}, which is no address of the shop.`);
  }
}
