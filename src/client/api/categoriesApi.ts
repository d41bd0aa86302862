/** The categories, which every page shows (docs/requirements.md section 7, 'Catalogue and home'). */
import type { Category } from '../../contract/catalog';
import { baseApi } from './baseApi';
import { toCategories } from './category';
import { rowsOnly } from './expected';

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
