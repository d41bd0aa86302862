/** Takes a deletion back: the line with its quantity, colour and size, or as much of it as there still is. */
import type { CartItem } from '../../../contract/cart';
import { isApiError } from '../../api/errors';
import { mostOf } from '../../lib/cartLine';
import { selectCartLines } from '../../store/cartSlice';
import type { AppStore } from '../../store/makeStore';
import { toastShown } from '../../store/toastsSlice';
import { cartMessages } from './cartMessages';
import { piecesLeft, putInCart, refusalMessage } from './putInCart';

/** The product's other lines take of what is left, too. */
const stillToHave = (store: AppStore, line: CartItem, error: unknown): number =>
  Math.min(
    line.orderQuantity,
    mostOf({ ...line, stockQuantity: piecesLeft(error) }, selectCartLines(store.getState())),
  );

async function bring(store: AppStore, line: CartItem): Promise<void> {
  try {
    await putInCart(store, line);
    store.dispatch(toastShown('success', cartMessages.added));
  } catch (error) {
    const orderQuantity = stillToHave(store, line, error);
    if (orderQuantity === 0) throw error;
    await putInCart(store, { ...line, orderQuantity });
    store.dispatch(toastShown('warning', cartMessages.broughtBack(orderQuantity)));
  }
}

export async function bringBack(store: AppStore, line: CartItem): Promise<void> {
  try {
    await bring(store, line);
  } catch (error) {
    // The way back stays open: more may come in, and the network come back. But not to a cart whose member has left.
    const isOver = isApiError(error) && error.status === 401;
    const offer = isOver
      ? undefined
      : ({ undo: { kind: 'cartRemoval', line }, about: line.productName, takesFocus: false } as const);
    store.dispatch(toastShown('error', refusalMessage(error), offer));
  }
}
