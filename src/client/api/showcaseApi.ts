/** Products that the home page and the sale page show off (docs/requirements.md section 7, 'Catalogue and home'). */
import type { DealOfDayProduct, Product } from '../../contract/catalog';
import { HOME_COLOUR_PRODUCTS, HOME_DEALS, TOP_SELLER_COUNT } from '../lib/constants';
import { rows, text, toNumber } from '../lib/decode';
import type { Loose } from '../lib/decode';
import { isMediaAddress } from '../../contract/rules/addresses';
import { baseApi } from './baseApi';
import { toOptions } from './catalogAnswers';
import { aList, rowsOnly } from './expected';
import { toCards } from './product';

/** Deals of the day as any backend may send them → products that the sale page can rely on (decisions 11, 36, 37). */
function toDealProduct(raw: Loose): DealOfDayProduct {
  const purRate = toNumber(raw.purRate, 0);
  return {
    productId: toNumber(raw.productId, 0),
    productName: text(raw.productName),
    prdDesc: text(raw.prdDesc),
    mrp: toNumber(raw.mrp, purRate),
    purRate,
    minStk: Math.max(0, toNumber(raw.minStk, 0)),
    productPhotos: rows(raw.productPhotos)
      .map(({ photoName }) => ({ photoName: text(photoName) }))
      .filter(({ photoName }) => isMediaAddress(photoName)),
  };
}

const toDealProducts = (answer: unknown): DealOfDayProduct[] =>
  rows(answer)
    .map(toDealProduct)
    .filter(({ productId }) => productId > 0);

export const showcaseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDealsOfTheDay: build.query<Product[], void>({
      query: () => ({ url: '/api/customProducts/deals-of-the-day', params: { pageSize: HOME_DEALS } }),
      transformResponse: (answer) => toCards(answer, HOME_DEALS),
      extraOptions: rowsOnly,
      providesTags: ['Catalogue'],
    }),
    getSaleProducts: build.query<DealOfDayProduct[], void>({
      query: () => '/products/deal-of-day-products',
      transformResponse: toDealProducts,
      extraOptions: rowsOnly,
      providesTags: ['Catalogue'],
    }),
    getTopSellers: build.query<Product[], void>({
      query: () => ({ url: '/api/customProducts/top-seller', params: { pageSize: TOP_SELLER_COUNT } }),
      transformResponse: (answer) => toCards(answer, TOP_SELLER_COUNT),
      extraOptions: rowsOnly,
      providesTags: ['Catalogue'],
    }),
    /** The commonest first, from a server that counts them (an addition); by name from another. */
    getPopularColours: build.query<string[], void>({
      query: () => ({ url: '/api/customProducts/all-colors', params: { by: 'count' } }),
      transformResponse: toOptions,
      extraOptions: aList,
      providesTags: ['Catalogue'],
    }),
    getProductsByColour: build.query<Product[], string>({
      query: (colour) => ({
        url: '/api/customProducts/color',
        params: { color: colour, pageSize: HOME_COLOUR_PRODUCTS },
      }),
      transformResponse: (answer) => toCards(answer, HOME_COLOUR_PRODUCTS),
      extraOptions: rowsOnly,
      providesTags: ['Catalogue'],
    }),
  }),
});

export const {
  useGetDealsOfTheDayQuery,
  useGetSaleProductsQuery,
  useGetTopSellersQuery,
  useGetPopularColoursQuery,
  useGetProductsByColourQuery,
} = showcaseApi;
