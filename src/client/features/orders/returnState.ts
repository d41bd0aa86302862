/**
 * Which lines of an order may come back, and how those that were asked for stand (docs/requirements.md section 4;
 * decision 77).
 */
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReturnStatus } from '../../../contract/order';
import { formatDay, returnsEnd } from '../../../contract/rules/days';
import { formatMoney, toPaise } from '../../../contract/rules/money';
import type { SummaryRow } from '../../api/orderSummary';
import { useGetReturnStatusesQuery } from '../../api/returnsApi';
import { orderMessages } from './orderMessages';
import type { OrderView } from './orderView';

/**
 * How the returns of an order stand. Only a backend whose rows do not tell is asked for each line (decision 79).
 * @returns null while it is not known.
 */
export function useReturnState(order: OrderView, askedAt: number): ReturnState | null {
  const untold = order.rows
    .filter(({ orderStatus, returnStatus }) => orderStatus === 'DELIVERED' && returnStatus === undefined)
    .map(({ serialNo }) => serialNo);
  const { currentData: looked, isFetching } = useGetReturnStatusesQuery(untold.length > 0 ? untold : skipToken);
  return isFetching && !looked ? null : returnState(order, looked ?? {}, askedAt);
}

export const returnWords: Record<ReturnStatus, { title: string; text: string }> = {
  INITIATED: { title: orderMessages.returned, text: 'We have your request and look at it now.' },
  APPROVED: { title: 'Return Approved', text: 'Send it back to us with its tags. The refund follows once it is here.' },
  REJECTED: {
    title: 'Return Rejected',
    text: 'We could not take it back. Our mail says why; write to us if you see it otherwise.',
  },
  REFUNDED: { title: 'Refunded', text: 'The refund is on its way to your bank account.' },
};

export interface AskedBack {
  row: SummaryRow;
  status: ReturnStatus;
}

/** What a return gives back; '' where nothing comes back, or the backend does not say what the line came to. */
export const refundText = ({ row: { netAmount }, status }: AskedBack): string =>
  status === 'REJECTED' || netAmount === undefined ? '' : `Refund ${formatMoney(toPaise(netAmount))}`;

export interface ReturnState {
  /** Delivered lines whose return nobody has asked for. */
  open: SummaryRow[];
  asked: AskedBack[];
  /** The last day for it; '' where the backend does not tell when it was delivered. */
  until: string;
  /** The days are over. Where that is not known, the server decides. */
  tooLate: boolean;
}

/**
 * @param looked how returns stand that the rows do not tell of, by serial number
 * @param now when the server was asked, epoch ms: a replay shows what the shopper saw
 */
function returnState(
  { rows }: OrderView,
  looked: Readonly<Record<number, ReturnStatus | null>>,
  now: number,
): ReturnState {
  const delivered = rows.filter(({ orderStatus }) => orderStatus === 'DELIVERED');
  const statusOf = ({ serialNo, returnStatus }: SummaryRow) => returnStatus ?? looked[serialNo] ?? null;
  const asked = delivered.flatMap((row) => {
    const status = statusOf(row);
    return status ? [{ row, status }] : [];
  });
  const open = delivered.filter((row) => statusOf(row) === null);
  const end = returnsEnd(Date.parse(open[0]?.deliveredDate ?? ''));
  return { open, asked, until: formatDay(end), tooLate: now > end };
}
