/** What staff give as a picture: one that they brought, or the address of one that is there. */
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { isSafeLink } from '../../../contract/rules/addresses';
import { claimPicture, keepPicture, type PictureRow } from './picture.repository';
import { pictureNameOf, pictureUrl } from './pictureUrl';

export type PictureInput = PictureRow | string;

/** The address that a page is given of it. Throws a DomainError for one that no page could show. */
export async function pictureAddress(trx: Transaction<Schema>, input: PictureInput): Promise<string> {
  if (typeof input !== 'string') {
    await keepPicture(trx, input);
    return pictureUrl(input);
  }
  const name = pictureNameOf(input);
  if (name === '') {
    if (/^https:/i.test(input) && isSafeLink(input)) return input;
    if (/^http:/i.test(input))
      throw new DomainError('INVALID', `${input} is no address that a page shows: it lacks https.`);
    throw new DomainError('INVALID', `${input} is no picture's address: give a file, /pictures/… or https://…`);
  }
  const known = await claimPicture(trx, name);
  if (!known) throw new DomainError('NOT_FOUND', `The shop has no picture ${input}.`);
  return pictureUrl(known);
}
