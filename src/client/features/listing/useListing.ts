/**
 * The products that the address asks for: the first nine, or all of them after Load More (docs/requirements.md
 * section 2, Shop page).
 */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { ProductPage } from '../../api/listingPage';
import type { ListingQuery } from '../../api/listingCall';
import { selectShowsAll } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { hasFailed } from './hasFailed';
import { useAbort } from './useAbort';
import { useFirstPage } from './useFirstPage';

/** As far as the first answer tells: the first nine, or everything from a backend that does not page. */
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
  return { page, showsAll: showsAll && !changing, changing, failed, retrying: failed && isFetching, retry: () => void answer.refetch() };
}
