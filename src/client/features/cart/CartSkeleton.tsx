/** The cart that comes, in its final places. */
import { Flex } from 'antd';
import '../../ui/states.css';
import './cart.css';
import './cartLines.css';

export function CartSkeleton() {
  return (
    <Flex className="cart-layout" aria-busy="true">
      <p className="visually-hidden" role="status">
        Your cart is on its way
      </p>
      <div className="cart-main cart-lines cart-skeleton">
        {[1, 2].map((line) => (
          <div key={line} className="cart-line">
            <span className="skeleton cart-skeleton-picture" />
            <div className="cart-line-words">
              <span className="skeleton cart-skeleton-name" />
              <span className="skeleton cart-skeleton-words" />
            </div>
          </div>
        ))}
      </div>
      <div className="cart-side">
        <div className="cart-aside">
          <span className="skeleton cart-skeleton-totals" />
        </div>
      </div>
    </Flex>
  );
}
