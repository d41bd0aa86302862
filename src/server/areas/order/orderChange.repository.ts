/** Changes what an order holds, before it ships. */
import type { Transaction } from 'kysely';
import type { CustomerOrderTable } from '../../db/orderSchema';
import type { OrderLineRecord, OrderRecord, Schema } from '../../db/schema';

type Sums = Pick<CustomerOrderTable, 'subtotal_paise' | 'discount_paise' | 'final_paise' | 'coupon_code' | 'address'>;

/** Undefined where it is not ORDERED any more. */
export const changeOrder = (trx: Transaction<Schema>, orderId: number, sums: Sums): Promise<OrderRecord | undefined> =>
  trx
    .updateTable('customer_order')
    .set((column) => ({ ...sums, version: column('version', '+', 1) }))
    .where('id', '=', orderId)
    .where('status', '=', 'ORDERED')
    .returningAll()
    .executeTakeFirst();

export const changeLine = (
  trx: Transaction<Schema>,
  { serial_no, colour, size, quantity, net_paise }: OrderLineRecord,
): Promise<unknown> =>
  trx.updateTable('order_line').set({ colour, size, quantity, net_paise }).where('serial_no', '=', serial_no).execute();

export const removeLine = (trx: Transaction<Schema>, serialNo: number): Promise<unknown> =>
  trx.deleteFrom('order_line').where('serial_no', '=', serialNo).execute();
