/** The page that the address asks for: the first nine products, how many there are, and what they cost. */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCategoriesQuery } from '../../api/categoriesApi';
import { listingApi, useGetListingQuery } from '../../api/listingApi';
import type { ListingQuery } from '../../api/listingCall';
import type { Category } from '../../../contract/catalog';
import type { ProductPage } from '../../api/listingPage';
import { selectEarlierFilters, selectFilters } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
import { listingQuery } from './listingQuery';

const none: Category[] = [];

/** The newest of the lists before that arrived. From the store and not from the hook's memory, so that a replay shows it too. */
function selectBefore(state: RootState, categories: readonly Category[]): ProductPage | undefined {
  for (const filters of [...(selectEarlierFilters(state) ?? [])].reverse()) {
    const { data } = listingApi.endpoints.getListing.select(listingQuery(filters, categories))(state);
    if (data) return data;
  }
  return undefined;
}

export function useFirstPage() {
  const filters = useAppSelector(selectFilters);
  const { currentData: known, isFetching } = useGetCategoriesQuery();
  const categories = known ?? none;
  // An alias such as `men` is understood only with the list of categories at hand.
  const query: ListingQuery | typeof skipToken = filters.category && !known && isFetching ? skipToken : listingQuery(filters, categories);
  const answer = useGetListingQuery(query);
  const isHere = answer.currentData !== undefined;
  const before = useAppSelector((state) => (isHere ? undefined : selectBefore(state, categories)));
  return { query, answer, before } as const;
}
