import type { NextStep } from '../../../contract/rules/staffOrderRules';
import type { StaffOrderRow } from '../../../contract/staffOrders';

/** What cards and table have alike. */
export interface ListProps {
  rows: readonly StaffOrderRow[];
  /** Numbers of the orders that are ticked. */
  chosen: readonly string[];
  onChoose: (orderNos: string[]) => void;
  onStep: (order: StaffOrderRow, step: NextStep) => void;
  onPack: (order: StaffOrderRow) => void;
  /** Of the list's address, which an order's address keeps. */
  search: string;
}
