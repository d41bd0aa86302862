/**
 * Nobody is known here: a visit that ended (decision 85), or one that never began (docs/requirements.md section 5: a
 * guest needs a guest session).
 */
import type { ReactNode } from 'react';
import { comeBackTo } from '../../lib/comeBack';
import { paths } from '../../lib/paths';
import { selectVisitEnded } from '../../store/checkoutSlice';
import { useAppSelector } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import { Link } from '../../ui/Link';
import { checkoutMessages } from './checkoutMessages';
import '../../ui/states.css';
import './checkout.css';

/** @param emptyCart the way on for who has nothing in the cart. */
export function NobodyAtCheckout({ emptyCart }: { emptyCart: ReactNode }) {
  const hasEnded = useAppSelector(selectVisitEnded);
  const location = useAppSelector(selectLocation);
  const logIn = (text: string, className: string) => (
    <Link className={className} to={paths.login} state={comeBackTo(location)}>
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
