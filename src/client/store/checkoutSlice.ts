/**
 * How far the checkout is, the address that was chosen, and the key of the attempt that is under way, so that support can find
 * the order a shopper asks about. Typed details stay in the form: no name or address belongs in a log (DECISIONS.md T73).
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { paths } from '../lib/paths';
import { signedOut } from './events';
import { locationChanged } from './locationSlice';

/** `unanswered`: the order was sent and nobody said what became of it. The same key asks again. */
export type CheckoutStep = 'details' | 'placing' | 'unanswered' | 'placed' | 'refused';

interface CheckoutState {
  step: CheckoutStep;
  /** Idempotency key of the latest attempt. */
  key: string | null;
  /** The saved address a member has chosen in this visit; null: none yet, the first stands. */
  addrId: string | null;
  /** A member's session came to an end on this page. */
  visitEnded: boolean;
}

const start: CheckoutState = { step: 'details', key: null, addrId: null, visitEnded: false };

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: start,
  reducers: {
    addressChosen: (checkout, { payload }: PayloadAction<string>) => {
      checkout.addrId = payload;
    },
    attemptStarted: (checkout, { payload }: PayloadAction<string>): CheckoutState => ({ ...checkout, step: 'placing', key: payload }),
    attemptSettled: (checkout, { payload }: PayloadAction<'unanswered' | 'placed' | 'refused'>) => {
      checkout.step = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, (checkout) => {
        checkout.visitEnded = true;
      })
      .addCase(locationChanged, (checkout, { payload }): CheckoutState => {
        const settled = checkout.step === 'placed' || checkout.step === 'refused';
        const isNewOrder = settled && payload.pathname === paths.checkout;
        return { ...(isNewOrder ? start : checkout), addrId: checkout.addrId, visitEnded: false };
      }),
  selectors: {
    selectCheckoutStep: ({ step }) => step,
    selectChosenAddrId: ({ addrId }) => addrId,
    selectVisitEnded: ({ visitEnded }) => visitEnded,
  },
});

export const { addressChosen, attemptStarted, attemptSettled } = checkoutSlice.actions;
export const { selectCheckoutStep, selectChosenAddrId, selectVisitEnded } = checkoutSlice.selectors;
