/** Categories and products (SPEC.md section 7, 'Catalogue and home'). */
import type { Category, Product, ProductOptionsRow } from '../../contract/catalog';
import { toNumber } from '../lib/flags';
import { baseApi } from './baseApi';
import { listingCall } from './listingCall';
import type { ListingQuery } from './listingCall';
import { toProduct, toProducts } from './product';

/** A page of a list, and how many there are in all: a server that pages says so in a header, another sends everything. */
export interface ProductPage {
  products: Product[];
  total: number;
}

export const catalogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<Category[], void>({ query: () => '/category/all-unhide', providesTags: ['Catalogue'] }),
    getListing: build.query<ProductPage, ListingQuery>({
      query: listingCall,
      transformResponse: (answer: unknown, meta): ProductPage => {
        const products = toProducts(answer);
        return { products, total: toNumber(meta?.response?.headers.get('x-total-count'), products.length) };
      },
      providesTags: ['Catalogue'],
    }),
    getDealsOfTheDay: build.query<Product[], void>({
      query: () => '/api/customProducts/deals-of-the-day',
      transformResponse: toProducts,
      providesTags: ['Catalogue'],
    }),
    getTopSellers: build.query<Product[], void>({
      query: () => '/api/customProducts/top-seller',
      transformResponse: toProducts,
      providesTags: ['Catalogue'],
    }),
    getAllColours: build.query<string[], void>({ query: () => '/api/customProducts/all-colors', providesTags: ['Catalogue'] }),
    getAllBrands: build.query<string[], void>({ query: () => '/api/customProducts/all-brands', providesTags: ['Catalogue'] }),
    getAllSizes: build.query<string[], void>({ query: () => '/api/customProducts/all-sizes', providesTags: ['Catalogue'] }),
    getProductsByColour: build.query<Product[], string>({
      query: (colour) => ({ url: '/api/customProducts/color', params: { color: colour, pageSize: 12 } }),
      transformResponse: toProducts,
      providesTags: ['Catalogue'],
    }),
    getProduct: build.query<Product, { id: number; userId: string | null }>({
      query: ({ id, userId }) => ({ url: '/products/productId', params: { userId: userId ?? '', id } }),
      transformResponse: toProduct,
      providesTags: ['Catalogue'],
    }),
    getProductOptions: build.query<ProductOptionsRow[], string>({
      query: (name) => ({ url: '/api/customProducts/get-all-colors', params: { name } }),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const {
  useGetCategoriesQuery,
  useGetListingQuery,
  useGetDealsOfTheDayQuery,
  useGetTopSellersQuery,
  useGetAllColoursQuery,
  useGetAllBrandsQuery,
  useGetAllSizesQuery,
  useGetProductsByColourQuery,
  useGetProductQuery,
  useGetProductOptionsQuery,
} = catalogApi;
