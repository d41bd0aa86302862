/**
 * What bounds a coupon: its last moment, how many orders may use it, and what an order must come to. Older ones have no
 * bounds.
 */
import type { Kysely, Migration } from 'kysely';
import type { Engine } from '../engine';

export const couponLimits = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('coupon').addColumn('until_at', engine.columns.bigint).execute();
    await schema.alterTable('coupon').addColumn('max_uses', 'integer').execute();
    await schema
      .alterTable('coupon')
      .addColumn('min_order_paise', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    // Uses are counted by it.
    await schema.createIndex('order_coupon').on('customer_order').column('coupon_code').execute();
  },
});
