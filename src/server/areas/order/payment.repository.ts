/** How far an order's payment is. Each change counts the order's version up. */
import type { Kysely, Transaction } from 'kysely';
import type { PaymentColumn } from '../../db/orderSchema';
import type { OrderRecord, Schema } from '../../db/schema';

interface PaymentChange {
  payment: PaymentColumn;
  payment_reference?: string | null;
  payment_paise?: number | null;
  paid_at?: number | null;
  refunded_paise?: number;
  refunded_at?: number;
}

/** The order as it is now; undefined where its payment stood elsewhere: somebody else was quicker. */
export const movePayment = (
  trx: Transaction<Schema>,
  orderId: number,
  from: readonly PaymentColumn[],
  change: PaymentChange,
): Promise<OrderRecord | undefined> =>
  trx
    .updateTable('customer_order')
    .set((column) => ({ ...change, version: column('version', '+', 1) }))
    .where('id', '=', orderId)
    .where('payment', 'in', from)
    .returningAll()
    .executeTakeFirst();

/** Numbers of other orders that bear this reference of a payment: one was typed wrongly, or paid for both. */
export async function ordersOfReference(
  db: Kysely<Schema> | Transaction<Schema>,
  reference: string,
  exceptId: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('order_no')
    .where('payment_reference', '=', reference)
    .where('id', '!=', exceptId)
    .orderBy('id')
    .execute();
  return rows.map(({ order_no }) => order_no);
}
