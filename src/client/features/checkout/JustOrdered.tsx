/**
 * The cart went into an order that was placed in another tab, on another device, or here before: which one, and the way
 * to it.
 */
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import { useLatestOrder } from './afterCheckout';
import { useNewestOrder } from './newestOrder';
import './orderOutcome.css';

export function JustOrdered() {
  const latest = useLatestOrder();
  const newest = useNewestOrder(latest === null);
  const order = latest ?? newest;
  return (
    <div role="status">
      {order && (
        <p className="outcome-before">
          {order.orderNo === '' ? 'Your latest order was taken.' : `Your latest order is ${order.orderNo}.`}{' '}
          <Link to={paths.paymentSuccessful}>See what you ordered</Link>
        </p>
      )}
    </div>
  );
}
