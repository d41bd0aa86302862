/** What a shopper does to a line of the cart (SPEC.md section 4, 'Cart quantity'). */
import { useRef } from 'react';
import type { CartItem } from '../../../contract/cart';
import { useRemoveProductMutation, useUpdateQuantityMutation } from '../../api/cartApi';
import type { LineChoice } from '../../api/cartApi';
import { isApiError, toUserMessage } from '../../api/errors';
import { lineKey } from '../../lib/cartLine';
import { toOwner } from '../../store/authSlice';
import { quantityChosen, selectCartEdits } from '../../store/cartEditsSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';

const choiceOf = ({ productId, productColor, productSize }: CartItem): LineChoice => ({ productId, productColor, productSize });

export interface CartChanges {
  changeQuantity: (line: CartItem, quantity: number) => Promise<void>;
  /** @returns whether the line is gone. */
  remove: (line: CartItem) => Promise<boolean>;
}

export function useCartChanges(): CartChanges {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [updateQuantity] = useUpdateQuantityMutation();
  const [removeProduct] = useRemoveProductMutation();
  const sending = useRef(new Set<string>());

  const owner = () => {
    const now = toOwner(store.getState().auth);
    if (!now) throw new Error('A cart with lines has an owner');
    return now;
  };

  return {
    /** Presses while a request is under way wait for its answer; then only the last is sent, so that answers cannot overtake each other. */
    changeQuantity: async (line, quantity) => {
      const key = lineKey(line);
      dispatch(quantityChosen({ line: choiceOf(line), quantity }));
      if (sending.current.has(key)) return;
      sending.current.add(key);
      try {
        let wanted: number | undefined = quantity;
        while (wanted !== undefined) {
          await updateQuantity({ ...choiceOf(line), owner: owner(), orderQuantity: wanted }).unwrap();
          wanted = selectCartEdits(store.getState()).quantities[key];
        }
      } catch {
        dispatch(toastShown('error', 'Error updating quantity!'));
      } finally {
        sending.current.delete(key);
      }
    },
    remove: async (line) => {
      try {
        await removeProduct({ ...choiceOf(line), owner: owner() }).unwrap();
      } catch (error) {
        // Taken out in another tab already: what the shopper wanted is so.
        if (!isApiError(error) || error.code !== 'NOT_FOUND') {
          dispatch(toastShown('error', toUserMessage(error)));
          return false;
        }
      }
      dispatch(toastShown('success', 'Product removed from cart'));
      return true;
    },
  };
}
