/** The order detail popup (docs/requirements.md section 2, Order history), with the invoice that its button prints. */
import { formatMoney, toPaise } from '../../../contract/rules/money';
import { paymentWords } from '../../../contract/rules/payment';
import { linePaise } from '../../../contract/rules/pricing';
import type { SummaryRow } from '../../api/orderSummary';
import { choiceText } from '../../lib/cartLine';
import { formatDay } from '../../../contract/rules/days';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { panelClosed } from '../../store/panelSlice';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import '../../ui/orderTotals.css';
import { Invoice } from './Invoice';
import { OrderProgress } from './OrderProgress';
import { orderSums } from './orderView';
import type { OrderView } from './orderView';
import { refundText, returnWords, useReturnState } from './returnState';
import type { AskedBack } from './returnState';
import './orderDialogs.css';

/**
 * What was ordered, line by line: colour, size, quantity and rate as they were (docs/requirements.md section 3, Order
 * summary entry).
 */
function OrderLines({ rows, asked }: { rows: readonly SummaryRow[]; asked: readonly AskedBack[] }) {
  return (
    <ul role="list" className="order-lines" aria-label="Products of this order">
      {rows.map(({ serialNo, productId, productName, productObject, orderQuantity, productRate }) => {
        const choice = choiceText(productObject);
        const rate = toPaise(productRate);
        const back = asked.find(({ row }) => row.serialNo === serialNo);
        const refund = back ? refundText(back) : '';
        return (
          <li key={serialNo}>
            <span>
              {productId > 0 ? (
                <Link to={paths.product(productId)}>
                  <span className="two-lines">{productName}</span>
                </Link>
              ) : (
                <strong className="two-lines">{productName}</strong>
              )}
              {choice !== '' && <span className="order-line-quiet">{choice}</span>}
              <span className="order-line-quiet">
                {orderQuantity} × {formatMoney(rate)}
              </span>
              {back && <span className="order-line-return">{returnWords[back.status].title}</span>}
              {refund !== '' && <span className="order-line-quiet">{refund}</span>}
            </span>
            <span className="order-line-money">
              {formatMoney(linePaise({ ratePaise: rate, quantity: orderQuantity }))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  order: OrderView;
  userId: string;
  askedAt: number;
}

export function OrderDetail({ order, userId, askedAt }: Props) {
  const dispatch = useAppDispatch();
  const returns = useReturnState(order, askedAt);
  const close = () => dispatch(panelClosed());
  const { parts, total } = orderSums(order);
  const { orderNo, status, rows, placed, delivered } = order;
  const { deliveryName = '', deliveryAddress = '' } = rows[0] ?? {};
  const isCancelled = status === 'CANCELED';
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
        <OrderLines rows={rows} asked={returns?.asked ?? []} />
        <div className="totals">
          <dl>
            {parts.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
            <div className="totals-total">
              <dt>{total.name}</dt>
              <dd>{total.text}</dd>
            </div>
          </dl>
          {status === 'ORDERED' && <p className="totals-shipping">{paymentWords.onOrder}</p>}
        </div>
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
