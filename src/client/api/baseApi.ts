/** The one RTK Query API. Each backend area injects its endpoints in a file of its own. */
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import type { AnswerMeta, StoreExtra } from './extra';
import type { ApiError } from './errors';
import { toApiError } from './errors';
import { isPage } from './expected';
import type { Expected } from './expected';

/** Milliseconds until a silent server counts as out of reach. */
const TIMEOUT_MS = 20_000;

const shopQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, Expected | undefined, AnswerMeta> = async (
  args,
  api,
  { isAnswer = () => true } = {},
) => {
  const { fetch, sendCall, baseUrl, isPaused, whenLive } = api.extra as StoreExtra;
  // What is looked at again was asked when it was new; a request that never settles leaves it exactly as it was.
  if (isPaused()) return new Promise(() => undefined);
  const send =
    sendCall ??
    fetchBaseQuery({
      baseUrl,
      fetchFn: fetch,
      credentials: baseUrl === '' ? 'same-origin' : 'include',
      responseHandler: 'content-type',
      timeout: TIMEOUT_MS,
    });
  const { data, error, meta } = await send(args, api, {});
  if (isPaused()) await whenLive();
  const told = meta && { meta };
  const failed = (status: number, code: ApiError['code']) => ({ error: { status, code, message: '' }, ...told });
  if (!error) {
    const answer = data === '' ? null : data;
    if (isAnswer(answer) && !isPage(meta?.response?.headers)) return { data: answer, ...told };
    return failed(meta?.response?.status ?? 0, 'GARBLED');
  }
  if (error.status === 'FETCH_ERROR') return failed(0, 'NETWORK');
  if (error.status === 'TIMEOUT_ERROR') return failed(0, 'TIMEOUT');
  if (error.status === 'PARSING_ERROR') return failed(error.originalStatus, 'GARBLED');
  if (error.status === 'CUSTOM_ERROR') return failed(0, 'GARBLED');
  return { error: toApiError(error.status, error.data), ...told };
};

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: shopQuery,
  tagTypes: ['Catalogue', 'Home', 'Cart', 'Coupon', 'Wishlist', 'Session', 'Account', 'Orders', 'Reviews'],
  // Catalogue answers stay for a visit's to and fro; what must be fresh says so itself.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
