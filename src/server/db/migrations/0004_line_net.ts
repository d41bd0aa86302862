/**
 * What each line of an order cost after the order's coupon, worked out once: what is given back for it, and what an
 * invoice says.
 */
import type { Kysely, Migration } from 'kysely';
import { fillNetAmounts } from '../lineNet';

export const lineNet = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('order_line')
      .addColumn('net_paise', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await fillNetAmounts(db);
  },
});
