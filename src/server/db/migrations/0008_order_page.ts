/**
 * What an order has become besides its status: how its payment stands, who carries it, everything that happened to it,
 * and the keys that open its page to a guest (docs/contract.md section 10). Alerts to the shop wait in a table of their
 * own for the hourly digest. The defaults say what older rows and backups lack.
 */
import { sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from '../engine';

const texts = ['email', 'payment_reference', 'courier', 'tracking_number', 'tracking_link'] as const;

export const orderPage = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const { autoId, bigint } = engine.columns;
    const { schema } = db;

    // One column at a time: SQLite adds no more.
    for (const column of texts) await schema.alterTable('customer_order').addColumn(column, 'text').execute();
    for (const column of ['payment_paise', 'paid_at', 'refunded_paise', 'refunded_at', 'packed_at'] as const) {
      await schema.alterTable('customer_order').addColumn(column, bigint).execute();
    }
    await schema
      .alterTable('customer_order')
      .addColumn('payment', 'text', (c) => c.notNull().defaultTo('none'))
      .execute();
    await schema
      .alterTable('customer_order')
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    // What waits for its money today is asked for it on its page from now on.
    await sql`update customer_order set payment = 'asked' where status = 'ORDERED' and shipping_set_at is not null`.execute(
      db,
    );
    // A reference that stands on two orders is warned of.
    await schema.createIndex('order_payment_reference').on('customer_order').column('payment_reference').execute();
    await schema.createIndex('order_paid').on('customer_order').column('paid_at').execute();

    await autoId(schema.createTable('order_event'), 'id')
      .addColumn('order_id', 'integer', (c) => c.notNull().references('customer_order.id'))
      .addColumn('at', bigint, (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('details', 'text')
      .execute();
    await schema.createIndex('order_event_order').on('order_event').columns(['order_id', 'id']).execute();

    await schema
      .createTable('order_key')
      .addColumn('key_hash', 'text', (c) => c.primaryKey())
      .addColumn('order_id', 'integer', (c) => c.notNull().references('customer_order.id'))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .execute();
    await schema.createIndex('order_key_order').on('order_key').column('order_id').execute();

    await autoId(schema.createTable('shop_alert'), 'id')
      .addColumn('at', bigint, (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .execute();
  },
});
