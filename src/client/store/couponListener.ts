/**
 * Drops the applied coupon, with a message, as soon as it no longer counts: its product left the cart, or it ended
 * (decision 81). A few lines of middleware, because RTK's listener would cost every first page 1.7 KB for this one
 * rule.
 */
import type { Middleware } from '@reduxjs/toolkit';
import { couponMessages, couponFailureText } from '../../contract/rules/couponWords';
import { cartApi } from '../api/cartApi';
import { couponApi } from '../api/couponApi';
import { judgeCouponForItems } from '../lib/cartPrice';
import { selectCartLines } from './cartSlice';
import { couponRemoved, selectAppliedCode } from './couponSlice';
import type { RootState } from './rootReducer';
import { toastShown } from './toastsSlice';

const { getCart, removeProduct } = cartApi.endpoints;
const { getCouponByName } = couponApi.endpoints;

/** What is said when the applied coupon has to go; null while it may stay, or while that is not known. */
function refusalOf(state: RootState): string | null {
  const code = selectAppliedCode(state);
  const lines = selectCartLines(state);
  const ownerId = state.auth.userId ?? state.auth.guestId;
  if (code === null || ownerId === null) return null;
  const { data: coupon, error } = getCouponByName.select(code)(state);
  if (error && 'code' in error && error.code === 'NOT_FOUND') return couponMessages.notActive;
  const cartIsKnown = getCart.select(ownerId)(state).data !== undefined;
  // An empty cart refuses nothing: the coupon waits for the next thing that goes in.
  if (coupon === undefined || !cartIsKnown || lines.length === 0) return null;
  if (coupon === null) return couponMessages.notActive;
  const verdict = judgeCouponForItems(coupon, lines);
  return verdict.usable ? null : couponFailureText(verdict.reason, coupon);
}

export const couponListener: Middleware<object, RootState> = (store) => (next) => (action) => {
  const result = next(action);
  const news = [
    getCart.matchFulfilled,
    removeProduct.matchFulfilled,
    getCouponByName.matchFulfilled,
    getCouponByName.matchRejected,
  ];
  if (news.some((isNews) => isNews(action))) {
    const refusal = refusalOf(store.getState());
    if (refusal) {
      store.dispatch(couponRemoved());
      store.dispatch(toastShown('warning', refusal));
    }
  }
  return result;
};
