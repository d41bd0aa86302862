import path from 'node:path';
import { takeInPictureFile } from '../areas/picture/pictureFile';
import type { PictureInput } from '../areas/picture/pictureInput';

/** A picture as typed: an address stays as it is, anything else is a file below `folder`, which is read. */
export async function pictureGiven(given: string, folder: string, alt: string): Promise<PictureInput> {
  if (/^(\/(?:pictures|our-story)\/|[a-z][a-z0-9+.-]*:\/\/)/i.test(given)) return given;
  return takeInPictureFile(path.resolve(folder, given), alt);
}
