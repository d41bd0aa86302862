/**
 * A photograph from staff → a picture of the shop: known to be one, of a bounded size, without what a camera wrote into
 * it.
 */
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { pictureWidths } from '../../../contract/rules/pictureWidths';
import { DomainError } from '../../lib/domainError';
import { pngOfHeic } from './heic';
import type { PictureRow } from './picture.repository';
import { MOST_MEGAPIXELS, MOST_PICTURE_BYTES, MOST_PICTURE_MB } from './pictureBounds';

const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000;
/** Twice the widest variant that is ever served (variant.ts). */
const LONGEST_SIDE = 2 * Math.max(...pictureWidths);
/** AVIF and HEIC are both `heif`. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);
/** What shows through a transparent picture, as a photographer's table does. */
const GROUND = '#ffffff';

/**
 * `fileName` gives the readable half of the picture's name. Throws a DomainError when this is no picture that the shop
 * can show.
 */
export async function takeInPicture(bytes: Buffer, fileName: string, alt: string): Promise<PictureRow> {
  if (bytes.length > MOST_PICTURE_BYTES) throw refusal(fileName, `is larger than ${MOST_PICTURE_MB} MB`);
  try {
    const open = await openPicture(bytes, fileName);
    // Encoding it anew leaves out where and with what it was taken; the rotation that stood there is carried out first.
    const upright = open.autoOrient().flatten({ background: GROUND });
    const fitting = upright.resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await fitting.jpeg({ quality: 90, mozjpeg: true }).toBuffer({ resolveWithObject: true });
    return {
      name: `${slugOf(fileName)}-${createHash('sha256').update(data).digest('hex').slice(0, 10)}`,
      mime: 'image/jpeg',
      bytes: data,
      width: info.width,
      height: info.height,
      tint: await meanColour(data),
      alt,
    };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw refusal(fileName, 'is no picture that can be read');
  }
}

/** How large it says that it is comes before its pixels: a few bytes may claim gigabytes of them. */
async function openPicture(bytes: Buffer, fileName: string): Promise<Sharp> {
  const { format, compression, width, height, icc } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!formats.has(format)) throw refusal(fileName, 'is no JPEG, PNG, WebP, AVIF or HEIC picture');
  if (width * height > MOST_PIXELS) throw refusal(fileName, `has more than ${MOST_MEGAPIXELS} million pixels`);
  const readable = compression === 'hevc' ? await pngOfHeic(bytes, MOST_PIXELS, icc) : bytes;
  return sharp(readable, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
}

/** What stands in while the picture loads. */
async function meanColour(bytes: Buffer): Promise<string> {
  const pixel = await sharp(bytes).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
}

const slugOf = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '') || 'picture';

const refusal = (fileName: string, why: string): DomainError => new DomainError('INVALID', `${fileName} ${why}.`);
