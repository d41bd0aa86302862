/** A member's orders, newest first, and what opens over them. */
import { toUserMessage } from '../../api/errors';
import { paths } from '../../lib/paths';
import { LastKnown } from '../../ui/LastKnown';
import { Link } from '../../ui/Link';
import { LoadFailed } from '../../ui/LoadFailed';
import '../../ui/states.css';
import { OrderCard } from './OrderCard';
import { OrderPanels } from './OrderPanels';
import { useOrders } from './orderView';
import './orders.css';

/** The orders that come, in their final places. */
export function OrdersSkeleton() {
  return (
    <div className="orders" aria-busy="true">
      <p className="visually-hidden" role="status">
        Your orders are on their way
      </p>
      {[1, 2, 3].map((card) => (
        <div key={card} className="order-card">
          <span className="skeleton order-picture order-skeleton-picture" />
          <div className="order-words">
            <span className="skeleton order-skeleton-name" />
            <span className="skeleton order-skeleton-facts" />
          </div>
          <span className="skeleton order-way order-skeleton-way" />
          <div className="order-actions">
            <span className="skeleton order-skeleton-button" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Nothing ordered yet (docs/requirements.md section 2, Order history). */
function NoOrders() {
  return (
    <div className="state orders-none">
      <svg viewBox="0 0 160 120" aria-hidden="true">
        <path className="orders-none-parcel" d="M34 46 80 30l46 16v46L80 108 34 92Z" />
        <path className="orders-none-edge" d="m34 46 46 16 46-16M80 62v46" />
        <path className="orders-none-stitch" d="m57 38 46 16v18" />
      </svg>
      <h2>No Orders</h2>
      <p>What you order stands here, from our cutting table to your door.</p>
      <Link className="button button-primary" to={paths.shop}>
        Start shopping
      </Link>
    </div>
  );
}

export function OrderList({ userId }: { userId: string }) {
  const { orders, error, retrying, refetch, askedAt } = useOrders(userId);
  // What came before stays on the page when it could not be asked for again.
  if (!orders)
    return error ? (
      <LoadFailed message={toUserMessage(error)} retrying={retrying} onRetry={() => void refetch()} />
    ) : (
      <OrdersSkeleton />
    );
  const lastKnown = error !== undefined && (
    <LastKnown
      message={toUserMessage(error)}
      text="These are your orders as we last saw them."
      retrying={retrying}
      onRetry={() => void refetch()}
    />
  );
  if (orders.length === 0) {
    return (
      <>
        {lastKnown}
        <NoOrders />
      </>
    );
  }
  return (
    <>
      {lastKnown}
      <ul role="list" className="orders" aria-label="Your orders">
        {orders.map((order) => (
          <li key={order.orderNo}>
            <OrderCard order={order} userId={userId} askedAt={askedAt} />
          </li>
        ))}
      </ul>
      <OrderPanels orders={orders} askedAt={askedAt} userId={userId} />
    </>
  );
}
