/** A product's pieces, as orders take them and get them back. */
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import { isVisible, visibleFlag } from '../catalog/visibleProduct';

const columns = ['id', 'name', 'rate_paise', 'deal_rate_paise', 'pictures', 'stock'] as const;

/**
 * The product afterwards; undefined when it is hidden or has too few. The condition keeps its stock from going below
 * zero.
 */
export const takePieces = (trx: Transaction<Schema>, productId: number, quantity: number, now: number) =>
  trx
    .updateTable('product')
    .set((update) => ({ stock: update('stock', '-', quantity), updated_at: now }))
    .where('id', '=', productId)
    .where('stock', '>=', quantity)
    .where(isVisible)
    .returning(columns)
    .executeTakeFirst();

/** With `is_visible`, 1 or 0. */
export const productInStock = (trx: Transaction<Schema>, productId: number) =>
  trx
    .selectFrom('product')
    .select(columns)
    .select((of) => visibleFlag(of).as('is_visible'))
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();

/** Nothing where the product is gone since then. */
export const returnPieces = (
  trx: Transaction<Schema>,
  productId: number,
  quantity: number,
  now: number,
): Promise<unknown> =>
  trx
    .updateTable('product')
    .set((update) => ({ stock: update('stock', '+', quantity), updated_at: now }))
    .where('id', '=', productId)
    .execute();
