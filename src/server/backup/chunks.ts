/**
 * Bytes in pieces that are each encrypted and authenticated, so that a file of any size takes no memory. The nonce is
 * the piece's number and whether it is the last: a piece that was changed, moved, taken out, doubled or brought from
 * another file does not open, nor does a file that ends early. The key must be of this one file.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const PLAIN_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

/** A piece does not open with this key in this place. */
export class ChunkError extends Error {}

export interface ChunkKey {
  key: Buffer;
  /** What stands before the pieces, and is vouched for by each of them. */
  head: Buffer;
}

export async function* encryptChunks(plain: AsyncIterable<Buffer>, { key, head }: ChunkKey): AsyncGenerator<Buffer> {
  for await (const { block, number, isLast } of blocksOf(plain, PLAIN_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(number, isLast), { authTagLength: TAG_BYTES }).setAAD(head);
    yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Throws a ChunkError; every piece that came before it was right. */
export async function* decryptChunks(sealed: AsyncIterable<Buffer>, { key, head }: ChunkKey): AsyncGenerator<Buffer> {
  for await (const { block, number, isLast } of blocksOf(sealed, PLAIN_BYTES + TAG_BYTES)) {
    if (block.length < TAG_BYTES) throw new ChunkError();
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(number, isLast), { authTagLength: TAG_BYTES })
      .setAAD(head)
      .setAuthTag(block.subarray(-TAG_BYTES));
    const plain = decipher.update(block.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch {
      throw new ChunkError();
    }
    yield plain;
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, 0, 6);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

/** Blocks of this size, at least one; the last may be shorter. */
async function* blocksOf(
  bytes: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ block: Buffer; number: number; isLast: boolean }> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const piece of bytes) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    // More than a block: whether this one is the last shows only by what follows.
    while (rest.length > size) {
      yield { block: rest.subarray(0, size), number, isLast: false };
      rest = rest.subarray(size);
      number += 1;
    }
  }
  yield { block: rest, number, isLast: true };
}
