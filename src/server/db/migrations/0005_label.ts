/**
 * What the label of a pre-packed product must tell a buyer before the sale (decision 123); '' where the shop was not
 * told.
 */
import type { Kysely, Migration } from 'kysely';

const told = ['maker', 'net_quantity', 'country_of_origin'] as const;

export const label = (): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    // One column at a time: SQLite adds no more.
    for (const column of told) {
      await schema
        .alterTable('product')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    }
  },
});
