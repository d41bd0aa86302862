/** What every part of the server sees of the database, whichever one it is. */
import type { Kysely, Transaction } from 'kysely';
import type { Engine } from './engine';
import type { Schema } from './schema';

export interface Database {
  /** For reading. On SQLite this connection refuses to write, so that every change goes through `write`. */
  db: Kysely<Schema>;
  engine: Engine;
  /** One read transaction: whatever others write meanwhile, `work` reads the shop as it was when it began. */
  snapshot<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /**
   * One write transaction: BEGIN IMMEDIATE on SQLite; retried as a whole when the engine asks for it (40001, 40P01, SQLITE_BUSY),
   * so `work` must have no effect outside the transaction. Throws NOT_READY, and does not begin, when too many others write.
   */
  write<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Called (debounced) when another process, or this one via `announce`, changed the catalogue. Gives the way to stop listening. */
  onChange(listener: () => void): () => void;
  /** Tells every process, this one included, that the catalogue changed. */
  announce(): void | Promise<void>;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
