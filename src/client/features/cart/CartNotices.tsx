/** What a shopper should know about the lines before going on. */
import { toUserMessage } from '../../api/errors';
import { isShort } from '../../lib/cartLine';
import { goneTexts, lineChange, sentencesOf } from '../../lib/lineChange';
import { selectCartNews } from '../../store/cartNewsSlice';
import { useAppSelector } from '../../store/hooks';
import { RetryButton } from '../../ui/RetryButton';
import { cartMessages } from './cartMessages';
import { JoinedLines } from './JoinedLines';
import type { CartView } from './useCart';
import './cart.css';

/** Where a shopper is taken who wants to go on with too little in stock. */
export const SHORT_NOTICE_ID = 'cart-short';

interface Props {
  cart: CartView;
  /** Each line on the page shows its own changes. */
  isTold?: boolean;
}

export function CartNotices({ cart, isTold = false }: Props) {
  const short = cart.lines.filter((line) => isShort({ ...line, orderQuantity: cart.quantityOf(line) }, cart.lines));
  return (
    <>
      {isTold ? <ChangesHeard lines={cart.lines} /> : <ChangesShown lines={cart.lines} />}
      <GoneLines lines={cart.lines} />
      <JoinedLines />
      {cart.status === 'lastKnown' && (
        <div className="cart-notice" role="alert">
          <p>
            {toUserMessage(cart.error)} This is your cart as we last saw it; prices and stock may have changed.
          </p>
          <RetryButton retrying={cart.retrying} onRetry={cart.refetch} />
        </div>
      )}
      {short.length > 0 && (
        <div className="cart-notice cart-notice-short" id={SHORT_NOTICE_ID} tabIndex={-1} role="status">
          <p>
            <strong>{cartMessages.short}</strong>
          </p>
          <p>Please take fewer or delete: {short.map(({ productName }) => productName).join(', ')}.</p>
        </div>
      )}
    </>
  );
}

/** Each line shows its own changes; who listens hears them as they come. */
function ChangesHeard({ lines }: Pick<CartView, 'lines'>) {
  return (
    <p className="visually-hidden" role="status">
      {useSentences(lines).join(' ')}
    </p>
  );
}

/** Where no line says so itself. */
function ChangesShown({ lines }: Pick<CartView, 'lines'>) {
  const sentences = useSentences(lines);
  return (
    <div role="status">
      {sentences.length > 0 && (
        <div className="cart-notice">
          <ul role="list" className="cart-changes" aria-label="Changed since you last looked">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function useSentences(lines: CartView['lines']): string[] {
  const news = useAppSelector(selectCartNews);
  return lines.flatMap((line) => sentencesOf(lineChange(news, line)).map((sentence) => `${line.productName}: ${sentence}.`));
}

function GoneLines({ lines }: Pick<CartView, 'lines'>) {
  const gone = goneTexts(useAppSelector(selectCartNews), lines);
  return (
    <div role="status">
      {gone.length > 0 && <p className="cart-notice">No longer in your cart: {gone.join(', ')}.</p>}
    </div>
  );
}
