/**
 * Asks what became of the order that waits for its answer. All of it lies in this tab's storage, read at the press: the store knows
 * only that there is one (DECISIONS.md T73).
 */
import { attemptLost, attemptStarted } from '../../store/checkoutSlice';
import type { AttemptBegun } from '../../store/checkoutSlice';
import { useAppDispatch } from '../../store/hooks';
import { useShown } from '../../ui/useShown';
import { refusalText } from './refusalText';
import { unansweredAttempt } from './tabMemory';
import { usePlaceOrder } from './usePlaceOrder';

interface Asking {
  ask: () => Promise<void>;
  asking: boolean;
  /** '' for nothing. */
  said: string;
}

export function useAskAgain(ownerId: string | null, begun: AttemptBegun = attemptStarted): Asking {
  const dispatch = useAppDispatch();
  const { place, placing } = usePlaceOrder();
  const [said, setSaid] = useShown('notice', 'unanswered-order', '');
  const ask = async () => {
    const attempt = unansweredAttempt(ownerId);
    if (!attempt) {
      dispatch(attemptLost());
      return;
    }
    const refusal = await place(attempt, begun);
    setSaid(refusal ? refusalText(refusal) : '');
  };
  return { ask, asking: placing, said };
}
