/** How the hero's picture is asked for, in the page and in its preload alike: two different answers would fetch it twice. */
import { parsePicture, sourceSet } from '../../lib/picture';

/** Drawn 1600 × 720. */
export const HERO_RATIO = 20 / 9;
/** On phones the frame is cut to 4 : 3 around the drawing's right side, so the picture is drawn wider than the window (167vw); a
 *  cheap phone gets seven tenths of that many pixels, and half the bytes. */
export const HERO_SIZES = '(max-width: 767px) 116vw, (max-width: 1280px) 100vw, 1280px';

/** What the page's head fetches before any script; nothing for a picture that exists in one form only. */
export function heroPreload(address: string | undefined): { srcSet: string; sizes: string; type: string } | undefined {
  const picture = address ? parsePicture(address) : null;
  if (!picture?.name) return undefined;
  return { srcSet: sourceSet(picture, 'avif'), sizes: HERO_SIZES, type: 'image/avif' };
}
