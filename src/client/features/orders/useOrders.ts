/** The member's orders as they stand: asked for on every visit, and again when the tab comes back into view, since the shop moves them on. */
import { useMemo } from 'react';
import { useGetOrderSummaryQuery } from '../../api/orderHistoryApi';
import { toOrderView } from './orderView';

export function useOrders(userId: string) {
  const { currentData: data, error, isFetching, refetch, fulfilledTimeStamp } = useGetOrderSummaryQuery(userId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const orders = useMemo(() => data?.map(toOrderView), [data]);
  return { orders, error, retrying: isFetching && error !== undefined, refetch, askedAt: fulfilledTimeStamp ?? 0 };
}
