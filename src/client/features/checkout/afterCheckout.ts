/**
 * What the pages after the checkout tell (decision 58): handed over by the navigation; the order also known from before
 * a reload.
 */
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { CartItem } from '../../../contract/cart';
import { toPaise } from '../../../contract/rules/money';
import { subtotalPaise } from '../../../contract/rules/pricing';
import { useGetOrderSummaryQuery } from '../../api/orderHistoryApi';
import type { SummaryEntry } from '../../api/orderSummary';
import type { LatestOrder, OrderedLine, ShortLine } from '../../lib/latestOrder';
import { selectOwnerId, selectUserId } from '../../store/authSlice';
import { selectLatestOrder } from '../../store/checkoutSlice';
import { selectLocation } from '../../store/locationSlice';
import { useAppSelector } from '../../store/hooks';
import { selectRestored } from '../../store/visitSlice';

/**
 * undefined: not known yet, as on the server; null: there is none, or it is somebody else's who used this tab before.
 */
export function useLatestOrder(): LatestOrder | null | undefined {
  const restored = useAppSelector(selectRestored);
  const ownerId = useAppSelector(selectOwnerId);
  const latest = useAppSelector(selectLatestOrder);
  const { state } = useAppSelector(selectLocation);
  if (!restored) return undefined;
  const order = (state as { order?: LatestOrder } | null)?.order ?? latest;
  return order?.ownerId === ownerId ? order : null;
}

/**
 * Why /payment-unsuccessful is shown. `message` is the server's, where it said something; `isOpen`: the order may have
 * reached the shop. An entry of the history may be of an earlier build, which told less.
 */
export type PaymentFailure =
  | { reason: 'stock'; message?: string | undefined; items: ShortLine[] }
  | { reason: 'other'; message: string; note?: string; isOpen?: boolean };

/** undefined: not known yet; null: someone opened the page by its address. */
export function usePaymentFailure(): PaymentFailure | null | undefined {
  const restored = useAppSelector(selectRestored);
  const { state } = useAppSelector(selectLocation);
  if (!restored) return undefined;
  return (state as { failure?: PaymentFailure } | null)?.failure ?? null;
}

/** What a cart's line and an order's row both tell. */
type Bought = Pick<
  CartItem,
  'productId' | 'productName' | 'productColor' | 'productSize' | 'orderQuantity' | 'productRate'
>;

/** As these pages show it. */
export const toOrderedLine = ({ orderQuantity, productRate, ...line }: Bought): OrderedLine => ({
  productId: line.productId,
  productName: line.productName,
  productColor: line.productColor,
  productSize: line.productSize,
  quantity: orderQuantity,
  ratePaise: toPaise(productRate),
});

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
    discountPaise: subtotalPaise(placed) - amountPaise,
    placed,
    failed: [],
  };
}

/**
 * A member who opens /payment-successful by its address is told of the newest order (decision 58).
 * @returns undefined: on its way; null: there is none, or it could not be asked for
 */
export function useNewestOrder(wanted: boolean): LatestOrder | null | undefined {
  const userId = useAppSelector(selectUserId);
  const { currentData, isFetching } = useGetOrderSummaryQuery(wanted && userId !== null ? userId : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  if (!wanted || userId === null) return null;
  if (isFetching) return undefined;
  const [newest] = currentData ?? [];
  return newest ? toOrder(newest, userId) : null;
}
