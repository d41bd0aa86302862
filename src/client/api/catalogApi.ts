/** Categories and products (SPEC.md section 7, 'Catalogue and home'). */
import type { Category, DealOfDayProduct, Product, ProductOptionsRow } from '../../contract/catalog';
import { HOME_COLOUR_PRODUCTS, HOME_DEALS, TOP_SELLER_COUNT } from '../lib/constants';
import { toNumber } from '../lib/flags';
import { matchListing } from '../lib/matchListing';
import { baseApi } from './baseApi';
import { toCategories, toNames, toOptions, toOptionsRows } from './catalogAnswers';
import { toDealProducts } from './dealProduct';
import { answeredFilters, listingCall } from './listingCall';
import type { ListingQuery } from './listingCall';
import { toCards, toProduct, toProducts } from './product';

/** The products as far as they came, and how many there are in all. */
export interface ProductPage {
  products: Product[];
  total: number;
}

/** A server that pages tells the whole count in a header and has narrowed the list. Another sends everything: the rest is done here. */
function toPage(answer: unknown, header: string | null, { filters }: ListingQuery): ProductPage {
  const products = toProducts(answer);
  if (header !== null) return { products, total: toNumber(header, products.length) };
  const matching = matchListing(products, filters, answeredFilters(filters));
  return { products: matching, total: matching.length };
}

export const catalogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<Category[], void>({ query: () => '/category/all-unhide', transformResponse: toCategories, providesTags: ['Catalogue'] }),
    getListing: build.query<ProductPage, ListingQuery>({
      query: listingCall,
      transformResponse: (answer: unknown, meta, query) => toPage(answer, meta?.response?.headers.get('x-total-count') ?? null, query),
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
  useGetDealsOfTheDayQuery,
  useGetSaleProductsQuery,
  useGetTopSellersQuery,
  useGetAllColoursQuery,
  useGetPopularColoursQuery,
  useGetAllBrandsQuery,
  useGetAllSizesQuery,
  useGetProductsByColourQuery,
  useGetProductQuery,
  useGetProductOptionsQuery,
} = catalogApi;
