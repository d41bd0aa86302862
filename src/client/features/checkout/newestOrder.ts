/** A member who opens /payment-successful by its address is told of the newest order (decision 58). */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { toPaise } from '../../../contract/rules/money';
import { useGetOrderSummaryQuery } from '../../api/orderHistoryApi';
import type { SummaryEntry } from '../../api/orderSummary';
import { valueOf } from '../../lib/latestOrder';
import type { LatestOrder } from '../../lib/latestOrder';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';
import { toOrderedLine } from './orderedLine';

function toOrder({ orders }: SummaryEntry, ownerId: string): LatestOrder | null {
  const [first] = orders;
  if (!first || first.orderNo === '') return null;
  const placed = orders.map((row) => toOrderedLine({ ...row, ...row.productObject }));
  const { orderNo, deliveryAddress, finalOrderAmount } = first;
  const amountPaise = toPaise(finalOrderAmount);
  return {
    ownerId,
    orderNo,
    deliveryAddress,
    amountPaise,
    discountPaise: valueOf(placed) - amountPaise,
    placed,
    failed: [],
  };
}

/** undefined: on its way; null: there is none, or it could not be asked for. */
export function useNewestOrder(wanted: boolean): LatestOrder | null | undefined {
  const userId = useAppSelector(selectUserId);
  const { currentData, isFetching } = useGetOrderSummaryQuery(wanted && userId !== null ? userId : skipToken, { refetchOnMountOrArgChange: true });
  if (!wanted || userId === null) return null;
  if (isFetching) return undefined;
  const [newest] = currentData ?? [];
  return newest ? toOrder(newest, userId) : null;
}
