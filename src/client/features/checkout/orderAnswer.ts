/**
 * One attempt to place an order, and what the answer to it says was placed and was short (usePlaceOrder); what a
 * failure means is in orderFailure.ts. Its key stays until an answer came, in this tab's storage, so that a second
 * press, a retry after a time-out and a reload in mid-flight all ask about the same order (docs/contract.md section 5,
 * 'Idempotency-Key').
 */
import type { CartItem } from '../../../contract/cart';
import type { ReceiptLine, ShortItem } from '../../../contract/order';
import { toPaise } from '../../../contract/rules/money';
import { subtotalPaise } from '../../../contract/rules/pricing';
import type { LineChoice } from '../../api/cartApi';
import type { Order, OrderAnswer } from '../../api/orderApi';
import { lineKey } from '../../lib/cartLine';
import type { LatestOrder, OrderedLine, ShortLine } from '../../lib/latestOrder';
import { toOrderedLine } from './afterCheckout';
import type { Attempt, Wanted } from './tabMemory';
import { keepAttempt, ownerOf, unansweredAttempt } from './tabMemory';

/** An unguessable id. `randomUUID` exists on https only; a shop in a local network is served over plain http. */
function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Equal for equal orders of equal things, in whatever order the fields stand. */
function sameOrder(a: Wanted, b: Wanted): boolean {
  const textOf = ({ order, lines }: Wanted) =>
    JSON.stringify([
      Object.entries(order).sort(([x], [y]) => (x < y ? -1 : 1)),
      lines.map((line) => [lineKey(line), line.orderQuantity, line.productRate]),
    ]);
  return textOf(a) === textOf(b);
}

/** Attempts that one key may stand for besides the newest. */
const MOST_EARLIER = 5;

/**
 * The same order again keeps its key, and so does one that was changed while nobody had said what became of the first:
 * a shop that has taken the first refuses the other (IDEMPOTENCY_KEY_REUSED), or, where the two calls say the same and
 * only the cart or the saved address differs, answers with the first; where it has taken none it places the other.
 * @param again of an order that was refused and is sent again as it was
 */
export function beginAttempt({ order, lines, details, seen, deliverTo }: Wanted, again = uuid()): Attempt {
  const wanted = { order, lines, details, seen, ...(deliverTo && { deliverTo }) };
  const before = unansweredAttempt(ownerOf(order));
  const attempt = before ? following(before, wanted) : { ...wanted, key: again };
  keepAttempt(attempt);
  return attempt;
}

function following({ key, isUnnamed = false, earlier = [], ...before }: Attempt, wanted: Wanted): Attempt {
  if (sameOrder(before, wanted)) return { ...wanted, key, isUnnamed, earlier };
  const others = [before, ...earlier].filter((one) => !sameOrder(one, wanted));
  // Of many the first is the likeliest to have reached the shop.
  const kept = others.length > MOST_EARLIER ? [...others.slice(0, MOST_EARLIER - 1), ...others.slice(-1)] : others;
  return { ...wanted, key, earlier: kept };
}

/** Of an order that was taken and not named. */
export const unnamed = ({ finalOrderAmount }: Order): OrderAnswer => ({
  orderNo: '',
  finalOrderAmount,
  partial: false,
});

/** Line by line, and how much of it. */
const piecesOf = (lines: readonly (LineChoice & { orderQuantity: number })[]): string =>
  lines
    .map((line) => `${lineKey(line)} ${line.orderQuantity}`)
    .sort()
    .join();

/**
 * The receipt is of other lines, or goes elsewhere, than was sent now: the shop had an earlier try of the same words.
 */
export function isOfOther({ lines, failed = [], address }: OrderAnswer, attempt: Attempt): boolean {
  if (address !== undefined && attempt.deliverTo?.some((part) => !address.includes(part))) return true;
  if (lines === undefined || failed.some(({ productColor }) => productColor === undefined)) return false;
  const short = (failed as LineChoice[]).map(lineKey);
  const wanted = attempt.lines.filter((line) => !short.includes(lineKey(line)));
  return piecesOf(lines) !== piecesOf(wanted) || wanted.length + short.length !== attempt.lines.length;
}

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

const toPlacedLine = ({ orderQuantity, lineAmount, ...line }: ReceiptLine): OrderedLine =>
  toOrderedLine({ ...line, orderQuantity, productRate: lineAmount / orderQuantity });

/** The answer tells what was there before this order took its own of the same product. */
function leftAfter(item: ShortItem, { lines = [] }: OrderAnswer): ShortItem {
  const taken = lines.filter(({ productId }) => productId === item.productId);
  const pieces = taken.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0);
  return { ...item, stockQuantity: Math.max(0, item.stockQuantity - pieces) };
}

/** What an answer to an order says was placed, and what was short (docs/contract.md section 5). */
export function toLatestOrder(answer: OrderAnswer, { lines, order }: Wanted): LatestOrder {
  const short = (answer.failed ?? []).map((item) => leftAfter(item, answer));
  // What the server says it has ordered; where it does not say, what was asked for and was not short.
  const placed =
    answer.lines?.map(toPlacedLine) ??
    lines.filter((line) => !short.some((item) => isOf(line, item))).map(toOrderedLine);
  const amountPaise = toPaise(answer.finalOrderAmount ?? order.finalOrderAmount);
  // Where part of a product was short, a backend that tells no lines does not tell its sizes apart.
  const discountPaise = answer.lines || short.length === 0 ? subtotalPaise(placed) - amountPaise : undefined;
  return {
    ownerId: ownerOf(order),
    orderNo: answer.orderNo,
    ...(answer.hasPage && { hasPage: true }),
    amountPaise,
    placed,
    failed: shortLines(lines, short),
    ...(discountPaise !== undefined && { discountPaise }),
    ...(answer.address && { deliveryAddress: answer.address }),
    // The coupon was for something that was short.
    ...(answer.partial && discountPaise === 0 && { uncountedCode: order.couponCode }),
  };
}
