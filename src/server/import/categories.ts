/** The shop's categories and subcategories, with those that an import adds. */
import type { Kysely, Transaction } from 'kysely';
import { categoryAliases, nameKey } from '../../contract/rules/names';
import type { Schema } from '../db/schema';
import type { Place } from './filing';
import {
  allCategories,
  allSubcategories,
  insertCategories,
  insertSubcategory,
  type StoredCategory,
} from './import.repository';

/**
 * The ids below mean the categories of `categoryAliases` whatever the shop holds, so they are never given to others.
 */
const FIRST_FREE_ID = 6;

interface NewSubcategory {
  categoryId: number;
  name: string;
  nameKey: string;
}

/** A product's category and subcategory. A subcategory that is still to be made has no id yet. */
export interface CategoryRef {
  categoryId: number;
  subcategory: { id: number } | NewSubcategory | null;
}

export interface CategoryTree {
  isKnown(category: string): boolean;
  /** Finds the place, or notes down that it has to be made. */
  find(place: Place): CategoryRef;
  /** Names of the categories and subcategories noted down. */
  added(): string[];
  /** Makes what was noted down. Afterwards `idOf` knows every subcategory. */
  write(trx: Transaction<Schema>): Promise<void>;
  idOf(subcategory: CategoryRef['subcategory']): number | null;
  /** `Kids › Girls`, of what stands and of what was noted down. */
  nameOf(categoryId: number, subcategory: CategoryRef['subcategory'] | number): string;
}

const subcategoryKey = (categoryId: number, key: string): string => `${categoryId} ${key}`;

export async function readCategoryTree(db: Kysely<Schema>): Promise<CategoryTree> {
  const categories = new Map((await allCategories(db)).map((category) => [category.name_key, category]));
  const subcategories = await allSubcategories(db);
  const ids = new Map(
    subcategories.map(({ id, category_id, name_key }) => [subcategoryKey(category_id, name_key), id]),
  );
  const newCategories: StoredCategory[] = [];
  const newSubcategories = new Map<string, NewSubcategory>();

  function categoryOf(name: string): StoredCategory {
    const key = nameKey(name);
    const known = categories.get(key);
    if (known) return known;
    const all = [...categories.values()];
    const next = Math.max(FIRST_FREE_ID, ...all.map(({ id }) => id + 1));
    const fixed = categoryAliases.get(key);
    const id = fixed !== undefined && !all.some((category) => category.id === fixed) ? fixed : next;
    const made = { id, name, name_key: key, position: Math.max(-1, ...all.map(({ position }) => position)) + 1 };
    categories.set(key, made);
    newCategories.push(made);
    return made;
  }

  function subcategoryOf(categoryId: number, name: string): CategoryRef['subcategory'] {
    const key = nameKey(name);
    if (!key) return null;
    const id = ids.get(subcategoryKey(categoryId, key));
    if (id !== undefined) return { id };
    const made = newSubcategories.get(subcategoryKey(categoryId, key)) ?? { categoryId, name, nameKey: key };
    newSubcategories.set(subcategoryKey(categoryId, key), made);
    return made;
  }

  const subcategoryName = (subcategory: NonNullable<CategoryRef['subcategory']> | number): string | undefined => {
    if (typeof subcategory === 'object' && 'name' in subcategory) return subcategory.name;
    const id = typeof subcategory === 'number' ? subcategory : subcategory.id;
    return subcategories.find((known) => known.id === id)?.name;
  };

  function nameOf(categoryId: number, subcategory: CategoryRef['subcategory'] | number): string {
    const category = [...categories.values()].find(({ id }) => id === categoryId)?.name ?? '';
    return [category, subcategory === null ? undefined : subcategoryName(subcategory)].filter(Boolean).join(' › ');
  }

  return {
    nameOf,
    isKnown: (category) => categories.has(nameKey(category)),
    find({ category, subcategory }) {
      const { id } = categoryOf(category);
      return { categoryId: id, subcategory: subcategoryOf(id, subcategory) };
    },
    added: () => [
      ...newCategories.map(({ name }) => name),
      ...[...newSubcategories.values()].map((made) => nameOf(made.categoryId, made)),
    ],
    async write(trx) {
      if (newCategories.length > 0) {
        const rows = newCategories.map((category) => ({ ...category, picture_url: '', hidden: 0 as const }));
        await insertCategories(trx, rows);
      }
      let position = ids.size;
      for (const { categoryId, name, nameKey: key } of newSubcategories.values()) {
        const row = { category_id: categoryId, name, name_key: key, picture_url: '', position: position++ };
        ids.set(subcategoryKey(categoryId, key), await insertSubcategory(trx, row));
      }
    },
    idOf(subcategory) {
      if (!subcategory) return null;
      if ('id' in subcategory) return subcategory.id;
      return ids.get(subcategoryKey(subcategory.categoryId, subcategory.nameKey)) ?? null;
    },
  };
}
