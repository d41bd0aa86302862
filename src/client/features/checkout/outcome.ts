/** What an answer to an order means for the shopper (SPEC.md section 4, 'Checkout outcome'; CONTRACT.md section 5). */
import type { CartItem } from '../../../contract/cart';
import type { ShortItem } from '../../../contract/order';
import { isApiError, toUserMessage } from '../../api/errors';
import type { OrderAnswer } from '../../api/orderApi';
import type { LatestOrder, ShortLine } from '../../lib/latestOrder';
import { toPaise } from '../../lib/money';
import { isOf } from '../../lib/shortLine';
import { checkoutMessages } from './checkoutMessages';
import type { OrderDetails } from './detailsSchema';
import { toOrderedLine, toPlacedLine } from './orderedLine';
import { ownerOf } from './tabMemory';
import type { Wanted } from './tabMemory';

export type Refusal =
  /** No answer: the same key asks again, from where the shopper is. */
  | { kind: 'unreachable'; message: string }
  | { kind: 'outOfStock'; items: ShortLine[] }
  | { kind: 'priceChanged'; oldPaise: number; newPaise: number | null }
  /** The coupon ended, or the cart was emptied, between looking and ordering. */
  | { kind: 'lookAgain'; message: string }
  | { kind: 'noGuest' }
  /** A member has to log in again. What became of an earlier try under this key is as open as before. */
  | { kind: 'sessionOver' }
  | { kind: 'fields'; fields: Partial<OrderDetails> }
  /** `unanswered`: what became of the order is not known. */
  | { kind: 'failed'; message: string; unanswered: boolean };

/** What the asking screen deals with itself; the others lead to another page. */
export type LeftToScreen = Exclude<Refusal, { kind: 'outOfStock' | 'failed' | 'sessionOver' }>;

const shortLines = (lines: readonly CartItem[], short: readonly ShortItem[]): ShortLine[] =>
  lines.flatMap((line) => {
    const item = short.find((one) => isOf(line, one));
    return item ? { ...toOrderedLine(line), stockQuantity: item.stockQuantity } : [];
  });

export function toLatestOrder(answer: OrderAnswer, { lines, order }: Wanted): LatestOrder {
  const short = answer.failed ?? [];
  return {
    ownerId: ownerOf(order),
    orderNo: answer.orderNo,
    amountPaise: toPaise(answer.finalOrderAmount ?? order.finalOrderAmount),
    // What the server says it has ordered; where it does not say, what was asked for and was not short.
    placed: answer.lines?.map(toPlacedLine) ?? lines.filter((line) => !short.some((item) => isOf(line, item))).map(toOrderedLine),
    failed: shortLines(lines, short),
  };
}

/** The server names what it dislikes by its own parameters; the address is made of five fields of ours. */
function toFields(fields: Record<string, string>): Partial<OrderDetails> {
  const { name, mobile, address } = fields;
  return {
    ...(name !== undefined && { name }),
    ...(mobile !== undefined && { mobile }),
    ...(address !== undefined && { houseName: address }),
  };
}

/** The server's sentence is cut where it comes in (api/serverText). */
const textOf = ({ message }: { message: string }): string => message || checkoutMessages.failed;

export function toRefusal(error: unknown, { lines, order }: Wanted): Refusal {
  if (!isApiError(error)) return { kind: 'failed', message: checkoutMessages.failed, unanswered: true };
  switch (error.code) {
    case 'NETWORK':
    case 'TIMEOUT':
      return { kind: 'unreachable', message: toUserMessage(error) };
    case 'OUT_OF_STOCK':
      return { kind: 'outOfStock', items: shortLines(lines, error.items ?? []) };
    case 'PRICE_CHANGED': {
      const newPaise = error.finalOrderAmount === undefined ? null : toPaise(error.finalOrderAmount);
      return { kind: 'priceChanged', oldPaise: toPaise(order.finalOrderAmount), newPaise };
    }
    case 'COUPON_NOT_USABLE':
      return { kind: 'lookAgain', message: textOf(error) };
    case 'EMPTY_CART':
      return { kind: 'lookAgain', message: checkoutMessages.emptyCart };
    case 'UNAUTHENTICATED':
      return { kind: order.kind === 'guest' ? 'noGuest' : 'sessionOver' };
    case 'FORBIDDEN':
      return order.kind === 'guest' ? { kind: 'noGuest' } : { kind: 'lookAgain', message: 'This address can no longer be used.' };
    case 'INVALID': {
      const fields = toFields(error.fields ?? {});
      const named = Object.keys(fields).length > 0;
      return named ? { kind: 'fields', fields } : { kind: 'failed', message: textOf(error), unanswered: false };
    }
    default: {
      // A fault, or an order that is being placed at this very moment: it may stand already, so its key must ask again.
      const unanswered = error.status >= 500 || ['CONFLICT', 'GARBLED', 'TOO_MANY_REQUESTS'].includes(error.code);
      return { kind: 'failed', message: textOf(error), unanswered };
    }
  }
}
