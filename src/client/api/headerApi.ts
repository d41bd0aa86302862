/** The header's own calls (docs/requirements.md section 7, 'Catalogue and home'). */
import type { FlashHeader, HeaderMenuItem } from '../../contract/home';
import { rows, text, toNumber } from '../lib/decode';
import { baseApi } from './baseApi';
import { aList } from './expected';

const toMenu = (answer: unknown): HeaderMenuItem[] =>
  rows(answer)
    .map(({ id, name }) => ({ id: toNumber(id), name: text(name) }))
    .filter(({ name }) => name !== '');

const toFlashHeaders = (answer: unknown): FlashHeader[] =>
  rows(answer).map(({ id, flashText }) => ({ id: toNumber(id), flashText: text(flashText) }));

/** What staff put into the header and on the home page is one group: a save of any of it refreshes all. */
export const saved = { providesTags: ['Home'] } as const;
/** An endpoint of such a list. */
export const list = <T>(transformResponse: (answer: unknown) => T[]) => ({
  transformResponse,
  extraOptions: aList,
  ...saved,
});

export const headerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHeaderMenu: build.query<HeaderMenuItem[], void>({ query: () => '/api/headerMenu', ...list(toMenu) }),
    getFlashHeaders: build.query<FlashHeader[], void>({
      query: () => '/flash-header/get-all',
      ...list(toFlashHeaders),
    }),
  }),
});

export const { useGetHeaderMenuQuery, useGetFlashHeadersQuery } = headerApi;
