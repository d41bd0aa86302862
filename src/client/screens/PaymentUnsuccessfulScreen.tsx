/** /payment-unsuccessful: what was short, or a way to try again (SPEC.md section 2; DECISIONS.md T59, T64). The cart holds everything. */
import { ShortLines } from '../features/checkout/OrderedLines';
import { RetryOrder } from '../features/checkout/RetryOrder';
import { useFailure } from '../features/checkout/latestOrder';
import type { Failure } from '../features/checkout/latestOrder';
import '../features/checkout/orderOutcome.css';
import { paths } from '../lib/paths';
import { selectOwnerId } from '../store/authSlice';
import { selectWaitingAttempt } from '../store/checkoutSlice';
import { useAppSelector } from '../store/hooks';
import { Link } from '../ui/Link';
import '../ui/states.css';
import type { Screen } from './screen';

function StockFailure({ items }: { items: Extract<Failure, { reason: 'stock' }>['items'] }) {
  return (
    <>
      <div className="outcome-short">
        <p>
          <strong>Currently, Few products are Out of Stock!</strong>
        </p>
        {items.length > 0 && <ShortLines lines={items} label="Out of stock" />}
      </div>
      <p>Nothing was ordered. Your cart still holds everything: take fewer or delete what is short, then place the order again.</p>
    </>
  );
}

function PaymentUnsuccessfulScreen() {
  const failure = useFailure();
  const ownerId = useAppSelector(selectOwnerId);
  const waits = useAppSelector((state) => selectWaitingAttempt(state, ownerId) !== null);
  const other = failure?.reason === 'other';
  return (
    <div className="page outcome-page">
      <h1 tabIndex={-1}>{other ? 'We could not confirm your order' : 'Your order was not placed'}</h1>
      {failure === undefined && <span className="skeleton outcome-skeleton" aria-busy="true" />}
      {other && (
        <>
          <div className="outcome-short" role="alert">
            <p>
              <strong>{failure.message}</strong>
            </p>
          </div>
          <p>
            {waits
              ? 'It may have reached us all the same. Trying again looks first, and cannot place the order twice.'
              : 'Your cart still holds everything.'}
          </p>
        </>
      )}
      {/* Opened by its address it says what the page is for; what is short then shows in the cart. */}
      {failure !== undefined && !other && <StockFailure items={failure?.items ?? []} />}
      <div className="outcome-actions">
        {other && <RetryOrder />}
        <Link className={other ? 'button' : 'button button-primary'} to={paths.cart}>
          Back to your cart
        </Link>
      </div>
    </div>
  );
}

export const screen: Screen = {
  Component: PaymentUnsuccessfulScreen,
  unlisted: true,
  head: () => ({ title: 'Your order was not placed' }),
};
