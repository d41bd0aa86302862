/**
 * Files that call themselves pictures: too large to draw, something else inside, or more than a picture. Refused before
 * they are drawn, or drawn anew without the rest.
 */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { colour } from '../../../src/client/ui/theme/tokens';
import { takeInPicture } from '../../../src/server/areas/picture/intake';
import { MOST_PICTURE_BYTES } from '../../../src/server/areas/picture/pictureBounds';

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  const tail = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(typed));
  return Buffer.concat([head, typed, tail]);
}

/** A PNG of one colour, a few kilobytes whatever its size: `rows` of them are really there. */
function pngOf(width: number, height: number, rows: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = (inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100">${inside}</svg>`,
  );

describe('files that call themselves pictures', () => {
  it.each<[string, () => Buffer]>([
    ['of 60,000 by 60,000 pixels in a few bytes', () => pngOf(60_000, 60_000, 1)],
    ['that really unpacks to 100 million pixels', () => pngOf(10_000, 10_000, 10_000)],
    ['that says it is as large as can be said', () => pngOf(2_147_483_647, 2_147_483_647, 1)],
    ['that ends in the middle', () => pngOf(2000, 2000, 20)],
    ['of more than 20 MB', () => Buffer.concat([pngOf(10, 10, 10), Buffer.alloc(MOST_PICTURE_BYTES)])],
    [
      'that is a drawing with a file of the machine in it',
      () => svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
    ],
    ['that is a drawing with a script', () => svg('<script>evil()</script>')],
    [
      'that is a drawing of entities within entities',
      () =>
        Buffer.from(
          `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
            .split('')
            .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at] ?? ''};`.repeat(10)}">`)
            .join('')}]>${svg('<text>&h;</text>').toString()}`,
        ),
    ],
    ['that is a page', () => Buffer.from('<!doctype html><script>evil()</script>')],
    ['that is a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['that is nothing', () => Buffer.alloc(0)],
    [
      'that is noise behind a JPEG’s first bytes',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)]),
    ],
  ])('refuses a picture %s', async (_, make) => {
    await expect(takeInPicture(make(), 'photograph.png', '')).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringMatching(/^photograph\.png (is|has)/),
    });
  });

  it('keeps of a photograph what is seen, and nothing that hides in the file', async () => {
    const evil = '<script>evil()</script>';
    const photograph = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour.sky } })
      .withExif({ IFD0: { Copyright: evil } })
      .jpeg()
      .toBuffer();
    const taken = await takeInPicture(
      Buffer.concat([photograph, Buffer.from(`${evil}PK\u0003\u0004`)]),
      '../../evil <script>.JPG',
      '',
    );
    expect(taken.name).toMatch(/^evil-script-[0-9a-f]{10}$/);
    expect(taken.mime).toBe('image/jpeg');
    expect(taken.bytes.includes('evil') || taken.bytes.includes('PK\u0003\u0004')).toBe(false);
    expect(photograph.includes('evil')).toBe(true);
  });
});
