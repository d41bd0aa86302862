/** 'Are you sure?' before an order is cancelled (docs/requirements.md sections 2 and 4). */
import { useAppDispatch } from '../../store/hooks';
import { panelClosed } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { Dialog } from '../../ui/Dialog';
import { useUiState } from '../../ui/useUiState';
import { orderMessages, refusalText } from './orderMessages';
import type { OrderView } from './orderView';
import { cancellableSerialNos } from './orderView';
import './orderDialogs.css';

interface Props {
  order: OrderView;
  /** @param serialNos the lines that can be cancelled, at least one */
  cancel: (serialNos: number[]) => Promise<{ error?: unknown }>;
}

export function CancelDialog({ order, cancel }: Props) {
  const dispatch = useAppDispatch();
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
    const { error } = await cancel(serialNos);
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
