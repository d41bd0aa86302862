import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DomainError } from '../../lib/domainError';
import { errorCode } from '../../lib/errorCode';
import { takeInPicture } from './intake';
import type { PictureRow } from './picture.repository';
import { MOST_PICTURE_BYTES, MOST_PICTURE_MB } from './pictureBounds';

/**
 * A picture file of staff's → a picture of the shop. Throws a DomainError that names the file when it cannot be one.
 */
export async function takeInPictureFile(file: string, alt: string): Promise<PictureRow> {
  const name = path.basename(file);
  try {
    const found = await stat(file);
    if (!found.isFile()) throw new DomainError('INVALID', `${name} is no file.`);
    if (found.size > MOST_PICTURE_BYTES)
      throw new DomainError('INVALID', `${name} is larger than ${MOST_PICTURE_MB} MB.`);
    return await takeInPicture(await readFile(file), name, alt);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new DomainError('NOT_FOUND', `There is no picture file ${file}.`);
    if (errorCode(error) === 'EACCES') throw new DomainError('INVALID', `${name} may not be read by this user.`);
    throw error;
  }
}
