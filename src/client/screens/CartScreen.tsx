/** The cart (docs/requirements.md section 2, Cart). */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Flex } from 'antd';
import type { ComponentProps } from 'react';
import type { CartItem } from '../../contract/cart';
import { formatMoney } from '../../contract/rules/money';
import { toUserMessage } from '../api/errors';
import { useGetProductQuery } from '../api/productApi';
import { CartLines } from '../features/cart/CartLines';
import { CartWarnings, EmptiedElsewhere, SHORT_WARNING_ID } from '../features/cart/CartWarnings';
import { CartSkeleton } from '../features/cart/CartSkeleton';
import { EmptyCart } from '../features/cart/EmptyCart';
import { KeptLines } from '../features/cart/KeptLines';
import { useCart } from '../features/cart/useCart';
import type { CartView } from '../features/cart/useCart';
import { CouponForm } from '../features/coupon/CouponForm';
import { useCoupon } from '../features/coupon/useCoupon';
import { RelatedProducts } from '../features/related/RelatedProducts';
import { WishlistHeart } from '../features/wishlist/WishlistHeart';
import { isShort } from '../lib/cartLine';
import { paths } from '../lib/paths';
import { priceCartItems } from '../lib/cartPrice';
import { selectOwnerId, selectUserId } from '../store/authSlice';
import { selectWaitingAttempt } from '../store/checkoutSlice';
import { selectAppliedCode } from '../store/couponSlice';
import { useAppSelector } from '../store/hooks';
import { Link } from '../ui/Link';
import { LoadFailed } from '../ui/LoadFailed';
import { OrderTotals } from '../ui/OrderTotals';
import { StitchDivider } from '../ui/StitchDivider';
import { useNavigate } from '../ui/useNavigate';
import type { Screen } from './screen';
import { useSaveForLater } from './useSaveForLater';

/**
 * 'Related Products' under the cart (docs/requirements.md section 2, Cart): of the category of what was put in first;
 * of an empty cart, the fallback's.
 */
function CartRelated({ lines }: { lines: readonly CartItem[] }) {
  const userId = useAppSelector(selectUserId);
  const [first] = lines;
  // A line does not know its product's category.
  const { currentData, isError } = useGetProductQuery(first ? { id: first.productId, userId } : skipToken);
  const isKnown = first === undefined || currentData !== undefined || isError;
  return (
    <div className="cart-related">
      <RelatedProducts
        category={isKnown ? (currentData?.productCategory ?? '') : undefined}
        leaveOut={lines.map(({ productId }) => productId)}
        renderCorner={(product) => <WishlistHeart product={product} />}
      />
    </div>
  );
}

function FullCart({ cart, onSaveForLater }: ComponentProps<typeof CartLines>) {
  const code = useAppSelector(selectAppliedCode);
  const { lines } = cart;
  const applied = useCoupon(code, lines);
  const navigate = useNavigate();

  const price = priceCartItems(lines, applied.coupon);
  const updating = cart.updating || applied.status === 'checking' || applied.retrying;
  const checkOut = () => {
    // An order that the server would cut short is better mended here.
    if (lines.some((line) => isShort(line, lines))) {
      document.getElementById(SHORT_WARNING_ID)?.focus();
      return;
    }
    navigate(paths.checkout, { state: { appliedCode: applied.coupon ? code : null } });
  };

  return (
    <>
      <CartWarnings cart={cart} />
      <Flex className="cart-layout">
        <div className="cart-main">
          <CartLines cart={cart} onSaveForLater={onSaveForLater} />
        </div>
        <div className="cart-side">
          <div className="cart-aside">
            <CouponForm lines={lines} applied={applied} />
            <OrderTotals
              {...price}
              pieces={lines.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0)}
              couponName={applied.coupon?.couponName}
              updating={updating}
            />
          </div>
          <div className="cart-action">
            <span className="cart-action-total" aria-hidden="true">
              {formatMoney(price.totalPaise)}
            </span>
            <button type="button" className="button button-primary" onClick={checkOut}>
              Checkout
            </button>
          </div>
        </div>
      </Flex>
    </>
  );
}

/** The order that went out with what lay here got no answer: the checkout asks what became of it. */
const OrderUnanswered = () => (
  <div className="notice notice-warning">
    <p>We did not hear back about your last order. It may have reached us.</p>
    <Link className="button" to={paths.checkout}>
      Check my order
    </Link>
  </div>
);

function NothingInCart({ lines }: Pick<CartView, 'lines'>) {
  const applied = useCoupon(useAppSelector(selectAppliedCode), lines);
  const ownerId = useAppSelector(selectOwnerId);
  const waits = useAppSelector((state) => selectWaitingAttempt(state, ownerId) !== null);
  return (
    <>
      {waits ? <OrderUnanswered /> : <EmptiedElsewhere />}
      <EmptyCart text="Your cart is empty. Something soft may be waiting for it." />
      <StitchDivider />
      <div className="cart-empty-coupon">
        <CouponForm lines={lines} applied={applied} />
      </div>
    </>
  );
}

function CartScreen() {
  const cart = useCart();
  const isKnown = cart.status === 'ready' || cart.status === 'lastKnown';
  const saveForLater = useSaveForLater(isKnown);
  return (
    <div className="page cart-page">
      <h1 tabIndex={-1}>Cart</h1>
      <KeptLines />
      {cart.status === 'waiting' && <CartSkeleton />}
      {cart.status === 'failed' && (
        <LoadFailed message={toUserMessage(cart.error)} retrying={cart.retrying} onRetry={cart.refetch} />
      )}
      {isKnown &&
        (cart.lines.length > 0 ? (
          <FullCart cart={cart} onSaveForLater={(line) => void saveForLater(line)} />
        ) : (
          <NothingInCart lines={cart.lines} />
        ))}
      {isKnown && <CartRelated lines={cart.lines} />}
    </div>
  );
}

export const screen: Screen = { Component: CartScreen, unlisted: true, head: () => ({ title: 'Cart' }) };
