/** Takes a line out of the cart on the server. */
import { useRemoveProductMutation } from '../../api/cartApi';
import type { LineChoice } from '../../api/cartApi';
import { isApiError } from '../../api/errors';
import { choiceOf } from '../../lib/cartLine';
import { asOwner } from '../../store/asOwner';
import { lineLeaving } from '../../store/cartEditsSlice';
import { useAppStore } from '../../store/hooks';

/** @returns a function that throws why the line is still there. */
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
