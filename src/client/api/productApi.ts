/** One product, and its siblings of the same name (docs/requirements.md section 7, 'Catalogue and home'). */
import type { Product, ProductOptionsRow } from '../../contract/catalog';
import { baseApi } from './baseApi';
import { toOptionsRows } from './catalogAnswers';
import { aList, anObjectOrNothing } from './expected';
import { toProduct } from './product';

export const productApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProduct: build.query<Product, { id: number; userId: string | null }>({
      query: ({ id, userId }) => ({ url: '/products/productId', params: { userId: userId ?? '', id } }),
      transformResponse: toProduct,
      extraOptions: anObjectOrNothing,
      providesTags: ['Catalogue'],
    }),
    getProductOptions: build.query<ProductOptionsRow[], string>({
      query: (name) => ({ url: '/api/customProducts/get-all-colors', params: { name } }),
      transformResponse: toOptionsRows,
      extraOptions: aList,
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useGetProductQuery, useGetProductOptionsQuery, useLazyGetProductQuery } = productApi;
