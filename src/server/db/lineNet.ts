/** Fills in `net_paise` of orders that were placed, or backed up, before that column was there. */
import type { Kysely } from 'kysely';
import { shareOut, storedLinePaise } from '../lib/money';
import type { Schema } from './schema';

/** Orders in one statement: far below the limit of either engine. */
const AT_ONCE = 500;

/**
 * Writes the share of each line in its order's amount, where none of the order's lines has one yet. Orders that cost
 * nothing keep their zeros, so it may run any number of times.
 */
export async function fillNetAmounts(db: Kysely<Schema>): Promise<void> {
  for (let after = 0; ;) {
    const orders = await db
      .selectFrom('customer_order')
      .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
      .select(({ fn }) => [
        'customer_order.id',
        'customer_order.final_paise',
        fn.max('order_line.net_paise').as('known'),
      ])
      .where('customer_order.id', '>', after)
      .groupBy(['customer_order.id', 'customer_order.final_paise'])
      .orderBy('customer_order.id')
      .limit(AT_ONCE)
      .execute();
    const last = orders.at(-1);
    if (!last) return;
    after = last.id;
    for (const { id, final_paise } of orders.filter(({ known }) => Number(known) === 0))
      await fillOrder(db, id, final_paise);
  }
}

async function fillOrder(db: Kysely<Schema>, orderId: number, finalPaise: number): Promise<void> {
  const lines = await db
    .selectFrom('order_line')
    .select(['serial_no', 'quantity', 'rate_paise'])
    .where('order_id', '=', orderId)
    .orderBy('serial_no')
    .execute();
  const shares = shareOut(finalPaise, lines.map(storedLinePaise));
  for (const [at, { serial_no }] of lines.entries()) {
    await db
      .updateTable('order_line')
      .set({ net_paise: shares[at] ?? 0 })
      .where('serial_no', '=', serial_no)
      .execute();
  }
}
