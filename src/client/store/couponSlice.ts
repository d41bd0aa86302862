/**
 * The code the shopper applied. What it is worth is the server's to say, so a restored coupon cannot promise
 * yesterday's discount.
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { orderPlaced } from './checkoutSlice';
import { mergedFromOtherTab, signedOut, sessionRestored } from './events';

export interface CouponState {
  /** null: none. Left out: nobody has said anything; then what the cart handed over to the checkout counts. */
  code?: string | null;
}

const unknown: CouponState = {};
const noCoupon: CouponState = { code: null };

export const couponSlice = createSlice({
  name: 'coupon',
  initialState: unknown,
  reducers: { applied: (_, { payload }: PayloadAction<string>) => ({ code: payload }), removed: () => noCoupon },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => noCoupon)
      .addCase(mergedFromOtherTab, (coupon, { payload }) => payload.coupon ?? coupon)
      .addCase(sessionRestored, (coupon, { payload }) => payload.coupon ?? coupon)
      // For what was short, and is still in the cart, it counts on.
      .addCase(orderPlaced, (coupon, { payload }) => (payload.failed.length > 0 ? coupon : noCoupon)),
  selectors: { selectAppliedCode: ({ code = null }) => code, selectIsCouponKnown: ({ code }) => code !== undefined },
});

export const { applied: couponApplied, removed: couponRemoved } = couponSlice.actions;
export const { selectAppliedCode, selectIsCouponKnown } = couponSlice.selectors;
