import path from 'node:path';
import { takeInPictureFile } from '../areas/picture/pictureFile';
import type { PictureInput } from '../areas/picture/pictureInput';

/** What a person gave as a picture: an address stays one, anything else is a file below `folder`. */
export async function pictureGiven(given: string, folder: string, alt: string): Promise<PictureInput> {
  if (/^(\/(?:pictures|our-story)\/|[a-z][a-z0-9+.-]*:\/\/)/i.test(given)) return given;
  return takeInPictureFile(path.resolve(folder, given), alt);
}
