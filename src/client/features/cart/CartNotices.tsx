/** What a shopper should know about the lines before going on. */
import { isShort } from '../../lib/cartLine';
import { toUserMessage } from '../../api/errors';
import type { CartView } from './useCart';

/** Where a shopper is taken who wants to go on with too little in stock. */
export const SHORT_NOTICE_ID = 'cart-short';

export function CartNotices({ cart }: { cart: CartView }) {
  const short = cart.lines.filter((line) => isShort({ ...line, orderQuantity: cart.quantityOf(line) }, cart.lines));
  return (
    <>
      {cart.status === 'lastKnown' && (
        <div className="cart-notice" role="alert">
          <p>
            {toUserMessage(cart.error)} This is your cart as we last saw it; prices and stock may have changed.
          </p>
          <button type="button" className="button" onClick={cart.refetch}>
            Try again
          </button>
        </div>
      )}
      {short.length > 0 && (
        <div className="cart-notice cart-notice-short" id={SHORT_NOTICE_ID} tabIndex={-1} role="status">
          <p>
            <strong>Currently, Few products are Out of Stock!</strong>
          </p>
          <p>Please take fewer or delete: {short.map(({ productName }) => productName).join(', ')}.</p>
        </div>
      )}
    </>
  );
}
