/**
 * Asks again with the same key while the outcome is open (DECISIONS.md T59), and leads to the form where something has
 * changed; otherwise the way back to it.
 */
import { paths } from '../../lib/paths';
import { selectOwnerId } from '../../store/authSlice';
import { selectWaitingAttempt } from '../../store/checkoutSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { Link } from '../../ui/Link';
import { useNavigate } from '../../ui/useNavigate';
import { refusalText } from './refusalText';
import { useAskAgain } from './useAskAgain';

export function RetryOrder() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const ownerId = useAppSelector(selectOwnerId);
  const waits = useAppSelector((state) => selectWaitingAttempt(state, ownerId) !== null);
  const { ask, asking, said } = useAskAgain(ownerId);
  const askHere = async () => {
    const refusal = await ask();
    if (refusal === null || refusal.kind === 'unreachable') return;
    // What has changed is seen at the checkout, and so is a visit that has ended.
    if (refusal.kind !== 'noGuest') dispatch(toastShown('warning', refusalText(refusal)));
    navigate(paths.checkout);
  };
  return (
    <>
      <div role="alert">{said !== '' && <p>{said}</p>}</div>
      {waits ? (
        <button type="button" className="button button-primary" aria-disabled={asking} onClick={() => void askHere()}>
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
