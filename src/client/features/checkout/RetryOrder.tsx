/**
 * Sends the order again with the same key (decision 59d), and leads to the form where something has to be looked
 * at first, or where this tab has nothing to send.
 */
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { useNavigate } from '../../ui/useNavigate';
import { orderFailureText } from './orderFailure';
import { useAskAgain } from './UnheardOrder';

export function RetryOrder() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { ask, asking } = useAskAgain();
  const askHere = async () => {
    const refusal = await ask();
    if (refusal === null) return;
    if (refusal !== 'lost') dispatch(toastShown('warning', orderFailureText(refusal)));
    navigate(paths.checkout);
  };
  return (
    <button type="button" className="button button-primary" aria-disabled={asking} onClick={() => void askHere()}>
      {asking ? 'Placing your order…' : 'Try again'}
    </button>
  );
}
