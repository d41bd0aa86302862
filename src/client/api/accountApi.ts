/** Who this browser is (CONTRACT.md section 1). */
import type { SessionAnswer } from '../../contract/account';
import { baseApi } from './baseApi';

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<SessionAnswer, void>({ query: () => '/users/session', providesTags: ['Account'] }),
  }),
});

export const { useGetSessionQuery } = accountApi;
