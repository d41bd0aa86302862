/** What an order is counted by while it is unpaid, and since when its shipping stands. */
import type { Kysely, Migration } from 'kysely';
import type { Engine } from '../engine';

export const bounds = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const { bigint } = engine.columns;
    const { schema } = db;
    // One column at a time: SQLite adds no more.
    await schema.alterTable('customer_order').addColumn('network_key', 'text').execute();
    await schema.alterTable('customer_order').addColumn('shipping_set_at', bigint).execute();
    await schema.createIndex('order_mobile').on('customer_order').columns(['mobile', 'status']).execute();
    await schema.createIndex('order_network').on('customer_order').column('network_key').execute();
  },
});
