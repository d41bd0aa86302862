/** Categories and products (SPEC.md section 7, 'Catalogue and home'). */
import type { Category, DealOfDayProduct, ListingName, Product, ProductOptionsRow } from '../../contract/catalog';
import { HOME_COLOUR_PRODUCTS, HOME_DEALS, SPELLINGS, TOP_SELLER_COUNT } from '../lib/constants';
import { baseApi } from './baseApi';
import { toCategories, toNames, toOptions, toOptionsRows } from './catalogAnswers';
import { toDealProducts } from './dealProduct';
import { listingCall } from './listingCall';
import type { ListingQuery } from './listingCall';
import { toListingNames, toPage } from './listingPage';
import type { ProductPage } from './listingPage';
import { toCards, toProduct } from './product';

export const catalogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<Category[], void>({ query: () => '/category/all-unhide', transformResponse: toCategories, providesTags: ['Catalogue'] }),
    getListing: build.query<ProductPage, ListingQuery>({
      query: (query) => listingCall(query),
      transformResponse: (answer: unknown, meta, query) => toPage(answer, meta?.response?.headers, query),
      providesTags: ['Catalogue'],
    }),
    /** Of the same list only the names, from a server that can leave out the rest (an addition); the same from another. */
    getListingNames: build.query<ListingName[], ListingQuery>({
      query: (query) => listingCall(query, 'name'),
      transformResponse: (answer: unknown, meta, query) => toListingNames(answer, meta?.response?.headers, query),
      providesTags: ['Catalogue'],
    }),
    /** Terms near one that found nothing, best first. A backend that does not know the call (an addition) refuses it: none, and no error. */
    getSpellings: build.query<string[], string>({
      queryFn: async (productName, _api, _extra, send) => {
        const { data, error } = await send({ url: '/api/customProducts/spellings', params: { productName } });
        if (error && error.status === 0) return { error };
        return { data: error ? [] : toNames(data).slice(0, SPELLINGS) };
      },
      providesTags: ['Catalogue'],
    }),
    getDealsOfTheDay: build.query<Product[], void>({
      query: () => ({ url: '/api/customProducts/deals-of-the-day', params: { pageSize: HOME_DEALS } }),
      transformResponse: (answer) => toCards(answer, HOME_DEALS),
      providesTags: ['Catalogue'],
    }),
    getSaleProducts: build.query<DealOfDayProduct[], void>({ query: () => '/products/deal-of-day-products', transformResponse: toDealProducts, providesTags: ['Catalogue'] }),
    getTopSellers: build.query<Product[], void>({
      query: () => ({ url: '/api/customProducts/top-seller', params: { pageSize: TOP_SELLER_COUNT } }),
      transformResponse: (answer) => toCards(answer, TOP_SELLER_COUNT),
      providesTags: ['Catalogue'],
    }),
    getAllColours: build.query<string[], void>({ query: () => '/api/customProducts/all-colors', transformResponse: toOptions, providesTags: ['Catalogue'] }),
    /** The commonest first, from a server that counts them (an addition); by name from another. */
    getPopularColours: build.query<string[], void>({
      query: () => ({ url: '/api/customProducts/all-colors', params: { by: 'count' } }),
      transformResponse: toOptions,
      providesTags: ['Catalogue'],
    }),
    getAllBrands: build.query<string[], void>({ query: () => '/api/customProducts/all-brands', transformResponse: toNames, providesTags: ['Catalogue'] }),
    getAllSizes: build.query<string[], void>({ query: () => '/api/customProducts/all-sizes', transformResponse: toOptions, providesTags: ['Catalogue'] }),
    getProductsByColour: build.query<Product[], string>({
      query: (colour) => ({ url: '/api/customProducts/color', params: { color: colour, pageSize: HOME_COLOUR_PRODUCTS } }),
      transformResponse: (answer) => toCards(answer, HOME_COLOUR_PRODUCTS),
      providesTags: ['Catalogue'],
    }),
    getProduct: build.query<Product, { id: number; userId: string | null }>({
      query: ({ id, userId }) => ({ url: '/products/productId', params: { userId: userId ?? '', id } }),
      transformResponse: toProduct,
      providesTags: ['Catalogue'],
    }),
    getProductOptions: build.query<ProductOptionsRow[], string>({
      query: (name) => ({ url: '/api/customProducts/get-all-colors', params: { name } }),
      transformResponse: toOptionsRows,
      providesTags: ['Catalogue'],
    }),
  }),
});

export const {
  useGetCategoriesQuery,
  useGetListingQuery,
  useGetListingNamesQuery,
  useGetSpellingsQuery,
  useGetDealsOfTheDayQuery,
  useGetSaleProductsQuery,
  useGetTopSellersQuery,
  useGetAllColoursQuery,
  useGetPopularColoursQuery,
  useGetAllBrandsQuery,
  useGetAllSizesQuery,
  useGetProductsByColourQuery,
  useGetProductQuery,
  useLazyGetProductQuery,
  useGetProductOptionsQuery,
} = catalogApi;
