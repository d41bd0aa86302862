/**
 * Reads the catalogue. Only visible products of visible categories reach a shopper; hidden ones are read so that they
 * can be dropped.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import { readNote } from '../../db/notes';
import type { Database } from '../../db/types';
import type { ProductRow } from '../../db/schema';
import { CATALOGUE_VERSION_KEY } from './catalogueVersion';

export interface Rating {
  sum: number;
  count: number;
}

export interface StoredProduct extends ProductRow {
  category_name: string;
  category_hidden: 0 | 1;
  subcategory_name: string | null;
  review: Rating;
}

export type Stamp = Pick<ProductRow, 'id' | 'updated_at' | 'stock'>;

export interface StoredCategory {
  id: number;
  name: string;
  name_key: string;
  picture_url: string;
  hidden: 0 | 1;
  subcategories: { id: number; category_id: number; name: string; picture_url: string }[];
}

/** SQLite answers synchronously, so a long read is taken in pieces and other requests run between them. */
const CHUNK = 500;
const unrated: Rating = { sum: 0, count: 0 };

export function makeCatalogRepository({ db }: Database) {
  const products = () =>
    db
      .selectFrom('product')
      .innerJoin('category', 'category.id', 'product.category_id')
      .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
      .selectAll('product')
      .select(['category.name as category_name', 'category.hidden as category_hidden'])
      .select('subcategory.name as subcategory_name');

  async function withRatings(rows: Omit<StoredProduct, 'review'>[]): Promise<StoredProduct[]> {
    if (rows.length === 0) return [];
    const reviews = await db
      .selectFrom('review')
      .select(['product_id', sql<number>`sum(ratings)`.as('sum'), sql<number>`count(*)`.as('count')])
      .where(
        'product_id',
        'in',
        rows.map(({ id }) => id),
      )
      .where('hidden', '=', 0)
      .groupBy('product_id')
      .execute();
    const byProduct = new Map(
      reviews.map(({ product_id, sum, count }) => [product_id, { sum: Number(sum), count: Number(count) }]),
    );
    return rows.map((row) => ({ ...row, review: byProduct.get(row.id) ?? unrated }));
  }

  /**
   * All products in the order of their ids, piece by piece, so that the rows of a large catalogue need not all be held
   * at once.
   */
  async function* pieces(): AsyncGenerator<StoredProduct[]> {
    let piece: StoredProduct[];
    let last = 0;
    do {
      piece = await withRatings(
        await products().where('product.id', '>', last).orderBy('product.id').limit(CHUNK).execute(),
      );
      last = piece.at(-1)?.id ?? last;
      yield piece;
      await yieldToEventLoop();
    } while (piece.length === CHUNK);
  }

  return {
    pieces,

    /** What moved since then and when, reviews included: writing a review also moves its product's `updated_at`. */
    stampsSince: (time: number): Promise<Stamp[]> =>
      db.selectFrom('product').select(['id', 'updated_at', 'stock']).where('updated_at', '>=', time).execute(),

    async byIds(ids: readonly number[]): Promise<StoredProduct[]> {
      const rows: StoredProduct[] = [];
      for (let from = 0; from < ids.length; from += CHUNK) {
        if (from > 0) await yieldToEventLoop();
        rows.push(
          ...(await withRatings(
            await products()
              .where('product.id', 'in', ids.slice(from, from + CHUNK))
              .execute(),
          )),
        );
      }
      return rows;
    },

    /** Rows that disappear move nothing, so their number is watched too. */
    async count(): Promise<number> {
      const { count } = await db
        .selectFrom('product')
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Moves when the whole catalogue was replaced; '' for one that never was. */
    async storedVersion(): Promise<string> {
      return (await readNote(db, CATALOGUE_VERSION_KEY)) ?? '';
    },

    async categories(): Promise<StoredCategory[]> {
      const categories = await db
        .selectFrom('category')
        .select(['id', 'name', 'name_key', 'picture_url', 'hidden'])
        .orderBy('position')
        .orderBy('id')
        .execute();
      const subcategories = await db
        .selectFrom('subcategory')
        .select(['id', 'category_id', 'name', 'picture_url'])
        .orderBy('position')
        .orderBy('id')
        .execute();
      return categories.map((category) => ({
        ...category,
        subcategories: subcategories.filter(({ category_id }) => category_id === category.id),
      }));
    },
  };
}
