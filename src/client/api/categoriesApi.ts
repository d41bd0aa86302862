/** The categories, which every page shows (docs/requirements.md section 7, 'Catalogue and home'). */
import type { Category, Subcategory } from '../../contract/catalog';
import { rows, text, toNumber } from '../lib/decode';
import type { Loose } from '../lib/decode';
import { baseApi } from './baseApi';
import { rowsOnly } from './expected';

/** Categories as any backend may send them → categories the screens can rely on (decision 11). */
const toSubcategory = (raw: Loose): Subcategory => ({
  subCategoryId: toNumber(raw.subCategoryId, 0),
  subCategoryName: text(raw.subCategoryName),
  subCategoryNameImage: text(raw.subCategoryNameImage),
});

export const toCategories = (answer: unknown): Category[] =>
  rows(answer)
    .map((raw) => ({
      categoryId: toNumber(raw.categoryId, 0),
      categoryName: text(raw.categoryName),
      categoryImage: text(raw.categoryImage),
      subcategoryList: rows(raw.subcategoryList).map(toSubcategory),
    }))
    .filter(({ categoryName }) => categoryName !== '');

export const categoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<Category[], void>({
      query: () => '/category/all-unhide',
      transformResponse: toCategories,
      extraOptions: rowsOnly,
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useGetCategoriesQuery } = categoriesApi;
