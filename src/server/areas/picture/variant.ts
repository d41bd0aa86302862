/** Which variants of a picture there are. */
import { DEFAULT_WIDTH, pictureWidths } from '../../../contract/rules/pictureWidths';
import { isAccepted } from '../../lib/accept';

const mimeOfFormat = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureFormat = keyof typeof mimeOfFormat;
export const mimeOf = (format: PictureFormat): string => mimeOfFormat[format];

export interface Variant {
  name: string;
  /** Wanted width in pixels; a picture is never made wider than it is. */
  width: number;
  format: PictureFormat;
}

/** A whole file name, with its format or without: nothing that could climb out of a folder gets past it. */
const fileName = /^([a-z0-9][a-z0-9-]{0,119})(?:\.(avif|webp|jpg))?$/;

/** From the smallest file to the one that everybody can show. */
const formats = ['avif', 'webp', 'jpg'] as const;

/** The smallest that a browser says it can show: `image/*` says nothing of a new format. */
export const bestFormat = (accept = ''): PictureFormat =>
  formats.find((format) => isAccepted(accept, mimeOf(format))) ?? 'jpg';

/**
 * `{name}.{ext}` or `{name}` and, where the address has one, its width → the variant, or null for anything that is not
 * on offer.
 * @param best the format where the address names none
 */
export function parseVariant(
  file: string,
  width: string = String(DEFAULT_WIDTH),
  best: PictureFormat = 'jpg',
): Variant | null {
  const match = fileName.exec(file);
  const known = pictureWidths.find((offered) => String(offered) === width);
  if (!match?.[1] || !known) return null;
  return { name: match[1], width: known, format: (match[2] as PictureFormat | undefined) ?? best };
}
