/** Sends an order once, however often the button is pressed, and takes the shopper to where its outcome is told. */
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlaceOrderMutation } from '../../api/orderApi';
import type { OrderAnswer } from '../../api/orderApi';
import { paths } from '../../lib/paths';
import { attemptSettled, attemptStarted } from '../../store/checkoutSlice';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { beginAttempt, endAttempt } from './attempt';
import type { Attempt, Wanted } from './attempt';
import { checkoutMessages } from './checkoutMessages';
import { keepLatestOrder } from './latestOrder';
import type { Failure } from './latestOrder';
import { toLatestOrder, toRefusal } from './outcome';
import type { LeftToScreen, Refusal } from './outcome';
import { dropTyped } from './typedDetails';
import { useLogInAgain } from './useLogInAgain';

export function usePlaceOrder() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const logInAgain = useLogInAgain();
  const [send, { isLoading }] = usePlaceOrderMutation();
  const underWay = useRef(false);

  function succeed(answer: OrderAnswer, attempt: Attempt) {
    const order = toLatestOrder(answer, attempt);
    endAttempt();
    dropTyped();
    keepLatestOrder(order);
    dispatch(attemptSettled('placed'));
    if (answer.partial) dispatch(toastShown('warning', checkoutMessages.partly));
    // Back must not lead into a checkout whose order is placed.
    void navigate(paths.paymentSuccessful, { replace: true, state: { order } });
  }

  function fail(refusal: Refusal, { order }: Attempt): LeftToScreen | null {
    const unanswered = refusal.kind === 'unreachable' || refusal.kind === 'sessionOver' || (refusal.kind === 'failed' && refusal.unanswered);
    if (!unanswered) endAttempt();
    dispatch(attemptSettled(unanswered ? 'unanswered' : 'refused'));
    switch (refusal.kind) {
      case 'sessionOver':
        logInAgain(order.couponCode);
        return null;
      case 'failed':
      case 'outOfStock': {
        const failure: Failure = refusal.kind === 'failed' ? { reason: 'other', message: refusal.message } : { reason: 'stock', items: refusal.items };
        void navigate(paths.paymentUnsuccessful, { state: { failure } });
        return null;
      }
      default:
        return refusal;
    }
  }

  /** @returns what the asking screen has to deal with; null: the shopper was taken on, or an order is under way already. */
  async function place(wanted: Wanted): Promise<LeftToScreen | null> {
    if (underWay.current) return null;
    underWay.current = true;
    const attempt = beginAttempt(wanted);
    dispatch(attemptStarted(attempt.key));
    const { data: answer, error } = await send({ order: attempt.order, idempotencyKey: attempt.key });
    underWay.current = false;
    if (answer === undefined) return fail(toRefusal(error, attempt), attempt);
    succeed(answer, attempt);
    return null;
  }

  return { place, placing: isLoading };
}
