/**
 * The one dialog that is open over an order. The store says which; the forms' libraries come when a return is first
 * asked for.
 */
import { useCancelOrderMutation } from '../../api/orderHistoryApi';
import { missingWords, NOT_ARRIVED } from '../../browser/loadChunk';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, selectOpenPanel } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { useLazyModule } from '../../ui/useLazyModule';
import { CancelDialog } from './CancelDialog';
import { OrderDetail } from './OrderDetail';
import type { OrderView } from './orderView';

const loadReturn = () =>
  import(/* webpackChunkName: "return-order" */ './ReturnDialog').then(({ ReturnDialog }) => ReturnDialog);

interface Props {
  orders: readonly OrderView[];
  userId: string;
  askedAt: number;
}

export function OrderPanels({ orders, userId, askedAt }: Props) {
  const dispatch = useAppDispatch();
  const panel = useAppSelector(selectOpenPanel);
  const [cancelOrder] = useCancelOrderMutation();
  const ReturnDialog = useLazyModule(loadReturn, panel?.name === 'returnOrder', (error) => {
    dispatch(panelClosed());
    dispatch(toastShown('error', missingWords(error, NOT_ARRIVED)));
  });

  const order = panel && 'orderNo' in panel ? orders.find(({ orderNo }) => orderNo === panel.orderNo) : undefined;
  if (!order) return null;
  if (panel?.name === 'orderDetail') return <OrderDetail order={order} userId={userId} askedAt={askedAt} />;
  if (panel?.name === 'cancelOrder') return <CancelDialog order={order} cancel={cancelOrder} />;
  return ReturnDialog ? <ReturnDialog order={order} askedAt={askedAt} /> : null;
}
