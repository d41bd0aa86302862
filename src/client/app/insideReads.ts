/** Where the server draws pages: their calls, which all read, are answered beside it, without a request. */
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { SendCall } from '../api/extra';

/** An answer of the server's own. `data`: of JSON, for all who read it, who may not write into it. */
export interface InsideAnswer {
  status: number;
  headers: Headers;
  data: unknown;
}

/** @param path of a GET, with its query */
export type ReadInside = (path: string) => Promise<InsideAnswer>;

/** As `fetchBaseQuery` writes an address. */
function pathOf(args: string | FetchArgs): string {
  if (typeof args === 'string') return args;
  const { url, method = 'GET', params = {} } = args;
  if (method !== 'GET') throw new Error(`A page only reads: ${method} ${url}`);
  const given = Object.entries(params as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/** A call by `read`, as RTK Query takes one. */
export const insideCall =
  (read: ReadInside): SendCall =>
  async (args) => {
    const { status, headers, data } = await read(pathOf(args));
    const meta = { response: { status, headers } };
    return status >= 200 && status <= 299 ? { data, meta } : { error: { status, data }, meta };
  };
