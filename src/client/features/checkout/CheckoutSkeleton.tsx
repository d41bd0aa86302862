/** The checkout that comes, in its final places. */
import { Flex } from 'antd';
import '../../ui/states.css';
import './checkout.css';

export function CheckoutSkeleton() {
  return (
    <Flex className="checkout-layout" aria-busy="true">
      <p className="visually-hidden" role="status">
        Your order is on its way
      </p>
      <div className="checkout-main checkout-skeleton">
        <span className="skeleton checkout-skeleton-title" />
        {['name', 'mobile', 'house', 'street', 'city', 'pin'].map((field) => (
          <span key={field} className="skeleton checkout-skeleton-field" />
        ))}
      </div>
      <div className="checkout-side">
        <div className="checkout-aside">
          <span className="skeleton checkout-skeleton-summary" />
        </div>
      </div>
    </Flex>
  );
}
