/** Orders as the shop stores them, for what staff do with them. Money is whole paise. */
import type { Insertable } from 'kysely';
import type { Database } from '../../../src/server/db/types';
import type { Schema } from '../../../src/server/db/schema';
import { shareOut } from '../../../src/server/lib/money';
import { NOW } from './rows';

type OrderInsert = Insertable<Schema['customer_order']>;
type LineInsert = Insertable<Schema['order_line']>;

/** Writes one order of two lines; gives its number. */
export async function placeOrder(
  database: Database,
  own: Partial<OrderInsert> = {},
  lines: Partial<LineInsert>[] = [{}, { colour: '', size: '', quantity: 1, rate_paise: 10_000_000 }],
): Promise<string> {
  const order: OrderInsert = {
    order_no: '7K3M-9QX2',
    owner_kind: 'guest',
    owner_id: 'guest-1',
    name: 'Asha Rao',
    mobile: '9876543210',
    address: '12 Lake View, Thane, Maharashtra, India, 400601',
    status: 'ORDERED',
    subtotal_paise: 10_079_800,
    discount_paise: 1_007_980,
    final_paise: 9_071_820,
    shipping_paise: 0,
    coupon_code: 'FIRST',
    payment_method: 'onlinePayment',
    placed_at: NOW,
    shipped_at: null,
    delivered_at: null,
    canceled_at: null,
    ...own,
  };
  await database.write(async (trx) => {
    const { id } = await trx.insertInto('customer_order').values(order).returning('id').executeTakeFirstOrThrow();
    const known = { product_id: 41, product_name: 'Mulmul jhabla', colour: 'Blue', size: '0-3 M', quantity: 2, rate_paise: 39_900, picture_url: '' };
    const rows = lines.map((line) => ({ ...known, ...line }));
    const shares = shareOut(order.final_paise, rows.map(({ quantity, rate_paise }) => quantity * rate_paise));
    await trx.insertInto('order_line').values(rows.map((row, at) => ({ net_paise: shares[at] ?? 0, ...row, order_id: id }))).execute();
  });
  return order.order_no;
}
