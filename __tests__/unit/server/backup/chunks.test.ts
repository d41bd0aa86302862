import { randomBytes } from 'node:crypto';
import { ChunkError, decryptChunks, encryptChunks, type ChunkKey } from '../../../../src/server/backup/chunks';

const PLAIN = 64 * 1024;
const SEALED = PLAIN + 16;
const keyOf = (head = 'the head of this file'): ChunkKey => ({ key: randomBytes(32), head: Buffer.from(head) });

/** In pieces that have nothing to do with the chunks. */
async function* inPieces(bytes: Buffer, size = 10_007): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
async function whole(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
const seal = (plain: Buffer, key: ChunkKey): Promise<Buffer> => whole(encryptChunks(inPieces(plain), key));
const open = (sealed: Buffer, key: ChunkKey, size?: number): Promise<Buffer> =>
  whole(decryptChunks(inPieces(sealed, size), key));

describe('encrypted chunks', () => {
  const lengths = [0, 1, PLAIN - 1, PLAIN, PLAIN + 1, 3 * PLAIN, 3 * PLAIN + 5];
  it.each(lengths)('give %i bytes back as they were, and hold none of them in clear', async (length) => {
    const key = keyOf();
    const plain = Buffer.alloc(length, 'Asha Rao, 12 Lake View. ');
    const sealed = await seal(plain, key);
    expect(sealed.length).toBe(length + 16 * Math.max(1, Math.ceil(length / PLAIN)));
    expect(sealed.includes('Lake View')).toBe(false);
    expect((await open(sealed, key)).equals(plain)).toBe(true);
    expect((await open(sealed, key, 1_000_000)).equals(plain)).toBe(true);
  });

  describe('of three whole ones and a short one', () => {
    const key = keyOf();
    const plain = randomBytes(3 * PLAIN + 500);
    let sealed: Buffer;
    beforeAll(async () => {
      sealed = await seal(plain, key);
    });
    const part = (from: number, to?: number): Buffer =>
      sealed.subarray(from * SEALED, to === undefined ? undefined : to * SEALED);

    it.each([
      ['cut off behind the first', () => part(0, 1)],
      ['cut off behind the third', () => part(0, 3)],
      ['cut off within one', () => sealed.subarray(0, 2 * SEALED + 100)],
      ['cut off before its last byte', () => sealed.subarray(0, -1)],
      ['cut down to nothing', () => Buffer.alloc(0)],
      ['without the second', () => Buffer.concat([part(0, 1), part(2)])],
      ['with two of them exchanged', () => Buffer.concat([part(1, 2), part(0, 1), part(2)])],
      ['with one of them twice', () => Buffer.concat([part(0, 1), part(0, 1), part(1)])],
      ['with the last one twice', () => Buffer.concat([sealed, part(3)])],
      ['with something behind', () => Buffer.concat([sealed, Buffer.from([0])])],
    ])('do not open when the file is %s', async (_, damaged) => {
      await expect(open(damaged(), key)).rejects.toThrow(ChunkError);
    });

    const places = [0, 15, 16, PLAIN, SEALED - 1, SEALED, 3 * SEALED, 3 * SEALED + 515];
    it.each(places)('do not open when byte %i was changed', async (at) => {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expect(open(changed, key)).rejects.toThrow(ChunkError);
    });

    it('do not open with one from another file, with another key, or behind another head', async () => {
      const other = await seal(plain, keyOf());
      await expect(open(Buffer.concat([part(0, 1), other.subarray(SEALED, 2 * SEALED), part(2)]), key)).rejects.toThrow(
        ChunkError,
      );
      await expect(open(sealed, { ...key, key: randomBytes(32) })).rejects.toThrow(ChunkError);
      await expect(open(sealed, { ...key, head: Buffer.from('another head') })).rejects.toThrow(ChunkError);
    });
  });
});
