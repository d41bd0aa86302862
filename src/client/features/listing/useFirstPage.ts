/** The page that the address asks for: the first nine products, how many there are, and what they cost. */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCategoriesQuery } from '../../api/categoriesApi';
import { useGetListingQuery } from '../../api/listingApi';
import type { ListingQuery } from '../../api/listingCall';
import { selectFilters } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { listingQuery } from './listingQuery';

export function useFirstPage() {
  const filters = useAppSelector(selectFilters);
  const { data: categories = [], isLoading: namesPending } = useGetCategoriesQuery();
  // An alias such as `men` is understood only with the list of categories at hand.
  const query: ListingQuery | typeof skipToken = filters.category && namesPending ? skipToken : listingQuery(filters, categories);
  return { query, answer: useGetListingQuery(query) } as const;
}
