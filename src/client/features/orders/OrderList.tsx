/** A member's orders, newest first, and what opens over them. */
import { toUserMessage } from '../../api/errors';
import { LastKnown } from '../../ui/LastKnown';
import { LoadFailed } from '../../ui/LoadFailed';
import { NoOrders } from './NoOrders';
import { OrderCard } from './OrderCard';
import { OrderPanels } from './OrderPanels';
import { OrdersSkeleton } from './OrdersSkeleton';
import { useOrders } from './useOrders';
import './orders.css';

export function OrderList({ userId }: { userId: string }) {
  const { orders, error, retrying, refetch, askedAt } = useOrders(userId);
  // What came before stays on the page when it could not be asked for again.
  if (!orders) return error ? <LoadFailed message={toUserMessage(error)} retrying={retrying} onRetry={() => void refetch()} /> : <OrdersSkeleton />;
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
