/**
 * Every call that answers `Product[]`, as a table: its path, what it asks for, and the products it starts from
 * (docs/contract.md section 2).
 */
import type { z } from 'zod';
import {
  brandQuery,
  categoryNameQuery,
  categoryQuery,
  colorParams,
  colorQuery,
  listQuery,
  priceQuery,
  searchQuery,
  sizeQuery,
  subcategoryQuery,
  type ListQuery,
} from '../../../contract/catalog';
import { categoryRule, rules } from '../../../contract/rules/listingRules';
import type { Catalog } from './catalog';
import type { CatalogItem } from './catalogItem';

type Items = readonly CatalogItem[];

export interface ProductList {
  path: string;
  summary: string;
  query: z.ZodType<ListQuery>;
  params?: z.ZodType<object>;
  from: (catalog: Catalog, asked: Record<string, unknown>) => Items;
  /**
   * A category's word is then read among what was found, not in the whole shop (contract/rules/listingRules.ts,
   * `categoryRule`).
   */
  isSearch?: true;
}

/** What the parameters hold was checked by `query` and `params`. */
const parameter = (asked: Record<string, unknown>, name: string): string => String(asked[name] ?? '');
const inCategory = (catalog: Catalog, wanted: string): Items =>
  catalog.items().filter(categoryRule(wanted, catalog.categories(), catalog.items()));
const inColour = (catalog: Catalog, asked: Record<string, unknown>): Items =>
  catalog.items().filter(rules.color(parameter(asked, 'color')));
const byRank = (a: CatalogItem, b: CatalogItem): number => (a.topSellerRank ?? 0) - (b.topSellerRank ?? 0);

export const productLists: readonly ProductList[] = [
  { path: 'all', summary: 'Every product', query: listQuery, from: (catalog) => catalog.items() },
  {
    path: 'deals-of-the-day',
    summary: 'Products with a deal price',
    query: listQuery,
    from: (catalog) => catalog.items().filter(({ isDeal }) => isDeal),
  },
  {
    path: 'top-seller',
    summary: 'The best sellers, best first',
    query: listQuery,
    from: (catalog) =>
      catalog
        .items()
        .filter(({ topSellerRank }) => topSellerRank !== null)
        .sort(byRank),
  },
  {
    path: 'offer-products',
    summary: 'Products on offer',
    query: listQuery,
    from: (catalog) => catalog.items().filter(({ product }) => product.offered),
  },
  {
    path: 'lightning-deals',
    summary: 'Lightning deals',
    query: listQuery,
    from: (catalog) => catalog.items().filter(({ product }) => product.lightning),
  },
  {
    path: 'search',
    summary: 'Products that match every word, best first; an empty term gives all',
    query: searchQuery,
    from: (catalog, asked) => {
      const term = parameter(asked, 'productName').trim();
      return term ? catalog.search(term) : catalog.items();
    },
    isSearch: true,
  },
  {
    path: 'color/:color',
    summary: 'Products in a colour',
    query: listQuery.omit({ color: true }),
    params: colorParams,
    from: (catalog, asked) => inColour(catalog, asked),
  },
  {
    path: 'color',
    summary: 'Products in a colour',
    query: colorQuery,
    from: (catalog, asked) => inColour(catalog, asked),
  },
  {
    path: 'brand',
    summary: 'Products of a brand',
    query: brandQuery,
    from: (catalog, asked) => catalog.items().filter(rules.brand(parameter(asked, 'brand'))),
  },
  {
    path: 'size',
    summary: 'Products in a size',
    query: sizeQuery,
    from: (catalog, asked) => catalog.items().filter(rules.size(parameter(asked, 'size'))),
  },
  {
    path: 'category',
    summary: 'Products of a category, by id or name',
    query: categoryQuery,
    from: (catalog, asked) => inCategory(catalog, parameter(asked, 'category')),
  },
  {
    path: 'search-by-category',
    summary: 'Products of a category, by id or name',
    query: categoryNameQuery,
    from: (catalog, asked) => inCategory(catalog, parameter(asked, 'categoryName')),
  },
  {
    path: 'subcategory',
    summary: 'Products of a subcategory, in one category or in any',
    query: subcategoryQuery,
    from: (catalog, asked) => catalog.items().filter(rules.subcategory(parameter(asked, 'subcategory'))),
  },
  {
    path: 'filterByPrice',
    summary: 'Products between two prices',
    query: priceQuery,
    from: (catalog) => catalog.items(),
  },
];
