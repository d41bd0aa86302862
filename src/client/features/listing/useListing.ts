/** The products that the address asks for: the first nine, or all of them after Load More (SPEC.md section 2, Shop page). */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import type { Product } from '../../../contract/catalog';
import { catalogApi, useGetCategoriesQuery, useGetListingQuery } from '../../api/catalogApi';
import type { ListingQuery } from '../../api/listingCall';
import { PRODUCTS_AT_FIRST } from '../../lib/constants';
import { selectFilters, selectShowsAll } from '../../store/filtersSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { listingQuery } from './listingQuery';

export interface Listing {
  /** What to show now; undefined before anything came. While a change loads it is still the list before. */
  products: Product[] | undefined;
  total: number;
  /** A change of the filters is on its way. */
  changing: boolean;
  failed: boolean;
  retry: () => void;
  /** There is more than is shown. */
  more: 'none' | 'hidden' | 'loading' | 'failed';
  retryMore: () => void;
}

/** Stops a request that nobody waits for any more: the last choice wins (DECISIONS.md T48). */
function useAbort(query: ListingQuery | typeof skipToken): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const key = JSON.stringify(query);
  useEffect(() => {
    if (query === skipToken) return undefined;
    const running = dispatch(catalogApi.util.getRunningQueryThunk('getListing', query));
    return () => {
      const { data } = catalogApi.endpoints.getListing.select(query)(store.getState());
      // A list that is only being refreshed stays good; stopping would mark it as failed.
      if (data === undefined) running?.abort();
    };
    // The query as text: an equal one is the same one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, store, key]);
}

export function useListing(): Listing {
  const filters = useAppSelector(selectFilters);
  const showsAll = useAppSelector(selectShowsAll);
  const { data: categories = [], isLoading: namesPending } = useGetCategoriesQuery();
  // An alias such as `men` is understood only with the list of categories at hand.
  const firstQuery = filters.category && namesPending ? skipToken : listingQuery(filters, categories);
  const first = useGetListingQuery(firstQuery);
  useAbort(firstQuery);

  const page = first.currentData;
  const someMissing = page !== undefined && page.products.length < page.total;
  const all = useGetListingQuery(showsAll && someMissing ? listingQuery(filters, categories, true) : skipToken);

  const shown = first.isError ? { products: [], total: 0 } : (page ?? first.data);
  const everything = showsAll ? (all.currentData?.products ?? shown?.products) : shown?.products.slice(0, PRODUCTS_AT_FIRST);
  const more = (): Listing['more'] => {
    if (!shown || (everything?.length ?? 0) >= shown.total) return 'none';
    if (!showsAll) return 'hidden';
    return all.isError ? 'failed' : 'loading';
  };
  return {
    products: everything,
    total: shown?.total ?? 0,
    changing: page === undefined && !first.isError && first.data !== undefined,
    failed: first.isError,
    retry: () => void first.refetch(),
    more: more(),
    retryMore: () => void all.refetch(),
  };
}
