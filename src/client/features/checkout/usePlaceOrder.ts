/** Sends an order once, however often the button is pressed, and takes the shopper to where its outcome is told. */
import { usePlaceOrderMutation } from '../../api/orderApi';
import type { OrderAnswer } from '../../api/orderApi';
import { paths } from '../../lib/paths';
import { attemptSettled, attemptStarted, orderPlaced, selectIsOrdering } from '../../store/checkoutSlice';
import type { AttemptBegun } from '../../store/checkoutSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { useNavigate } from '../../ui/useNavigate';
import { beginAttempt } from './attempt';
import { checkoutMessages } from './checkoutMessages';
import type { Failure } from './latestOrder';
import { toLatestOrder, toRefusal } from './outcome';
import type { LeftToScreen, Refusal } from './outcome';
import { dropTyped, endAttempt, keepLatestOrder, toWaiting } from './tabMemory';
import type { Attempt, Wanted } from './tabMemory';
import { useLogInAgain } from './useLogInAgain';

export function usePlaceOrder() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const logInAgain = useLogInAgain();
  const [send] = usePlaceOrderMutation();
  const placing = useAppSelector(selectIsOrdering);

  function succeed(answer: OrderAnswer, attempt: Attempt) {
    const order = toLatestOrder(answer, attempt);
    endAttempt();
    dropTyped();
    keepLatestOrder(order);
    dispatch(orderPlaced(order));
    if (answer.partial) dispatch(toastShown('warning', checkoutMessages.partly));
    // Back must not lead into a checkout whose order is placed.
    navigate(paths.paymentSuccessful, { replace: true, state: { order } });
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
        navigate(paths.paymentUnsuccessful, { state: { failure } });
        return null;
      }
      default:
        return refusal;
    }
  }

  /**
   * @param begun `outcomeAsked` where the order's form is not on the page
   * @returns what the asking screen has to deal with; null: the shopper was taken on, or an order is under way already.
   */
  async function place(wanted: Wanted, begun: AttemptBegun = attemptStarted): Promise<LeftToScreen | null> {
    // A moment that is only looked at orders nothing, and nobody would answer.
    if (selectIsOrdering(store.getState()) || store.isStill()) return null;
    const attempt = beginAttempt(wanted);
    dispatch(begun(toWaiting(attempt)));
    const { data: answer, error } = await send({ order: attempt.order, idempotencyKey: attempt.key });
    if (answer === undefined) return fail(toRefusal(error, attempt), attempt);
    succeed(answer, attempt);
    return null;
  }

  return { place, placing };
}
