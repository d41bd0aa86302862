/**
 * The few places where SQLite and PostgreSQL differ (STACK.md, 'the database'). Everything else is written once, in what both speak.
 */
import { sql, type ColumnDataType, type CreateTableBuilder, type Expression, type Transaction } from 'kysely';
import type { Schema } from './schema';

type Column = ColumnDataType | Expression<unknown>;

export interface Engine {
  name: 'sqlite' | 'postgres';
  columns: {
    /** Adds the table's own ascending key. */
    autoId: <T extends string>(table: CreateTableBuilder<T>, name: string) => CreateTableBuilder<T, string>;
    /** Holds epoch milliseconds and order totals. */
    bigint: Column;
    bytes: Column;
  };
  /** Lets one transaction at a time work on this owner's cart and orders, until it ends. */
  lockOwner: (trx: Transaction<Schema>, ownerId: string) => Promise<void>;
}

export const sqliteEngine: Engine = {
  name: 'sqlite',
  columns: {
    autoId: (table, name) => table.addColumn(name, 'integer', (c) => c.primaryKey().autoIncrement()),
    bigint: 'integer',
    bytes: 'blob',
  },
  // A SQLite transaction is the only writer anyway.
  lockOwner: () => Promise.resolve(),
};

export const postgresEngine: Engine = {
  name: 'postgres',
  columns: {
    autoId: (table, name) => table.addColumn(name, 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity()),
    bigint: 'bigint',
    bytes: sql`bytea`,
  },
  lockOwner: async (trx, ownerId) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 0))`.execute(trx);
  },
};
