/** /login (docs/requirements.md section 2). */
import { LoginForm } from '../features/access/LoginForm';
import { orderPath } from '../lib/orderPath';
import { paths } from '../lib/paths';
import { returnPlaceOf } from '../lib/returnPath';
import { useAppSelector } from '../store/hooks';
import { selectLocation } from '../store/locationSlice';
import { Link } from '../ui/Link';
import { ACCESS_TITLE, AccessPage } from './AccessPage';
import type { Screen } from './screen';

/** Whoever wanted to see their orders may have ordered without an account. */
function GuestsOrder() {
  const { state } = useAppSelector(selectLocation);
  if (returnPlaceOf(state) !== paths.orderHistory) return null;
  return (
    <p className="access-else">
      You ordered without an account? <Link to={orderPath()}>Track your order</Link>
    </p>
  );
}

function LoginScreen() {
  return (
    <AccessPage
      title="Login"
      words="Your wishlist, your orders and your addresses are waiting for you."
      picture="goes-everywhere"
    >
      <GuestsOrder />
      <LoginForm labelledBy={ACCESS_TITLE} />
    </AccessPage>
  );
}

export const screen: Screen = { Component: LoginScreen, unlisted: true, head: () => ({ title: 'Login' }) };
