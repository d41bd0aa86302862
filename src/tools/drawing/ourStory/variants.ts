/** The files of one picture of the about page: every format at every width. */
import type { Sharp } from 'sharp';
import type { Format } from '../../../client/features/about/ownPictures';
import type { RenderAt } from './photographs';

/** The qualities look alike; AVIF weighs a fifth less than WebP, and half of what JPEG does. */
const encoders: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 4 }),
  webp: (image) => image.webp({ quality: 68, effort: 6 }),
  jpg: (image) => image.jpeg({ quality: 62, mozjpeg: true }),
};

export interface Variant {
  width: number;
  format: Format;
  bytes: Buffer;
}

export async function makeVariants(
  renderAt: RenderAt,
  widths: readonly number[],
  formats: readonly Format[],
): Promise<Variant[]> {
  const variants: Variant[] = [];
  for (const width of widths) {
    for (const format of formats)
      variants.push({ width, format, bytes: await encoders[format](renderAt(width)).toBuffer() });
  }
  return variants;
}
