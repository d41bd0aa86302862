/** What stands in the place of the checkout, or of a part of it, while an order cannot be placed there. */
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { returnPathTo } from '../../lib/returnPath';
import { paths } from '../../lib/paths';
import { outcomeAsked, selectVisitEnded } from '../../store/checkoutSlice';
import { useAppSelector } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import { Link } from '../../ui/Link';
import { RetryButton } from '../../ui/RetryButton';
import '../../ui/states.css';
import { useLatestOrder, useNewestOrder } from './afterCheckout';
import { checkoutMessages } from './checkoutMessages';
import { useAskAgain } from './UnheardOrder';
import './checkout.css';
import './orderSummary.css';

interface CouponUncheckedProps {
  code: string;
  retrying: boolean;
  onRetry: () => void;
}

/** The code could not be checked, so it is not counted; a press asks again before the order goes out without it. */
export function CouponUnchecked({ code, retrying, onRetry }: CouponUncheckedProps) {
  return (
    <p className="checkout-coupon" role="status">
      <span>We could not check the coupon {code}; it is not counted.</span>
      <RetryButton className="link-button" retrying={retrying} onRetry={onRetry} />
    </p>
  );
}

/**
 * The order was sent, no answer came, and the cart is empty now: most likely it was placed. The same key asks what
 * became of it.
 */
export function UnansweredOrder() {
  const { ask, asking, said } = useAskAgain(outcomeAsked);
  return (
    <div className="state">
      <p>
        We did not hear back about your last order. It is never placed twice: ask again, and we tell you what became of
        it.
      </p>
      <div role="alert">{said !== '' && <p>{said}</p>}</div>
      <button type="button" className="button button-primary" aria-disabled={asking} onClick={() => void ask()}>
        {asking ? 'Asking…' : 'Check my order'}
      </button>
    </div>
  );
}

/**
 * The cart went into an order that was placed in another tab, on another device, or here before: which one, and the way
 * to it.
 */
export function JustOrdered() {
  const latest = useLatestOrder();
  const newest = useNewestOrder(latest === null);
  const order = latest ?? newest;
  return (
    <div role="status">
      {order && (
        <p className="checkout-ordered">
          {order.orderNo === '' ? 'Your latest order was taken.' : `Your latest order is ${order.orderNo}.`}{' '}
          <Link to={paths.paymentSuccessful}>See what you ordered</Link>
        </p>
      )}
    </div>
  );
}

/** The checkout that comes, in its final places. */
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

/**
 * Nobody is known here: a visit that ended (decision 85), or one that never began (docs/requirements.md section 5: a
 * guest needs a guest session).
 * @param emptyCart the way on for who has nothing in the cart.
 */
export function NobodyAtCheckout({ emptyCart }: { emptyCart: ReactNode }) {
  const hasEnded = useAppSelector(selectVisitEnded);
  const location = useAppSelector(selectLocation);
  const logIn = (text: string, className: string) => (
    <Link className={className} to={paths.login} state={returnPathTo(location)}>
      {text}
    </Link>
  );
  if (hasEnded) {
    return (
      <div className="state" role="alert">
        <p>{checkoutMessages.visitEnded}</p>
        {logIn('Log in', 'button button-primary')}
      </div>
    );
  }
  return (
    <>
      <p className="checkout-lone" role="alert">
        {checkoutMessages.noGuest}
      </p>
      {emptyCart}
      <p className="checkout-lone">{logIn('Have an account? Log in', 'checkout-login')}</p>
    </>
  );
}
