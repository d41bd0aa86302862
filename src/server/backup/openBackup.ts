/** Finds out what kind of backup a file is and opens it, so that its lines can be read as often as it takes. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../lib/errorCode';
import { unreadable } from '../lib/unreadable';
import { ChunkError, decryptChunks } from './chunks';
import { altered, BackupError, noBackup } from './backupFormat';
import { BEGINNING, LONGEST_HEAD, openHead, type Unlock } from './head';

export interface OpenBackup {
  file: string;
  isEncrypted: boolean;
  /**
   * From the first on; of an encrypted one each has been authenticated. What the failures mean says `asBackupError`.
   */
  lines(): AsyncIterable<Buffer>;
}

const GZIP = Buffer.from([0x1f, 0x8b]);

/** Throws a BackupError where the file is none, or may or can not be opened. */
export async function openBackup(file: string, unlock: Unlock): Promise<OpenBackup> {
  try {
    const beginning = await beginningOf(file);
    if (beginning.subarray(0, BEGINNING.length).equals(BEGINNING)) {
      const head = await openHead(beginning, unlock, file);
      return {
        file,
        isEncrypted: true,
        lines: () => linesOf(unzipped(decryptChunks(createReadStream(file, { start: head.length }), head))),
      };
    }
    if (!beginning.subarray(0, GZIP.length).equals(GZIP)) throw noBackup(file);
    if (!unlock.allowsPlain) {
      throw new BackupError(
        `${file} is a plain backup, or one of an older version: nothing shows that nobody has changed it since. ` +
          'If it was where only you could write, say --plain. Nothing was changed.',
      );
    }
    return { file, isEncrypted: false, lines: () => linesOf(unzipped(createReadStream(file))) };
  } catch (error) {
    throw asBackupError(error, file);
  }
}

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_HEAD), 0, LONGEST_HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The callback keeps a failure of either stream from ending the process; reading the last one throws it. */
const unzipped = (bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer> =>
  pipeline(bytes, createGunzip(), () => undefined);

/** A failure to read the file as a BackupError with a sentence for staff; another failure stays what it is. */
export function asBackupError(error: unknown, file: string): unknown {
  if (error instanceof BackupError) return error;
  const why = unreadable(error, file);
  if (why !== undefined) return new BackupError(why);
  // What the pieces, zlib, JSON and the schemas say of bytes that are not ours.
  const isForeign = error instanceof ChunkError || error instanceof SyntaxError || errorCode(error).startsWith('Z_');
  if (isForeign || (error instanceof Error && error.name === 'ZodError')) return altered(file);
  return error;
}

const NEWLINE = 0x0a;
/**
 * Far above the largest picture. A file that goes on without an end of line is none of ours, and must not fill the
 * memory.
 */
const LONGEST_LINE_BYTES = 256 * 1024 * 1024;

/**
 * A stream of bytes → its lines, each with its end. (node:readline would also part them at U+2028, which JSON may
 * hold.)
 */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...pieces, chunk.subarray(from, end + 1)]);
      pieces = [];
      length = 0;
      from = end + 1;
    }
    pieces.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST_LINE_BYTES) throw new BackupError('The file is no backup of a shop.');
  }
  if (length > 0) yield Buffer.concat(pieces);
}
