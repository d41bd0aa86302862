/** One order: its next step first, then everything that is known of it. */
import Button from 'antd/es/button';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { StaffOrder } from '../../../contract/staffOrders';
import { isApiError, toStaffMessage } from '../../api/errors';
import { useGetOrderQuery } from '../../api/ordersApi';
import { Failed } from '../../ui/Failed';
import { ScreenResult } from '../../ui/ScreenResult';
import { Waiting } from '../../ui/Waiting';
import { useTitle } from '../../ui/useTitle';
import { OrderActions } from './OrderActions';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { OrderNotes } from './OrderNotes';
import { OrderProgress } from './OrderProgress';
import { OrderTimeline } from './OrderTimeline';
import { StateTags } from './StateTags';
import { useStepKey } from './useListKeys';

interface Props {
  orderNo: string;
  /** Of the list that it was opened from. */
  search: string;
  /** Beside the list, under a title of its own. */
  isPanel: boolean;
}

export default function OrderView({ orderNo, search, isPanel }: Props) {
  useTitle(orderNo);
  const { currentData: order, error, refetch } = useGetOrderQuery(orderNo);
  const view = useRef<HTMLDivElement>(null);
  useStepKey(view, !isPanel);
  const isUnknown = isApiError(error) && error.code === 'NOT_FOUND';
  return (
    <div ref={view} className="order-view">
      {!isPanel && (
        <p>
          <Link to={`/orders${search}`}>All orders</Link>
        </p>
      )}
      {isUnknown && <NoSuchOrder orderNo={orderNo} search={search} isPanel={isPanel} />}
      {error && !order && !isUnknown && <Failed message={toStaffMessage(error)} onRetry={() => void refetch()} />}
      {!order && !error && <Waiting lines={8} />}
      {order && !isUnknown && <WholeOrder order={order} search={search} isPanel={isPanel} />}
    </div>
  );
}

function NoSuchOrder({ orderNo, search, isPanel }: Props) {
  const navigate = useNavigate();
  return (
    <ScreenResult
      status="warning"
      title="There is no such order"
      text={`No order has the number ${orderNo}. Look for it by name or mobile number in the list.`}
      isPart={isPanel}
      action={
        <Button type="primary" size="large" onClick={() => void navigate(`/orders${search}`)}>
          To the list
        </Button>
      }
    />
  );
}

/** A phone has no room for the progress, which the tags tell too. The list beside a panel has the page's heading. */
function WholeOrder({ order, search, isPanel }: { order: StaffOrder; search: string; isPanel: boolean }) {
  const { orderNo, status, name } = order;
  const Heading = isPanel ? 'h2' : 'h1';
  return (
    <>
      <Heading className="order-name" tabIndex={-1}>
        {name}
      </Heading>
      <p className="quiet">{orderNo}</p>
      <StateTags order={order} />
      <OrderActions order={order} />
      {isPanel && status !== 'CANCELED' && <OrderProgress order={order} />}
      <OrderLines order={order} />
      <OrderFacts order={order} search={search} />
      <OrderNotes order={order} />
      <OrderTimeline order={order} />
    </>
  );
}
