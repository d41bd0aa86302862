/**
 * Asks what became of the order that waits for its answer, or sends a refused one again. All of it lies in this tab's
 * storage, read at the press: the store knows only that there is one (decision 73).
 */
import { toOwner } from '../../store/authSlice';
import { attemptLost, attemptStarted } from '../../store/checkoutSlice';
import type { AttemptBegun } from '../../store/checkoutSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { useShown } from '../../ui/useShown';
import type { LeftToScreen } from './orderFailure';
import { orderFailureText } from './orderFailure';
import { lastAttempt } from './tabMemory';
import { usePlaceOrder } from './usePlaceOrder';

interface Asking {
  /** @returns what stands in the way; null: nothing, or the shopper was taken on; 'lost': the tab has none to send. */
  ask: () => Promise<LeftToScreen | 'lost' | null>;
  asking: boolean;
  /** '' for nothing. */
  said: string;
}

export function useAskAgain(begun: AttemptBegun = attemptStarted): Asking {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { place, placing } = usePlaceOrder();
  const [said, setSaid] = useShown('notice', 'unanswered-order', '');
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
