/** How the returns of an order stand. Only a backend whose rows do not tell is asked for each line (decision 79). */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetReturnStatusesQuery } from '../../api/returnsApi';
import type { OrderView } from './orderView';
import { returnState } from './returnState';
import type { ReturnState } from './returnState';

/** @returns null while it is not known. */
export function useReturnState(order: OrderView, askedAt: number): ReturnState | null {
  const untold = order.rows.filter(({ orderStatus, returnStatus }) => orderStatus === 'DELIVERED' && returnStatus === undefined).map(({ serialNo }) => serialNo);
  const { currentData: looked, isFetching } = useGetReturnStatusesQuery(untold.length > 0 ? untold : skipToken);
  return isFetching && !looked ? null : returnState(order, looked ?? {}, askedAt);
}
