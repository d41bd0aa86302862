/**
 * What staff do with reviews, and numbers that somebody else put on the newsletter's list. The defaults say what older
 * rows and backups lack.
 */
import type { Kysely, Migration } from 'kysely';
import type { Engine } from '../engine';

export const staffReviews = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const { bigint } = engine.columns;
    const { schema } = db;
    // One column at a time: SQLite adds no more.
    await schema.alterTable('review').addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0)).execute();
    await schema.alterTable('review').addColumn('answer', 'text', (c) => c.notNull().defaultTo('')).execute();
    await schema.alterTable('review').addColumn('answered_at', bigint).execute();
    await schema
      .alterTable('newsletter_subscriber')
      .addColumn('unconfirmed', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
});
