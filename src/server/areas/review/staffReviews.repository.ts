/** Reviews as staff see them: hidden ones too, and of hidden products. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import { storedReviews, type StoredReview } from './review.repository';

type Reader = Kysely<Schema> | Transaction<Schema>;

export type StaffReview = StoredReview & { product_name: string };

export interface ReviewFilter {
  productId?: number;
  hidden?: boolean;
  limit: number;
}

const withProduct = (db: Reader) =>
  storedReviews(db).innerJoin('product', 'product.id', 'review.product_id').select('product.name as product_name');

/** Newest first. */
export function listReviews(db: Reader, { productId, hidden, limit }: ReviewFilter): Promise<StaffReview[]> {
  return withProduct(db)
    .$if(productId !== undefined, (query) => query.where('review.product_id', '=', productId ?? 0))
    .$if(hidden !== undefined, (query) => query.where('review.hidden', '=', hidden ? 1 : 0))
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .execute();
}

export const findReview = (db: Reader, id: number): Promise<StaffReview | undefined> =>
  withProduct(db).where('review.id', '=', id).executeTakeFirst();

/** @returns whether anything moved: to hide what is hidden changes nothing. */
export async function setHidden(
  trx: Transaction<Schema>,
  { id, product_id }: StaffReview,
  hidden: 0 | 1,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('review')
    .set({ hidden })
    .where('id', '=', id)
    .where('hidden', '!=', hidden)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  // The mean moved: every process reads the product anew.
  await trx.updateTable('product').set({ updated_at: now }).where('id', '=', product_id).execute();
  return true;
}

/** '' takes the answer away. */
export const setAnswer = (trx: Transaction<Schema>, id: number, answer: string, now: number): Promise<unknown> =>
  trx
    .updateTable('review')
    .set({ answer, answered_at: answer === '' ? null : now })
    .where('id', '=', id)
    .execute();
