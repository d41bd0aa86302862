/** How the first picture of the about page is asked for, in the page and in its preload alike: two different answers would fetch it twice. */
import { parsePicture, sourceSet } from '../../lib/picture';
import { drawingOf, ownPictureSet } from './ownPictures';

export const FRONT_SIZES = '(max-width: 899px) 92vw, (max-width: 1280px) 46vw, 590px';

/** What the page's head fetches before any script; nothing for a picture that exists in one form only. */
export function frontPreload(address: string | undefined): { srcSet: string; sizes: string; type: string } | undefined {
  if (address === undefined) return undefined;
  const drawing = drawingOf(address);
  const picture = parsePicture(address);
  if (drawing === null && picture.name === null) return undefined;
  const srcSet = drawing === null ? sourceSet(picture, 'avif') : ownPictureSet(drawing, 'landscape', 'avif');
  return { srcSet, sizes: FRONT_SIZES, type: 'image/avif' };
}
