/** Writes the whole shop into one file (`shop backup`), as it was at one moment, while the server goes on working. */
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import { appliedMigrations } from '../db/migrate';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';
import type { TableName } from '../db/tables';
import type { Progress } from '../lib/progress';
import { sum } from '../lib/sum';
import { keyIdOf } from '../security/sealing';
import { columnsOf, countRows, keptTables, rowsOf } from './backup.repository';
import { encryptChunks } from './chunks';
import { encodeValue, FORMAT_VERSION, signer, type BackupHeader, type RowCounts, type Signature } from './backupFormat';
import { makeHead, type Lock } from './head';

/** How it is kept from others: encrypted, or plain and vouched for by the secret key, if there is one. */
export type Protection = Lock | { plain: true; signedBy: string | undefined };

export interface WriteOptions {
  /** Epoch milliseconds. */
  now: number;
  protection: Protection;
  progress?: Progress;
}

/** Resolves to the number of rows that it wrote of each table. The caller syncs `handle`. */
export async function writeBackup(
  database: Database,
  handle: FileHandle,
  { now, protection, progress = () => undefined }: WriteOptions,
): Promise<RowCounts> {
  const head = 'plain' in protection ? undefined : await makeHead(protection);
  const signedBy = 'plain' in protection ? protection.signedBy : undefined;
  return database.snapshot(async (trx) => {
    const header = await readHeader(trx, now);
    let fault: unknown;
    const write = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
      for await (const chunk of chunks)
        await handle.writeFile(chunk).catch((error: unknown) => Promise.reject((fault = error)));
    };
    const lines = Readable.from(wholeOf(header, tableLines(trx, header, progress), signedBy));
    const encrypt = (plain: AsyncIterable<Buffer>): AsyncIterable<Buffer> => (head ? encrypted(plain, head) : plain);
    // The pipeline would only say that it was broken off; staff want to know why.
    await pipeline(lines, createGzip(), encrypt, write).catch((error: unknown) => Promise.reject(fault ?? error));
    return header.rows;
  });
}

async function* encrypted(
  plain: AsyncIterable<Buffer>,
  head: Awaited<ReturnType<typeof makeHead>>,
): AsyncGenerator<Buffer> {
  yield head.bytes;
  yield* encryptChunks(plain, head);
}

async function readHeader(trx: Transaction<Schema>, now: number): Promise<BackupHeader> {
  const rows: RowCounts = {};
  for (const table of keptTables) rows[table] = await countRows(trx, table);
  const migrations = await appliedMigrations(trx);
  return { format: 'shop backup', version: FORMAT_VERSION, madeAt: new Date(now).toISOString(), migrations, rows };
}

/** The header, the tables, and the trailer that vouches for both. */
async function* wholeOf(
  header: BackupHeader,
  tables: AsyncIterable<string>,
  signedBy: string | undefined,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hmac = signedBy === undefined ? undefined : signer(signedBy);
  const counted = (text: string): string => {
    hash.update(text);
    hmac?.update(text);
    return text;
  };
  yield counted(line(header));
  for await (const lines of tables) yield counted(lines);
  const signature: Signature | undefined =
    hmac && signedBy !== undefined ? { keyId: keyIdOf(signedBy), hmac: hmac.digest('hex') } : undefined;
  yield line({ end: true, rows: header.rows, sha256: hash.digest('hex'), ...(signature && { signature }) });
}

async function* tableLines(
  trx: Transaction<Schema>,
  { rows: counts }: BackupHeader,
  progress: Progress,
): AsyncGenerator<string> {
  const columns = await columnsOf(trx);
  const total = rowsIn(counts);
  let done = 0;
  for (const table of keptTables) {
    const own = columns.get(table) ?? [];
    yield line({ table, columns: own });
    for await (const piece of rowsOf(trx, table)) {
      yield piece.map((row) => line(own.map((column) => encodeValue(row[column])))).join('');
      done += piece.length;
      progress({ text: 'Backing up', done, total });
      // The embedded database answers at once; others of this process get their turn here.
      await yieldToEventLoop();
    }
  }
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

export const rowsIn = (counts: RowCounts): number => sum(Object.values(counts));
export const countOf = (counts: RowCounts, table: TableName): number => counts[table] ?? 0;
