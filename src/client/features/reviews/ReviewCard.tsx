/** One review, with what the shop answers. A long one shows its beginning until it is opened. */
import { brand } from '../../../contract/brand';
import type { Review } from '../../../contract/review';
import { Stars } from '../../ui/Stars';
import { Icon } from '../../ui/Icon';
import { useUiState } from '../../ui/useUiState';

/** Longer than a card shows at once: about seven lines of a phone. */
const LONG = { characters: 240, lines: 6 } as const;

export const isLong = (message: string): boolean =>
  message.length > LONG.characters || message.split('\n').length > LONG.lines;

interface FoldedTextProps {
  text: string;
  /** Of the fold, the same words have the same one. */
  name: string;
  /** Whose words they are, for the button's name: `what Asha says`. */
  of: string;
}

/** Words that may be long: then their beginning, until they are opened. */
function FoldedText({ text, name, of }: FoldedTextProps) {
  const [isOpen, setIsOpen] = useUiState('fold', name, false);
  const words = isOpen ? 'Read less' : 'Read more';
  return (
    <>
      <p className={isLong(text) && !isOpen ? 'review-message review-message-cut' : 'review-message'}>{text}</p>
      {isLong(text) && (
        <button
          type="button"
          className="link-button"
          aria-expanded={isOpen}
          aria-label={`${words} of ${of}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words}
        </button>
      )}
    </>
  );
}

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
