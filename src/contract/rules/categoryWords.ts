/**
 * Which category a word means, in an address or in a call (docs/requirements.md section 2, Shop page; decisions 22 to
 * 25). Pure, and free of zod.
 */
import type { Category, Subcategory } from '../catalog';
import { categoryAliases, nameKey } from './names';

export type NamedCategory = Pick<Category, 'categoryId' | 'categoryName'>;

/** An alias's id first, then the name, without regard to case, spaces and hyphens; then the id itself. */
export function findCategory<T extends NamedCategory>(categories: readonly T[], wanted: string): T | undefined {
  const key = nameKey(wanted);
  const byId = (id: number | undefined): T | undefined => categories.find(({ categoryId }) => categoryId === id);
  const byName = (): T | undefined => categories.find(({ categoryName }) => nameKey(categoryName) === key);
  return byId(categoryAliases.get(key)) ?? byName() ?? (/^\d{1,9}$/.test(key) ? byId(Number(key)) : undefined);
}

/** In the category if it is known, else in any. */
export function findSubcategory(
  categories: readonly Category[],
  wanted: string,
  within?: Category,
): Subcategory | undefined {
  const key = nameKey(wanted);
  const lists = within ? [within] : categories;
  return lists
    .flatMap(({ subcategoryList }) => subcategoryList)
    .find(({ subCategoryName }) => nameKey(subCategoryName) === key);
}
