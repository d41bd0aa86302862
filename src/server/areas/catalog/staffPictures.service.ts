/**
 * What staff change of the pictures of products and categories. Whatever breaks a rule throws a DomainError and changes
 * nothing.
 */
import type { Transaction } from 'kysely';
import { nameKey } from '../../../contract/rules/names';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import type { Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { pictureAddress, type PictureInput } from '../picture/pictureInput';
import { pictureAddresses, pictureNameOf } from '../picture/pictureUrl';
import { writeAudit } from '../staff/audit';
import {
  categoryNames,
  picturedProduct,
  setCategoryPicture,
  setProductPictures,
  setSubcategoryPicture,
  subcategoryNames,
  type Named,
} from './staffPictures.repository';

export interface PicturedProduct {
  id: number;
  name: string;
  /** Addresses in the order of the page; lists show the first. */
  pictures: string[];
}
export interface PicturedCategory {
  name: string;
  /** Null: of the category itself. */
  subcategory: string | null;
  /** '' for none. */
  picture: string;
}

/** As many as a shopper looks through. */
export const MOST_PICTURES = 30;

/** `by` is who changes them, as the audit names them. */
export function makeStaffPictures(database: Database, clock: Clock) {
  /** Gives what `reorder` made of the product's pictures. */
  async function change(
    id: number,
    by: string,
    reorder: (trx: Transaction<Schema>, pictures: string[]) => Promise<string[]> | string[],
  ): Promise<PicturedProduct> {
    const product = await database.write(async (trx) => {
      // An import writes whole lists of pictures too: the later of the two must see what the earlier did.
      await database.engine.lockOwner(trx, 'catalogue-import');
      const found = await picturedProduct(trx, id);
      if (!found) throw new DomainError('NOT_FOUND', `There is no product ${id}.`);
      const had = pictureAddresses(found.pictures);
      const pictures = [...new Set(await reorder(trx, had))];
      if (pictures.length > MOST_PICTURES) throw invalid(`A product has at most ${MOST_PICTURES} pictures.`);
      if (pictures.join(' ') !== had.join(' ')) {
        const at = clock();
        const updated_at = Math.max(at, found.updated_at);
        await setProductPictures(trx, id, { pictures: JSON.stringify(pictures), updated_at });
        const [was, isNow] = [{ pictures: namesOf(had) }, { pictures: namesOf(pictures) }];
        await writeAudit(trx, { at, who: by, what: 'pictures changed', subject: `product ${id}`, was, isNow });
      }
      return { id, name: found.name, pictures };
    });
    await database.announce();
    return product;
  }

  async function tell(
    trx: Transaction<Schema>,
    { by, subject }: { by: string; subject: string },
    [before, after]: [string, string],
  ): Promise<void> {
    if (before === after) return;
    const [was, isNow] = [{ picture: nameOf(before) }, { picture: nameOf(after) }];
    await writeAudit(trx, { at: clock(), who: by, what: 'picture changed', subject, was, isNow });
  }

  return {
    /** `at` counts from 1; without it they come after those that are there. One that is there already moves. */
    add: (
      id: number,
      { inputs, at }: { inputs: readonly PictureInput[]; at?: number | undefined },
      by: string,
    ): Promise<PicturedProduct> =>
      change(id, by, async (trx, pictures) => {
        const added: string[] = [];
        for (const input of inputs) added.push(await pictureAddress(trx, input));
        if (at !== undefined && at > pictures.length + 1)
          throw invalid(`It has ${counted(pictures)}, so the last place is ${pictures.length + 1}.`);
        const before = pictures.slice(0, at === undefined ? undefined : at - 1);
        const after = pictures.slice(before.length);
        const kept = (some: string[]): string[] => some.filter((address) => !added.includes(address));
        return [...kept(before), ...added, ...kept(after)];
      }),
    /** Those numbers come first, in their order; the others follow as they were. */
    order: (id: number, numbers: readonly number[], by: string): Promise<PicturedProduct> =>
      change(id, by, (_, pictures) => {
        const first = pick(pictures, numbers);
        return [...first, ...pictures.filter((address) => !first.includes(address))];
      }),
    remove: (id: number, numbers: readonly number[], by: string): Promise<PicturedProduct> =>
      change(id, by, (_, pictures) => {
        const gone = pick(pictures, numbers);
        return pictures.filter((address) => !gone.includes(address));
      }),
    /** Null takes the picture away. Names are compared as the shop compares them, whatever their case. */
    async setCategory(
      { name, subcategory }: Pick<PicturedCategory, 'name' | 'subcategory'>,
      input: PictureInput | null,
      by: string,
    ): Promise<PicturedCategory> {
      const changed = await database.write(async (trx) => {
        await database.engine.lockOwner(trx, 'catalogue-import');
        const category = named('category', name, await categoryNames(trx));
        const picture = input === null ? '' : await pictureAddress(trx, input);
        if (subcategory === null) {
          await setCategoryPicture(trx, category.id, picture);
          await tell(trx, { by, subject: `category ${category.id}` }, [category.picture_url, picture]);
          return { name: category.name, subcategory: null, picture };
        }
        const found = named(`subcategory of ${category.name}`, subcategory, await subcategoryNames(trx, category.id));
        await setSubcategoryPicture(trx, found.id, picture);
        await tell(trx, { by, subject: `subcategory ${found.id}` }, [found.picture_url, picture]);
        return { name: category.name, subcategory: found.name, picture };
      });
      await database.announce();
      return changed;
    },
  };
}

/** An address of this shop says more than which picture it is. */
const nameOf = (address: string): string => pictureNameOf(address) || address;
const namesOf = (addresses: readonly string[]): string => addresses.map(nameOf).join(' ');

function named(what: string, wanted: string, all: readonly Named[]): Named {
  const found = all.find(({ name_key }) => name_key === nameKey(wanted));
  if (found) return found;
  const has = all.length > 0 ? `The shop has ${all.map(({ name }) => name).join(', ')}.` : 'The shop has none.';
  throw new DomainError('NOT_FOUND', `There is no ${what} "${wanted}". ${has}`);
}

function pick(pictures: readonly string[], numbers: readonly number[]): string[] {
  return numbers.map((number) => {
    const address = pictures[number - 1];
    if (address === undefined) throw invalid(`It has ${counted(pictures)}, and none of the number ${number}.`);
    return address;
  });
}

const counted = (pictures: readonly string[]): string =>
  pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`;

const invalid = (sentence: string): DomainError => new DomainError('INVALID', sentence);
