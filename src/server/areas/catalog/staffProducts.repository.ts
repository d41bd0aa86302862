/** Products as staff see them: hidden ones too, and those of hidden categories. */
import { sql, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { ProductRow, Schema } from '../../db/schema';
import { holdsWord } from '../../db/holdsWord';

export type ProductChange = Updateable<Schema['product']>;

type Reader = Kysely<Schema> | Transaction<Schema>;

export interface StaffProduct extends ProductRow {
  category_name: string;
  category_hidden: 0 | 1;
  subcategory_name: string | null;
}

export interface ProductFilter {
  /** Each is somewhere in the name, brand, design number, type or key, in any case. */
  words?: readonly string[];
  categoryId?: number;
  subcategoryIds?: readonly number[];
  /** Pieces at most. */
  atMost?: number;
  /** Hidden themselves; false: neither they nor their category. */
  hidden?: boolean;
}

export interface Page {
  /** The number of the newest first, or those with the fewest pieces. */
  first: 'newest' | 'fewest';
  limit: number;
  offset: number;
}

const withPlace = (db: Reader) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id');

const searched = sql<string>`(product.name || ' ' || product.brand || ' ' || product.design_no || ' ' ||
  product.type || ' ' || coalesce(product.source_key, ''))`;

function filtered(db: Reader, { words = [], categoryId, subcategoryIds, atMost, hidden }: ProductFilter) {
  let query = withPlace(db);
  for (const word of words) query = query.where(holdsWord(searched, word));
  if (categoryId !== undefined) query = query.where('product.category_id', '=', categoryId);
  if (subcategoryIds !== undefined) query = query.where('product.subcategory_id', 'in', subcategoryIds);
  if (atMost !== undefined) query = query.where('product.stock', '<=', atMost);
  if (hidden === true) query = query.where('product.hidden', '=', 1);
  if (hidden === false) query = query.where('product.hidden', '=', 0).where('category.hidden', '=', 0);
  return query;
}

const columns = [
  'category.name as category_name',
  'category.hidden as category_hidden',
  'subcategory.name as subcategory_name',
] as const;

export async function listProducts(
  db: Reader,
  filter: ProductFilter,
  { first, limit, offset }: Page,
): Promise<{ products: StaffProduct[]; total: number }> {
  const query = filtered(db, filter);
  const { total } = await query
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const products = await query
    .selectAll('product')
    .select(columns)
    .$if(first === 'fewest', (sorted) => sorted.orderBy('product.stock'))
    .orderBy('product.id', first === 'newest' ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { products, total: Number(total) };
}

export const findProduct = (
  db: Reader,
  by: { id: number } | { sourceKey: string },
): Promise<StaffProduct | undefined> =>
  withPlace(db)
    .selectAll('product')
    .select(columns)
    .$if('id' in by, (query) => query.where('product.id', '=', 'id' in by ? by.id : 0))
    .$if('sourceKey' in by, (query) => query.where('product.source_key', '=', 'sourceKey' in by ? by.sourceKey : ''))
    .executeTakeFirst();

/**
 * The product as it is at this moment, and so it stays until the transaction ends: an order or an import that changes
 * it meanwhile waits. An update that changes nothing locks on both engines alike.
 */
export const holdProduct = (trx: Transaction<Schema>, id: number): Promise<ProductRow> =>
  trx
    .updateTable('product')
    .set((update) => ({ stock: update.ref('stock') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Pieces afterwards; undefined when there are too few to take so many away. */
export async function addStock(trx: Transaction<Schema>, id: number, by: number): Promise<number | undefined> {
  const row = await trx
    .updateTable('product')
    .set((update) => ({ stock: update('stock', '+', by) }))
    .where('id', '=', id)
    .where('stock', '>=', -by)
    .returning('stock')
    .executeTakeFirst();
  return row?.stock;
}

export async function updateProduct(trx: Transaction<Schema>, id: number, change: ProductChange): Promise<void> {
  await trx.updateTable('product').set(change).where('id', '=', id).execute();
}
