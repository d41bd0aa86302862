/** The picture that a shared link shows. */
import { brand } from '../../../contract/brand';
import { type PictureWidth, PREVIEW_WIDTH } from '../../../contract/rules/pictureWidths';
import { parsePicture } from '../../lib/picture';
import type { Head } from '../../screens/screen';

export interface Preview {
  url: string;
  /** CSS pixels; null for a picture from elsewhere. */
  width: number | null;
  height: number | null;
  alt: string;
}

/** Drawn by the build (src/tools/build/brandImages.ts) for every page without a picture of its own. */
const shopPreview = { path: '/link-preview.jpg', width: 1200, height: 630 };

/** Previews take JPEG; AVIF and WebP are not shown everywhere. */
export function jpegAddress(src: string, width: PictureWidth, siteUrl: string): string {
  const { host, name } = parsePicture(src);
  if (name !== null) return `${host || siteUrl}/pictures/${width}/${name}.jpg`;
  return src.startsWith('/') ? `${siteUrl}${src}` : src;
}

/**
 * @param picture undefined, or with an empty address: the shop's own
 * @param siteUrl goes before every path of the shop's own.
 */
export function previewOf(picture: Head['sharedPicture'], siteUrl: string, strapLine?: string): Preview {
  if (!picture?.src) {
    const { path, width, height } = shopPreview;
    return {
      url: `${siteUrl}${path}`,
      width,
      height,
      alt: strapLine === undefined ? brand.name : `${brand.name}: ${strapLine}`,
    };
  }
  const { src, alt } = picture;
  const { width, height } = parsePicture(src);
  const url = jpegAddress(src, PREVIEW_WIDTH, siteUrl);
  if (width === null || height === null) return { url, width: null, height: null, alt };
  const shown = Math.min(width, PREVIEW_WIDTH);
  return { url, width: shown, height: Math.round((height * shown) / width), alt };
}
