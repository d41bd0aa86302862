import type { OrderChange } from '../../contract/staffOrderChanges';
import type { StaffOrderLine } from '../../contract/staffOrders';

/** A line of the form, in the order of the order's own. */
export interface TypedLine {
  colour: string;
  size: string;
  quantity: string;
}

/** What of the lines is other than it was, as the call takes it. */
export function changedLines(
  lines: readonly StaffOrderLine[],
  typed: readonly TypedLine[],
): NonNullable<OrderChange['lines']> {
  return lines.flatMap(({ serialNo, ...was }, at) => {
    const is = typed[at];
    if (!is) return [];
    const change = {
      ...(is.colour !== was.colour && { colour: is.colour }),
      ...(is.size !== was.size && { size: is.size }),
      ...(Number(is.quantity) !== was.quantity && { quantity: Number(is.quantity) }),
    };
    return Object.keys(change).length > 0 ? [{ serialNo, ...change }] : [];
  });
}
