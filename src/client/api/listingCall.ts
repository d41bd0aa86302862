/**
 * Which call a listing makes. docs/requirements.md section 7 has one call for each single filter; docs/contract.md
 * section 2 lets all of them take the rest as added parameters. So: the most selective call, with everything else
 * beside it (decision 43).
 */
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ListingFilters } from '../lib/listingFilters';

export interface ListingQuery {
  filters: ListingFilters;
  /** One-based. */
  page: number;
  pageSize: number;
}

const base = '/api/customProducts';

interface Call {
  url: string;
  params?: Record<string, string | undefined>;
  /** What a backend without the added parameters narrows by when it is asked this. */
  answers: readonly (keyof ListingFilters)[];
}

function callOf(filters: ListingFilters): Call {
  const { search, category, subcategory, color, brand, size, scheme } = filters;
  if (search) return { url: `${base}/search`, params: { productName: search }, answers: ['search'] };
  if (subcategory) return { url: `${base}/subcategory`, params: { category, subcategory }, answers: ['category', 'subcategory'] };
  if (category) return { url: `${base}/category`, params: { category }, answers: ['category'] };
  if (color) return { url: `${base}/color`, params: { color }, answers: ['color'] };
  if (brand) return { url: `${base}/brand`, params: { brand }, answers: ['brand'] };
  if (size) return { url: `${base}/size`, params: { size }, answers: ['size'] };
  if (scheme === 'offered') return { url: `${base}/offer-products`, answers: ['scheme'] };
  if (scheme === 'lightning') return { url: `${base}/lightning-deals`, answers: ['scheme'] };
  return { url: `${base}/all`, answers: [] };
}

/** The filters that any backend has carried out; the rest is the client's to do when the backend does not page. */
export const answeredFilters = (filters: ListingFilters): readonly (keyof ListingFilters)[] => callOf(filters).answers;

/** @param fields `name`: an answer of names alone will do. */
export function listingCall({ filters, page, pageSize }: ListingQuery, fields?: 'name'): FetchArgs {
  const { url, params: own } = callOf(filters);
  const { search: _search, ...narrowing } = filters;
  const params = Object.fromEntries(
    Object.entries({ ...narrowing, ...own, page, pageSize, fields }).filter(([, value]) => value !== undefined && value !== ''),
  );
  return { url, params };
}
