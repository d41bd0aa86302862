/** The first tables: catalogue, home sections, pictures, sessions, carts, orders. */
import { sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from '../engine';

export const shopTables = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const { autoId, bigint, bytes } = engine.columns;
    const schema = db.schema;

    await schema
      .createTable('category')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull().unique())
      .addColumn('picture_url', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();

    await autoId(schema.createTable('subcategory'), 'id')
      .addColumn('category_id', 'integer', (c) => c.notNull().references('category.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull())
      .addColumn('picture_url', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addUniqueConstraint('subcategory_name', ['category_id', 'name_key'])
      .execute();

    await autoId(schema.createTable('product'), 'id')
      .addColumn('source_key', 'text', (c) => c.unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('brand', 'text', (c) => c.notNull())
      .addColumn('style', 'text', (c) => c.notNull())
      .addColumn('sizes', 'text', (c) => c.notNull())
      .addColumn('colours', 'text', (c) => c.notNull())
      .addColumn('design_no', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('category_id', 'integer', (c) => c.notNull().references('category.id'))
      .addColumn('subcategory_id', 'integer', (c) => c.references('subcategory.id'))
      .addColumn('mrp_paise', 'integer', (c) => c.notNull())
      .addColumn('rate_paise', 'integer', (c) => c.notNull().check(sql`rate_paise >= 0`))
      .addColumn('deal_rate_paise', 'integer', (c) => c.check(sql`deal_rate_paise >= 0`))
      .addColumn('stock', 'integer', (c) => c.notNull().check(sql`stock >= 0`))
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('bullets', 'text', (c) => c.notNull())
      .addColumn('lightning', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('offered', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('top_seller_rank', 'integer')
      .addColumn('pictures', 'text', (c) => c.notNull())
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('updated_at', bigint, (c) => c.notNull())
      .execute();
    await schema.createIndex('product_updated').on('product').column('updated_at').execute();

    await autoId(schema.createTable('review'), 'id')
      .addColumn('product_id', 'integer', (c) => c.notNull().references('product.id'))
      .addColumn('user_id', 'text')
      .addColumn('user_name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('ratings', 'integer', (c) => c.notNull().check(sql`ratings between 1 and 5`))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addUniqueConstraint('review_once', ['user_id', 'product_id'])
      .execute();
    await schema.createIndex('review_product').on('review').column('product_id').execute();

    await schema
      .createTable('coupon')
      .addColumn('code_key', 'text', (c) => c.primaryKey())
      .addColumn('coupon_name', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('value_hundredths', 'integer', (c) => c.notNull().check(sql`value_hundredths >= 0`))
      .addColumn('product_id', 'integer', (c) => c.references('product.id'))
      .addColumn('is_main', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('is_public', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();

    await autoId(schema.createTable('header_menu'), 'id')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .execute();

    await autoId(schema.createTable('home_item'), 'id')
      .addColumn('section', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('redirect_url', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('poster', 'text', (c) => c.notNull())
      .execute();

    await schema
      .createTable('home_coupon_text')
      .addColumn('position', 'integer', (c) => c.primaryKey().check(sql`position between 1 and 4`))
      .addColumn('text', 'text', (c) => c.notNull())
      .execute();

    await autoId(schema.createTable('flash_header'), 'id')
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .execute();

    await schema
      .createTable('picture')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('mime', 'text', (c) => c.notNull())
      .addColumn('bytes', bytes, (c) => c.notNull())
      .addColumn('width', 'integer', (c) => c.notNull())
      .addColumn('height', 'integer', (c) => c.notNull())
      .addColumn('tint', 'text', (c) => c.notNull())
      .addColumn('alt', 'text', (c) => c.notNull())
      .execute();

    await schema
      .createTable('session')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('last_seen_at', bigint, (c) => c.notNull())
      .execute();
    await schema.createIndex('session_owner').on('session').column('owner_id').execute();

    await schema
      .createTable('guest')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('last_seen_at', bigint, (c) => c.notNull())
      .execute();

    await autoId(schema.createTable('cart_line'), 'id')
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('product_id', 'integer', (c) => c.notNull().references('product.id'))
      .addColumn('colour', 'text', (c) => c.notNull())
      .addColumn('size', 'text', (c) => c.notNull())
      .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity >= 1`))
      .addColumn('added_at', bigint, (c) => c.notNull())
      .addUniqueConstraint('cart_line_choice', ['owner_id', 'product_id', 'colour', 'size'])
      .execute();

    await autoId(schema.createTable('customer_order'), 'id')
      .addColumn('order_no', 'text', (c) => c.notNull().unique())
      .addColumn('owner_kind', 'text', (c) => c.notNull())
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('mobile', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('subtotal_paise', bigint, (c) => c.notNull())
      .addColumn('discount_paise', bigint, (c) => c.notNull())
      .addColumn('final_paise', bigint, (c) => c.notNull().check(sql`final_paise >= 0`))
      .addColumn('shipping_paise', bigint, (c) => c.notNull())
      .addColumn('coupon_code', 'text')
      .addColumn('payment_method', 'text', (c) => c.notNull())
      .addColumn('placed_at', bigint, (c) => c.notNull())
      .addColumn('shipped_at', bigint)
      .addColumn('delivered_at', bigint)
      .addColumn('canceled_at', bigint)
      .execute();
    await schema.createIndex('order_owner').on('customer_order').column('owner_id').execute();

    await autoId(schema.createTable('order_line'), 'serial_no')
      .addColumn('order_id', 'integer', (c) => c.notNull().references('customer_order.id'))
      .addColumn('product_id', 'integer', (c) => c.notNull())
      .addColumn('product_name', 'text', (c) => c.notNull())
      .addColumn('colour', 'text', (c) => c.notNull())
      .addColumn('size', 'text', (c) => c.notNull())
      .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity >= 1`))
      .addColumn('rate_paise', 'integer', (c) => c.notNull())
      .addColumn('picture_url', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('order_line_order').on('order_line').column('order_id').execute();

    await schema
      .createTable('idempotency_key')
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('body_hash', 'text', (c) => c.notNull())
      .addColumn('status', 'integer')
      .addColumn('answer', 'text')
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addPrimaryKeyConstraint('idempotency_key_pk', ['owner_id', 'key'])
      .execute();

    await schema
      .createTable('meta')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
});
