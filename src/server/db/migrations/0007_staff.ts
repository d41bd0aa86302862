/**
 * Staff accounts: what they log in with, the links that set them up, their sessions and the browsers that they are
 * known in; and what staff changed (docs/contract.md section 11).
 */
import type { Kysely, Migration } from 'kysely';
import type { Engine } from '../engine';

export const staffTables = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const { autoId, bigint } = engine.columns;
    const { schema } = db;

    await schema
      .createTable('staff_account')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('email_key', 'text', (c) => c.notNull().unique())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('totp_secret', 'text')
      .addColumn('totp_key_id', 'text')
      .addColumn('totp_step', bigint, (c) => c.notNull().defaultTo(0))
      .addColumn('disabled_at', bigint)
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('last_login_at', bigint)
      .execute();

    await schema
      .createTable('staff_recovery_code')
      .addColumn('code_hash', 'text', (c) => c.primaryKey())
      .addColumn('staff_id', 'text', (c) => c.notNull().references('staff_account.id'))
      .execute();
    await schema.createIndex('recovery_code_staff').on('staff_recovery_code').column('staff_id').execute();

    await schema
      .createTable('staff_set_up_link')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('staff_id', 'text', (c) => c.notNull().references('staff_account.id'))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('totp_secret', 'text')
      .addColumn('totp_key_id', 'text')
      .execute();

    await schema
      .createTable('staff_session')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('staff_id', 'text', (c) => c.notNull().references('staff_account.id'))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('last_seen_at', bigint, (c) => c.notNull())
      .addColumn('confirmed_at', bigint, (c) => c.notNull())
      .addColumn('browser', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('staff_session_staff').on('staff_session').column('staff_id').execute();

    await schema
      .createTable('staff_known_browser')
      .addColumn('mark_hash', 'text', (c) => c.primaryKey())
      .addColumn('staff_id', 'text', (c) => c.notNull().references('staff_account.id'))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .execute();

    await autoId(schema.createTable('audit'), 'id')
      .addColumn('at', bigint, (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('was', 'text')
      .addColumn('is_now', 'text')
      .execute();
    await schema.createIndex('audit_subject').on('audit').columns(['subject', 'id']).execute();
  },
});
