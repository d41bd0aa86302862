/** A file of its own, so that only screens with such a picture bring it. */
import { parsePicture, sourceSet } from './picture';

export interface PicturePreload {
  srcSet: string;
  sizes: string;
  /** Where its addresses are of one format, which not every browser can show. */
  type?: string;
}

/**
 * What a page's head fetches before any script, drawn by these `sizes`; nothing for a picture that exists in one form
 * only.
 */
export function picturePreload(src: string | undefined, sizes: string): PicturePreload | undefined {
  const picture = src ? parsePicture(src) : null;
  if (!picture?.name) return undefined;
  return { srcSet: sourceSet(picture), sizes };
}
