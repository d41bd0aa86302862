/**
 * Which call a listing makes. SPEC.md section 7 has one call for each single filter; CONTRACT.md section 2 lets all of them
 * take the rest as added parameters. So: the most selective call, with everything else beside it (DECISIONS.md T43).
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

function callOf(filters: ListingFilters): FetchArgs {
  if (filters.search) return { url: `${base}/search`, params: { productName: filters.search } };
  if (filters.subcategory) return { url: `${base}/subcategory`, params: { category: filters.category, subcategory: filters.subcategory } };
  if (filters.category) return { url: `${base}/category`, params: { category: filters.category } };
  if (filters.color) return { url: `${base}/color`, params: { color: filters.color } };
  if (filters.brand) return { url: `${base}/brand`, params: { brand: filters.brand } };
  if (filters.size) return { url: `${base}/size`, params: { size: filters.size } };
  if (filters.scheme === 'offered') return { url: `${base}/offer-products` };
  if (filters.scheme === 'lightning') return { url: `${base}/lightning-deals` };
  return { url: `${base}/all` };
}

export function listingCall({ filters, page, pageSize }: ListingQuery): FetchArgs {
  const call = callOf(filters);
  const { search: _search, ...narrowing } = filters;
  const params = Object.fromEntries(
    Object.entries({ ...narrowing, ...call.params, page, pageSize }).filter(([, value]) => value !== undefined && value !== ''),
  );
  return { ...call, params };
}
