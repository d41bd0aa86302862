/**
 * Puts a product into the cart: the badge moves with the press, the server's word follows, and a refusal puts everything back
 * (SPEC.md sections 4 and 8, DECISIONS.md T51, T68). A visitor becomes a guest on the first thing that goes into a cart.
 */
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartItem } from '../../../contract/cart';
import { useAddProductMutation } from '../../api/cartApi';
import type { Owner } from '../../api/cartApi';
import { isApiError, toUserMessage } from '../../api/errors';
import { useCreateGuestMutation } from '../../api/guestApi';
import { comeBackTo } from '../../lib/comeBack';
import { paths } from '../../lib/paths';
import { selectIsSignedIn, toOwner } from '../../store/authSlice';
import { lineAdded, lineRefused, sameLine, selectCart } from '../../store/cartSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { selectLocation } from '../../store/locationSlice';
import { toastShown } from '../../store/toastsSlice';

export const addMessages = {
  added: 'Product added to cart',
  left: (pieces: number) => `Only ${pieces} left.`,
} as const;

/** The session of a guest has ended, or its id belongs to another browser. */
const isGuestGone = (error: unknown, owner: Owner) => owner.kind === 'guest' && isApiError(error) && [401, 403].includes(error.status);

/** SPEC.md's sentence first, then how many pieces there still are. */
export function refusalMessage(error: unknown): string {
  const message = toUserMessage(error);
  const pieces = isApiError(error) && error.code === 'OUT_OF_STOCK' ? (error.stockQuantity ?? 0) : 0;
  return pieces > 0 ? `${message} ${addMessages.left(pieces)}` : message;
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
  const [createGuest] = useCreateGuestMutation();
  const [addProduct] = useAddProductMutation();
  const [adding, setAdding] = useState(false);
  // State comes a moment too late for a double tap.
  const busy = useRef(false);

  const newGuest = async (): Promise<Owner> => ({ id: await createGuest().unwrap(), kind: 'guest' });

  const ownerNow = async (): Promise<Owner> => {
    // An answer about the session that came after a new guest would undo it.
    await identityKnown(store);
    return toOwner(store.getState().auth) ?? newGuest();
  };

  const send = async (line: CartItem) => {
    const { productId, productName, productColor, productSize, orderQuantity } = line;
    const body = { productId, productName, productColor, productSize, orderQuantity };
    const owner = await ownerNow();
    try {
      await addProduct({ owner, ...body }).unwrap();
    } catch (error) {
      if (!isGuestGone(error, owner)) throw error;
      await addProduct({ owner: await newGuest(), ...body }).unwrap();
    }
  };

  const add: AddToCart['add'] = async (line, then) => {
    if (busy.current) return;
    busy.current = true;
    setAdding(true);
    const before = selectCart(store.getState());
    // The server sets what is sent. A line that holds more already keeps it: the press asked for it to be in the cart.
    const known = before.lines.find((other) => sameLine(other, line))?.orderQuantity ?? 0;
    const wanted = { ...line, orderQuantity: Math.max(line.orderQuantity, known) };
    const isMember = selectIsSignedIn(store.getState());
    dispatch(lineAdded(wanted));
    try {
      await send(wanted);
      dispatch(toastShown('success', addMessages.added));
      void navigate(then === 'cart' ? paths.cart : paths.checkout);
    } catch (error) {
      dispatch(toastShown('error', refusalMessage(error)));
      // A member whose session has ended has no cart to put back: log in, and come back (DECISIONS.md T85).
      if (isMember && !selectIsSignedIn(store.getState())) void navigate(paths.login, { state: comeBackTo(selectLocation(store.getState())) });
      else dispatch(lineRefused(before));
    } finally {
      busy.current = false;
      setAdding(false);
    }
  };

  return { adding, add };
}
