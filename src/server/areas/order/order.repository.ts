import type { Insertable, Transaction } from 'kysely';
import type { OrderRecord, Schema } from '../../db/schema';
import { newOrderNo } from './orderNo';
import type { OrderedLine } from './stock';

export type NewOrder = Omit<Insertable<Schema['customer_order']>, 'id' | 'order_no'>;

/** With what it costs after the order's coupon. */
export type NewLine = OrderedLine & { netPaise: number };

/** Writes the order and its lines; gives it as it stands, and the lines' serial numbers, in order. */
export async function insertOrder(
  trx: Transaction<Schema>,
  newOrder: NewOrder,
  lines: readonly NewLine[],
): Promise<{ order: OrderRecord; serialNos: number[] }> {
  const orderNo = await freeOrderNo(trx);
  const order = await trx
    .insertInto('customer_order')
    .values({ ...newOrder, order_no: orderNo })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = await trx
    .insertInto('order_line')
    .values(
      lines.map((line) => ({
        order_id: order.id,
        product_id: line.productId,
        product_name: line.name,
        colour: line.colour,
        size: line.size,
        quantity: line.quantity,
        rate_paise: line.ratePaise,
        net_paise: line.netPaise,
        picture_url: line.pictureUrl,
      })),
    )
    .returning('serial_no')
    .execute();
  return { order, serialNos: rows.map(({ serial_no }) => serial_no).sort((a, b) => a - b) };
}

/** Looked for first: on PostgreSQL a clash of the unique constraint would spoil the whole transaction. */
async function freeOrderNo(trx: Transaction<Schema>): Promise<string> {
  for (;;) {
    const orderNo = newOrderNo();
    const taken = await trx
      .selectFrom('customer_order')
      .select('id')
      .where('order_no', '=', orderNo)
      .executeTakeFirst();
    if (!taken) return orderNo;
  }
}

/** What is ordered and not sent yet has not been paid, unless staff have noted that it was. */
export async function countUnpaid(
  trx: Transaction<Schema>,
  column: 'mobile' | 'network_key' | 'owner_id',
  values: readonly string[],
): Promise<number> {
  const { count } = await trx
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(column, 'in', values)
    .where('status', '=', 'ORDERED')
    .where('payment', 'not in', ['received', 'refunded'])
    .executeTakeFirstOrThrow();
  return Number(count);
}
