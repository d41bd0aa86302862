/** How many reviews there are and what they come to, in words. Pure. */
import type { Product } from '../../../contract/catalog';
import { STARS_MAX } from '../../../contract/rules/limits';
import type { Review } from '../../../contract/review';
import { plural } from '../../lib/text';

export interface ReviewSummary {
  /** Mean stars, one decimal. */
  mean: number;
  count: number;
  words: string;
}

/**
 * The product counts all of its reviews, the list holds the newest; a backend that tells no count leaves it to the
 * list.
 */
export function reviewSummary(
  { productRatings, no_of_rating }: Pick<Product, 'productRatings' | 'no_of_rating'>,
  reviews: readonly Pick<Review, 'ratings'>[],
): ReviewSummary {
  const count = Math.max(no_of_rating, reviews.length);
  const sum = reviews.reduce((stars, { ratings }) => stars + ratings, 0);
  const own = reviews.length > 0 ? Math.round((sum * 10) / reviews.length) / 10 : 0;
  const mean = no_of_rating >= reviews.length && productRatings > 0 ? productRatings : own;
  return { mean, count, words: `${mean} out of ${STARS_MAX} stars, from ${plural(count, 'review')}` };
}
