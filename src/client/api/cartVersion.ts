/** The server's word for a cart's lines, which an order sends back. */
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** Of an answer that tells lines; another backend has none. */
export const cartVersionOf = (meta: FetchBaseQueryMeta | undefined): string | undefined =>
  meta?.response?.headers.get('X-Cart-Version') ?? undefined;
