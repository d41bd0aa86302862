/** PostgreSQL, for a shop on more than one machine: any number of server processes share it. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { errorCode } from '../lib/errorCode';
import { makeConcurrencyLimit } from '../load/concurrencyLimit';
import { coalesceRequests, makeMutex } from '../load/mutex';
import { makeChanges } from './changeListeners';
import { postgresEngine } from './engine';
import { listenForChanges, CHANNEL } from './listen';
import { migrate } from './migrate';
import type { Database } from './types';
import { retry } from './retry';
import type { Schema } from './schema';

const POOL_SIZE = 10;
/**
 * Transactions that write at a time. They wait for one another, as orders of one product do; the other connections are
 * left to reads.
 */
const WRITERS = 6;
const MOST_WAITING = 250;
/** How long the last in line waits before it is told to come back, ms. */
const LONGEST_WAIT_MS = 5000;
/** The key of the advisory lock: any number, the same in every process. */
const MIGRATION_LOCK = 1_999_202_404;
const INT8 = 20;
/** Serialisation failure and deadlock: the engine asks for another try. */
const worthRetrying = new Set(['40001', '40P01']);

/** Epoch milliseconds and paise are int8, which pg gives as text unless told otherwise. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    // eslint-disable-next-line @typescript-eslint/no-unsafe-return, @typescript-eslint/no-unsafe-enum-assignment -- pg's own parser, for any type
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export async function openPostgres(databaseUrl: string, longestLockMs = 0): Promise<Database> {
  await migrateAlone(databaseUrl);
  const pool = openPool(databaseUrl, { max: POOL_SIZE, lock_timeout: longestLockMs });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const writers = makeConcurrencyLimit(WRITERS, MOST_WAITING, LONGEST_WAIT_MS);
  const tellAll = coalesceRequests<void>(makeMutex(), async () => {
    await sql`select pg_notify(${CHANNEL}, '')`.execute(db);
  });
  let stopListening: (() => Promise<void>) | undefined;
  const changes = makeChanges(() => {
    stopListening = listenForChanges(databaseUrl, () => changes.happened());
  });

  return {
    db,
    engine: postgresEngine,
    snapshot: (work) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    write: (work) =>
      writers.run(() =>
        retry(() => db.transaction().execute(work), {
          forMs: 10_000,
          pauseMs: 30,
          isWorthRetrying: (error) => worthRetrying.has(errorCode(error)),
        }),
      ),
    onChange: changes.listen,
    announce: () => tellAll(),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      changes.stop();
      await stopListening?.();
      await db.destroy();
    },
  };
}

function openPool(databaseUrl: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...options, connectionString: databaseUrl, connectionTimeoutMillis: 10_000, types });
  // A connection that breaks is replaced on next use, and its user hears of it by the query that fails. It is also an
  // event, of the pool for an idle connection and of the connection itself for one in use: without a listener that
  // ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Waits as long as others migrate. The lock is held by a connection of its own, so it ends with the process, even if
 * that is killed.
 */
async function migrateAlone(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, { max: 2 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(db, postgresEngine);
    } finally {
      client.release(true);
    }
  } finally {
    await db.destroy();
  }
}
