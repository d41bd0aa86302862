/**
 * SQLite, one file in DATA_DIR. Two connections: readers never wait for a writer (WAL), and a transaction under way is
 * not seen by other requests of this process, just as on PostgreSQL.
 */
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type Transaction,
} from 'kysely';
import { makeBoundedCache } from '../load/boundedCache';
import { errorCode } from '../lib/errorCode';
import { makePrivateFile, makePrivateFolder } from '../security/privateFiles';
import { makeBatches } from './batch';
import { makeChanges } from './changeListeners';
import { sqliteEngine } from './engine';
import { migrate } from './migrate';
import type { Database } from './types';
import { retry } from './retry';
import type { Schema } from './schema';

const BUSY_TIMEOUT_MS = 5000;
/** How long a command's write waits for another process's, ms in all: staff may be importing a long sheet. */
const COMMAND_PATIENCE_MS = 30_000;
const POLL_MS = 300;
const isBusy = (error: unknown): boolean => errorCode(error).startsWith('SQLITE_BUSY');

/** Waits for another process's lock without stopping this one's event loop, as SQLite's own busy_timeout would. */
const whenFree = <T>(work: () => T | Promise<T>, forMs: number): Promise<T> =>
  retry(work, { forMs, pauseMs: 15, isWorthRetrying: isBusy });

export async function openSqlite(dataDir: string, longestLockMs = COMMAND_PATIENCE_MS): Promise<Database> {
  await makePrivateFolder(dataDir);
  const file = path.join(dataDir, 'shop.sqlite');
  await makePrivateFile(file);
  const writing = await connect(file);
  const writer = kyselyOver(writing, 'begin immediate');
  await migrateAlone(writing, writer);
  const reading = await connect(file);
  reading.pragma('query_only = ON');
  const reader = kyselyOver(reading, 'begin');

  const step = (statement: string): (() => void) => {
    const prepared = writing.prepare(statement);
    return () => void prepared.run();
  };
  const [savepoint, release, undo] = [step('savepoint work'), step('release work'), step('rollback to work')];
  const inBatch = makeBatches<Transaction<Schema>>({
    transaction: (work) => writer.transaction().execute(work),
    savepoint,
    release,
    rollback: () => {
      undo();
      release();
    },
  });

  let poll: NodeJS.Timeout | undefined;
  let seen: unknown;
  const dataVersion = (): unknown => writing.pragma('data_version', { simple: true });
  // data_version changes when another connection commits; the reader itself never does.
  const changes = makeChanges(() => {
    seen = dataVersion();
    poll = setInterval(() => {
      const now = dataVersion();
      if (now !== seen) changes.happened();
      seen = now;
    }, POLL_MS).unref();
  });

  return {
    db: reader,
    engine: sqliteEngine,
    snapshot: (work) => reader.transaction().execute(work),
    write: (work) => retry(() => inBatch(work), { forMs: longestLockMs, pauseMs: 15, isWorthRetrying: isBusy }),
    onChange: changes.listen,
    announce: changes.happened,
    ping: async () => {
      await reader.executeQuery(CompiledQuery.raw('select 1'));
    },
    close: async () => {
      clearInterval(poll);
      changes.stop();
      await reader.destroy();
      await writer.destroy();
      // Kysely does not close a connection that it never used.
      for (const connection of [reading, writing]) connection.close();
    },
  };
}

async function connect(file: string): Promise<Sqlite.Database> {
  const connection = new Sqlite(file, { timeout: 0 });
  // Turning WAL on needs the file exclusively, and ignores busy_timeout while others do the same.
  await whenFree(() => connection.pragma('journal_mode = WAL'), 30_000);
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return connection;
}

async function migrateAlone(connection: Sqlite.Database, db: Kysely<Schema>): Promise<void> {
  await whenFree(() => withoutBlocking(connection, () => connection.exec('begin exclusive')), 60_000);
  try {
    await migrate(db, sqliteEngine);
    connection.exec('commit');
  } catch (error) {
    connection.exec('rollback');
    throw error;
  }
}

function withoutBlocking<T>(connection: Sqlite.Database, work: () => T): T {
  connection.pragma('busy_timeout = 0');
  try {
    return work();
  } finally {
    connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}

/**
 * A transaction that reads first and writes later can fail half way on SQLite; one that starts as a writer (immediate)
 * cannot.
 */
type Begin = 'begin' | 'begin immediate';

function kyselyOver(connection: Sqlite.Database, begin: Begin): Kysely<Schema> {
  const database = preparedOnce(connection);
  class ShopDialect extends SqliteDialect {
    override createDriver(): SqliteDriver {
      return new PatientDriver(connection, database, begin);
    }
  }
  return new Kysely<Schema>({ dialect: new ShopDialect({ database }) });
}

class PatientDriver extends SqliteDriver {
  constructor(
    private readonly connection: Sqlite.Database,
    database: SqliteDatabase,
    private readonly statement: Begin,
  ) {
    super({ database });
  }

  override async beginTransaction(_connection: DatabaseConnection): Promise<void> {
    const begin = (): unknown => withoutBlocking(this.connection, () => this.connection.exec(this.statement));
    await whenFree(begin, BUSY_TIMEOUT_MS);
  }

  /** On a full disk SQLite has rolled back already; the error of a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.connection.inTransaction) await super.rollbackTransaction(connection);
  }
}

const MOST_STATEMENTS = 500;
const MOST_STATEMENT_BYTES = 8 * 1024 * 1024;
/** What SQLite itself holds of a prepared one. About. */
const STATEMENT_BYTES = 4096;

/** Kysely compiles the same few hundred statements again and again; they are kept prepared. */
function preparedOnce(connection: Sqlite.Database): SqliteDatabase {
  const statements = makeBoundedCache<Sqlite.Statement>({
    entries: MOST_STATEMENTS,
    bytes: MOST_STATEMENT_BYTES,
    bytesOf: () => STATEMENT_BYTES,
  });
  return {
    close: () => connection.close(),
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = connection.prepare(sql);
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}
