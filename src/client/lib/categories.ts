/** Which category an address means (SPEC.md section 2, Shop page; DECISIONS.md T22 to T25). */
import type { Category, Subcategory } from '../../contract/catalog';
import { categoryAliases } from './constants';
import { nameKey } from './text';

/** An alias's id first, then the name, without regard to case, spaces and hyphens. */
export function findCategory(categories: readonly Category[], wanted: string): Category | undefined {
  const key = nameKey(wanted);
  const byAlias = categories.find(({ categoryId }) => categoryId === categoryAliases[key]);
  return byAlias ?? categories.find(({ categoryName }) => nameKey(categoryName) === key);
}

/** In the category if it is known, else in any. */
export function findSubcategory(categories: readonly Category[], wanted: string, within?: Category): Subcategory | undefined {
  const key = nameKey(wanted);
  const lists = within ? [within] : categories;
  return lists.flatMap(({ subcategoryList }) => subcategoryList).find(({ subCategoryName }) => nameKey(subCategoryName) === key);
}
