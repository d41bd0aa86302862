/** What the order history says (docs/requirements.md section 8, Orders; decisions 75, 77). Without Yup. */
import { returnFaults } from '../../../contract/rules/messages';
import { isApiError, toUserMessage } from '../../api/errors';

/** What is said about a return. */
export const returnMessages = { ...returnFaults, pieces: 'Please choose what you want to return.' } as const;

export const orderMessages = {
  cancelled: 'Order Cancelled',
  returned: 'Return Initiated',
  movedOn: 'This order has moved on meanwhile. You see now how it stands.',
} as const;

/**
 * Why a change was refused. The server has a sentence of its own for an order that stands otherwise than the page said.
 */
export function refusalText(error: unknown): string {
  if (!isApiError(error) || error.status !== 409) return toUserMessage(error);
  return error.message || orderMessages.movedOn;
}
