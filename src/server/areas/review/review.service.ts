/** What members say about products (CONTRACT.md section 3). */
import type { Review, ReviewBody } from '../../../contract/review';
import type { Clock } from '../../clock';
import type { Database } from '../../db/open';
import { notFound } from '../../domainError';
import type { Catalog } from '../catalog/catalog';
import { showProducts } from '../catalog/productNews';
import { maskEmail } from './maskEmail';
import * as repository from './review.repository';

/** The newest; nobody reads further, and a product page should not weigh megabytes. The mean counts all of them. */
export const MOST_SHOWN = 200;

interface Deps {
  database: Database;
  clock: Clock;
  catalog: Pick<Catalog, 'item' | 'touch'>;
}

export function makeReviewService({ database, clock, catalog }: Deps) {
  return {
    /** As `readerId` may see them: a member's id, or null. The catalogue in memory knows the product, so an unknown one costs nothing. */
    async list(productId: number, readerId: string | null): Promise<Review[]> {
      if (!catalog.item(productId)) throw notFound('This product');
      const reviews = await repository.reviewsOf(database.db, productId, MOST_SHOWN);
      return reviews.map((review) => toReview(review, readerId));
    },

    /** A second review of the same product replaces the first and is as new as it is (DECISIONS.md T53). */
    async put(memberId: string, { productId, userName, email, message, ratings }: ReviewBody): Promise<Review> {
      const review = await database.write(async (trx) => {
        const now = clock();
        if (!(await repository.moveProduct(trx, productId, now))) throw notFound('This product');
        return repository.putReview(trx, { product_id: productId, user_id: memberId, user_name: userName, email, message, ratings, created_at: now });
      });
      // The mean is news of the shelf like stock.
      await showProducts({ database, catalog }, [productId]);
      return toReview(review, memberId);
    },
  };
}

export type ReviewService = ReturnType<typeof makeReviewService>;

const toReview = (review: repository.StoredReview, readerId: string | null): Review => ({
  id: review.id,
  userName: review.user_name,
  email: readerId !== null && review.user_id === readerId ? review.email : maskEmail(review.email),
  message: review.message,
  ratings: review.ratings,
  productId: review.product_id,
  verifiedPurchase: review.delivered === 1,
});
