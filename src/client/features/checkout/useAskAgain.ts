/**
 * Asks what became of the order that waits for its answer. All of it lies in this tab's storage, read at the press: the store knows
 * only that there is one (DECISIONS.md T73).
 */
import { attemptLost, attemptStarted } from '../../store/checkoutSlice';
import type { AttemptBegun } from '../../store/checkoutSlice';
import { useAppDispatch } from '../../store/hooks';
import { useShown } from '../../ui/useShown';
import type { LeftToScreen } from './outcome';
import { refusalText } from './refusalText';
import { unansweredAttempt } from './tabMemory';
import { usePlaceOrder } from './usePlaceOrder';

interface Asking {
  /** @returns what stands in the way; null: nothing, or the shopper was taken on. */
  ask: () => Promise<LeftToScreen | null>;
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
      return null;
    }
    const refusal = await place(attempt, begun);
    setSaid(refusal ? refusalText(refusal) : '');
    return refusal;
  };
  return { ask, asking: placing, said };
}
