/** The products to show beside one, or beside those of a cart. */
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Product } from '../../../contract/catalog';
import { useGetListingQuery } from '../../api/listingApi';
import type { ListingQuery } from '../../api/listingCall';
import { FALLBACK_CATEGORY } from '../../lib/constants';

/** As many as a shopper may care to look through. */
const MOST = 12;

/** Empty when there are none, and when the call failed; undefined while it is on the way. */
function useOthers(category: string, leaveOut: readonly number[], wanted: boolean): Product[] | undefined {
  const query: ListingQuery = { filters: { category }, page: 1, pageSize: MOST + leaveOut.length };
  const { currentData, isError } = useGetListingQuery(wanted ? query : skipToken);
  if (isError && !currentData) return [];
  return currentData?.products.filter(({ productId }) => !leaveOut.includes(productId)).slice(0, MOST);
}

/** @param wanted false: nothing is asked yet */
export function useRelated(category: string, leaveOut: readonly number[], wanted: boolean): Product[] | undefined {
  const own = useOthers(category, leaveOut, wanted && category !== '');
  const hasNone = category === '' || own?.length === 0;
  const fallback = useOthers(FALLBACK_CATEGORY, leaveOut, wanted && hasNone);
  return hasNone ? fallback : own;
}
