/** The one dialog that is open over an order. The store says which; the forms' libraries come when a return is first asked for. */
import { missingWords } from '../../lib/arrival';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, selectOpenPanel } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { usePart } from '../../ui/usePart';
import { CancelDialog } from './CancelDialog';
import { OrderDetail } from './OrderDetail';
import { orderMessages } from './orderMessages';
import type { OrderView } from './orderView';

const loadReturn = () => import(/* webpackChunkName: "return-order" */ './ReturnDialog').then(({ ReturnDialog }) => ReturnDialog);

interface Props {
  orders: readonly OrderView[];
  userId: string;
  askedAt: number;
}

export function OrderPanels({ orders, userId, askedAt }: Props) {
  const dispatch = useAppDispatch();
  const panel = useAppSelector(selectOpenPanel);
  const ReturnDialog = usePart(loadReturn, panel?.name === 'returnOrder', (error) => {
    dispatch(panelClosed());
    dispatch(toastShown('error', missingWords(error, orderMessages.notHere)));
  });

  const order = panel && 'orderNo' in panel ? orders.find(({ orderNo }) => orderNo === panel.orderNo) : undefined;
  if (!order) return null;
  if (panel?.name === 'orderDetail') return <OrderDetail order={order} userId={userId} askedAt={askedAt} />;
  if (panel?.name === 'cancelOrder') return <CancelDialog order={order} />;
  return ReturnDialog ? <ReturnDialog order={order} askedAt={askedAt} /> : null;
}
