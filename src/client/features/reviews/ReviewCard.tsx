/** One review, with what the shop answers. A long one shows its beginning until it is opened. */
import { brand } from '../../../contract/brand';
import type { Review } from '../../../contract/review';
import { Stars } from '../../ui/Stars';
import { Icon } from '../../ui/Icon';
import { FoldedText } from './FoldedText';

export function ReviewCard({ review }: { review: Review }) {
  const { id, userName, message, ratings, verifiedPurchase, answer = '' } = review;
  return (
    <article className="review">
      <header>
        <h3>{userName}</h3>
        <Stars rating={ratings} />
      </header>
      <FoldedText text={message} name={`review:${id}`} of={`what ${userName} says`} />
      {verifiedPurchase && (
        <p className="review-verified">
          <Icon name="check" size={20} />
          Verified purchase
        </p>
      )}
      {answer !== '' && (
        <div className="review-answer">
          <h4>{brand.name} answers</h4>
          <FoldedText text={answer} name={`answer:${id}`} of={`what the shop answers ${userName}`} />
        </div>
      )}
    </article>
  );
}
