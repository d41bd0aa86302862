/** What staff do with categories: name them, put them in order, hide one and show it again. */
import type { Kysely, Transaction } from 'kysely';
import { findCategory as findNamed } from '../../../contract/rules/categoryWords';
import { categoryAliases, nameKey } from '../../../contract/rules/names';
import type { Database } from '../../db/types';
import type { Schema } from '../../db/schema';
import type { Clock } from '../../lib/clock';
import { DomainError } from '../../lib/domainError';
import { cleanLine } from '../../lib/cleanText';
import { differences, writeAudit, type Facts } from '../staff/audit';
import {
  allCategories,
  categoryOfId,
  categoryOfKey,
  homeLinks,
  listCategories,
  menuEntries,
  renameMenuEntry,
  updateCategory,
  type CategoryRow,
  type HomeLink,
  type StaffCategory,
} from './staffCategories.repository';

/** As much as the header's menu takes of a name. */
const LONGEST_NAME = 40;

export interface ChangedCategory {
  category: StaffCategory;
  /** What it was called before. */
  before: string;
  /** False when it was so already. */
  moved: boolean;
}

/**
 * Throws DomainErrors: NOT_FOUND for a category that is not there, INVALID or CONFLICT for input that breaks a rule.
 * `by` is who changes it, as the audit names them.
 */
export function makeStaffCategories(database: Database, clock: Clock) {
  /** One change at a time: two who put the categories in order would mix their orders. */
  async function change<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    const result = await database.write(async (trx) => {
      await database.engine.lockOwner(trx, 'categories');
      return work(trx);
    });
    await database.announce();
    return result;
  }

  /** Writes nothing down where nothing differs. */
  async function tell(
    trx: Transaction<Schema>,
    { by, what, subject }: { by: string; what: string; subject: string },
    [before, after]: [Facts, Facts],
  ): Promise<void> {
    const changed = differences(before, after);
    if (changed) await writeAudit(trx, { at: clock(), who: by, what, subject, ...changed });
  }

  return {
    list: (): Promise<StaffCategory[]> => listCategories(database.db),

    /** Its products come along, and entries of the header's menu that bear its name. */
    rename: (typed: string, newName: string, by: string): Promise<ChangedCategory> =>
      change(async (trx) => {
        const known = await knownCategory(trx, typed);
        const name = await freeName(trx, newName, known.id);
        await updateCategory(trx, known.id, { name, name_key: nameKey(name) });
        const menuEntries = await renameMenuEntries(trx, known.name_key, name);
        const told = { by, what: 'category renamed', subject: subjectOf(known) };
        await tell(trx, told, [{ name: known.name }, { name, ...(menuEntries > 0 && { menuEntries }) }]);
        return { category: await whole(trx, known.id), before: known.name, moved: name !== known.name };
      }),

    /**
     * A hidden one is in no menu and no list, and neither are its products, which cannot be bought either. Old orders
     * stay.
     */
    setHidden: (typed: string, hidden: boolean, by: string): Promise<ChangedCategory & { ledToBy: HomeLink[] }> =>
      change(async (trx) => {
        const known = await knownCategory(trx, typed);
        await updateCategory(trx, known.id, { hidden: hidden ? 1 : 0 });
        const told = { by, what: hidden ? 'category hidden' : 'category shown', subject: subjectOf(known) };
        await tell(trx, told, [{ hidden: known.hidden === 1 }, { hidden }]);
        const category = await whole(trx, known.id);
        const ledToBy = await linksTo(trx, known.id);
        return { category, before: known.name, moved: (known.hidden === 1) !== hidden, ledToBy };
      }),

    /** These first, in this order; the others follow in theirs. */
    order: (typed: readonly string[], by: string): Promise<StaffCategory[]> =>
      change(async (trx) => {
        const first: number[] = [];
        for (const one of typed) {
          const { id, name } = await knownCategory(trx, one);
          if (first.includes(id)) throw new DomainError('INVALID', `${name} is named twice. Nothing was changed.`);
          first.push(id);
        }
        const before = await allCategories(trx);
        const others = before.map(({ id }) => id).filter((id) => !first.includes(id));
        for (const [position, id] of [...first, ...others].entries()) await updateCategory(trx, id, { position });
        const told = { by, what: 'categories put in order', subject: 'categories' };
        await tell(trx, told, [orderOf(before), orderOf(await allCategories(trx))]);
        return listCategories(trx);
      }),
  };
}

/** By its number: the name is what may change. */
const subjectOf = ({ id }: CategoryRow): string => `category ${id}`;
const orderOf = (rows: readonly CategoryRow[]): Facts => ({ order: rows.map(({ name }) => name).join(', ') });

/** By its name, however it is written, or by its number. */
export async function findCategory(db: Kysely<Schema>, typed: string): Promise<CategoryRow | undefined> {
  const named = await categoryOfKey(db, nameKey(typed));
  return named ?? (/^\s*\d{1,9}\s*$/.test(typed) ? categoryOfId(db, Number(typed)) : undefined);
}

/** Entries of the header's menu that were called like the category are called like it again. @returns how many */
async function renameMenuEntries(trx: Transaction<Schema>, fromKey: string, name: string): Promise<number> {
  const entries = (await menuEntries(trx)).filter((entry) => nameKey(entry.name) === fromKey && entry.name !== name);
  for (const { id } of entries) await renameMenuEntry(trx, id, name);
  return entries.length;
}

export const noCategory = (typed: string): DomainError =>
  new DomainError('NOT_FOUND', `There is no category ${typed}. See shop categories list.`);

async function knownCategory(trx: Transaction<Schema>, typed: string) {
  const category = await findCategory(trx, typed);
  if (!category) throw noCategory(typed);
  return category;
}

/** What of the home page leads to it: to `/shop/…`, or to `/shop?category=…`. */
async function linksTo(trx: Transaction<Schema>, id: number): Promise<HomeLink[]> {
  const named = (await allCategories(trx)).map((one) => ({ categoryId: one.id, categoryName: one.name }));
  return (await homeLinks(trx)).filter(({ redirect_url }) => {
    const { pathname, searchParams } = new URL(redirect_url, 'http://shop');
    const word = /^\/shop\/([^/]+)$/.exec(pathname)?.[1];
    const words = [word === undefined ? '' : decodedOr(word), searchParams.get('category') ?? ''];
    return words.some((one) => one !== '' && findNamed(named, one)?.categoryId === id);
  });
}

function decodedOr(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

async function whole(trx: Transaction<Schema>, id: number): Promise<StaffCategory> {
  const category = (await listCategories(trx)).find((one) => one.id === id);
  if (!category) throw new Error(`Category ${id} is gone.`);
  return category;
}

/**
 * One that leads to this category and no other: the words of `categoryAliases` mean theirs whatever those are called
 * now.
 */
async function freeName(trx: Transaction<Schema>, typed: string, id: number): Promise<string> {
  const name = cleanLine(typed);
  const key = nameKey(name);
  if (key === '' || name.length > LONGEST_NAME) {
    throw new DomainError('INVALID', `A category's name has 1 to ${LONGEST_NAME} characters. Nothing was changed.`);
  }
  if (/^\d+$/.test(key))
    throw new DomainError('INVALID', 'A number is no name: categories have numbers of their own. Nothing was changed.');
  const other = await findCategory(trx, name);
  if (other && other.id !== id)
    throw new DomainError('CONFLICT', `There is a category ${other.name} already. Nothing was changed.`);
  const fixed = categoryAliases.get(key);
  if (fixed !== undefined && fixed !== id) {
    throw new DomainError(
      'CONFLICT',
      `Links with the name ${name} lead to category ${fixed}, whatever it is called. Nothing was changed.`,
    );
  }
  return name;
}
