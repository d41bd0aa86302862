/** One review. A long one shows its beginning until it is opened. */
import type { Review } from '../../../contract/review';
import { Stars } from '../../ui/Stars';
import { Icon } from '../../ui/Icon';
import { useShown } from '../../ui/useShown';
import { isLong } from './longReview';

export function ReviewCard({ review }: { review: Review }) {
  const { id, userName, message, ratings, verifiedPurchase } = review;
  const [isOpen, setIsOpen] = useShown('fold', `review:${id}`, false);
  const isCut = isLong(message) && !isOpen;
  return (
    <article className="review">
      <header>
        <h3>{userName}</h3>
        <Stars rating={ratings} />
      </header>
      <p className={isCut ? 'review-message review-message-cut' : 'review-message'}>{message}</p>
      {isLong(message) && (
        <button type="button" className="link-button" aria-expanded={isOpen} aria-label={`${isOpen ? 'Read less' : 'Read more'} of what ${userName} says`} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Read less' : 'Read more'}
        </button>
      )}
      {verifiedPurchase && (
        <p className="review-verified">
          <Icon name="check" size={20} />
          Verified purchase
        </p>
      )}
    </article>
  );
}
