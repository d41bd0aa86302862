/** Reads a backup piece by piece, and vouches at the end that it is whole and unaltered. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { factsOf, tables, type TableName } from '../db/tables';
import { errorCode } from '../errorCode';
import { pieceOf, type Row } from './backup.repository';
import { BackupError, decodeValue, FORMAT_VERSION, headerLine, tableLine, trailerLine, type BackupHeader, type RowCounts } from './format';
import { linesOf } from './lines';

export type BackupPart = { kind: 'header'; header: BackupHeader } | { kind: 'rows'; table: TableName; columns: string[]; rows: Row[] };

/**
 * The header first, then rows in the file's order. Throws a BackupError for a file that is no backup, is cut short, was altered, or
 * is of a format that this shop does not know; whoever acts on the parts must be able to take it all back, since the last line decides.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  try {
    yield* partsOf(bytesOf(file), file);
  } catch (error) {
    throw asBackupError(error, file);
  }
}

function bytesOf(file: string): AsyncIterable<Buffer> {
  // The callback keeps a failure of either stream from ending the process; reading the last one throws it.
  return pipeline(createReadStream(file), createGunzip(), () => undefined);
}

async function* partsOf(bytes: AsyncIterable<Buffer>, file: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256');
  const counts: RowCounts = {};
  let header: BackupHeader | undefined;
  let current: { table: TableName; columns: string[] } | undefined;
  let rows: Row[] = [];
  let ended = false;

  for await (const line of linesOf(bytes)) {
    if (ended) throw altered(file);
    const value: unknown = JSON.parse(line.toString('utf8'));
    if (!header) {
      header = readHeader(value, file);
      yield { kind: 'header', header };
    } else if (Array.isArray(value)) {
      if (!current || value.length !== current.columns.length) throw altered(file);
      rows.push(Object.fromEntries(current.columns.map((column, index) => [column, decodeValue(value[index])])));
      counts[current.table] = (counts[current.table] ?? 0) + 1;
      if (rows.length >= pieceOf(current.table)) {
        yield { kind: 'rows', ...current, rows };
        rows = [];
      }
    } else {
      if (current && rows.length > 0) yield { kind: 'rows', ...current, rows };
      rows = [];
      const trailer = trailerLine.safeParse(value);
      if (trailer.success) {
        ended = true;
        if (trailer.data.sha256 !== hash.digest('hex') || !isSame(trailer.data.rows, counts) || !isSame(header.rows, counts)) throw altered(file);
        continue;
      }
      current = readTable(value, counts, file);
    }
    hash.update(line);
  }
  if (!ended) throw altered(file);
}

function readHeader(value: unknown, file: string): BackupHeader {
  const header = headerLine.safeParse(value);
  if (!header.success) throw noBackup(file);
  if (header.data.version > FORMAT_VERSION) throw new BackupError(`${file} was made by a newer version of the shop. Update this one first; nothing was changed.`);
  return header.data;
}

function readTable(value: unknown, counts: RowCounts, file: string): { table: TableName; columns: string[] } {
  const { table, columns } = tableLine.parse(value);
  if (!isTable(table) || factsOf(table).volatile || table in counts) throw altered(file);
  counts[table] = 0;
  return { table, columns };
}

const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);
const isSame = (a: RowCounts, b: RowCounts): boolean => [...Object.keys(a), ...Object.keys(b)].every((table) => a[table] === b[table]);

const altered = (file: string): BackupError => new BackupError(`${file} is cut short or was altered, so it is not restored. Nothing was changed.`);
const noBackup = (file: string): BackupError => new BackupError(`${file} is no backup of a shop. Nothing was changed.`);

function asBackupError(error: unknown, file: string): unknown {
  if (error instanceof BackupError) return error;
  const code = errorCode(error);
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`);
  if (code === 'EISDIR') return new BackupError(`${file} is a folder, not a file.`);
  if (code === 'EACCES') return new BackupError(`${file} may not be read by this user.`);
  // What zlib, JSON and the schemas say of bytes that are not ours.
  if (code.startsWith('Z_') || error instanceof SyntaxError || (error instanceof Error && error.name === 'ZodError')) return altered(file);
  return error;
}
