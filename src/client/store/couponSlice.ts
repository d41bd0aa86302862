/** The code the shopper applied. What it is worth is the server's to say, so a restored coupon cannot promise yesterday's discount. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { orderApi } from '../api/orderApi';
import { mergedFromOtherTab, signedOut, visitRestored } from './events';

interface CouponState {
  code: string | null;
}

const noCoupon: CouponState = { code: null };

export const couponSlice = createSlice({
  name: 'coupon',
  initialState: noCoupon,
  reducers: {
    applied: (_, { payload }: PayloadAction<string>) => ({ code: payload }),
    removed: () => noCoupon,
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => noCoupon)
      .addCase(mergedFromOtherTab, (coupon, { payload }) => payload.coupon ?? coupon)
      .addCase(visitRestored, (coupon, { payload }) => payload.coupon ?? coupon)
      .addMatcher(orderApi.endpoints.placeOrder.matchFulfilled, (coupon, { payload }) => (payload.partial ? coupon : noCoupon)),
  selectors: { selectAppliedCode: (coupon) => coupon.code },
});

export const { applied: couponApplied, removed: couponRemoved } = couponSlice.actions;
export const { selectAppliedCode } = couponSlice.selectors;
