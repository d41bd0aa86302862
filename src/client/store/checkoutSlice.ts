/**
 * How far the checkout is, and the key of the attempt that is under way, so that support can find the order a shopper asks
 * about. Typed details stay in the form: no name or address belongs in a log (DECISIONS.md T73).
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { paths } from '../lib/paths';
import { locationChanged } from './locationSlice';

/** `unanswered`: the order was sent and nobody said what became of it. The same key asks again. */
export type CheckoutStep = 'details' | 'placing' | 'unanswered' | 'placed' | 'refused';

interface CheckoutState {
  step: CheckoutStep;
  /** Idempotency key of the latest attempt. */
  key: string | null;
}

const start: CheckoutState = { step: 'details', key: null };

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: start,
  reducers: {
    attemptStarted: (_, { payload }: PayloadAction<string>): CheckoutState => ({ step: 'placing', key: payload }),
    attemptSettled: (checkout, { payload }: PayloadAction<'unanswered' | 'placed' | 'refused'>) => {
      checkout.step = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(locationChanged, (checkout, { payload }) => {
      const settled = checkout.step === 'placed' || checkout.step === 'refused';
      return settled && payload.pathname === paths.checkout ? start : checkout;
    }),
  selectors: { selectCheckoutStep: ({ step }) => step },
});

export const { attemptStarted, attemptSettled } = checkoutSlice.actions;
export const { selectCheckoutStep } = checkoutSlice.selectors;
