/**
 * What keeps one caller from costing others: what an order is counted by while it is unpaid and since when its shipping
 * stands; browsers that a member has logged in from, what kind of browser a session belongs to, and how often a login
 * was wrong (docs/decisions/0207-known-browsers.md); what staff do with reviews; numbers that somebody else put on the
 * newsletter's list. The defaults say what older rows and backups lack.
 */
import type { Kysely, Migration } from 'kysely';
import type { Engine } from '../engine';

export const safety = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const { bigint } = engine.columns;
    const { schema } = db;

    // One column at a time: SQLite adds no more.
    await schema.alterTable('customer_order').addColumn('network_key', 'text').execute();
    await schema.alterTable('customer_order').addColumn('shipping_set_at', bigint).execute();
    await schema.createIndex('order_mobile').on('customer_order').columns(['mobile', 'status']).execute();
    await schema.createIndex('order_network').on('customer_order').column('network_key').execute();

    await schema
      .alterTable('session')
      .addColumn('browser', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema
      .createTable('known_browser')
      .addColumn('mark_hash', 'text', (c) => c.primaryKey())
      .addColumn('member_id', 'text', (c) => c.notNull().references('member.id'))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .execute();
    await schema.createIndex('known_browser_member').on('known_browser').column('member_id').execute();
    await schema
      .createTable('wrong_login')
      .addColumn('hour', bigint, (c) => c.primaryKey())
      .addColumn('logins', 'integer', (c) => c.notNull())
      .execute();

    await schema
      .alterTable('review')
      .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('review')
      .addColumn('answer', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema.alterTable('review').addColumn('answered_at', bigint).execute();
    await schema
      .alterTable('newsletter_subscriber')
      .addColumn('unconfirmed', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
});
