/** What a shopper does to a line of the cart (docs/requirements.md section 4, 'Cart quantity'). */
import { useRef } from 'react';
import type { CartItem } from '../../../contract/cart';
import { useRemoveProductMutation, useUpdateQuantityMutation } from '../../api/cartApi';
import type { LineChoice } from '../../api/cartApi';
import { isApiError, toUserMessage } from '../../api/errors';
import { choiceOf, lineKey } from '../../lib/cartLine';
import { asOwner } from '../../store/asOwner';
import { lineLeaving, quantityChosen, selectCartEdits } from '../../store/cartSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { cartMessages } from './cartMessages';

/**
 * Takes a line out of the cart on the server.
 * @returns a function that throws why the line is still there.
 */
export function useTakeOut(): (line: LineChoice) => Promise<void> {
  const store = useAppStore();
  const [removeProduct] = useRemoveProductMutation();
  return async (line) => {
    // At once: whose cart it is may have to be found out first.
    store.dispatch(lineLeaving(line));
    const { error } = await asOwner(store, (owner) => removeProduct({ ...choiceOf(line), owner }));
    // Taken out in another tab already: what the shopper wanted is so.
    const isDone = error === undefined || (isApiError(error) && error.code === 'NOT_FOUND');
    if (!isDone) throw error;
  };
}

export interface CartChanges {
  changeQuantity: (line: CartItem, quantity: number) => Promise<void>;
  /**
   * @param byKeyboard the way back gets the focus
   * @returns whether the line is gone.
   */
  remove: (line: CartItem, byKeyboard: boolean) => Promise<boolean>;
}

export function useCartChanges(): CartChanges {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [updateQuantity] = useUpdateQuantityMutation();
  const takeOut = useTakeOut();
  const sending = useRef(new Set<string>());

  return {
    /**
     * Presses while a request is under way wait for its answer; then only the last is sent, so that answers cannot
     * overtake each other. It is sent also where the one before failed: each says the whole number, and the last is
     * what is wanted.
     */
    changeQuantity: async (line, quantity) => {
      const key = lineKey(line);
      const choose = (wanted: number) => dispatch(quantityChosen({ line: choiceOf(line), quantity: wanted }));
      const newestWish = () => selectCartEdits(store.getState()).quantities[key];
      choose(quantity);
      if (sending.current.has(key)) return;
      sending.current.add(key);
      let hasFailed = false;
      try {
        for (let wanted: number | undefined = quantity; wanted !== undefined;) {
          let orderQuantity: number = wanted;
          const { error } = await asOwner(store, (owner) => {
            // Asked once more, for another guest: with what was pressed meanwhile, and shown again.
            orderQuantity = newestWish() ?? orderQuantity;
            if (newestWish() === undefined) choose(orderQuantity);
            return updateQuantity({ ...choiceOf(line), owner, orderQuantity });
          });
          hasFailed = error !== undefined;
          wanted = newestWish();
        }
      } finally {
        sending.current.delete(key);
      }
      if (hasFailed) dispatch(toastShown('error', cartMessages.quantityFailed));
    },
    remove: async (line, byKeyboard) => {
      try {
        await takeOut(line);
      } catch (error) {
        dispatch(toastShown('error', toUserMessage(error)));
        return false;
      }
      dispatch(
        toastShown('success', cartMessages.removed, {
          undo: { kind: 'cartRemoval', line },
          about: line.productName,
          takesFocus: byKeyboard,
        }),
      );
      return true;
    },
  };
}
