/** What members say about a product, side by side (docs/requirements.md sections 2 and 9). */
import type { Product } from '../../../contract/catalog';
import { toUserMessage } from '../../api/errors';
import { useGetReviewsQuery } from '../../api/reviewApi';
import { carouselTiming } from '../../lib/constants';
import { Carousel } from '../../ui/Carousel';
import { LoadFailed } from '../../ui/LoadFailed';
import { Stars } from '../../ui/Stars';
import { isLong, ReviewCard } from './ReviewCard';
import { ReviewsSkeleton } from './ReviewsSkeleton';
import { reviewSummary } from './reviewSummary';
import './reviewList.css';

interface Props {
  product: Product;
  onWrite: () => void;
}

export function ReviewList({ product, onWrite }: Props) {
  const { currentData: reviews, error, isFetching, refetch } = useGetReviewsQuery(product.productId);
  if (!reviews && error)
    return <LoadFailed message={toUserMessage(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!reviews) return <ReviewsSkeleton />;
  if (reviews.length === 0) return <NoReviews onWrite={onWrite} />;
  const { mean, count, words } = reviewSummary(product, reviews);
  return (
    <div>
      <Carousel
        // A new review is the first one: it is seen.
        key={reviews[0]?.id}
        name={`reviews:${reviews[0]?.id}`}
        className="reviews-carousel"
        heading={
          <div>
            <h2>What parents say</h2>
            <p className="reviews-summary">
              <span aria-hidden="true">
                <Stars rating={mean} />
              </span>
              {words}
            </p>
          </div>
        }
        label="Reviews"
        items={reviews}
        keyOf={({ id }) => id}
        timing={carouselTiming.reviews}
        plain={!reviews.some(({ message, answer = '' }) => isLong(message) || isLong(answer))}
        renderItem={(review) => <ReviewCard review={review} />}
      />
      {count > reviews.length && <p className="reviews-newest">The newest {reviews.length} are shown.</p>}
    </div>
  );
}

function NoReviews({ onWrite }: { onWrite: () => void }) {
  return (
    <div className="state reviews-none">
      <h2>No Reviews Available</h2>
      <p>Has your little one worn it? A few words help the next parent choose.</p>
      <button type="button" className="button" onClick={onWrite}>
        Write the first review
      </button>
    </div>
  );
}
