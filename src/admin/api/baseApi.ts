/** The one RTK Query API of the staff's application. Each area injects its endpoints in a file of its own. */
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import { BACKGROUND } from '../../contract/rules/headerNames';
import { isSomebodyThere } from '../browser/presence';
import { localError, toApiError, type ApiError } from './errors';

/** Milliseconds until a silent server counts as out of reach. */
const TIMEOUT_MS = 20_000;
export const API_BASE = '/admin/api';

const send = fetchBaseQuery({
  // Whole, for a page whose own address is not the shop's, as in a test.
  baseUrl: `${typeof location === 'undefined' ? '' : location.origin}${API_BASE}`,
  credentials: 'same-origin',
  // A test puts another one in its place after this was read.
  fetchFn: (...call) => fetch(...call),
  timeout: TIMEOUT_MS,
  prepareHeaders: (headers) => {
    if (!isSomebodyThere()) headers.set(BACKGROUND, '1');
  },
});

const staffQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (args, api, options) => {
  const { data, error } = await send(args, api, options);
  if (!error) return { data };
  switch (error.status) {
    case 'FETCH_ERROR':
      return { error: localError('NETWORK') };
    case 'TIMEOUT_ERROR':
      return { error: localError('TIMEOUT') };
    case 'PARSING_ERROR':
      return { error: localError('GARBLED', error.originalStatus) };
    case 'CUSTOM_ERROR':
      return { error: localError('GARBLED') };
    default:
      return { error: toApiError(error.status, error.data) };
  }
};

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: staffQuery,
  tagTypes: ['Account', 'Session', 'Audit', 'Order', 'Takings', 'Settings'],
  // Two people work on one order: what comes into view again is asked for again.
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
