/** The product lists of the listing, and what filters them (docs/requirements.md section 7, 'Catalogue and home'). */
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ListingName, Product } from '../../contract/catalog';
import { PRICE_RANGE, TOTAL_COUNT } from '../../contract/rules/headerNames';
import { SPELLINGS } from '../../contract/rules/limits';
import type { PriceBounds } from '../../contract/rules/listingRules';
import { isNamedColour } from '../lib/colourDebris';
import { toNumber } from '../lib/decode';
import type { ListingFilters } from '../lib/listingFilters';
import { baseApi } from './baseApi';
import { toNames, toOptions } from './catalogAnswers';
import { aList, rowsOnly } from './expected';
import { toProducts } from './product';

export interface ListingQuery {
  filters: ListingFilters;
  /** One-based. */
  page: number;
  pageSize: number;
}

const base = '/api/customProducts';

interface Call {
  url: string;
  params?: Record<string, string | undefined>;
  /** What a backend without the added parameters filters by when it is asked this. */
  answers: readonly (keyof ListingFilters)[];
}

function callOf(filters: ListingFilters): Call {
  const { search, category, subcategory, color, brand, size, scheme } = filters;
  if (search) return { url: `${base}/search`, params: { productName: search }, answers: ['search'] };
  if (subcategory)
    return { url: `${base}/subcategory`, params: { category, subcategory }, answers: ['category', 'subcategory'] };
  if (category) return { url: `${base}/category`, params: { category }, answers: ['category'] };
  if (color) return { url: `${base}/color`, params: { color }, answers: ['color'] };
  if (brand) return { url: `${base}/brand`, params: { brand }, answers: ['brand'] };
  if (size) return { url: `${base}/size`, params: { size }, answers: ['size'] };
  if (scheme === 'offered') return { url: `${base}/offer-products`, answers: ['scheme'] };
  if (scheme === 'lightning') return { url: `${base}/lightning-deals`, answers: ['scheme'] };
  return { url: `${base}/all`, answers: [] };
}

/** The filters that any backend has carried out; the rest is the client's to do when the backend does not page. */
const answeredFilters = (filters: ListingFilters): readonly (keyof ListingFilters)[] => callOf(filters).answers;

/**
 * Which call a listing makes. docs/requirements.md section 7 has one call for each single filter; docs/contract.md
 * section 2 lets all of them take the rest as added parameters. So: the most selective call, with everything else
 * beside it (decision 43).
 * @param fields `name`: an answer of names alone will do.
 */
export function listingCall({ filters, page, pageSize }: ListingQuery, fields?: 'name'): FetchArgs {
  const { url, params: own } = callOf(filters);
  const { search: _search, ...facets } = filters;
  const params = Object.fromEntries(
    Object.entries({ ...facets, ...own, page, pageSize, fields }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  return { url, params };
}

/**
 * The answer to a listing's call → what the listing shows, whether the backend filtered it or sent all it found
 * (decision 43). The products as far as they came, and how many there are in all.
 */
export interface ProductPage {
  products: Product[];
  total: number;
  /** The backend does not page: `products` is the whole list, whatever page was asked. */
  whole: boolean;
  /** Of what all filters but the price leave; null when they leave nothing. */
  prices: PriceBounds | null;
}

/** `99-4999` → bounds. */
function toBounds(header: string | null): PriceBounds | null {
  const [, min, max] = /^(\d+)-(\d+)$/.exec(header ?? '') ?? [];
  return min === undefined || max === undefined ? null : { min: Number(min), max: Number(max) };
}

/**
 * A server that pages tells the whole count in a header and has filtered the list. Another sends everything: the rest
 * is done here, by rules that only such a shop loads.
 */
export async function toPage(
  answer: unknown,
  headers: Headers | undefined,
  { filters }: ListingQuery,
): Promise<ProductPage> {
  const products = toProducts(answer);
  const count = headers?.get(TOTAL_COUNT) ?? null;
  if (count !== null) {
    return {
      products,
      total: toNumber(count, products.length),
      whole: false,
      prices: toBounds(headers?.get(PRICE_RANGE) ?? null),
    };
  }
  const { matchListing } = await import('../lib/matchListing');
  const { products: matching, prices } = matchListing(products, filters, answeredFilters(filters));
  return { products: matching, total: matching.length, whole: true, prices };
}

async function toListingNames(
  answer: unknown,
  headers: Headers | undefined,
  query: ListingQuery,
): Promise<ListingName[]> {
  const { products } = await toPage(answer, headers, query);
  return products.map(({ productId, productName }) => ({ productId, productName }));
}

export const listingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getListing: build.query<ProductPage, ListingQuery>({
      query: (query) => listingCall(query),
      transformResponse: (answer: unknown, meta, query) => toPage(answer, meta?.response?.headers, query),
      extraOptions: rowsOnly,
      providesTags: ['Catalogue'],
    }),
    /**
     * Of the same list only the names, from a server that can leave out the rest (an addition); the same from another.
     */
    getListingNames: build.query<ListingName[], ListingQuery>({
      query: (query) => listingCall(query, 'name'),
      transformResponse: (answer: unknown, meta, query) => toListingNames(answer, meta?.response?.headers, query),
      extraOptions: rowsOnly,
      providesTags: ['Catalogue'],
    }),
    /**
     * Terms near one that found nothing, best first. A backend that does not know the call (an addition) refuses it:
     * none, and no error.
     */
    getSpellings: build.query<string[], string>({
      queryFn: async (productName, _api, _extra, send) => {
        const { data, error } = await send({ url: '/api/customProducts/spellings', params: { productName } });
        if (error && error.status === 0) return { error };
        return { data: error ? [] : toNames(data).slice(0, SPELLINGS) };
      },
      providesTags: ['Catalogue'],
    }),
    getAllColours: build.query<string[], void>({
      query: () => '/api/customProducts/all-colors',
      transformResponse: (answer: unknown) => toOptions(answer).filter(isNamedColour),
      extraOptions: aList,
      providesTags: ['Catalogue'],
    }),
    getAllBrands: build.query<string[], void>({
      query: () => '/api/customProducts/all-brands',
      transformResponse: toNames,
      extraOptions: aList,
      providesTags: ['Catalogue'],
    }),
    getAllSizes: build.query<string[], void>({
      query: () => '/api/customProducts/all-sizes',
      transformResponse: toOptions,
      extraOptions: aList,
      providesTags: ['Catalogue'],
    }),
  }),
});

export const {
  useGetListingQuery,
  useGetSpellingsQuery,
  useGetAllColoursQuery,
  useGetAllBrandsQuery,
  useGetAllSizesQuery,
} = listingApi;
