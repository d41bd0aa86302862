import type { StaffOrder } from '../../../../contract/staffOrders';
import type { ShopAddress } from '../../../api/shopApi';

/** What each printed sheet is made of. */
export interface SheetProps {
  order: StaffOrder;
  /** As the shop says it now (`shop home set`). */
  shop: ShopAddress;
}
