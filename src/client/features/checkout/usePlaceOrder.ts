/** Sends an order once, however often the button is pressed, and takes the shopper to where its outcome is told. */
import type { ShortItem } from '../../../contract/order';
import { cartApi } from '../../api/cartApi';
import { usePlaceOrderMutation, withoutRecipient } from '../../api/orderApi';
import type { OrderAnswer } from '../../api/orderApi';
import { selectShopWords } from '../../api/wordsApi';
import { returnPathTo } from '../../lib/returnPath';
import { paths } from '../../lib/paths';
import { linesTold, sameLine } from '../../store/cartSlice';
import { attemptSettled, attemptStarted, orderPlaced, selectIsOrdering } from '../../store/checkoutSlice';
import type { AttemptBegun } from '../../store/checkoutSlice';
import { couponApplied } from '../../store/couponSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { forgetUnheard, tellOrdered } from '../../store/unheardOrder';
import { useNavigate } from '../../ui/useNavigate';
import { checkoutMessages } from './checkoutMessages';
import { beginAttempt, isOf, isOfOther, toLatestOrder, unnamed } from './orderAnswer';
import {
  cartNow,
  isDefinite,
  isKeyReused,
  isRefusal,
  isTakenElsewhere,
  isUnanswered,
  paymentFailureOf,
  toOrderFailure,
} from './orderFailure';
import type { LeftToScreen, OrderFailure } from './orderFailure';
import {
  dropTyped,
  endAttempt,
  keepAttempt,
  keepLatestOrder,
  keepRefused,
  ownerOf,
  toWaiting,
  unansweredAttempt,
} from './tabMemory';
import type { Attempt, Wanted } from './tabMemory';

export function usePlaceOrder() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [send] = usePlaceOrderMutation();
  const placing = useAppSelector(selectIsOrdering);

  /** @param isEarlier it is an order that was changed after it was sent */
  function succeed(answer: OrderAnswer, attempt: Attempt, isEarlier = false) {
    const order = toLatestOrder(answer, attempt);
    endAttempt();
    // A shopper who orders although an earlier guest's order was not heard of has made up their mind.
    forgetUnheard();
    dropTyped();
    keepLatestOrder(order);
    dispatch(orderPlaced(order));
    tellOrdered(window, order);
    if (answer.partial) dispatch(toastShown('warning', checkoutMessages.partly));
    if (isEarlier) dispatch(toastShown('warning', checkoutMessages.firstTry));
    // Back must not lead into a checkout whose order is placed.
    navigate(paths.paymentSuccessful, { replace: true, state: { order } });
  }

  /**
   * A member's session ended at the checkout: says so, and leads to the login and back (decision 85). What was typed
   * waits in the tab.
   * @param couponCode of the coupon that went with the member and is to come back
   */
  function logInAgain(couponCode?: string): void {
    if (couponCode !== undefined) dispatch(couponApplied(couponCode));
    dispatch(toastShown('warning', checkoutMessages.visitEnded));
    navigate(paths.login, { state: returnPathTo({ pathname: paths.checkout, search: '' }) });
  }

  /** @param isOpen nobody has said what became of it, or of a try before it */
  function fail(refusal: OrderFailure, attempt: Attempt, isOpen: boolean): LeftToScreen | null {
    const failure = paymentFailureOf(refusal, isOpen);
    if (!isOpen && failure) keepRefused(attempt);
    else if (!isOpen) endAttempt();
    dispatch(attemptSettled(isOpen ? 'unanswered' : 'refused'));
    switch (refusal.kind) {
      case 'sessionOver':
        logInAgain(attempt.order.couponCode);
        return null;
      case 'failed':
      case 'outOfStock':
        navigate(paths.paymentUnsuccessful, { state: { failure } });
        return null;
      default:
        return refusal;
    }
  }

  /** What is asked before an order got no answer: told like an order that got none, though nothing was sent. */
  function giveUp(wanted: Wanted, error: unknown): void {
    const isOpen = unansweredAttempt(ownerOf(wanted.order)) !== null;
    const attempt = beginAttempt(wanted);
    dispatch(attemptStarted(toWaiting(attempt)));
    fail(toOrderFailure(error, attempt, selectShopWords(store.getState())), attempt, isOpen);
  }

  /**
   * @param begun `outcomeAsked` where the order's form is not on the page
   * @param again the key of an order that was refused, to be sent again as it was
   * @returns what the asking screen has to deal with; null: the shopper was taken on, or an order is under way already.
   */
  async function place(
    wanted: Wanted,
    begun: AttemptBegun = attemptStarted,
    again?: string,
  ): Promise<LeftToScreen | null> {
    // A moment that is only looked at orders nothing, and nobody would answer.
    if (selectIsOrdering(store.getState()) || store.isPaused()) return null;
    const before = unansweredAttempt(ownerOf(wanted.order));
    const attempt = beginAttempt(wanted, again);
    dispatch(begun(toWaiting(attempt)));
    if (before?.isUnnamed && attempt.isUnnamed && (await wasTaken(before))) {
      succeed(unnamed(before.order), before);
      return null;
    }
    const answer = await sent(attempt);
    // A shop may only repeat, under that key, what it said before: it is asked what it says now.
    if (again !== undefined && isRefusal(answer.error)) return placeAnew(wanted, begun);
    if (!isKeyReused(answer.error)) return settle(answer, attempt, { wasWaiting: before !== null });

    for (const one of attempt.earlier ?? []) {
      const earlier = { ...one, key: attempt.key };
      const outcome = await sent(earlier);
      if (isKeyReused(outcome.error)) continue;
      if (!isDefinite(outcome.error)) return settle(outcome, earlier, { wasWaiting: true, isEarlier: true });
      return placeAnew(wanted, begun);
    }
    return fail({ kind: 'failed', message: checkoutMessages.failed, note: '', unanswered: true }, attempt, true);
  }

  /** What was sent before was refused, so nothing stands in the way of what is wanted now. */
  async function placeAnew(wanted: Wanted, begun: AttemptBegun): Promise<LeftToScreen | null> {
    endAttempt();
    const fresh = beginAttempt(wanted);
    dispatch(begun(toWaiting(fresh)));
    return settle(await sent(fresh), fresh, { wasWaiting: false });
  }

  const sent = ({ order, seen, key }: Attempt) => send({ order: withoutRecipient(order), seen, idempotencyKey: key });

  /** What follows from the answer to an attempt. */
  async function settle(
    { data: answer, error }: Awaited<ReturnType<typeof sent>>,
    attempt: Attempt,
    /** wasWaiting: a try of before has got no answer. isEarlier: this is that try, sent again as it was. */
    { wasWaiting, isEarlier = false }: { wasWaiting: boolean; isEarlier?: boolean },
  ): Promise<LeftToScreen | null> {
    if (answer === undefined) {
      const now = cartNow(error);
      if (now) dispatch(linesTold(now));
      if (wasWaiting && isTakenElsewhere(error, attempt)) {
        succeed(unnamed(attempt.order), attempt);
        return null;
      }
      const refusal = toOrderFailure(error, attempt, selectShopWords(store.getState()));
      return fail(refusal, attempt, isUnanswered(refusal) || (wasWaiting && !isDefinite(error)));
    }
    if (answer.orderNo === '' && !(await wasTaken(attempt))) {
      keepAttempt({ ...attempt, isUnnamed: true });
      return fail({ kind: 'failed', message: checkoutMessages.unnamed, note: '', unanswered: true }, attempt, true);
    }
    const told = await withChoices(answer, attempt);
    succeed(told, attempt, isEarlier || (wasWaiting && isOfOther(told, attempt)));
    return null;
  }

  /**
   * An answer that names no order is none yet; a cart that holds nothing of it any more says that it was taken
   * (docs/decisions/0226-what-was-seen.md).
   */
  async function wasTaken({ order, lines }: Attempt): Promise<boolean> {
    const { data } = await dispatch(
      cartApi.endpoints.getCart.initiate(ownerOf(order), { subscribe: false, forceRefetch: true }),
    );
    return data !== undefined && !data.lines.some((line) => lines.some((ordered) => sameLine(line, ordered)));
  }

  /** A backend that names no colour and size of what was short says of two sizes nothing; the cart still holds it. */
  async function withChoices(answer: OrderAnswer, { order, lines }: Attempt): Promise<OrderAnswer> {
    const linesOf = (item: ShortItem) => lines.filter((line) => isOf(line, item));
    if (answer.lines || !answer.failed?.some((item) => linesOf(item).length > 1)) return answer;
    const { data } = await dispatch(
      cartApi.endpoints.getCart.initiate(ownerOf(order), { subscribe: false, forceRefetch: true }),
    );
    const failed = answer.failed.flatMap((item) => {
      const left = linesOf(item).filter((line) => data?.lines.some((one) => sameLine(one, line)));
      return left.length > 0
        ? left.map(({ productColor, productSize }) => ({ ...item, productColor, productSize }))
        : [item];
    });
    return { ...answer, failed };
  }

  return { place, giveUp, logInAgain, placing };
}
