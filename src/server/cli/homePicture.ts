import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { MOST_PICTURE_BYTES, takeInPicture } from '../areas/picture/intake';
import type { PictureWish } from '../areas/home/staffHome.service';
import { CommandError } from './failure';

/** What a person gave as a picture: an address stays one, anything else is a file below `folder`. */
export async function pictureGiven(given: string, folder: string, alt: string): Promise<PictureWish> {
  if (/^(\/pictures\/|[a-z][a-z0-9+.-]*:\/\/)/i.test(given)) return given;
  const file = path.resolve(folder, given);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new CommandError(`There is no picture file ${file}.`);
  if (found.size > MOST_PICTURE_BYTES) throw new CommandError(`${file} is larger than 20 MB.`);
  return takeInPicture(await readFile(file), path.basename(file), alt);
}
