/**
 * The few places where SQLite and PostgreSQL differ (STACK.md, 'the database'). Everything else is written once, in what both speak.
 */
import { sql, type ColumnDataType, type CreateTableBuilder, type Expression } from 'kysely';

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
}

export const sqliteEngine: Engine = {
  name: 'sqlite',
  columns: {
    autoId: (table, name) => table.addColumn(name, 'integer', (c) => c.primaryKey().autoIncrement()),
    bigint: 'integer',
    bytes: 'blob',
  },
};

export const postgresEngine: Engine = {
  name: 'postgres',
  columns: {
    autoId: (table, name) => table.addColumn(name, 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity()),
    bigint: 'bigint',
    bytes: sql`bytea`,
  },
};
