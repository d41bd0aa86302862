/** How a member pays an order of the history: the same as on the order's own page, opened by the session. */
import type { ReactNode } from 'react';
import { useGetOrderPageQuery } from '../../api/orderPageApi';
import { OrderPayment } from './OrderPayment';

interface Props {
  orderNo: string;
  /** What stands there while nothing is to be paid, and where the backend knows no such page. */
  otherwise: ReactNode;
}

export function OwnOrderPayment({ orderNo, otherwise }: Props) {
  const { currentData: page } = useGetOrderPageQuery(orderNo, { refetchOnMountOrArgChange: true });
  return page && page.payment.paymentState !== 'none' ? <OrderPayment order={page} /> : otherwise;
}
