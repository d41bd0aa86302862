/** The order detail popup (docs/requirements.md section 2, Order history), with the invoice that its button prints. */
import { paymentWords } from '../../../contract/rules/payment';
import { formatDay } from '../../../contract/rules/days';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { panelClosed } from '../../store/panelSlice';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { useLazyModule } from '../../ui/useLazyModule';
import { Invoice } from './Invoice';
import { OrderGoods } from './OrderGoods';
import { OrderProgress } from './OrderProgress';
import type { OrderView } from './orderView';
import { useReturnState } from './returnState';
import './orderDialogs.css';

/**
 * With the forms' libraries, in the chunk of the order's page: nobody needs it before an order is opened. Where it does
 * not come, the note stands.
 */
const loadPayment = () =>
  import(/* webpackChunkName: "screen-order" */ './OwnOrderPayment').then(({ OwnOrderPayment }) => OwnOrderPayment);

interface Props {
  order: OrderView;
  userId: string;
  askedAt: number;
}

export function OrderDetail({ order, userId, askedAt }: Props) {
  const dispatch = useAppDispatch();
  const returns = useReturnState(order, askedAt);
  const close = () => dispatch(panelClosed());
  const { orderNo, status, rows, placed, delivered } = order;
  const { deliveryName = '', deliveryAddress = '' } = rows[0] ?? {};
  const isCancelled = status === 'CANCELED';
  const OwnOrderPayment = useLazyModule(loadPayment, true, () => undefined);
  const note = status === 'ORDERED' && <p className="totals-shipping">{paymentWords.onOrder}</p>;
  return (
    <Dialog className="order-dialog order-detail" labelledBy="order-detail-title" onClose={close}>
      <div className="dialog-head">
        <h2 id="order-detail-title">Order {orderNo}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="order-dialog-body">
        <p className="order-detail-dates">
          Placed on {formatDay(placed)}
          {delivered !== null && `, delivered on ${formatDay(delivered)}`}
        </p>
        <OrderProgress orderNo={orderNo} status={status} />
        <OrderGoods order={order} asked={returns?.asked ?? []} />
        {OwnOrderPayment ? <OwnOrderPayment orderNo={orderNo} otherwise={note} /> : note}
        {deliveryAddress !== '' && (
          <div className="order-detail-address">
            <h3>Delivery address</h3>
            <p>
              {deliveryName !== '' && <strong>{deliveryName}</strong>}
              {deliveryAddress}
            </p>
          </div>
        )}
        <div className="order-dialog-actions">
          <Link className="button" to={paths.contact}>
            Ask about this order
          </Link>
          {!isCancelled && (
            <button type="button" className="button button-primary" onClick={() => window.print()}>
              Print invoice
            </button>
          )}
        </div>
      </div>
      {!isCancelled && <Invoice order={order} userId={userId} />}
    </Dialog>
  );
}
