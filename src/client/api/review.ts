/**
 * A review as any backend may send it → the review the screens can rely on (decision 11). Nobody's e-mail address is
 * kept (decision 54).
 */
import type { Review } from '../../contract/review';
import { toFlag, toNumber } from '../lib/flags';
import { fieldsOf, text } from '../lib/loose';

function toReview(answer: unknown): Review {
  const raw = fieldsOf(answer);
  return {
    id: toNumber(raw.id, 0),
    userName: text(raw.userName).trim(),
    email: '',
    message: text(raw.message).trim(),
    ratings: Math.min(5, Math.max(0, Math.round(toNumber(raw.ratings, 0)))),
    productId: toNumber(raw.productId, 0),
    verifiedPurchase: toFlag(raw.verifiedPurchase),
    answer: text(raw.answer).trim(),
  };
}

export const toReviews = (answer: unknown): Review[] => (Array.isArray(answer) ? answer.map(toReview) : []);
