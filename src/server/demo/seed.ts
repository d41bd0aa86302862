/** Writes the demo shop into an empty database (docs/contract.md section 7). */
import type { Transaction } from 'kysely';
import { hashPassword } from '../areas/account/passwords';
import { isSafeLink } from '../../contract/rules/addresses';
import { continueIds } from '../db/autoId';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';
import { buildDemoShop } from '../../demo/buildDemoShop';
import { DEMO_OWNER } from '../../demo/catalogue/staff';
import { demoWordRows } from '../../demo/catalogue/words';
import type { DemoShop } from '../../demo/demoShop.types';
import { hasTraces, insertRows, insertSubcategories } from './demo.repository';
import * as rows from './demoRows';
import { bringWords, markWords } from './demoWords';
import { addressRows, memberReviewRows, memberRow, orderRows, ownerRow, wishlistRows } from './memberRows';

const tablesWithGivenIds = ['product', 'address', 'customer_order', 'order_line'] as const;

/** Whether this database has never held a shop. */
export const isEmptyShop = async ({ db }: Database): Promise<boolean> => !(await hasTraces(db));

/**
 * Makes an empty database the demo shop, in one transaction; does nothing to any other. Several processes may start at
 * once: one writes, the others wait for it and find the shop filled. `now` in epoch milliseconds becomes the products'
 * age, and what the member did lies before it.
 */
export async function seedDemoShop(database: Database, now: number): Promise<void> {
  if (!(await isEmptyShop(database))) return bringWords(database);
  const shop = buildDemoShop();
  checkRedirects(shop);
  const passwordHash = await hashPassword(shop.member.password);
  const ownerHash = await hashPassword(DEMO_OWNER.password);
  const seeded = await database.write(async (trx) => {
    await database.engine.lockOwner(trx, 'demo-shop');
    if (await hasTraces(trx)) return false;
    await writeShop(trx, shop, now);
    await writeMember(trx, shop, passwordHash, now);
    await insertRows(trx, 'staff_account', [ownerRow(ownerHash, now)]);
    for (const table of tablesWithGivenIds) await continueIds(trx, database.engine, table);
    return true;
  });
  if (seeded) await database.announce();
}

async function writeShop(trx: Transaction<Schema>, shop: DemoShop, now: number): Promise<void> {
  const urlOf = rows.pictureUrls(shop.pictures);
  await insertRows(trx, 'picture', rows.pictureRows(shop.pictures));
  await insertRows(trx, 'category', rows.categoryRows(shop.categories, urlOf));
  const subcategories = await insertSubcategories(trx, rows.subcategoryRows(shop.categories, urlOf));
  await insertRows(trx, 'product', rows.productRows(shop, subcategories, urlOf, now));
  await insertRows(trx, 'review', rows.reviewRows(shop.reviews));
  await insertRows(trx, 'coupon', rows.couponRows(shop.coupons));
  await insertRows(
    trx,
    'header_menu',
    shop.headerMenu.map((name, position) => ({ name, position })),
  );
  await insertRows(trx, 'home_item', [...rows.homeItemRows(shop.home, urlOf), ...demoWordRows()]);
  await markWords(trx);
  await insertRows(
    trx,
    'home_coupon_text',
    shop.homeCouponTexts.map((text, index) => ({ position: index + 1, text })),
  );
  await insertRows(
    trx,
    'flash_header',
    shop.flashTexts.map((text, position) => ({ text, position })),
  );
}

async function writeMember(trx: Transaction<Schema>, shop: DemoShop, passwordHash: string, now: number): Promise<void> {
  const { member } = shop;
  const { orders, lines } = orderRows(shop, rows.pictureUrls(shop.pictures), now);
  await insertRows(trx, 'member', [memberRow(member, passwordHash, now)]);
  await insertRows(trx, 'address', addressRows(member, now));
  await insertRows(trx, 'wishlist_entry', wishlistRows(member, now));
  await insertRows(trx, 'customer_order', orders);
  await insertRows(trx, 'order_line', lines);
  await insertRows(trx, 'review', memberReviewRows(member, now));
}

function checkRedirects({ home }: DemoShop): void {
  for (const { redirectUrl } of rows.homeItems(home)) {
    if (!isSafeLink(redirectUrl))
      throw new Error(`The demo shop links to ${redirectUrl}, which is no address of the shop.`);
  }
}
