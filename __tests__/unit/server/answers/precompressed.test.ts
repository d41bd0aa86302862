/**
 * An answer as bytes: in whatever coding it is taken first, the same in all others, and in no more memory than it
 * needs.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bytesFor, codings, prepare, weightOf, type Coding } from '../../../../src/server/answers/precompressed';

const short = JSON.stringify(['a bib']);
const middling = JSON.stringify(Array.from({ length: 60 }, (_, index) => `As blue as the ${index * 7919}th sky`));
/** Long enough to be compressed by another thread. */
const long = JSON.stringify(Array.from({ length: 3000 }, (_, index) => `As blue as the ${index * 7919}th sky`));
const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
const orders = codings.flatMap((first) => codings.map((second): [Coding, Coding] => [first, second]));

describe('answers as bytes', () => {
  describe.each([
    ['middling', middling],
    ['long', long],
  ])('A %s answer', (_, json) => {
    it.each(orders)('taken in %s first reads the same in %s', async (first, second) => {
      const make = jest.fn(() => ({ json }));
      const ready = await prepare(make, first);
      expect(Object.keys(ready.bytes)).toEqual([first]);
      const bytes = await bytesFor(ready, second);
      expect(read[second](bytes).toString()).toBe(json);
      expect(read[first](await bytesFor(ready, first)).toString()).toBe(json);
      expect(await bytesFor(ready, second)).toBe(bytes);
      expect(make).toHaveBeenCalledTimes(1);
    });

    it.each(codings)('holds no more memory in %s than its bytes', async (coding) => {
      const ready = await prepare(() => ({ json }), coding);
      const bytes = await bytesFor(ready, coding);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
      expect(weightOf(ready)).toBeGreaterThanOrEqual(bytes.length);
      expect(weightOf(ready)).toBeLessThan(bytes.length + 4096);
    });

    it('has one tag, whatever it is taken in', async () => {
      const tags = await Promise.all(codings.map(async (coding) => (await prepare(() => ({ json }), coding)).etag));
      expect(new Set(tags).size).toBe(1);
    });
  });

  it.each(codings)('sends a short answer as it is to whoever takes %s', async (coding) => {
    const ready = await prepare(() => ({ json: short }), coding);
    expect(ready.isCompressed).toBe(false);
    expect((await bytesFor(ready, coding)).toString()).toBe(short);
  });
});
