/** What the import reads and writes. */
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { NewProductRow, ProductRow, Schema } from '../db/schema';

type Db = Kysely<Schema>;
/** Values a statement: far below what either engine takes. */
const KEYS_AT_ONCE = 500;
const ROWS_AT_ONCE = 200;

export type StoredCategory = Pick<Schema['category'], 'id' | 'name' | 'name_key' | 'position'>;
export interface StoredSubcategory {
  id: number;
  category_id: number;
  name: string;
  name_key: string;
}

export const allCategories = (db: Db): Promise<StoredCategory[]> =>
  db.selectFrom('category').select(['id', 'name', 'name_key', 'position']).execute();

export const allSubcategories = (db: Db): Promise<StoredSubcategory[]> =>
  db.selectFrom('subcategory').select(['id', 'category_id', 'name', 'name_key']).execute();

export async function productsByKey(db: Db, keys: string[]): Promise<ProductRow[]> {
  const found: ProductRow[] = [];
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    const some = keys.slice(from, from + KEYS_AT_ONCE);
    found.push(...(await db.selectFrom('product').selectAll().where('source_key', 'in', some).execute()));
  }
  return found;
}

export async function productsById(db: Db, ids: number[]): Promise<ProductRow[]> {
  const found: ProductRow[] = [];
  for (let from = 0; from < ids.length; from += KEYS_AT_ONCE) {
    const some = ids.slice(from, from + KEYS_AT_ONCE);
    found.push(...(await db.selectFrom('product').selectAll().where('id', 'in', some).execute()));
  }
  return found;
}

export const insertCategories = (trx: Transaction<Schema>, rows: Insertable<Schema['category']>[]): Promise<unknown> =>
  trx.insertInto('category').values(rows).execute();

/** @returns its id */
export async function insertSubcategory(
  trx: Transaction<Schema>,
  row: Insertable<Schema['subcategory']>,
): Promise<number> {
  const { id } = await trx.insertInto('subcategory').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** `progress` is told how many were written so far. */
export async function insertProducts(
  trx: Transaction<Schema>,
  rows: NewProductRow[],
  progress: (written: number) => void,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const batch = rows.slice(from, from + ROWS_AT_ONCE);
    await trx.insertInto('product').values(batch).execute();
    progress(from + batch.length);
  }
}
