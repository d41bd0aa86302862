/**
 * One attempt to place an order. Its key stays until an answer came, in this tab's storage, so that a second press, a retry
 * after a time-out and a reload in mid-flight all ask about the same order (CONTRACT.md section 5, 'Idempotency-Key').
 */
import { lineKey } from '../../lib/cartLine';
import { uuid } from '../../lib/uuid';
import { keepAttempt, ownerOf, unansweredAttempt } from './tabMemory';
import type { Attempt, Wanted } from './tabMemory';

/** Equal for equal orders of equal things, in whatever order the fields stand. */
function sameOrder(a: Wanted, b: Wanted): boolean {
  const textOf = ({ order, lines }: Wanted) =>
    JSON.stringify([Object.entries(order).sort(([x], [y]) => (x < y ? -1 : 1)), lines.map((line) => [lineKey(line), line.orderQuantity, line.productRate])]);
  return textOf(a) === textOf(b);
}

/** The same order again keeps its key; a changed one is a new order. */
export function beginAttempt(wanted: Wanted): Attempt {
  const before = unansweredAttempt(ownerOf(wanted.order));
  const again = before && sameOrder(before, wanted) ? { key: before.key, isUnnamed: before.isUnnamed === true } : null;
  const attempt = { ...wanted, ...(again ?? { key: uuid() }) };
  keepAttempt(attempt);
  return attempt;
}
