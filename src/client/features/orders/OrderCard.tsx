/** One order in the list (docs/requirements.md section 2, Order history). */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useId, useRef } from 'react';
import { RETURN_DAYS } from '../../../contract/rules/limits';
import { formatMoney } from '../../../contract/rules/money';
import { useGetProductQuery } from '../../api/productApi';
import { onVisible } from '../../browser/scheduling';
import { formatDay } from '../../../contract/rules/days';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { panelOpened } from '../../store/panelSlice';
import { withReviewsOpen } from '../../store/productChoiceSlice';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { Stars } from '../../ui/Stars';
import { useUiState } from '../../ui/useUiState';
import { OrderProgress } from './OrderProgress';
import type { OrderView } from './orderView';
import { cancellableSerialNos } from './orderView';
import { refundText, returnWords, useReturnState } from './returnState';
import type { ReturnState } from './returnState';

interface Action {
  /** A lone product's action keeps its element, and so the focus, when a press changes what it says. */
  key: string;
  title: string;
  /** Why it can be pressed, or cannot. */
  says: string;
  onPress?: () => void;
}

function ReturnAction({ title, says, onPress, isRow }: Omit<Action, 'key'> & { isRow: boolean }) {
  const id = useId();
  return (
    <div className={isRow ? 'order-return order-return-row' : 'order-return'}>
      <button
        type="button"
        className="button"
        aria-disabled={onPress === undefined}
        aria-describedby={id}
        onClick={onPress}
      >
        {title}
      </button>
      <p id={id}>{says}</p>
    </div>
  );
}

/**
 * What can come back, what was asked for, and why something cannot (docs/requirements.md sections 2 and 4;
 * decision 77).
 */
function ReturnActions({ order, state: { open, asked, until, tooLate } }: { order: OrderView; state: ReturnState }) {
  const dispatch = useAppDispatch();
  const isLone = order.rows.length === 1;
  const actions: Action[] = asked.map((back) => {
    const { title, text } = returnWords[back.status];
    const refund = refundText(back);
    const says = refund === '' ? text : `${text} ${refund}.`;
    return {
      key: isLone ? 'lone' : String(back.row.serialNo),
      title,
      says: isLone ? says : `${back.row.productName}: ${says}`,
    };
  });
  if (open.length > 0) {
    const whole = { key: isLone ? 'lone' : 'open', title: 'Return Order' };
    const last = until === '' ? '' : `, until ${until}`;
    actions.unshift(
      tooLate
        ? { ...whole, says: `Returns were open for ${RETURN_DAYS} days from delivery${last}.` }
        : {
            ...whole,
            says: `Returns are open for ${RETURN_DAYS} days from delivery${last}.`,
            onPress: () => dispatch(panelOpened({ name: 'returnOrder', orderNo: order.orderNo })),
          },
    );
  }
  return actions.map(({ key, ...action }) => (
    <ReturnAction key={key} {...action} isRow={asked.length > 0 && !isLone} />
  ));
}

/** What the shopper can do with an order (docs/requirements.md section 2, Order history). */
function OrderActions({ order, askedAt }: { order: OrderView; askedAt: number }) {
  const dispatch = useAppDispatch();
  const returns = useReturnState(order, askedAt);
  const { orderNo } = order;
  const about = <span className="visually-hidden"> {orderNo}</span>;
  return (
    <div className="order-actions">
      <button
        type="button"
        className="button button-primary"
        onClick={() => dispatch(panelOpened({ name: 'orderDetail', orderNo }))}
      >
        View Order{about}
      </button>
      {cancellableSerialNos(order).length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => dispatch(panelOpened({ name: 'cancelOrder', orderNo }))}
        >
          Cancel Order{about}
        </button>
      )}
      {returns && <ReturnActions order={order} state={returns} />}
    </div>
  );
}

interface OrderRatingProps {
  productId: number;
  name: string;
  userId: string;
  /** It has arrived, so it can be judged. */
  ratable: boolean;
}

/**
 * The stars of an order (docs/requirements.md section 2). Order rows carry no rating, so these are the product's own as
 * they stand today; what was delivered can be rated by its owner, in the product's Reviews tab.
 */
function OrderRating({ productId, name, userId, ratable }: OrderRatingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useUiState('reached', `rating:${productId}`, false);
  useEffect(() => (place.current ? onVisible(place.current, () => setNear(true)) : undefined), [setNear]);
  const { currentData: data, isError } = useGetProductQuery(
    near && productId > 0 ? { id: productId, userId } : skipToken,
  );
  const { pathname, search } = withReviewsOpen({ pathname: paths.product(productId), search: '' });
  return (
    <div ref={place} className={ratable ? 'order-rating order-rating-open' : 'order-rating'}>
      {data && <Stars rating={data.productRatings} count={data.no_of_rating} />}
      {/* What was taken off the shelves has no page any more. */}
      {!data && !isError && productId > 0 && <span className="skeleton order-rating-skeleton" />}
      {data && ratable && (
        <Link to={`${pathname}${search}`}>
          Rate it<span className="visually-hidden">: {name}</span>
        </Link>
      )}
    </div>
  );
}

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
    if (shown.current !== status && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
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
