/** One order in the list (docs/requirements.md section 2, Order history). */
import { useEffect, useRef } from 'react';
import { formatMoney } from '../../../contract/rules/money';
import { formatDay } from '../../lib/dates';
import { Picture } from '../../ui/Picture';
import { OrderActions } from './OrderActions';
import { OrderProgress } from './OrderProgress';
import { OrderRating } from './OrderRating';
import type { OrderView } from './orderView';

interface Props {
  order: OrderView;
  userId: string;
  /** When the server was asked, epoch ms. */
  askedAt: number;
}

export function OrderCard({ order, userId, askedAt }: Props) {
  const { orderNo, status, rows, name, more, placed, delivered, shippingPaise, toPayPaise } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(status);

  // With its state an order loses buttons. Where one of them had the focus, the order itself takes it.
  useEffect(() => {
    if (shown.current !== status && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    shown.current = status;
  }, [status]);

  return (
    <article className="order-card" aria-labelledby={`order-${orderNo}`}>
      <Picture className="order-picture" src={order.image} alt="" sizes="(max-width: 767px) 88px, 132px" />
      <div className="order-words">
        <h2 id={`order-${orderNo}`} ref={heading} tabIndex={-1}>
          <span className="two-lines">{name}</span>
          {more > 0 && <span className="order-more"> +{more} more</span>}
        </h2>
        <OrderRating productId={rows[0]?.productId ?? 0} name={name} userId={userId} ratable={status === 'DELIVERED'} />
        <p className="order-amount">
          <span className="visually-hidden">Amount </span>
          {formatMoney(toPayPaise)}
          {shippingPaise > 0 && <small> with {formatMoney(shippingPaise)} shipping</small>}
        </p>
        <dl className="order-facts">
          <div>
            <dt>Placed</dt>
            <dd>{formatDay(placed)}</dd>
          </div>
          {delivered !== null && (
            <div>
              <dt>Delivered</dt>
              <dd>{formatDay(delivered)}</dd>
            </div>
          )}
          <div>
            <dt>Order ID</dt>
            <dd>{orderNo}</dd>
          </div>
        </dl>
      </div>
      <div className="order-way">
        <OrderProgress orderNo={orderNo} status={status} />
      </div>
      <OrderActions order={order} askedAt={askedAt} />
    </article>
  );
}
