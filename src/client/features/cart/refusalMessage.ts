/** Why something did not go into the cart: the requirements' sentence first, then how many pieces there still are. */
import { isApiError, toUserMessage } from '../../api/errors';
import { cartMessages } from './cartMessages';

/** Pieces that there still are of what was refused; 0 when that was not the reason, or there are none. */
export const piecesLeft = (error: unknown): number => (isApiError(error) && error.code === 'OUT_OF_STOCK' ? (error.stockQuantity ?? 0) : 0);

export function refusalMessage(error: unknown): string {
  const message = toUserMessage(error);
  const pieces = piecesLeft(error);
  return pieces > 0 ? `${message} ${cartMessages.left(pieces)}` : message;
}
