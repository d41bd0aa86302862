/**
 * What staff can do with an order as it stands (docs/contract.md section 11). The one place that decides: the desk
 * draws what it says, and the services refuse the rest. Pure.
 */
import { orderActions, type OrderAction } from '../../../contract/rules/staffOrderRules';
import type { OrderRecord } from '../../db/schema';

type Standing = Pick<OrderRecord, 'status' | 'payment' | 'payment_paise' | 'refunded_paise' | 'packed_at'>;

/** What came in and has not gone back, whole paise. */
export const keptPaise = ({ payment_paise, refunded_paise }: Pick<OrderRecord, 'payment_paise' | 'refunded_paise'>) =>
  (payment_paise ?? 0) - (refunded_paise ?? 0);

/** Nothing came in, as far as staff have said. */
export const isUnpaid = ({ payment }: Pick<OrderRecord, 'payment'>): boolean =>
  payment !== 'received' && payment !== 'refunded';

/** The money is here, or some of it still is. */
export const isPaid = (order: Pick<OrderRecord, 'payment' | 'payment_paise' | 'refunded_paise'>): boolean =>
  order.payment === 'received' || (order.payment === 'refunded' && keptPaise(order) > 0);

const rules: Readonly<Record<OrderAction, (order: Standing) => boolean>> = {
  shipping: (order) => order.status !== 'CANCELED' && isUnpaid(order),
  // Of a cancelled one too: what came in after all can be sent back only once it is noted.
  payment: isUnpaid,
  ship: ({ status }) => status === 'ORDERED',
  deliver: ({ status }) => status === 'SHIPPED',
  refund: isPaid,
  // A parcel can come back.
  cancel: ({ status }) => status === 'ORDERED' || status === 'SHIPPED',
  parcel: ({ status }) => status === 'SHIPPED',
  pack: ({ status, packed_at }) => status === 'ORDERED' && packed_at === null,
  unpack: ({ status, packed_at }) => status === 'ORDERED' && packed_at !== null,
  undoPayment: ({ payment }) => payment === 'received',
  notPaid: ({ payment }) => payment === 'claimed',
};

/** In the order of `orderActions`. */
export const possibleActions = (order: Standing): OrderAction[] =>
  orderActions.filter((action) => rules[action](order));
