/** Reads an open backup piece by piece, and vouches at the end that it is whole and unaltered. */
import { createHash, timingSafeEqual, type Hash } from 'node:crypto';
import { factsOf, tables, type TableName } from '../db/tables';
import { keyIdOf } from '../security/sealing';
import { pieceOf, type Row } from './backup.repository';
import {
  altered,
  type BackupHeader,
  decodeValue,
  FORMAT_VERSION,
  headerLine,
  madeByNewer,
  noBackup,
  type RowCounts,
  type Signature,
  signer,
  type Signer,
  tableLine,
  trailerLine,
} from './backupFormat';
import { asBackupError, type OpenBackup } from './openBackup';

export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'rows'; table: TableName; columns: string[]; rows: Row[] }
  /** The last. `isVouchedFor`: a key of this shop shows that nobody else wrote it. */
  | { kind: 'end'; isVouchedFor: boolean };

/**
 * The header first, then rows in the file's order. Throws a BackupError for a file that is no backup, is cut short, was
 * altered, or is of a format that this shop does not know. The last line decides, so a caller that acts on the parts
 * must be able to undo it all.
 * @param secretKeys that may vouch for a plain one
 */
export async function* readBackup(backup: OpenBackup, secretKeys: readonly string[]): AsyncGenerator<BackupPart> {
  try {
    yield* partsOf(backup, makeVoucher(backup, secretKeys));
  } catch (error) {
    throw asBackupError(error, backup.file);
  }
}

async function* partsOf({ file, lines }: OpenBackup, voucher: Voucher): AsyncGenerator<BackupPart> {
  const counts: RowCounts = {};
  let header: BackupHeader | undefined;
  let current: { table: TableName; columns: string[] } | undefined;
  let rows: Row[] = [];
  let end: BackupPart | undefined;

  for await (const line of lines()) {
    if (end) throw altered(file);
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
        if (!isSame(trailer.data.rows, counts) || !isSame(header.rows, counts)) throw altered(file);
        end = { kind: 'end', isVouchedFor: voucher.end(trailer.data.sha256, trailer.data.signature) };
        continue;
      }
      current = readTable(value, counts, file);
    }
    voucher.hear(line);
  }
  if (!end) throw altered(file);
  yield end;
}

interface Voucher {
  hear(line: Buffer): void;
  /** Throws when the lines are not those that were written; false where no key that is here says so. */
  end(sha256: string, signature: Signature | undefined): boolean;
}

/** Which key signed shows only at the end, so each that may have is asked all along; there are few. */
function makeVoucher({ file, isEncrypted }: OpenBackup, secretKeys: readonly string[]): Voucher {
  const hash = createHash('sha256');
  const signers = new Map<string, Signer>(isEncrypted ? [] : secretKeys.map((key) => [keyIdOf(key), signer(key)]));
  const all: (Hash | Signer)[] = [hash, ...signers.values()];
  return {
    hear: (line) => all.forEach((one) => one.update(line)),
    end(sha256, signature) {
      if (sha256 !== hash.digest('hex')) throw altered(file);
      if (isEncrypted) return true;
      const own = signature && signers.get(signature.keyId);
      if (!signature || !own) return false;
      const [given, expected] = [Buffer.from(signature.hmac, 'hex'), own.digest()];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw altered(file);
      return true;
    },
  };
}

function readHeader(value: unknown, file: string): BackupHeader {
  const header = headerLine.safeParse(value);
  if (!header.success) throw noBackup(file);
  if (header.data.version > FORMAT_VERSION) throw madeByNewer(file);
  return header.data;
}

function readTable(value: unknown, counts: RowCounts, file: string): { table: TableName; columns: string[] } {
  const { table, columns } = tableLine.parse(value);
  if (!isTable(table) || factsOf(table).volatile || table in counts) throw altered(file);
  counts[table] = 0;
  return { table, columns };
}

const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);
const isSame = (a: RowCounts, b: RowCounts): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((table) => a[table] === b[table]);
