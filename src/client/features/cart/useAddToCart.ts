/** What Add to cart and Buy Now do (SPEC.md sections 4 and 8, DECISIONS.md T51). */
import { useRef } from 'react';
import type { CartItem } from '../../../contract/cart';
import { comeBackTo } from '../../lib/comeBack';
import { paths } from '../../lib/paths';
import { selectIsSignedIn } from '../../store/authSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import { toastShown } from '../../store/toastsSlice';
import { useNavigate } from '../../ui/useNavigate';
import { useShown } from '../../ui/useShown';
import { cartMessages } from './cartMessages';
import { putInCart } from './putInCart';
import { refusalMessage } from './refusalMessage';

/** The product whose press is under way, and what says so. */
export const useAdding = () => useShown<number | null>('sending', 'add-to-cart', null);

interface AddToCart {
  /** A press is under way. */
  adding: boolean;
  /** Add to cart goes to the cart, Buy Now to the checkout. */
  add: (line: CartItem, then: 'cart' | 'checkout') => Promise<void>;
}

export function useAddToCart(): AddToCart {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [addingId, setAddingId] = useAdding();
  // State comes a moment too late for a double tap.
  const busy = useRef(false);

  const add: AddToCart['add'] = async (line, then) => {
    if (busy.current) return;
    busy.current = true;
    setAddingId(line.productId);
    const isMember = selectIsSignedIn(store.getState());
    const here = selectLocation(store.getState()).pathname;
    try {
      await putInCart(store, line);
      dispatch(toastShown('success', cartMessages.added));
      // Who has gone elsewhere meanwhile stays there.
      const isHere = selectLocation(store.getState()).pathname === here;
      if (isHere) navigate(then === 'cart' ? paths.cart : paths.checkout);
    } catch (error) {
      dispatch(toastShown('error', refusalMessage(error)));
      // The session has ended: log in, and come back (DECISIONS.md T85).
      if (isMember && !selectIsSignedIn(store.getState())) navigate(paths.login, { state: comeBackTo(selectLocation(store.getState())) });
    } finally {
      busy.current = false;
      setAddingId(null);
    }
  };

  return { adding: addingId !== null, add };
}
