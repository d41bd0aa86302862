/** One order: its next step first, then everything that is known of it. */
import Button from 'antd/es/button';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router';
import type { StaffOrder } from '../../../contract/staffOrders';
import { isApiError, toStaffMessage } from '../../api/errors';
import { useGetOrderQuery, usePackMutation } from '../../api/ordersApi';
import { stepNames } from '../../lib/orderWords';
import { rowOf } from '../../lib/rowOf';
import { useMayMove } from '../../store/useMe';
import { Failed } from '../../ui/Failed';
import { Waiting } from '../../ui/Waiting';
import { useNotices } from '../../ui/notices';
import { useTitle } from '../../ui/useTitle';
import { ContactButtons } from './ContactButtons';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { OrderNotes } from './OrderNotes';
import { OrderProgress } from './OrderProgress';
import { OrderTimeline } from './OrderTimeline';
import { canPack } from './RowActions';
import { StateTags } from './StateTags';

const StepDialog = lazy(() => import(/* webpackChunkName: "step" */ './steps/StepDialog'));
const ChangeDialog = lazy(() => import(/* webpackChunkName: "change" */ './ChangeDialog'));
const CancelDialog = lazy(() => import(/* webpackChunkName: "cancel" */ './CancelDialog'));
const PrintDialog = lazy(() => import(/* webpackChunkName: "print" */ './print/PrintDialog'));

type Opened = 'step' | 'change' | 'cancel' | 'print' | null;

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
  return (
    <div className="order-view">
      {!isPanel && (
        <p>
          <Link to={`/orders${search}`}>All orders</Link>
        </p>
      )}
      {error && !order && (
        <Failed
          message={
            isApiError(error) && error.code === 'NOT_FOUND'
              ? 'There is no order of this number.'
              : toStaffMessage(error)
          }
          onRetry={() => void refetch()}
        />
      )}
      {!order && !error && <Waiting lines={8} />}
      {order && <WholeOrder order={order} showsProgress={isPanel} />}
    </div>
  );
}

/** A phone has no room for the progress, which the tags tell too. */
function WholeOrder({ order, showsProgress }: { order: StaffOrder; showsProgress: boolean }) {
  const { orderNo, version, status, name } = order;
  const mayMove = useMayMove();
  const next = mayMove ? order.next : null;
  const notices = useNotices();
  const [pack, { isLoading: isPacking }] = usePackMutation();
  const [opened, setOpened] = useState<Opened>(null);
  const close = (): void => setOpened(null);
  const done = (text: string): void => {
    close();
    notices.done(text);
  };
  const markPacked = async (): Promise<void> => {
    const { error } = await pack({ orderNo, version });
    if (error) notices.failed(toStaffMessage(error));
    else notices.done(`${orderNo} is packed.`);
  };
  const row = rowOf(order);
  return (
    <>
      <h1 tabIndex={-1}>{name}</h1>
      <p className="quiet">{orderNo}</p>
      <StateTags order={order} />
      <div className="order-steps">
        {next && (
          <Button type="primary" size="large" onClick={() => setOpened('step')}>
            {stepNames[next]}
          </Button>
        )}
        {mayMove && canPack(row) && (
          <Button size="large" loading={isPacking} onClick={() => void markPacked()}>
            Mark packed
          </Button>
        )}
        {mayMove && <ContactButtons order={order} />}
        <Button size="large" onClick={() => setOpened('print')}>
          Print
        </Button>
        {mayMove && status === 'ORDERED' && (
          <>
            <Button size="large" onClick={() => setOpened('change')}>
              Change
            </Button>
            <Button size="large" danger onClick={() => setOpened('cancel')}>
              Cancel order
            </Button>
          </>
        )}
      </div>
      {showsProgress && status !== 'CANCELED' && <OrderProgress order={order} />}
      <OrderLines order={order} />
      <OrderFacts order={order} />
      <OrderNotes order={order} />
      <OrderTimeline order={order} />
      <Suspense fallback={null}>
        {opened === 'step' && next && <StepDialog order={row} step={next} onClose={close} onDone={done} />}
        {opened === 'change' && <ChangeDialog order={order} onClose={close} onDone={done} />}
        {opened === 'cancel' && <CancelDialog order={order} onClose={close} onDone={done} />}
        {opened === 'print' && <PrintDialog orderNos={[orderNo]} onClose={close} />}
      </Suspense>
    </>
  );
}
