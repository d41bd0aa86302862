/** What members say about products (docs/contract.md section 3). */
import type { Transaction } from 'kysely';
import type { Review, ReviewBody } from '../../../contract/review';
import { REVIEWS_SHOWN } from '../../../contract/rules/limits';
import { nameComplaint, steersReading } from '../../../contract/rules/memberName';
import { reviewFaults } from '../../../contract/rules/messages';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import type { Schema } from '../../db/schema';
import { DomainError, notFound } from '../../lib/domainError';
import { findMember } from '../account/account.repository';
import type { Catalog } from '../catalog/catalog';
import { showProducts } from '../catalog/productNews';
import { maskEmail } from './maskEmail';
import * as repository from './review.repository';

/** Instead of a name that nobody may bear any more. */
const NAMELESS = 'A member';

const TAKEN_DOWN =
  'The shop has taken down your review of this product. Please write to us before you send another one.';

interface Deps {
  database: Database;
  clock: Clock;
  catalog: Pick<Catalog, 'item' | 'touch'>;
  /** The addresses that the shop says are its own, at the time. */
  ownEmails?: () => readonly string[];
}

export function makeReviewService({ database, clock, catalog, ownEmails = () => [] }: Deps) {
  return {
    /**
     * As `readerId` may see them: a member's id, or null. The catalogue in memory knows the product, so an unknown one
     * costs nothing.
     */
    async list(productId: number, readerId: string | null): Promise<Review[]> {
      if (!catalog.item(productId)) throw notFound('This product');
      const reviews = await repository.reviewsOf(database.db, productId, REVIEWS_SHOWN);
      return reviews.map((review) => toReview(review, readerId, ownEmails()));
    },

    /**
     * A second review of the same product replaces the first and is as new as it is (decision 53). It stands under the
     * account's name, whatever was sent (decision 53a). Throws INVALID, NOT_FOUND, and REVIEW_HIDDEN where staff took
     * the first one down.
     */
    async put(memberId: string, { productId, email, message, ratings }: ReviewBody): Promise<Review> {
      if (steersReading(message))
        throw new DomainError('INVALID', reviewFaults.unseen, { fields: { message: reviewFaults.unseen } });
      const review = await database.write(async (trx) => {
        const now = clock();
        if (!(await repository.moveProduct(trx, productId, now))) throw notFound('This product');
        const written = await repository.putReview(trx, {
          product_id: productId,
          user_id: memberId,
          user_name: await nameToShow(trx, memberId),
          email,
          message,
          ratings,
          created_at: now,
        });
        if (!written) throw new DomainError('REVIEW_HIDDEN', TAKEN_DOWN);
        return written;
      });
      // The mean is shown with the product, like its stock.
      await showProducts({ database, catalog }, [productId]);
      return toReview(review, memberId, ownEmails());
    },
  };
}

export type ReviewService = ReturnType<typeof makeReviewService>;

async function nameToShow(trx: Transaction<Schema>, memberId: string): Promise<string> {
  const member = await findMember(trx, memberId);
  if (!member) throw notFound('This account');
  const complaint = nameComplaint(member.name);
  if (complaint === '') return member.name;
  const words = `${complaint} You can change it under Account.`;
  throw new DomainError('INVALID', words, { fields: { userName: words } });
}

/** A member's own, as it is today. One that was taken before there was a rule is not repeated. */
function nameOf({ member_name, user_name }: repository.StoredReview): string {
  if (member_name === null) return user_name;
  return nameComplaint(member_name) === '' ? member_name : NAMELESS;
}

const toReview = (review: repository.StoredReview, readerId: string | null, own: readonly string[]): Review => ({
  id: review.id,
  userName: nameOf(review),
  email: readerId !== null && review.user_id === readerId ? review.email : maskEmail(review.email, own),
  message: review.message,
  ratings: review.ratings,
  productId: review.product_id,
  verifiedPurchase: review.delivered === 1,
  ...(review.answer !== '' && { answer: review.answer }),
});
