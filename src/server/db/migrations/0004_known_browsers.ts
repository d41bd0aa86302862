/**
 * Browsers that a member has logged in from, what kind of browser a session belongs to, and how often a login was wrong
 * (docs/decisions/known-browsers.md).
 */
import type { Kysely, Migration } from 'kysely';
import type { Engine } from '../engine';

export const knownBrowserTables = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const { bigint } = engine.columns;
    const { schema } = db;

    await schema.alterTable('session').addColumn('browser', 'text', (c) => c.notNull().defaultTo('')).execute();

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
  },
});
