/** The code the shopper applied. What it is worth is the server's to say, so a restored coupon cannot promise yesterday's discount. */
import { createSlice } from '@reduxjs/toolkit';
import type { Middleware, PayloadAction } from '@reduxjs/toolkit';
import { couponMessages, couponRefusalText } from '../../contract/rules/couponWords';
import { cartApi } from '../api/cartApi';
import { couponApi } from '../api/couponApi';
import { judgeCoupon } from '../lib/cartPrice';
import { selectCartLines } from './cartSlice';
import { orderPlaced } from './checkoutSlice';
import { mergedFromOtherTab, signedOut, visitRestored } from './events';
import type { RootState } from './makeStore';
import { toastShown } from './toastsSlice';

export interface CouponState {
  /** null: none. Left out: nobody has said anything; then what the cart handed over to the checkout counts. */
  code?: string | null;
}

const unknown: CouponState = {};
const noCoupon: CouponState = { code: null };

export const couponSlice = createSlice({
  name: 'coupon',
  initialState: unknown,
  reducers: {
    applied: (_, { payload }: PayloadAction<string>) => ({ code: payload }),
    removed: () => noCoupon,
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => noCoupon)
      .addCase(mergedFromOtherTab, (coupon, { payload }) => payload.coupon ?? coupon)
      .addCase(visitRestored, (coupon, { payload }) => payload.coupon ?? coupon)
      // For what was short, and is still in the cart, it counts on.
      .addCase(orderPlaced, (coupon, { payload }) => (payload.failed.length > 0 ? coupon : noCoupon)),
  selectors: {
    selectAppliedCode: ({ code = null }) => code,
    selectIsCouponKnown: ({ code }) => code !== undefined,
  },
});

export const { applied: couponApplied, removed: couponRemoved } = couponSlice.actions;
export const { selectAppliedCode, selectIsCouponKnown } = couponSlice.selectors;

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
  const verdict = judgeCoupon(coupon, lines);
  return verdict.usable ? null : couponRefusalText(verdict.reason, coupon);
}

/**
 * Drops the applied coupon, with a message, as soon as it no longer counts: its product left the cart, or it ended
 * (decision 81). A few lines of middleware, because RTK's listener would cost every first page 1.7 KB for this one
 * rule.
 */
export const couponWatch: Middleware<object, RootState> = (store) => (next) => (action) => {
  const result = next(action);
  const news = [getCart.matchFulfilled, removeProduct.matchFulfilled, getCouponByName.matchFulfilled, getCouponByName.matchRejected];
  if (news.some((isNews) => isNews(action as never))) {
    const refusal = refusalOf(store.getState());
    if (refusal) {
      store.dispatch(couponRemoved());
      store.dispatch(toastShown('warning', refusal));
    }
  }
  return result;
};
