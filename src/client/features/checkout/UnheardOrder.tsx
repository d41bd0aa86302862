/**
 * A guest's order got no answer, and the guest's session ended: nobody here can ask about it any more, and the same
 * order again would be a second one (docs/decisions/0226-what-was-seen.md).
 */
import { useShopWords } from '../../api/wordsApi';
import { paths } from '../../lib/paths';
import { toOwner } from '../../store/authSlice';
import { attemptLost, attemptStarted, selectIsUnheard, unheardTold } from '../../store/checkoutSlice';
import type { AttemptBegun } from '../../store/checkoutSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { forgetUnheard } from '../../store/unheardOrder';
import { MailLink, PhoneLink } from '../../ui/BrandLinks';
import { focusHeading } from '../../ui/focusHeading';
import { Link } from '../../ui/Link';
import '../../ui/states.css';
import { useNavigate } from '../../ui/useNavigate';
import { useUiState } from '../../ui/useUiState';
import { checkoutMessages } from './checkoutMessages';
import type { LeftToScreen } from './orderFailure';
import { orderFailureText } from './orderFailure';
import { endAttempt, lastAttempt } from './tabMemory';
import { usePlaceOrder } from './usePlaceOrder';

interface Asking {
  /** @returns what stands in the way; null: nothing, or the shopper was taken on; 'lost': the tab has none to send. */
  ask: () => Promise<LeftToScreen | 'lost' | null>;
  asking: boolean;
  /** '' for nothing. */
  said: string;
}

/**
 * Asks what became of the order that waits for its answer, or sends a refused one again. All of it lies in this tab's
 * storage, read at the press: the store knows only that there is one (decision 73).
 */
export function useAskAgain(begun: AttemptBegun = attemptStarted): Asking {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { place, placing } = usePlaceOrder();
  const [said, setSaid] = useUiState('notice', 'unanswered-order', '');
  const ask = async () => {
    const attempt = lastAttempt(toOwner(store.getState().auth));
    if (!attempt) {
      dispatch(attemptLost());
      return 'lost';
    }
    const refusal = await place(attempt, begun, attempt.isRefused ? attempt.key : undefined);
    setSaid(refusal ? orderFailureText(refusal) : '');
    return refusal;
  };
  return { ask, asking: placing, said };
}

export function UnheardOrder() {
  const ownerId = useAppSelector(({ auth }) => toOwner(auth)?.id ?? null);
  const isUnheard = useAppSelector((state) => selectIsUnheard(state, ownerId));
  const { phone, email } = useShopWords();
  const dispatch = useAppDispatch();
  if (!isUnheard) return null;
  const forget = () => {
    endAttempt();
    forgetUnheard();
    dispatch(attemptLost());
    dispatch(unheardTold(null));
    focusHeading();
  };
  return (
    <div className="notice notice-warning">
      <div role="alert">
        <p>
          <strong>Your last order, as a guest, got no answer.</strong>
        </p>
        <p>
          It may have reached us. Please ask before you order the same again:{' '}
          {phone !== undefined && <PhoneLink phone={phone} />}
          {phone !== undefined && email !== undefined && ' or '}
          {email !== undefined && <MailLink email={email} />}
          {phone === undefined && email === undefined && <Link to={paths.contact}>write to us</Link>}.
        </p>
      </div>
      <button type="button" className="button" onClick={forget}>
        I have asked
      </button>
    </div>
  );
}

/**
 * Sends the order again with the same key (decision 59d), and leads to the form where something has to be looked
 * at first, or where this tab has nothing to send.
 */
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
      {asking ? checkoutMessages.placing : 'Try again'}
    </button>
  );
}
