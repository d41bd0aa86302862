import type { StaffOrder, StaffOrderRow } from '../../../../contract/staffOrders';
import type { OrderChanging } from './useOrderChange';

/** An order of a list, or the whole one: what is to be corrected of a parcel is known of the latter. */
export type StepOrder = StaffOrderRow & Partial<Pick<StaffOrder, 'courier' | 'trackingNumber' | 'trackingUrl'>>;

/** What the form of every step gets. */
export interface StepFormProps {
  order: StepOrder;
  change: OrderChanging;
  onDone: (text: string) => void;
}
