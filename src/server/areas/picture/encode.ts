/**
 * How a picture is encoded, in each format. Another quality needs another ENCODERS_VERSION (imageRenderer.ts): the
 * variants that are kept are of the old one.
 */
import sharp, { type Sharp } from 'sharp';
import type { PictureRow } from './picture.repository';
import type { PictureFormat } from './variant';

/** A drawing of this density, dots per inch, comes out at its natural size. */
const NATURAL_DENSITY = 72;

// One thread a picture: the renderer's limit is then the whole cost, and requests keep a core. Variants are never read
// twice, so the library's own cache would only hold memory.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Quality by eye on flat drawings and on photographs; AVIF beyond effort 2 costs seconds for a few bytes
 * (docs/stack.md).
 */
const encoders: Record<PictureFormat, (image: Sharp, tint: string) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 70 }),
  // JPEG has no transparency; without a ground it would turn black.
  jpg: (image, tint) => image.flatten({ background: `#${tint}` }).jpeg({ quality: 76, mozjpeg: true }),
};

/**
 * Makes one variant, `width` pixels wide, from the stored original, whose size and quality are intake.ts's. A drawing
 * is rendered at that size, never scaled from pixels.
 */
export function encodePicture(picture: PictureRow, width: number, format: PictureFormat): Promise<Buffer> {
  const isDrawing = picture.mime === 'image/svg+xml';
  const density = isDrawing ? (NATURAL_DENSITY * width) / picture.width : NATURAL_DENSITY;
  const image = sharp(picture.bytes, { density }).autoOrient().resize({ width });
  return encoders[format](image, picture.tint).toBuffer();
}
