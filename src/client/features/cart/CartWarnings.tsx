/** What a shopper should know about the lines before going on. */
import { toUserMessage } from '../../api/errors';
import { isShort } from '../../lib/cartLine';
import { goneText, lineChange, sentencesOf } from '../../lib/lineChange';
import { selectCartNews } from '../../store/cartSlice';
import { useAppSelector } from '../../store/hooks';
import { LastKnown } from '../../ui/LastKnown';
import { cartMessages } from './cartMessages';
import { JoinedLines } from './KeptLines';
import type { CartView } from './useCart';
import './cart.css';

const nothing: CartView['lines'] = [];

/** Where a shopper is taken who wants to go on with too little in stock. */
export const SHORT_WARNING_ID = 'cart-short';

interface Props {
  cart: CartView;
  /** The page has a summary of the lines, which says itself what is gone. */
  isInSummary?: boolean;
}

export function CartWarnings({ cart, isInSummary = false }: Props) {
  const short = cart.lines.filter((line) => isShort({ ...line, orderQuantity: cart.quantityOf(line) }, cart.lines));
  return (
    <>
      <ChangesHeard lines={cart.lines} />
      {!isInSummary && <GoneLines lines={cart.lines} />}
      <JoinedLines />
      {cart.status === 'lastKnown' && (
        <LastKnown
          message={toUserMessage(cart.error)}
          text="This is your cart as we last saw it; prices and stock may have changed."
          retrying={cart.retrying}
          onRetry={cart.refetch}
        />
      )}
      {short.length > 0 && (
        <div className="notice notice-warning" id={SHORT_WARNING_ID} tabIndex={-1} role="status">
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
  const news = useAppSelector(selectCartNews);
  const sentences = lines.flatMap((line) =>
    sentencesOf(lineChange(news, line)).map((sentence) => `${line.productName}: ${sentence}.`),
  );
  return (
    <p className="visually-hidden" role="status">
      {[...sentences, goneText(news, lines)].join(' ').trim()}
    </p>
  );
}

function GoneLines({ lines }: Pick<CartView, 'lines'>) {
  const gone = goneText(useAppSelector(selectCartNews), lines);
  return gone === '' ? null : <p className="notice">{gone}</p>;
}

/** Of a cart that was emptied elsewhere while it stood here. */
export const EmptiedElsewhere = () => (
  <div role="alert">
    <GoneLines lines={nothing} />
  </div>
);
