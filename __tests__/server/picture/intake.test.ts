/** Photographs as staff bring them: what a phone, a camera, a designer or an attacker made. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { takeInPicture } from '../../../src/server/areas/picture/intake';

const red = { r: 0xd0, g: 0x30, b: 0x30 };
const plain = (): Sharp => sharp({ create: { width: 60, height: 40, channels: 3, background: red } });
const takeIn = async (picture: Sharp | Buffer, name = 'Bib 1.jpg') =>
  takeInPicture(Buffer.isBuffer(picture) ? picture : await picture.toBuffer(), name, 'A bib');

async function pixelAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}
function expectNear(pixel: number[], wanted: number[], most = 12): void {
  expect(pixel).toHaveLength(3);
  for (const [index, value] of pixel.entries()) expect(Math.abs(value - wanted[index]!)).toBeLessThanOrEqual(most);
}

/** A picture of this size as its first bytes tell it, with next to nothing behind them. */
function claiming(png: Buffer, side: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

const tilted = (): Promise<Buffer> => readFile(path.join(__dirname, '../../fixtures/pictures/tilted.heic'));
/** The same of a HEIC. */
function claimingHeic(heic: Buffer, side: number): Buffer {
  const bytes = Buffer.from(heic);
  const at = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(side, at);
  bytes.writeUInt32BE(side, at + 4);
  return bytes;
}

describe('photographs that staff bring', () => {
  it.each([
    ['JPEG', () => plain().jpeg()],
    ['PNG', () => plain().png()],
    ['WebP', () => plain().webp()],
    ['AVIF', () => plain().avif()],
  ])('are taken in from a %s under a name that ends in a hash of them', async (_, made) => {
    const picture = await takeIn(made());
    expect(picture).toMatchObject({ mime: 'image/jpeg', width: 60, height: 40, alt: 'A bib' });
    expect(picture.name).toMatch(/^bib-1-[0-9a-f]{10}$/);
    expectNear(await pixelAt(picture.bytes, 30, 20), [red.r, red.g, red.b]);
    expect(picture.tint).toMatch(/^[c-d][0-9a-f][23][0-9a-f][23][0-9a-f]$/);
  });

  it('are taken in from the HEIC of a telephone: upright, in the colours that it meant, and without where it was taken', async () => {
    // Red above blue in Display P3, to be turned to the right; its notes say where.
    const heic = await tilted();
    expect(heic.includes('Thane')).toBe(true);
    const { bytes, ...picture } = await takeIn(heic, 'IMG_0001.HEIC');
    expect(picture).toMatchObject({ mime: 'image/jpeg', width: 64, height: 64 });
    expect(picture.name).toMatch(/^img-0001-/);
    // The same numbers mean a stronger red in Display P3 than on a page.
    expectNear(await pixelAt(bytes, 60, 32), [0xe3, 0x0e, 0x24]);
    const [, , blue] = await pixelAt(bytes, 4, 32);
    expect(blue).toBeGreaterThan(0xb0);
    expect(bytes.includes('Thane')).toBe(false);
  });

  it.each([['png'], ['webp'], ['avif']] as const)('stand on white where a %s is transparent', async (format) => {
    const bytes = await sharp({
      create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([{ input: await plain().resize(20, 20).png().toBuffer(), left: 0, top: 0 }])
      .toFormat(format)
      .toBuffer();
    const picture = await takeIn(bytes, 'cut-out.png');
    expect(picture.mime).toBe('image/jpeg');
    expectNear(await pixelAt(picture.bytes, 50, 30), [255, 255, 255]);
    expectNear(await pixelAt(picture.bytes, 8, 8), [red.r, red.g, red.b]);
  });

  it('lose what the camera wrote, place and owner and all, and stand upright', async () => {
    const tilted = plain().withExif({ IFD0: { Copyright: 'Asha of Thane' }, IFD3: { GPSLatitude: '19/1 13/1 5/1' } });
    const bytes = await tilted.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const picture = await takeIn(bytes);
    expect(picture).toMatchObject({ width: 40, height: 60 });
    const { exif, xmp, iptc, orientation } = await sharp(picture.bytes).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
  });

  it('are kept no larger than any page can show them', async () => {
    expect(await takeIn(plain().resize(4000, 40, { fit: 'fill' }).png())).toMatchObject({ width: 3200, height: 32 });
  });

  it.each<[why: string, made: () => Promise<Buffer>, sentence: string]>([
    [
      'claims more pixels than fit in memory',
      async () => claiming(await plain().png().toBuffer(), 30_000),
      'has more than 60 million pixels',
    ],
    [
      'is a HEIC that claims as many',
      async () => claimingHeic(await tilted(), 30_000),
      'has more than 60 million pixels',
    ],
    [
      'is a HEIC that claims a few more than it has',
      async () => claimingHeic(await tilted(), 96),
      'is no picture that can be read',
    ],
    [
      'is cut off',
      async () => (await plain().resize(800, 800).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
      'is no picture that can be read',
    ],
    ['is a HEIC that is cut off', async () => (await tilted()).subarray(0, 900), 'is no picture that can be read'],
    ['is a GIF', () => plain().gif().toBuffer(), 'is no JPEG, PNG, WebP, AVIF or HEIC picture'],
    [
      'is a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'is no JPEG, PNG, WebP, AVIF or HEIC picture',
    ],
    ['is empty', async () => Buffer.alloc(0), 'is no picture that can be read'],
    ['is no picture', async () => Buffer.from('a shopping list'), 'is no picture that can be read'],
    ['is heavier than any camera makes them', async () => Buffer.alloc(20 * 1024 * 1024 + 1), 'is larger than 20 MB'],
  ])('are refused in one sentence that names the file when one %s', async (_, made, sentence) => {
    const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    await expect(takeIn(await made(), 'odd.png')).rejects.toThrow(`odd.png ${sentence}.`);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });
});
