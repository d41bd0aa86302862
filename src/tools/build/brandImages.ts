/** Draws the shop's own pictures: the preview of a shared link, and the icons for tabs and home screens. */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { brand } from '../../contract/brand';
import { colour } from '../../client/ui/theme/tokens';
import { linkPreview, WORDS_WIDTH } from '../../demo/drawing/scenes/linkPreview';
import { glyphPath } from './glyphPath';

const NATURAL_DENSITY = 72;
/** The natural size of public/favicon.svg. */
const MARK_SIZE = 48;
const icons = [
  { name: 'apple-touch-icon.png', size: 180 },
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
];

async function drawLinkPreview(folder: string, mark: string): Promise<void> {
  const name = await glyphPath(brand.name, 'heading', 92, WORDS_WIDTH);
  const drawing = Buffer.from(linkPreview({ mark, name, ink: colour.ink, highlight: colour.highlight }));
  await sharp(drawing).jpeg({ quality: 84, mozjpeg: true }).toFile(path.join(folder, 'link-preview.jpg'));
}

/** Square and opaque: each phone cuts the corners in its own way. */
const iconOf = (mark: string, size: number): Sharp =>
  sharp(Buffer.from(mark), { density: (NATURAL_DENSITY * size) / MARK_SIZE })
    .resize(size, size)
    .flatten({ background: colour.action })
    .png({ compressionLevel: 9 });

/** An .ico that holds one PNG: a header of six bytes, an entry of sixteen. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Draws into the folder that is served at `/`, where `favicon.svg`, the mark on all of them, is already. */
export async function makeBrandImages(folder: string): Promise<void> {
  const mark = await fs.readFile(path.join(folder, 'favicon.svg'), 'utf8');
  await drawLinkPreview(folder, mark);
  for (const { name, size } of icons) await iconOf(mark, size).toFile(path.join(folder, name));
  await fs.writeFile(path.join(folder, 'favicon.ico'), icoOf(await iconOf(mark, 32).toBuffer(), 32));
}
