import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { formats, shapes } from '../../../../src/client/features/about/ownPictures';
import { colour } from '../../../../src/client/ui/theme/tokens';
import { findPhotographs, photographAt } from '../../../../src/tools/drawing/ourStory/photographs';
import { makeVariants } from '../../../../src/tools/drawing/ourStory/variants';

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'photographs-'));
});
afterEach(() => fs.rm(folder, { recursive: true }));

/** As a camera leaves it: on its side, with a note of which way is up and of who took it. */
async function photograph(file: string, width: number, height: number): Promise<string> {
  const place = path.join(folder, file);
  await sharp({ create: { width, height, channels: 3, background: colour.quiet } })
    .jpeg()
    .withExif({ IFD0: { Orientation: '6', Artist: 'A name that stays at home' } })
    .toFile(place);
  return place;
}

describe('photographs for the demo shop', () => {
  it("makes every format and width from a photograph, upright, cut to the shape of the page, and without the camera's notes", async () => {
    const file = await photograph('counter.jpg', 1200, 900);
    const { widths } = shapes.portrait;
    const variants = await makeVariants(await photographAt(file, shapes.portrait), widths, formats);
    const made = await Promise.all(variants.map(async ({ bytes }) => sharp(bytes).metadata()));
    expect(made.map(({ width, height, exif, orientation }) => ({ width, height, exif, orientation }))).toEqual(
      widths.flatMap((width) =>
        formats.map(() => ({ width, height: width * 1.25, exif: undefined, orientation: undefined })),
      ),
    );
    expect(made.map(({ format }) => format)).toEqual(widths.flatMap(() => ['heif', 'webp', 'jpeg']));
  });

  it('refuses a photograph that would have to be blown up, and says what size is needed', async () => {
    const file = await photograph('counter.jpg', 1200, 700);
    await expect(photographAt(file, shapes.portrait)).rejects.toThrow(
      'counter.jpg is too small: at least 720 × 900 pixels are needed.',
    );
  });

  it('finds the photographs by their names', async () => {
    const counter = await photograph('counter.JPG', 10, 10);
    await fs.writeFile(path.join(folder, 'notes.txt'), 'taken in April');
    expect([...(await findPhotographs(folder, ['counter', 'twins']))]).toEqual([['counter', counter]]);
  });

  it('says so when a photograph has no place on the page, or two have one', async () => {
    await photograph('counter.jpg', 10, 10);
    await expect(findPhotographs(folder, ['twins'])).rejects.toThrow(
      'counter.jpg has no place on the page. The names are: twins.',
    );
    await photograph('counter.jpeg', 10, 10);
    await expect(findPhotographs(folder, ['counter'])).rejects.toThrow('There are two photographs for counter.');
  });
});
