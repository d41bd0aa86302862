/** Asks again with the same key while the outcome is open (DECISIONS.md T59); otherwise the way back to the form. */
import { paths } from '../../lib/paths';
import { selectOwnerId } from '../../store/authSlice';
import { selectWaitingAttempt } from '../../store/checkoutSlice';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { useAskAgain } from './useAskAgain';

export function RetryOrder() {
  const ownerId = useAppSelector(selectOwnerId);
  const waits = useAppSelector((state) => selectWaitingAttempt(state, ownerId) !== null);
  const { ask, asking, said } = useAskAgain(ownerId);
  return (
    <>
      <div role="alert">{said !== '' && <p>{said}</p>}</div>
      {waits ? (
        <button type="button" className="button button-primary" aria-disabled={asking} onClick={() => void ask()}>
          {asking ? 'Placing your order…' : 'Try again'}
        </button>
      ) : (
        <Link className="button button-primary" to={paths.checkout}>
          Back to checkout
        </Link>
      )}
    </>
  );
}
