/** A guest's checkout (SPEC.md section 2, Checkout). The cart and the coupon are asked for again here, whatever was handed over. */
import { Link } from 'react-router-dom';
import { toUserMessage } from '../api/errors';
import { CartNotices } from '../features/cart/CartNotices';
import { EmptyCart } from '../features/cart/EmptyCart';
import { useCart } from '../features/cart/useCart';
import type { CartView } from '../features/cart/useCart';
import { unansweredAttempt } from '../features/checkout/attempt';
import { CheckoutForm } from '../features/checkout/CheckoutForm';
import { CheckoutSkeleton } from '../features/checkout/CheckoutSkeleton';
import { checkoutMessages } from '../features/checkout/checkoutMessages';
import { UnansweredOrder } from '../features/checkout/UnansweredOrder';
import { useCoupon } from '../features/coupon/useCoupon';
import { paths } from '../lib/paths';
import { priceCart } from '../lib/pricing';
import { selectGuestId, selectIsSignedIn } from '../store/authSlice';
import { selectCheckoutStep } from '../store/checkoutSlice';
import { selectAppliedCode } from '../store/couponSlice';
import { useAppSelector } from '../store/hooks';
import { selectLocation } from '../store/locationSlice';
import { LoadFailed } from '../ui/LoadFailed';
import { OrderTotals } from '../ui/OrderTotals';
import type { Screen } from './screen';

/** Handed over by the cart, and kept beside it for a reload (DECISIONS.md T59a). */
function useHandedCode(): string | null {
  const { state } = useAppSelector(selectLocation);
  const kept = useAppSelector(selectAppliedCode);
  const handed = (state as { appliedCode?: unknown } | null)?.appliedCode;
  return typeof handed === 'string' && handed !== '' ? handed : kept;
}

function CheckoutContent({ cart }: { cart: CartView }) {
  const guestId = useAppSelector(selectGuestId);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const step = useAppSelector(selectCheckoutStep);
  const code = useHandedCode();
  const { lines } = cart;
  const applied = useCoupon(code, lines);

  if (guestId === null) {
    return (
      <>
        <p className="checkout-lone" role="alert">
          {checkoutMessages.noGuest}
        </p>
        {isSignedIn ? <Link to={paths.cart}>Back to your cart</Link> : <EmptyCart text={checkoutMessages.emptyCart} />}
      </>
    );
  }
  // An order on its way takes the lines along; the page must not call the cart empty under the shopper's finger.
  const onItsWay = step === 'placing' || step === 'placed';
  if (lines.length === 0 && !onItsWay) {
    const attempt = unansweredAttempt(guestId);
    return attempt ? <UnansweredOrder attempt={attempt} /> : <EmptyCart text={checkoutMessages.emptyCart} />;
  }

  const price = priceCart(lines, applied.coupon);
  const updating = cart.updating || applied.status === 'checking';
  return (
    <>
      <CartNotices cart={cart} />
      <CheckoutForm
        guestId={guestId}
        lines={lines}
        price={price}
        couponCode={applied.coupon ? code : null}
        updating={updating}
        totals={
          <OrderTotals
            {...price}
            pieces={lines.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0)}
            couponName={applied.coupon?.couponName}
            updating={updating}
          />
        }
      />
    </>
  );
}

function CheckoutScreen() {
  const cart = useCart();
  return (
    <div className="page checkout-page">
      <h1 tabIndex={-1}>Checkout</h1>
      {cart.status === 'waiting' && <CheckoutSkeleton />}
      {cart.status === 'failed' && <LoadFailed message={toUserMessage(cart.error)} onRetry={cart.refetch} />}
      {(cart.status === 'ready' || cart.status === 'lastKnown') && <CheckoutContent cart={cart} />}
    </div>
  );
}

export const screen: Screen = { Component: CheckoutScreen, unlisted: true, head: () => ({ title: 'Checkout' }) };
