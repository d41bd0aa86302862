/** Categories as staff see them, hidden ones too. */
import type { Kysely, Transaction } from 'kysely';
import type { HomeSection } from '../../../contract/homeSections';
import type { Schema } from '../../db/schema';

type Reader = Kysely<Schema> | Transaction<Schema>;
type Trx = Transaction<Schema>;

interface Named {
  id: number;
  name: string;
  name_key: string;
}

export interface HomeLink {
  section: HomeSection;
  position: number;
  redirect_url: string;
}

export interface StaffCategory extends Named {
  picture_url: string;
  position: number;
  hidden: 0 | 1;
  /** All of them, hidden ones too. */
  products: number;
  subcategories: (Named & { products: number })[];
}

const columns = ['id', 'name', 'name_key', 'picture_url', 'position', 'hidden'] as const;
export type CategoryRow = Omit<StaffCategory, 'products' | 'subcategories'>;

/** In the order in which shoppers see them. */
export const allCategories = (db: Reader): Promise<CategoryRow[]> =>
  db.selectFrom('category').select(columns).orderBy('position').orderBy('id').execute();

export async function listCategories(db: Reader): Promise<StaffCategory[]> {
  const categories = await allCategories(db);
  const subcategories = await db
    .selectFrom('subcategory')
    .select(['id', 'category_id', 'name', 'name_key'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const counts = await db
    .selectFrom('product')
    .select(({ fn }) => ['category_id', 'subcategory_id', fn.countAll<number | string>().as('products')])
    .groupBy(['category_id', 'subcategory_id'])
    .execute();
  const sum = (rows: typeof counts): number => rows.reduce((total, { products }) => total + Number(products), 0);
  return categories.map((category) => ({
    ...category,
    products: sum(counts.filter(({ category_id }) => category_id === category.id)),
    subcategories: subcategories
      .filter(({ category_id }) => category_id === category.id)
      .map(({ id, name, name_key }) => ({
        id,
        name,
        name_key,
        products: sum(counts.filter(({ subcategory_id }) => subcategory_id === id)),
      })),
  }));
}

export const categoryOfKey = (db: Reader, key: string): Promise<CategoryRow | undefined> =>
  db.selectFrom('category').select(columns).where('name_key', '=', key).executeTakeFirst();

export const categoryOfId = (db: Reader, id: number): Promise<CategoryRow | undefined> =>
  db.selectFrom('category').select(columns).where('id', '=', id).executeTakeFirst();

export const subcategoriesNamed = (db: Reader, key: string): Promise<{ id: number }[]> =>
  db.selectFrom('subcategory').select('id').where('name_key', '=', key).execute();

export async function updateCategory(
  trx: Trx,
  id: number,
  change: { name: string; name_key: string } | { hidden: 0 | 1 } | { position: number },
): Promise<void> {
  await trx.updateTable('category').set(change).where('id', '=', id).execute();
}

/** The entries of the header's menu. */
export const menuEntries = (db: Reader): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('header_menu').select(['id', 'name']).execute();

export const renameMenuEntry = (trx: Trx, id: number, name: string): Promise<unknown> =>
  trx.updateTable('header_menu').set({ name }).where('id', '=', id).execute();

/** Pictures and words of the home page that lead into the shop's lists. */
export const homeLinks = (db: Reader): Promise<HomeLink[]> =>
  db
    .selectFrom('home_item')
    .select(['section', 'position', 'redirect_url'])
    .where('redirect_url', 'like', '/shop%')
    .orderBy('section')
    .orderBy('position')
    .execute();
