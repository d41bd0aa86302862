/**
 * Stops a request that nobody waits for any more: the last choice wins (decision 48), and a list that is scrolled
 * through in haste asks for little.
 */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { listingApi } from '../../api/listingApi';
import type { ListingQuery } from '../../api/listingCall';
import { useAppDispatch, useAppStore } from '../../store/hooks';

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
