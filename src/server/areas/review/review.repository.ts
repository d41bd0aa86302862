import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

export type NewReview = Required<Omit<Insertable<Schema['review']>, 'id'>> & { user_id: string };
export type StoredReview = Selectable<Schema['review']> & { delivered: number };
type Reader = Kysely<Schema> | Transaction<Schema>;

/**
 * 1 when the product was delivered to the review's author. Both engines must start from the few orders of one member, never from the
 * many lines of one product: `+ 0` keeps them off that index, and a subquery that gives a value cannot be hashed over all orders.
 */
const delivered = sql<number>`coalesce((
  select 1 from customer_order
  inner join order_line on order_line.order_id = customer_order.id
  where customer_order.owner_id = review.user_id and customer_order.delivered_at is not null
    and order_line.product_id + 0 = review.product_id
  limit 1
), 0)`.as('delivered');

/** Newest first. */
export const reviewsOf = (db: Reader, productId: number, limit: number): Promise<StoredReview[]> =>
  db
    .selectFrom('review')
    .selectAll()
    .select(delivered)
    .where('product_id', '=', productId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The product has changed when its reviews do; false when it is not on the shelves. */
export async function moveProduct(trx: Transaction<Schema>, productId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('product')
    .set({ updated_at: now })
    .where('id', '=', productId)
    .where('hidden', '=', 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Writes the member's review of the product, in place of an earlier one. */
export async function putReview(trx: Transaction<Schema>, review: NewReview): Promise<StoredReview> {
  const { user_name, email, message, ratings, created_at } = review;
  const { id } = await trx
    .insertInto('review')
    .values(review)
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet({ user_name, email, message, ratings, created_at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return trx.selectFrom('review').selectAll().select(delivered).where('id', '=', id).executeTakeFirstOrThrow();
}
