/** Which variants of a picture there are. */
import { DEFAULT_WIDTH, pictureWidths } from '../../../contract/rules/pictureWidths';

const mimeOfFormat = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureFormat = keyof typeof mimeOfFormat;
export const mimeOf = (format: PictureFormat): string => mimeOfFormat[format];

export interface Variant {
  name: string;
  /** Wanted width in pixels; a picture is never made wider than it is. */
  width: number;
  format: PictureFormat;
}

/** A whole file name: nothing that could climb out of a folder gets past it. */
const fileName = /^([a-z0-9][a-z0-9-]{0,119})\.(avif|webp|jpg)$/;

/**
 * `{name}.{ext}` and, where the address has one, its width → the variant, or null for anything that is not on offer.
 */
export function parseVariant(file: string, width: string = String(DEFAULT_WIDTH)): Variant | null {
  const match = fileName.exec(file);
  const known = pictureWidths.find((offered) => String(offered) === width);
  if (!match?.[1] || !known) return null;
  return { name: match[1], width: known, format: match[2] as PictureFormat };
}
