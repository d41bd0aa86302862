/** Words that may be long: then their beginning, until they are opened. */
import { useShown } from '../../ui/useShown';
import { isLong } from './longReview';

interface Props {
  text: string;
  /** Of the fold, the same words have the same one. */
  name: string;
  /** Whose words they are, for the button's name: `what Asha says`. */
  of: string;
}

export function FoldedText({ text, name, of }: Props) {
  const [isOpen, setIsOpen] = useShown('fold', name, false);
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
