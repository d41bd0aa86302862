/** Takes a line out of the cart on the server. */
import { useRemoveProductMutation } from '../../api/cartApi';
import type { LineChoice } from '../../api/cartApi';
import { isApiError } from '../../api/errors';
import { choiceOf } from '../../lib/cartLine';
import { ownerOfCart } from '../../store/authSlice';
import { useAppStore } from '../../store/hooks';

/** @returns a function that throws why the line is still there. */
export function useTakeOut(): (line: LineChoice) => Promise<void> {
  const store = useAppStore();
  const [removeProduct] = useRemoveProductMutation();
  return async (line) => {
    try {
      await removeProduct({ ...choiceOf(line), owner: ownerOfCart(store.getState().auth) }).unwrap();
    } catch (error) {
      // Taken out in another tab already: what the shopper wanted is so.
      if (!isApiError(error) || error.code !== 'NOT_FOUND') throw error;
    }
  };
}
