import type { Insertable } from 'kysely';
import { continueIds } from '../../../src/server/db/autoId';
import type { Database } from '../../../src/server/db/types';
import type { Schema } from '../../../src/server/db/schema';

export type Rows = { [T in keyof Schema]?: Insertable<Schema[T]>[] };

/** Tables in the order in which they are named. */
export const insertRows = (database: Database, tables: Rows): Promise<void> =>
  database.write(async (trx) => {
    for (const [table, values] of Object.entries(tables)) {
      // Kysely cannot follow a table name that is data.
      if (values.length > 0) await trx.insertInto(table as 'meta').values(values as Insertable<Schema['meta']>[]).execute();
    }
    // Rows that brought their own ids must not be in the way of those that do not.
    if (tables.product) await continueIds(trx, database.engine, 'product');
  });
