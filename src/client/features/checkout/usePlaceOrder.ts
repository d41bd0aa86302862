/** Sends an order once, however often the button is pressed, and takes the shopper to where its outcome is told. */
import { cartApi } from '../../api/cartApi';
import { usePlaceOrderMutation } from '../../api/orderApi';
import type { Order, OrderAnswer } from '../../api/orderApi';
import { paths } from '../../lib/paths';
import { sameLine } from '../../store/cartSlice';
import { attemptSettled, attemptStarted, orderPlaced, selectIsOrdering } from '../../store/checkoutSlice';
import type { AttemptBegun } from '../../store/checkoutSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { tellOrdered } from '../../store/orderedElsewhere';
import { toastShown } from '../../store/toastsSlice';
import { useNavigate } from '../../ui/useNavigate';
import { beginAttempt } from './attempt';
import { checkoutMessages } from './checkoutMessages';
import type { Failure } from './latestOrder';
import { toLatestOrder, toRefusal } from './outcome';
import type { LeftToScreen, Refusal } from './outcome';
import { dropTyped, endAttempt, keepAttempt, keepLatestOrder, ownerOf, toWaiting } from './tabMemory';
import type { Attempt, Wanted } from './tabMemory';
import { useLogInAgain } from './useLogInAgain';

/** Of an order that was taken and not named. */
const unnamed = ({ finalOrderAmount }: Order): OrderAnswer => ({
  orderNo: '',
  serialNos: [],
  finalOrderAmount,
  partial: false,
});

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
    tellOrdered(window, order);
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
    const { order, seen, key } = attempt;
    if (attempt.isUnnamed && (await wasTaken(attempt))) {
      succeed(unnamed(order), attempt);
      return null;
    }
    const { data: answer, error } = await send({ order, seen, idempotencyKey: key });
    if (answer === undefined) return fail(toRefusal(error, attempt), attempt);
    if (answer.orderNo === '' && !(await wasTaken(attempt))) {
      keepAttempt({ ...attempt, isUnnamed: true });
      return fail({ kind: 'failed', message: checkoutMessages.unnamed, unanswered: true }, attempt);
    }
    succeed(answer, attempt);
    return null;
  }

  /**
   * An answer that names no order is none yet; a cart that holds nothing of it any more says that it was taken
   * (docs/decisions/what-was-seen.md).
   */
  async function wasTaken({ order, lines }: Attempt): Promise<boolean> {
    const { data } = await dispatch(
      cartApi.endpoints.getCart.initiate(ownerOf(order), { subscribe: false, forceRefetch: true }),
    );
    return data !== undefined && !data.lines.some((line) => lines.some((ordered) => sameLine(line, ordered)));
  }

  return { place, placing };
}
