/** What staff give as a picture: one that they brought, or the address of one that is there. */
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { isSafeRedirectUrl } from '../home/redirectUrl';
import { claimPicture, keepPicture, type PictureRow } from './picture.repository';
import { pictureNameOf, pictureUrl } from './pictureUrl';

export type PictureWish = PictureRow | string;

/** The address that a page is given of it. Throws a DomainError for one that no page could show. */
export async function pictureAddress(trx: Transaction<Schema>, wish: PictureWish): Promise<string> {
  if (typeof wish !== 'string') {
    await keepPicture(trx, wish);
    return pictureUrl(wish);
  }
  const name = pictureNameOf(wish);
  if (name === '') {
    if (/^https:/i.test(wish) && isSafeRedirectUrl(wish)) return wish;
    if (/^http:/i.test(wish)) throw new DomainError('INVALID', `${wish} is no address that a page shows: it lacks https.`);
    throw new DomainError('INVALID', `${wish} is no picture's address: give a file, /pictures/… or https://…`);
  }
  const known = await claimPicture(trx, name);
  if (!known) throw new DomainError('NOT_FOUND', `The shop has no picture ${wish}.`);
  return pictureUrl(known);
}
