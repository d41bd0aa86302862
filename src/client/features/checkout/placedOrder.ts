/** What an answer to an order says was placed, and what was short (docs/contract.md section 5). */
import type { CartItem } from '../../../contract/cart';
import type { ShortItem } from '../../../contract/order';
import type { OrderAnswer } from '../../api/orderApi';
import { valueOf } from '../../lib/latestOrder';
import type { LatestOrder, ShortLine } from '../../lib/latestOrder';
import { toPaise } from '../../../contract/rules/money';
import { toOrderedLine, toPlacedLine } from './orderedLine';
import { ownerOf } from './tabMemory';
import type { Wanted } from './tabMemory';

/** Which lines of a cart an order's answer calls short. */
type Line = Pick<CartItem, 'productId' | 'productColor' | 'productSize'>;

/** A backend that names no colour and size means every line of the product. */
export const isOf = (
  line: Line,
  { productId, productColor = line.productColor, productSize = line.productSize }: ShortItem,
): boolean => line.productId === productId && line.productColor === productColor && line.productSize === productSize;

export const shortLines = (lines: readonly CartItem[], short: readonly ShortItem[]): ShortLine[] =>
  lines.flatMap((line) => {
    const item = short.find((one) => isOf(line, one));
    return item ? { ...toOrderedLine(line), stockQuantity: item.stockQuantity } : [];
  });

/** The answer tells what was there before this order took its own of the same product. */
function leftAfter(item: ShortItem, { lines = [] }: OrderAnswer): ShortItem {
  const taken = lines.filter(({ productId }) => productId === item.productId);
  const pieces = taken.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0);
  return { ...item, stockQuantity: Math.max(0, item.stockQuantity - pieces) };
}

export function toLatestOrder(answer: OrderAnswer, { lines, order }: Wanted): LatestOrder {
  const short = (answer.failed ?? []).map((item) => leftAfter(item, answer));
  // What the server says it has ordered; where it does not say, what was asked for and was not short.
  const placed =
    answer.lines?.map(toPlacedLine) ??
    lines.filter((line) => !short.some((item) => isOf(line, item))).map(toOrderedLine);
  const amountPaise = toPaise(answer.finalOrderAmount ?? order.finalOrderAmount);
  // Where part of a product was short, a backend that tells no lines does not tell its sizes apart.
  const discountPaise = answer.lines || short.length === 0 ? valueOf(placed) - amountPaise : undefined;
  return {
    ownerId: ownerOf(order),
    orderNo: answer.orderNo,
    amountPaise,
    placed,
    failed: shortLines(lines, short),
    ...(discountPaise !== undefined && { discountPaise }),
    ...(answer.address && { deliveryAddress: answer.address }),
    // The coupon was for something that was short.
    ...(answer.partial && discountPaise === 0 && { uncountedCode: order.couponCode }),
  };
}
