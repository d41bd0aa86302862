import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ProductRow, Schema } from '../../db/schema';
import { visibleFlag } from '../catalog/visibleProduct';

export type CartLine = Selectable<Schema['cart_line']>;
export type NewCartLine = Omit<CartLine, 'id'>;
/** With whether shoppers may have it. */
export interface CartProduct extends ProductRow {
  is_visible: 0 | 1;
}
type Reader = Kysely<Schema> | Transaction<Schema>;

/** Oldest first. */
export const linesOf = (db: Reader, ownerId: string): Promise<CartLine[]> =>
  db.selectFrom('cart_line').selectAll().where('owner_id', '=', ownerId).orderBy('added_at').orderBy('id').execute();

export async function countLines(db: Reader, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cart_line')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const products = (db: Reader) =>
  db
    .selectFrom('product')
    .selectAll()
    .select((of) => visibleFlag(of).as('is_visible'));

/**
 * By primary key, never joined to cart lines: a join makes PostgreSQL's planner read the whole catalogue
 * (docs/stack.md, 'The order transaction').
 */
export const findProduct = (db: Reader, id: number): Promise<CartProduct | undefined> =>
  products(db).where('id', '=', id).executeTakeFirst();

export async function findProducts(db: Reader, ids: readonly number[]): Promise<Map<number, CartProduct>> {
  const rows =
    ids.length === 0
      ? []
      : await products(db)
          .where('id', 'in', [...new Set(ids)])
          .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export const insertLine = (trx: Transaction<Schema>, line: NewCartLine): Promise<unknown> =>
  trx.insertInto('cart_line').values(line).execute();

export const setQuantity = (trx: Transaction<Schema>, lineId: number, quantity: number): Promise<unknown> =>
  trx.updateTable('cart_line').set({ quantity }).where('id', '=', lineId).execute();

export const deleteLines = (trx: Transaction<Schema>, lineIds: readonly number[]): Promise<unknown> =>
  trx.deleteFrom('cart_line').where('id', 'in', lineIds).execute();
