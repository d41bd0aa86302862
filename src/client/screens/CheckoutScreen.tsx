/**
 * The checkout, a guest's or a member's (docs/requirements.md section 2, Checkout). Cart and coupon are asked for again
 * here, whatever was handed over; meanwhile the form is fetched that this shopper needs, so that nobody waits for the
 * other one.
 */
import type { Owner } from '../api/cartApi';
import { toUserMessage } from '../api/errors';
import { useAddresses } from '../features/address/useAddresses';
import type { AddressesView } from '../features/address/useAddresses';
import { CartWarnings, EmptiedElsewhere } from '../features/cart/CartWarnings';
import { EmptyCart } from '../features/cart/EmptyCart';
import { KeptLines } from '../features/cart/KeptLines';
import { useCart } from '../features/cart/useCart';
import type { CartView } from '../features/cart/useCart';
import type { Ordered } from '../features/checkout/CheckoutFrame';
import { checkoutMessages } from '../features/checkout/checkoutMessages';
import {
  CheckoutSkeleton,
  CouponUnchecked,
  JustOrdered,
  NobodyAtCheckout,
  UnansweredOrder,
} from '../features/checkout/InsteadOfCheckout';
import { UnheardOrder } from '../features/checkout/UnheardOrder';
import { useContact } from '../features/checkout/useContact';
import type { ContactView } from '../features/checkout/useContact';
import { useCoupon } from '../features/coupon/useCoupon';
import { useIsAskingWho } from '../features/shell/useIsAskingWho';
import { priceCartItems } from '../lib/cartPrice';
import { toOwner } from '../store/authSlice';
import { selectCartVersion } from '../store/cartSlice';
import { selectCheckoutStep, selectIsUnheard, selectWaitingAttempt } from '../store/checkoutSlice';
import { selectAppliedCode, selectIsCouponKnown } from '../store/couponSlice';
import { useAppSelector } from '../store/hooks';
import { selectLocation } from '../store/locationSlice';
import { selectRestored } from '../store/visitSlice';
import { LoadFailed } from '../ui/LoadFailed';
import { OrderTotals } from '../ui/OrderTotals';
import { useRetriedModule } from '../ui/useRetriedModule';
import type { Screen } from './screen';

/**
 * Handed over by the cart, and kept beside it for a reload (decision 59a). What is kept has the last word: a
 * coupon that was taken off in another tab is off here too.
 */
function useHandedCode(): string | null {
  const { state } = useAppSelector(selectLocation);
  const kept = useAppSelector(selectAppliedCode);
  const isKnown = useAppSelector(selectIsCouponKnown);
  const handed = (state as { appliedCode?: unknown } | null)?.appliedCode;
  return !isKnown && typeof handed === 'string' && handed !== '' ? handed : kept;
}

function useOrdered(cart: CartView): Ordered {
  const code = useHandedCode();
  const { lines } = cart;
  const applied = useCoupon(code, lines);
  const price = priceCartItems(lines, applied.coupon);
  const updating = cart.updating || applied.status === 'checking' || applied.retrying;
  const pieces = lines.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0);
  return {
    lines,
    cartVersion: useAppSelector(selectCartVersion),
    totalPaise: price.totalPaise,
    discountPaise: price.discountPaise,
    couponCode: applied.coupon ? code : null,
    updating,
    totals: (
      <>
        {code !== null && applied.status === 'unknown' && (
          <CouponUnchecked code={code} retrying={applied.retrying} onRetry={applied.refetch} />
        )}
        <OrderTotals {...price} pieces={pieces} couponName={applied.coupon?.couponName} updating={updating} />
      </>
    ),
  };
}

/** What a guest's and a member's part are given alike. */
export interface AtCheckout {
  ownerId: string;
  ordered: Ordered;
  saved: AddressesView;
  account: ContactView;
}

const loadGuests = () =>
  import(/* webpackChunkName: "checkout-guest" */ '../features/checkout/GuestCheckout').then(
    ({ GuestCheckout }) => GuestCheckout,
  );
const loadMembers = () =>
  import(/* webpackChunkName: "checkout-member" */ './MemberAtCheckout').then(
    ({ MemberAtCheckout }) => MemberAtCheckout,
  );

/** The form of this shopper's kind. */
function useForm(owner: Owner | null) {
  const restored = useAppSelector(selectRestored);
  const guests = useRetriedModule(loadGuests, restored && owner?.kind === 'guest', 'checkout');
  const members = useRetriedModule(loadMembers, restored && owner?.kind === 'user', 'checkout');
  return owner?.kind === 'user' ? members : guests;
}

interface Known extends Pick<AtCheckout, 'saved' | 'account'> {
  cart: CartView;
  owner: Owner | null;
  form: ReturnType<typeof useForm>;
}

function CheckoutContent({ cart, owner, form, saved, account }: Known) {
  const step = useAppSelector(selectCheckoutStep);
  const waits = useAppSelector((state) => selectWaitingAttempt(state, owner?.id ?? null) !== null);
  const isUnheard = useAppSelector((state) => selectIsUnheard(state, owner?.id ?? null));
  const isAskingWho = useIsAskingWho();
  const ordered = useOrdered(cart);

  if (owner === null) {
    if (isAskingWho) return <CheckoutSkeleton />;
    // What became of that order's guest is said already (UnheardOrder).
    if (isUnheard) return <EmptyCart text={checkoutMessages.emptyCart} />;
    return <NobodyAtCheckout emptyCart={<EmptyCart text={checkoutMessages.emptyCart} />} />;
  }
  // An order on its way takes the lines along; the page must not call the cart empty under the shopper's finger.
  const onItsWay = step === 'placing' || step === 'placed';
  if (ordered.lines.length === 0 && !onItsWay) {
    if (waits) return <UnansweredOrder />;
    return (
      <>
        <JustOrdered />
        <EmptiedElsewhere />
        <EmptyCart text={checkoutMessages.emptyCart} />
      </>
    );
  }
  const { part: Form, failed, retrying, retry } = form;
  if (failed)
    return (
      <LoadFailed
        message="The checkout did not arrive. Check your connection and try again; your cart is safe."
        retrying={retrying}
        onRetry={retry}
      />
    );
  if (!Form || (owner.kind === 'user' && account.status === 'waiting')) return <CheckoutSkeleton />;
  return (
    <>
      <CartWarnings cart={cart} isInSummary />
      <Form ownerId={owner.id} ordered={ordered} saved={saved} account={account} />
    </>
  );
}

function CheckoutScreen() {
  const owner = toOwner(useAppSelector(({ auth }) => auth));
  const form = useForm(owner);
  const cart = useCart();
  const saved = useAddresses();
  const account = useContact();
  return (
    <div className="page checkout-page">
      <h1 tabIndex={-1}>Checkout</h1>
      <KeptLines />
      <UnheardOrder />
      {cart.status === 'waiting' && <CheckoutSkeleton />}
      {cart.status === 'failed' && (
        <LoadFailed message={toUserMessage(cart.error)} retrying={cart.retrying} onRetry={cart.refetch} />
      )}
      {(cart.status === 'ready' || cart.status === 'lastKnown') && (
        <CheckoutContent cart={cart} owner={owner} form={form} saved={saved} account={account} />
      )}
    </div>
  );
}

export const screen: Screen = { Component: CheckoutScreen, unlisted: true, head: () => ({ title: 'Checkout' }) };
