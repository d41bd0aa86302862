/** The database as every part of the server sees it, on either engine. */
import type { Kysely, Transaction } from 'kysely';
import type { Engine } from './engine';
import type { Schema } from './schema';

export interface Database {
  /** For reading. On SQLite this connection refuses to write, so that every change goes through `write`. */
  db: Kysely<Schema>;
  engine: Engine;
  /** One read transaction: `work` reads the shop as it was when it began, while others may write. */
  snapshot<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /**
   * One write transaction: BEGIN IMMEDIATE on SQLite. It is retried as a whole when the engine asks for it (40001,
   * 40P01, SQLITE_BUSY), so `work` must have no effect outside the transaction. Throws NOT_READY, and does not begin,
   * when too many others write.
   */
  write<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /**
   * Calls the listener (debounced) when another process, or this one by `announce`, has changed the catalogue.
   * @returns a function that stops listening
   */
  onChange(listener: () => void): () => void;
  /** Tells every process, this one included, that the catalogue changed. */
  announce(): void | Promise<void>;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
