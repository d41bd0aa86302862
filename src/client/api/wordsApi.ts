/** What the shop says of itself (docs/contract.md section 2, added): who it is, and what its pages tell. */
import type { AboutWords, ShopWords } from '../../contract/words';
import { baseApi } from './baseApi';
import { anObject } from './expected';
import { brandWords, noAbout, toAboutWords, toShopWords } from './words';

export const wordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShopWords: build.query<ShopWords, void>({
      query: () => '/homepage/words/get-all',
      transformResponse: toShopWords,
      extraOptions: anObject,
      providesTags: ['Home'],
    }),
    getAboutWords: build.query<AboutWords, void>({
      query: () => '/homepage/about/get-all',
      transformResponse: toAboutWords,
      extraOptions: anObject,
      providesTags: ['Home'],
    }),
  }),
});

const { getShopWords, getAboutWords } = wordsApi.endpoints;
type State = Parameters<ReturnType<typeof getShopWords.select>>[0];

/** Every page comes with them; a backend without the call leaves what the brand's file says. */
export const useShopWords = (): ShopWords => wordsApi.useGetShopWordsQuery().currentData ?? brandWords;
/** For a page's head. */
export const selectShopWords = (state: State): ShopWords => getShopWords.select()(state).data ?? brandWords;

export const useAboutWords = (): AboutWords => wordsApi.useGetAboutWordsQuery().currentData ?? noAbout;
export const selectAboutWords = (state: State): AboutWords => getAboutWords.select()(state).data ?? noAbout;
