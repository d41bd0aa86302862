import { PRODUCTS_SHOWN } from '../../contract/rules/staffOrderRules';
import type { StaffOrder, StaffOrderRow } from '../../contract/staffOrders';

/** A whole order as the list has it. */
export const rowOf = (order: StaffOrder): StaffOrderRow => ({
  ...order,
  pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  products: order.lines.slice(0, PRODUCTS_SHOWN).map(({ name, picture }) => ({ name, picture })),
  lineCount: order.lines.length,
});
