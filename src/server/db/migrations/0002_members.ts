/**
 * Members and what is theirs: addresses, wishlists, returns, messages; the newsletter; mails on their way; shared rate
 * limits.
 */
import { sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from '../engine';

export const memberTables = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const { autoId, bigint } = engine.columns;
    const schema = db.schema;

    await schema
      .createTable('member')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('email_key', 'text', (c) => c.notNull().unique())
      .addColumn('mobile', 'text', (c) => c.notNull())
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('terms_version', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('terms_accepted_at', bigint)
      .addColumn('created_at', bigint, (c) => c.notNull())
      .execute();

    await autoId(schema.createTable('address'), 'id')
      .addColumn('member_id', 'text', (c) => c.notNull().references('member.id'))
      .addColumn('house_name', 'text', (c) => c.notNull())
      .addColumn('street', 'text', (c) => c.notNull())
      .addColumn('city', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('pin_code', 'text', (c) => c.notNull())
      .addColumn('country', 'text', (c) => c.notNull())
      .addColumn('created_at', bigint, (c) => c.notNull())
      .execute();
    await schema.createIndex('address_member').on('address').column('member_id').execute();

    await schema
      .createTable('wishlist_entry')
      .addColumn('member_id', 'text', (c) => c.notNull().references('member.id'))
      .addColumn('product_id', 'integer', (c) => c.notNull().references('product.id'))
      .addColumn('added_at', bigint, (c) => c.notNull())
      .addPrimaryKeyConstraint('wishlist_entry_pk', ['member_id', 'product_id'])
      .execute();

    await schema
      .createTable('password_reset')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('member_id', 'text', (c) => c.notNull().references('member.id'))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .execute();
    await schema.createIndex('password_reset_member').on('password_reset').column('member_id').execute();

    await schema
      .createTable('return_request')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('serial_no', 'integer', (c) => c.notNull().unique().references('order_line.serial_no'))
      .addColumn('member_id', 'text', (c) => c.notNull().references('member.id'))
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('comment', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('bank_details', 'text')
      .addColumn('key_id', 'text')
      .addColumn('staff_note', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('requested_at', bigint, (c) => c.notNull())
      .addColumn('decided_at', bigint)
      .addColumn('refunded_at', bigint)
      .execute();

    await autoId(schema.createTable('bank_reveal'), 'id')
      .addColumn('return_id', 'text', (c) => c.notNull().references('return_request.id'))
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('revealed_by', 'text', (c) => c.notNull())
      .addColumn('revealed_at', bigint, (c) => c.notNull())
      .execute();

    await autoId(schema.createTable('customer_message'), 'id')
      .addColumn('member_id', 'text', (c) => c.notNull().references('member.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('mobile', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('created_at', bigint, (c) => c.notNull())
      .execute();

    await schema
      .createTable('newsletter_subscriber')
      .addColumn('mobile', 'text', (c) => c.primaryKey())
      .addColumn('member_id', 'text')
      .addColumn('consent', 'text', (c) => c.notNull())
      .addColumn('joined_at', bigint, (c) => c.notNull())
      .execute();

    await autoId(schema.createTable('outbox_mail'), 'id')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('key_id', 'text', (c) => c.notNull())
      .addColumn('seal_id', 'text', (c) => c.notNull())
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('next_try_at', bigint, (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('last_error', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('outbox_mail_due').on('outbox_mail').column('next_try_at').execute();

    await schema
      .createTable('rate_hit')
      .addColumn('bucket', 'text', (c) => c.primaryKey())
      .addColumn('hits', 'integer', (c) => c.notNull().check(sql`hits >= 0`))
      .addColumn('resets_at', bigint, (c) => c.notNull())
      .execute();
    await schema.createIndex('rate_hit_reset').on('rate_hit').column('resets_at').execute();

    await schema.createIndex('order_line_product').on('order_line').column('product_id').execute();
    await schema.createIndex('order_status').on('customer_order').column('status').execute();
  },
});
