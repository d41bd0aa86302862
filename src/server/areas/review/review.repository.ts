import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

type Given = 'id' | 'hidden' | 'answer' | 'answered_at';
export type NewReview = Omit<Insertable<Schema['review']>, Given> & { user_id: string };
/** `member_name`: what its author is called today; null where no member wrote it. */
export type StoredReview = Selectable<Schema['review']> & { delivered: number; member_name: string | null };
type Reader = Kysely<Schema> | Transaction<Schema>;

/**
 * 1 when the product was delivered to the review's author. Both engines must start from the few orders of one member,
 * never from the many lines of one product: `+ 0` keeps them off that index, and a subquery that gives a value cannot
 * be hashed over all orders.
 */
const delivered = sql<number>`coalesce((
  select 1 from customer_order
  inner join order_line on order_line.order_id = customer_order.id
  where customer_order.owner_id = review.user_id and customer_order.delivered_at is not null
    and order_line.product_id + 0 = review.product_id
  limit 1
), 0)`.as('delivered');

export const storedReviews = (db: Reader) =>
  db
    .selectFrom('review')
    .leftJoin('member', 'member.id', 'review.user_id')
    .selectAll('review')
    .select(['member.name as member_name', delivered]);

/** Those that stand, newest first. */
export const reviewsOf = (db: Reader, productId: number, limit: number): Promise<StoredReview[]> =>
  storedReviews(db)
    .where('review.product_id', '=', productId)
    .where('review.hidden', '=', 0)
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .execute();

/** The product has changed when its reviews do; false when it is hidden. */
export async function moveProduct(trx: Transaction<Schema>, productId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('product')
    .set({ updated_at: now })
    .where('id', '=', productId)
    .where('hidden', '=', 0)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Writes the member's review of the product, in place of an earlier one; undefined where staff took that one down. */
export async function putReview(trx: Transaction<Schema>, review: NewReview): Promise<StoredReview | undefined> {
  const { user_name, email, message, ratings, created_at } = review;
  // What the shop answered was about the former words.
  const anew = { user_name, email, message, ratings, created_at, answer: '', answered_at: null };
  const written = await trx
    .insertInto('review')
    .values(review)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id']).doUpdateSet(anew).where('review.hidden', '=', 0),
    )
    .returning('id')
    .executeTakeFirst();
  return written && storedReviews(trx).where('review.id', '=', written.id).executeTakeFirstOrThrow();
}
