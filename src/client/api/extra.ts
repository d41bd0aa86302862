/**
 * What a store lends its requests and listeners. The browser, the server's renderer, tests and a replay each bring
 * their own.
 */
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** What readers ask of an answer besides its data. */
export interface AnswerMeta {
  response?: Pick<Response, 'status' | 'headers'> | undefined;
}

/** Sends a call and reads its answer, as `fetchBaseQuery` does. */
export type SendCall = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, AnswerMeta>;

export interface StoreExtra {
  fetch: typeof fetch;
  /** Where it is there, calls go by it and not by `fetch`: pages are drawn beside the answers (app/insideReads). */
  sendCall?: SendCall | undefined;
  /** `{host}` of docs/requirements.md section 1: '' for the shop's own origin; absolute on the server and in tests. */
  baseUrl: string;
  /** The store shows another moment than the newest (store/timeTravel): no request is sent. */
  isPaused: () => boolean;
  /** Resolves when it does so no more: an answer that comes meanwhile waits. */
  whenLive: () => Promise<void>;
  /** For a backend that reads passwords from the query string only (docs/contract.md section 1). */
  credentialsInQuery: boolean;
}

/** The shop's own server: same origin, real requests. */
export const defaultExtra: StoreExtra = {
  fetch: (...request) => globalThis.fetch(...request),
  baseUrl: '',
  isPaused: () => false,
  whenLive: () => Promise.resolve(),
  credentialsInQuery: false,
};
