import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import { isVisible } from '../catalog/visibleProduct';

export type WishlistEntry = Selectable<Schema['wishlist_entry']>;
type Trx = Transaction<Schema>;

/** Newest first. */
export const entriesOf = (db: Kysely<Schema>, memberId: string): Promise<WishlistEntry[]> =>
  db
    .selectFrom('wishlist_entry')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id', 'desc')
    .execute();

export async function isVisibleProduct(trx: Trx, productId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .where(isVisible)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countEntries(trx: Trx, memberId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('wishlist_entry')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False when it was there already. */
export async function insertEntry(trx: Trx, entry: WishlistEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('wishlist_entry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['member_id', 'product_id']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False when it was not there. */
export async function deleteEntry(trx: Trx, memberId: string, productId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('wishlist_entry')
    .where('member_id', '=', memberId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const deleteEntries = (trx: Trx, memberId: string): Promise<unknown> =>
  trx.deleteFrom('wishlist_entry').where('member_id', '=', memberId).execute();
