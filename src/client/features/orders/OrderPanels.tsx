/**
 * The one dialog that is open over an order. The store says which; the forms' libraries come when a return is first
 * asked for.
 */
import { useCancelOrderMutation } from '../../api/orderHistoryApi';
import { missingWords, NOT_ARRIVED } from '../../browser/loadChunk';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, selectOpenPanel } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { Dialog } from '../../ui/Dialog';
import { useLazyModule } from '../../ui/useLazyModule';
import { useUiState } from '../../ui/useUiState';
import { OrderDetail } from './OrderDetail';
import { orderMessages, refusalText } from './orderMessages';
import type { OrderView } from './orderView';
import { cancellableSerialNos } from './orderView';
import './orderDialogs.css';

/** 'Are you sure?' before an order is cancelled (docs/requirements.md sections 2 and 4). */
function CancelDialog({ order }: { order: OrderView }) {
  const dispatch = useAppDispatch();
  const [cancelOrder] = useCancelOrderMutation();
  const [sending, setSending] = useUiState('sending', 'cancel-order', false, 'over');
  const close = () => dispatch(panelClosed());

  const confirm = async () => {
    if (sending) return;
    const serialNos = cancellableSerialNos(order);
    // It was sent, or cancelled elsewhere, while the question stood here.
    if (serialNos.length === 0) {
      close();
      dispatch(toastShown('warning', orderMessages.movedOn));
      return;
    }
    setSending(true);
    const { error } = await cancelOrder(serialNos);
    close();
    dispatch(error ? toastShown('warning', refusalText(error)) : toastShown('success', orderMessages.cancelled));
  };

  return (
    <Dialog className="order-dialog order-cancel" labelledBy="cancel-title" onClose={close}>
      <div className="order-dialog-body">
        <h2 id="cancel-title">Cancel this order?</h2>
        <p>
          Order {order.orderNo}: {order.name}
          {order.more > 0 && ` +${order.more} more`}. This cannot be undone, but you can order it all again.
        </p>
        <div className="order-dialog-actions">
          <button type="button" className="button" onClick={close}>
            Keep the order
          </button>
          <button
            type="button"
            className="button button-primary"
            aria-disabled={sending}
            aria-busy={sending}
            onClick={() => void confirm()}
          >
            {sending ? 'Cancelling…' : 'Cancel Order'}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

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
  const ReturnDialog = useLazyModule(loadReturn, panel?.name === 'returnOrder', (error) => {
    dispatch(panelClosed());
    dispatch(toastShown('error', missingWords(error, NOT_ARRIVED)));
  });

  const order = panel && 'orderNo' in panel ? orders.find(({ orderNo }) => orderNo === panel.orderNo) : undefined;
  if (!order) return null;
  if (panel?.name === 'orderDetail') return <OrderDetail order={order} userId={userId} askedAt={askedAt} />;
  if (panel?.name === 'cancelOrder') return <CancelDialog order={order} />;
  return ReturnDialog ? <ReturnDialog order={order} askedAt={askedAt} /> : null;
}
