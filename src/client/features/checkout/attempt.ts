/**
 * One attempt to place an order. Its key stays until an answer came, in this tab's storage, so that a second press, a
 * retry after a time-out and a reload in mid-flight all ask about the same order (docs/contract.md section 5,
 * 'Idempotency-Key').
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
