/** What Add to cart and Buy Now do (docs/requirements.md sections 4 and 8, decision 51). */
import { useRef } from 'react';
import type { CartItem } from '../../../contract/cart';
import { lineKey } from '../../lib/cartLine';
import { returnPathTo } from '../../lib/returnPath';
import { paths } from '../../lib/paths';
import { selectIsSignedIn } from '../../store/authSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import { toastShown } from '../../store/toastsSlice';
import { useNavigate } from '../../ui/useNavigate';
import { useUiState } from '../../ui/useUiState';
import { cartMessages } from './cartMessages';
import { putInCart, refusalMessage } from './putInCart';

/** The product whose press is under way, and what says so. */
export const useAdding = () => useUiState<number | null>('sending', 'add-to-cart', null);

interface UnderWay {
  /** Which line, and where it leads. */
  what: string;
  done: Promise<void>;
}

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
  const underWay = useRef<UnderWay | null>(null);

  const addOne: AddToCart['add'] = async (line, then) => {
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
      // The session has ended: log in, and come back (decision 85).
      if (isMember && !selectIsSignedIn(store.getState()))
        navigate(paths.login, { state: returnPathTo(selectLocation(store.getState())) });
    } finally {
      setAddingId(null);
    }
  };

  /** A double tap is one press; another choice, or another product, follows when the one before has its answer. */
  const add: AddToCart['add'] = (line, then) => {
    const what = `${lineKey(line)} ${then}`;
    const before = underWay.current;
    if (before?.what === what) return before.done;
    const done = (before?.done ?? Promise.resolve()).then(() => addOne(line, then));
    const own = { what, done };
    underWay.current = own;
    return done.finally(() => {
      if (underWay.current === own) underWay.current = null;
    });
  };

  return { adding: addingId !== null, add };
}
