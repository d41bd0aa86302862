/** A guest who has an account need not type an address; the cart comes along (decision 74). */
import { comeBackTo } from '../../lib/comeBack';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import { Link } from '../../ui/Link';

export function LogInNote() {
  const location = useAppSelector(selectLocation);
  return (
    <p className="checkout-note">
      Have you saved an address?{' '}
      <Link className="checkout-login" to={paths.login} state={comeBackTo(location)}>
        Log in
      </Link>
    </p>
  );
}
