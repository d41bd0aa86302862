/** /payment-successful: thanks, and the latest order's number (docs/requirements.md section 2; decision 58). */
import { Flex } from 'antd';
import { StillInCart } from '../features/cart/StillInCart';
import { useLatestOrder, useNewestOrder } from '../features/checkout/afterCheckout';
import { OrderReceipt } from '../features/checkout/OrderReceipt';
import { paths } from '../lib/paths';
import { selectIsSignedIn } from '../store/authSlice';
import { useAppSelector } from '../store/hooks';
import { Link } from '../ui/Link';
import '../ui/states.css';
import type { Screen } from './screen';

function PaymentSuccessfulScreen() {
  const latest = useLatestOrder();
  const newest = useNewestOrder(latest === null);
  const order = latest ?? (latest === null ? newest : undefined);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <Flex vertical className="page outcome-page">
      <h1 tabIndex={-1}>Thank You</h1>
      {order === undefined && <span className="skeleton outcome-skeleton" aria-busy="true" />}
      {order === null && (
        <p>Thank you for visiting our shop. When you have placed an order, its number is shown here.</p>
      )}
      {order && <OrderReceipt order={order} />}
      {order?.failed.length === 0 && <StillInCart />}
      <div className="outcome-actions">
        {order && order.failed.length > 0 && (
          <Link className="button" to={paths.cart}>
            Back to your cart
          </Link>
        )}
        {order && isSignedIn && (
          <Link className="button" to={paths.orderHistory}>
            Track Order
          </Link>
        )}
        <Link className="button button-primary" to={paths.shop}>
          Continue Shopping
        </Link>
      </div>
    </Flex>
  );
}

export const screen: Screen = {
  Component: PaymentSuccessfulScreen,
  unlisted: true,
  head: () => ({ title: 'Thank You' }),
};
