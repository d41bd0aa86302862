/**
 * The products that the address asks for: the first ones, or all of them after Load More (docs/requirements.md section
 * 2, Shop page).
 */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { Category } from '../../../contract/catalog';
import { useGetCategoriesQuery } from '../../api/categoriesApi';
import { listingApi, useGetListingQuery } from '../../api/listingApi';
import type { ListingQuery, ProductPage } from '../../api/listingApi';
import { savesData } from '../../browser/connection';
import { onIdle } from '../../browser/scheduling';
import { selectEarlierFilters, selectFilters, selectShowsAll } from '../../store/filtersSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import type { RootState } from '../../store/rootReducer';
import { listingQuery } from './listingQuery';

const { initiate, select } = listingApi.endpoints.getListingNames;

const PAGE_SIZE = 1000;
const namesIn = (products: readonly { productName: string }[]) =>
  products.map(({ productName }) => productName.replace(/\s+/g, ' '));

/**
 * The names of the whole list, for the browser's find-in-page: asked for a thousand at a time, when the browser has
 * nothing better to do, and not on a connection where every byte counts. As many as are known by now, in the list's
 * order. @param wanted Load More was pressed.
 */
export function useListingNames({ query, products, total, whole }: ListingPage, wanted: boolean): string[] {
  const dispatch = useAppDispatch();
  const pageCount = wanted && !whole ? Math.ceil(total / PAGE_SIZE) : 0;
  const pages = useMemo(
    () => Array.from({ length: pageCount }, (_, index) => ({ ...query, page: index + 1, pageSize: PAGE_SIZE })),
    [query, pageCount],
  );

  useEffect(() => {
    if (savesData()) return undefined;
    let left = false;
    const asked: { unsubscribe: () => void }[] = [];
    const ask = async () => {
      for (const page of pages) {
        await onIdle();
        if (left) return;
        const request = dispatch(initiate(page));
        asked.push(request);
        const { data } = await request;
        if (left || !data) return;
      }
    };
    void ask();
    return () => {
      left = true;
      for (const request of asked) request.unsubscribe();
    };
  }, [dispatch, pages]);

  const selectors = useMemo(() => pages.map((page) => select(page)), [pages]);
  const answers = useAppSelector((state) => selectors.map((selectPage) => selectPage(state).data), shallowEqual);
  return useMemo(() => {
    if (whole) return wanted ? namesIn(products) : [];
    const missing = answers.indexOf(undefined);
    return answers.slice(0, missing < 0 ? undefined : missing).flatMap((page) => namesIn(page ?? []));
  }, [whole, wanted, products, answers]);
}

/** A call that was stopped because nobody waited for its answer any more has not failed. */
export function hasFailed({ isError, error }: { isError: boolean; error?: unknown }): boolean {
  const isStopped = typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
  return isError && !isStopped;
}

/**
 * Stops a request that nobody waits for any more: the last choice wins (decision 48), and a list that is scrolled
 * through in haste asks for little.
 */
export function useAbort(query: ListingQuery | typeof skipToken): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const key = JSON.stringify(query);
  useEffect(() => {
    if (query === skipToken) return undefined;
    const running = dispatch(listingApi.util.getRunningQueryThunk('getListing', query));
    return () => {
      const { data } = listingApi.endpoints.getListing.select(query)(store.getState());
      // A list that is only being refreshed stays good; stopping would mark it as failed.
      if (data === undefined) running?.abort();
    };
    // The query as text: an equal one is the same one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, store, key]);
}

const none: Category[] = [];

/**
 * The newest of the lists before that arrived. From the store and not from the hook's memory, so that a replay shows it
 * too.
 */
function selectBefore(state: RootState, categories: readonly Category[]): ProductPage | undefined {
  for (const filters of [...(selectEarlierFilters(state) ?? [])].reverse()) {
    const { data } = listingApi.endpoints.getListing.select(listingQuery(filters, categories))(state);
    if (data) return data;
  }
  return undefined;
}

/** The page that the address asks for: the first products, how many there are, and what they cost. */
export function useFirstPage() {
  const filters = useAppSelector(selectFilters);
  const { currentData: known, isFetching } = useGetCategoriesQuery();
  const categories = known ?? none;
  // An alias such as `men` is understood only with the list of categories at hand.
  const query: ListingQuery | typeof skipToken =
    filters.category && !known && isFetching ? skipToken : listingQuery(filters, categories);
  const answer = useGetListingQuery(query);
  const isHere = answer.currentData !== undefined;
  const before = useAppSelector((state) => (isHere ? undefined : selectBefore(state, categories)));
  return { query, answer, before } as const;
}

/** As far as the first answer tells: the first ones, or everything from a backend that does not page. */
export interface ListingPage extends ProductPage {
  query: ListingQuery;
}

export interface Listing {
  /** What to show now; undefined before anything came. While a change loads it is still the list before. */
  page: ListingPage | undefined;
  /** Load More was pressed. */
  showsAll: boolean;
  /** A change of the filters is on its way. */
  changing: boolean;
  failed: boolean;
  /** What failed is asked for again; it still counts as failed. */
  retrying: boolean;
  retry: () => void;
}

const nothing: ProductPage = { products: [], total: 0, whole: true, prices: null };

export function useListing(): Listing {
  const { query, answer, before } = useFirstPage();
  useAbort(query);
  const showsAll = useAppSelector(selectShowsAll);
  const { currentData, isError, isFetching, error } = answer;
  const failed = hasFailed({ isError: isError || (isFetching && !currentData && error !== undefined), error });
  const changing = currentData === undefined && !failed && before !== undefined;
  const shown = failed ? nothing : (currentData ?? before);
  const key = JSON.stringify(query);
  const page = useMemo(
    () => (shown && query !== skipToken ? { ...shown, query } : undefined),
    // The query as text: an equal one is the same one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [shown, key],
  );
  return {
    page,
    showsAll: showsAll && !changing,
    changing,
    failed,
    retrying: failed && isFetching,
    retry: () => void answer.refetch(),
  };
}
