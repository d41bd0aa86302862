import { BackupError } from './backupFormat';

const NEWLINE = 0x0a;
/** Far above the largest picture. A file that goes on without an end of line is none of ours, and must not fill the memory. */
const LONGEST_LINE_BYTES = 256 * 1024 * 1024;

/** A stream of bytes → its lines, each with its end. (node:readline would also part them at U+2028, which JSON may hold.) */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
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
