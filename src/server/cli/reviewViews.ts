/** Reviews as text for staff, and as JSON for programs. */
import { STARS_MAX } from '../../contract/rules/limits';
import type { StaffReview } from '../areas/review/staffReviews.repository';
import { isoTime } from './format';
import { kolkataTime, printable } from '../lib/wording';

/** The account's present name; a review without an account has a name of its own. */
const nameOf = ({ member_name, user_name }: StaffReview): string => member_name ?? user_name;

export const reviewJson = (review: StaffReview) => ({
  id: review.id,
  productId: review.product_id,
  productName: review.product_name,
  userId: review.user_id,
  userName: nameOf(review),
  email: review.email,
  ratings: review.ratings,
  message: review.message,
  at: isoTime(review.created_at),
  verifiedPurchase: review.delivered === 1,
  hidden: review.hidden === 1,
  answer: review.answer,
  answeredAt: isoTime(review.answered_at),
});

const indented = (text: string, by: string): string[] => text.split('\n').map((line) => `${by}${printable(line)}`);

/** Several lines, so a review is shown as a block and not as a row. */
export function reviewText(review: StaffReview): string {
  const { id, product_id, product_name, ratings, message, created_at, answer, answered_at } = review;
  const about = `${product_id} ${printable(product_name)}`;
  const head = [String(id), kolkataTime(created_at), `${ratings} of ${STARS_MAX}`, printable(nameOf(review)), about];
  if (review.delivered === 1) head.push('verified purchase');
  if (review.hidden === 1) head.push('HIDDEN');
  const when = answered_at === null ? '' : `, ${kolkataTime(answered_at)}`;
  const answered = answer === '' ? [] : [`  The shop answered${when}:`, ...indented(answer, '    ')];
  return [head.join('  '), ...indented(message, '  '), ...answered].join('\n');
}

export const reviewsText = (reviews: readonly StaffReview[]): string =>
  reviews.length === 0 ? 'No reviews.' : reviews.map(reviewText).join('\n\n');
