/** Writes the whole shop into one file (`shop backup`), as it was at one moment, while the server goes on working. */
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import { appliedMigrations } from '../db/migrate';
import type { Database } from '../db/open';
import type { Schema } from '../db/schema';
import type { TableName } from '../db/tables';
import type { Progress } from '../progress';
import { columnsOf, countRows, keptTables, rowsOf } from './backup.repository';
import { encodeValue, FORMAT_VERSION, type BackupHeader, type RowCounts } from './format';

/** `now` in epoch milliseconds. Gives how many rows of which table it wrote. The caller has `handle` confirmed by the disk. */
export function writeBackup(database: Database, handle: FileHandle, now: number, progress: Progress = () => undefined): Promise<RowCounts> {
  return database.snapshot(async (trx) => {
    const header = await readHeader(trx, now);
    let fault: unknown;
    const write = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
      for await (const chunk of chunks) await handle.writeFile(chunk).catch((error: unknown) => Promise.reject((fault = error)));
    };
    // The pipeline would only say that it was broken off; the shop-keeper wants to know why.
    await pipeline(Readable.from(sealed(header, tableLines(trx, header, progress))), createGzip(), write).catch((error: unknown) => Promise.reject(fault ?? error));
    return header.rows;
  });
}

async function readHeader(trx: Transaction<Schema>, now: number): Promise<BackupHeader> {
  const rows: RowCounts = {};
  for (const table of keptTables) rows[table] = await countRows(trx, table);
  const migrations = await appliedMigrations(trx);
  return { format: 'shop backup', version: FORMAT_VERSION, madeAt: new Date(now).toISOString(), migrations, rows };
}

/** The header, the tables, and the trailer that vouches for both. */
async function* sealed(header: BackupHeader, tables: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const first = line(header);
  hash.update(first);
  yield first;
  for await (const lines of tables) {
    hash.update(lines);
    yield lines;
  }
  yield line({ end: true, rows: header.rows, sha256: hash.digest('hex') });
}

async function* tableLines(trx: Transaction<Schema>, { rows: counts }: BackupHeader, progress: Progress): AsyncGenerator<string> {
  const columns = await columnsOf(trx);
  const total = sum(counts);
  let done = 0;
  for (const table of keptTables) {
    const own = columns.get(table) ?? [];
    yield line({ table, columns: own });
    for await (const piece of rowsOf(trx, table)) {
      yield piece.map((row) => line(own.map((column) => encodeValue(row[column])))).join('');
      done += piece.length;
      progress({ text: 'Backing up', done, total });
      // The embedded database answers at once; others of this process get their turn here.
      await breathe();
    }
  }
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

export const sum = (counts: RowCounts): number => Object.values(counts).reduce((all, count) => all + count, 0);
export const countOf = (counts: RowCounts, table: TableName): number => counts[table] ?? 0;
