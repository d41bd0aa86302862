/**
 * The few places where SQLite and PostgreSQL differ (docs/stack.md, 'the database'). Everything else is written once,
 * in SQL that both understand.
 */
import {
  sql,
  type ColumnDataType,
  type CreateTableBuilder,
  type Expression,
  type Kysely,
  type Transaction,
} from 'kysely';
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
  /** Only one transaction at a time holds this lock on the owner's cart and orders; the end of it releases the lock. */
  lockOwner: (trx: Transaction<Schema>, ownerId: string) => Promise<void>;
  /** Keeps other transactions from writing to these tables until this one ends; reading goes on. */
  lockTables: (trx: Transaction<Schema>, tables: readonly (keyof Schema)[]) => Promise<void>;
  /** Looks for damage in the database; resolves to a description of it, '' when there is none. */
  findDamage: (db: Kysely<Schema>) => Promise<string>;
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
  lockTables: () => Promise.resolve(),
  findDamage: async (db) => {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
    return rows
      .map(({ quick_check }) => quick_check)
      .filter((line) => line !== 'ok')
      .join('; ');
  },
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
  lockTables: async (trx, tables) => {
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(trx);
  },
  // PostgreSQL checks its pages as it reads them; this checks that it reads at all.
  findDamage: async (db) => {
    await db
      .selectFrom('product')
      .select(({ fn }) => fn.countAll().as('count'))
      .execute();
    return '';
  },
};
