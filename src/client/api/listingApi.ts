/** The product lists of the listing, and what narrows them (docs/requirements.md section 7, 'Catalogue and home'). */
import type { ListingName } from '../../contract/catalog';
import { isNamedColour } from '../lib/colourDebris';
import { SPELLINGS } from '../lib/constants';
import { baseApi } from './baseApi';
import { toNames, toOptions } from './catalogAnswers';
import { aList, rowsOnly } from './expected';
import { listingCall } from './listingCall';
import type { ListingQuery } from './listingCall';
import { toListingNames, toPage } from './listingPage';
import type { ProductPage } from './listingPage';

export const listingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getListing: build.query<ProductPage, ListingQuery>({
      query: (query) => listingCall(query),
      transformResponse: (answer: unknown, meta, query) => toPage(answer, meta?.response?.headers, query),
      extraOptions: rowsOnly,
      providesTags: ['Catalogue'],
    }),
    /** Of the same list only the names, from a server that can leave out the rest (an addition); the same from another. */
    getListingNames: build.query<ListingName[], ListingQuery>({
      query: (query) => listingCall(query, 'name'),
      transformResponse: (answer: unknown, meta, query) => toListingNames(answer, meta?.response?.headers, query),
      extraOptions: rowsOnly,
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
    getAllColours: build.query<string[], void>({
      query: () => '/api/customProducts/all-colors',
      transformResponse: (answer: unknown) => toOptions(answer).filter(isNamedColour),
      extraOptions: aList,
      providesTags: ['Catalogue'],
    }),
    getAllBrands: build.query<string[], void>({ query: () => '/api/customProducts/all-brands', transformResponse: toNames, extraOptions: aList, providesTags: ['Catalogue'] }),
    getAllSizes: build.query<string[], void>({ query: () => '/api/customProducts/all-sizes', transformResponse: toOptions, extraOptions: aList, providesTags: ['Catalogue'] }),
  }),
});

export const {
  useGetListingQuery,
  useGetListingNamesQuery,
  useGetSpellingsQuery,
  useGetAllColoursQuery,
  useGetAllBrandsQuery,
  useGetAllSizesQuery,
} = listingApi;
