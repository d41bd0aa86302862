/** Sends an order once, however often the button is pressed, and takes the shopper to where its outcome is told. */
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlaceGuestOrderMutation } from '../../api/guestApi';
import type { GuestOrderAnswer } from '../../api/guestApi';
import { paths } from '../../lib/paths';
import { attemptSettled, attemptStarted } from '../../store/checkoutSlice';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { beginAttempt, dropDetails, endAttempt } from './attempt';
import type { Attempt } from './attempt';
import { checkoutMessages } from './checkoutMessages';
import { keepLatestOrder } from './latestOrder';
import type { Failure } from './latestOrder';
import { toLatestOrder, toRefusal } from './outcome';
import type { Refusal } from './outcome';

/** What the asking screen has to deal with itself; null: the shopper was taken on, or an order is under way already. */
type LeftToScreen = Exclude<Refusal, { kind: 'outOfStock' | 'failed' }> | null;

export function usePlaceOrder() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [send, { isLoading }] = usePlaceGuestOrderMutation();
  const underWay = useRef(false);

  function succeed(answer: GuestOrderAnswer, attempt: Attempt) {
    const order = toLatestOrder(answer, attempt);
    endAttempt();
    dropDetails();
    keepLatestOrder(order);
    dispatch(attemptSettled('placed'));
    if (answer.partial) dispatch(toastShown('warning', checkoutMessages.partly));
    // Back must not lead into a checkout whose order is placed.
    void navigate(paths.paymentSuccessful, { replace: true, state: { order } });
  }

  function fail(refusal: Refusal): LeftToScreen {
    const unanswered = refusal.kind === 'unreachable' || (refusal.kind === 'failed' && refusal.unanswered);
    if (!unanswered) endAttempt();
    dispatch(attemptSettled(unanswered ? 'unanswered' : 'refused'));
    if (refusal.kind !== 'outOfStock' && refusal.kind !== 'failed') return refusal;
    const failure: Failure = refusal.kind === 'failed' ? { reason: 'other', message: refusal.message } : { reason: 'stock', items: refusal.items };
    void navigate(paths.paymentUnsuccessful, { state: { failure } });
    return null;
  }

  async function place(wanted: Omit<Attempt, 'key'>): Promise<LeftToScreen> {
    if (underWay.current) return null;
    underWay.current = true;
    const attempt = beginAttempt(wanted);
    dispatch(attemptStarted(attempt.key));
    const { data: answer, error } = await send({ ...attempt.order, idempotencyKey: attempt.key });
    underWay.current = false;
    if (answer === undefined) return fail(toRefusal(error, attempt));
    succeed(answer, attempt);
    return null;
  }

  return { place, placing: isLoading };
}
