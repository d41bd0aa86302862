/** Narrowing, sorting and paging a list of products (CONTRACT.md section 2). */
import type { Narrowing } from '../../../contract/catalog';
import { DomainError } from '../../domainError';
import type { Catalog } from './catalog';
import type { CatalogItem } from './catalogItem';
import { compareNames, fold, nameKey } from './text';

/** SPEC.md section 2: these words mean the categories 1 to 5, whatever staff call those now. */
const categoryAliases: Readonly<Record<string, number>> = { men: 1, women: 2, kids: 3, corporategifts: 4, shapewear: 5 };
const DEFAULT_PAGE_SIZE = 24;

/** An id or a name of a category; else a subcategory, else a type, style or texture of that name (DECISIONS.md T22 to T24). */
export function inCategory(items: readonly CatalogItem[], catalog: Catalog, wanted: string): readonly CatalogItem[] {
  const key = nameKey(wanted);
  if (!key) return [];
  const named = catalog.allCategories().find((category) => nameKey(category.name) === key);
  const id = named?.id ?? categoryAliases[key] ?? (/^\d{1,9}$/.test(key) ? Number(key) : undefined);
  // Falls back on what the shop holds, not on what is left after other filters: else 'Cotton in red' could mean two things.
  const readings: ((item: CatalogItem) => boolean)[] = [
    (item) => item.categoryId === id,
    (item) => item.subcategoryKey === key,
    (item) => item.otherKeys.has(key),
  ];
  const reading = readings.find((matches) => catalog.items().some(matches));
  return reading ? items.filter(reading) : [];
}

export function inSubcategory(items: readonly CatalogItem[], wanted: string): readonly CatalogItem[] {
  const key = nameKey(wanted);
  return key ? items.filter((item) => item.subcategoryKey === key) : [];
}

/** One value of the comma-separated list, whole and in any case: Red does not match Redwood. */
export const inColour = (items: readonly CatalogItem[], wanted: string): readonly CatalogItem[] =>
  items.filter((item) => item.colourKeys.has(fold(wanted)));
export const inSize = (items: readonly CatalogItem[], wanted: string): readonly CatalogItem[] =>
  items.filter((item) => item.sizeKeys.has(fold(wanted)));
export const ofBrand = (items: readonly CatalogItem[], wanted: string): readonly CatalogItem[] => {
  const key = fold(wanted);
  return key ? items.filter((item) => item.brandKey === key) : [];
};

/** Everything that was asked for, together (DECISIONS.md T43). A blank value is one that was not given. */
export function narrow(all: readonly CatalogItem[], catalog: Catalog, query: Narrowing): readonly CatalogItem[] {
  const { category, subcategory, color, brand, size, minPrice, maxPrice, stock, scheme } = query;
  let items = all;
  if (category?.trim()) items = inCategory(items, catalog, category);
  if (subcategory?.trim()) items = inSubcategory(items, subcategory);
  if (color?.trim()) items = inColour(items, color);
  if (brand?.trim()) items = ofBrand(items, brand);
  if (size?.trim()) items = inSize(items, size);
  if (minPrice !== undefined) items = items.filter(({ product }) => product.productRate >= minPrice);
  if (maxPrice !== undefined) items = items.filter(({ product }) => product.productRate <= maxPrice);
  if (stock) items = items.filter(({ product }) => product.productQuantity > 0 === (stock === 'inStock'));
  if (scheme) items = items.filter(({ product }) => product[scheme]);
  if (query.sort === 'name') items = [...items].sort((a, b) => compareNames(a.product.productName, b.product.productName));
  return items;
}

export function checkPrices({ minPrice, maxPrice }: Narrowing): void {
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return;
  const message = 'The lowest price is above the highest.';
  throw new DomainError('INVALID', message, { fields: { minPrice: message } });
}

export function pageOf(items: readonly CatalogItem[], { page, pageSize }: Narrowing): readonly CatalogItem[] {
  if (page === undefined && pageSize === undefined) return items;
  const size = pageSize ?? DEFAULT_PAGE_SIZE;
  const from = ((page ?? 1) - 1) * size;
  return items.slice(from, from + size);
}
