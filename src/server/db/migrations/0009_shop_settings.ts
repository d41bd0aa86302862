/**
 * What the owner of the shop sets by the staff's side or the command line (docs/contract.md section 11): one row, or
 * none. What is null in it the environment says, as it did before.
 */
import type { Kysely, Migration } from 'kysely';
import type { Engine } from '../engine';

export const shopSettings = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('shop_settings')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('updated_at', engine.columns.bigint, (c) => c.notNull())
      .addColumn('upi_id', 'text')
      .addColumn('payee', 'text')
      .addColumn('shop_mail', 'text')
      .addColumn('alerts', 'text')
      .addColumn('unpaid_days', 'integer')
      .execute();
  },
});
