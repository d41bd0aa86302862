/**
 * /payment-unsuccessful: what happened, in the server's words first, and another try (docs/requirements.md section 2;
 * decisions 59d, 64, 118a).
 */
import { Flex } from 'antd';
import { SHORT_STOCK } from '../../contract/rules/cartWords';
import { KeptLines } from '../features/cart/KeptLines';
import { ShortLines } from '../features/checkout/OrderedLines';
import { RetryOrder, UnheardOrder } from '../features/checkout/UnheardOrder';
import { usePaymentFailure } from '../features/checkout/afterCheckout';
import type { PaymentFailure } from '../features/checkout/afterCheckout';
import '../features/checkout/orderOutcome.css';
import { paths } from '../lib/paths';
import { selectOwnerId } from '../store/authSlice';
import { selectIsUnheard } from '../store/checkoutSlice';
import { useAppSelector } from '../store/hooks';
import { selectLocation } from '../store/locationSlice';
import { Link } from '../ui/Link';
import '../ui/states.css';
import type { Screen } from './screen';

/** Opened by its address the page says what it is for; what is short then shows in the cart. */
function StockFailure({ message = SHORT_STOCK, items }: Omit<Extract<PaymentFailure, { reason: 'stock' }>, 'reason'>) {
  return (
    <>
      <div className="outcome-short" role="alert">
        <p>
          <strong>{message}</strong>
        </p>
        {message !== SHORT_STOCK && <p>{SHORT_STOCK}</p>}
        {items.length > 0 && <ShortLines lines={items} label="Out of stock" />}
      </div>
      <p>
        Nothing was ordered. Your cart still holds everything: take fewer or delete what is short, then place the order
        again.
      </p>
    </>
  );
}

function OtherFailure({ message, note = '', isOpen = false }: Extract<PaymentFailure, { reason: 'other' }>) {
  const ownerId = useAppSelector(selectOwnerId);
  // The shopper who ordered is not here any more, so no other try can look for that order.
  const isUnheard = useAppSelector((state) => selectIsUnheard(state, ownerId));
  return (
    <>
      <div className="outcome-short" role="alert">
        <p>
          <strong>{message}</strong>
        </p>
        {note !== '' && <p>{note}</p>}
      </div>
      {isOpen && !isUnheard && (
        <p>It may have reached us all the same. Trying again looks first, and cannot place the order twice.</p>
      )}
      {!isOpen && note === '' && <p>Your cart still holds everything.</p>}
      <UnheardOrder />
    </>
  );
}

function PaymentUnsuccessfulScreen() {
  const failure = usePaymentFailure();
  // Another try that fails alike says the same once more.
  const { key } = useAppSelector(selectLocation);
  const other = failure?.reason === 'other' ? failure : null;
  const stock = failure?.reason === 'stock' ? failure : null;
  return (
    <Flex vertical className="page outcome-page">
      <h1 tabIndex={-1}>{other?.isOpen ? 'We could not confirm your order' : 'Your order was not placed'}</h1>
      <KeptLines />
      {failure === undefined && <span className="skeleton outcome-skeleton" aria-busy="true" />}
      {other && <OtherFailure key={key} {...other} />}
      {failure !== undefined && !other && (
        <StockFailure key={key} message={stock?.message} items={stock?.items ?? []} />
      )}
      <div className="outcome-actions">
        {failure && <RetryOrder />}
        <Link className={failure ? 'button' : 'button button-primary'} to={paths.cart}>
          Back to your cart
        </Link>
      </div>
    </Flex>
  );
}

export const screen: Screen = {
  Component: PaymentUnsuccessfulScreen,
  unlisted: true,
  head: () => ({ title: 'Your order was not placed' }),
};
