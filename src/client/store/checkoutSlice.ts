/**
 * How far the checkout is, which order waits for its answer, the address that was chosen, and the order placed last, so
 * that support can find the order a shopper asks about and sees what the shopper saw. Typed details stay in the form:
 * no name or address belongs in a log (decision 73). `features/checkout/tabMemory` restores once
 * the details that a tab kept over a reload.
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { LatestOrder } from '../lib/latestOrder';
import { paths } from '../lib/paths';
import { signedOut } from './events';
import { locationChanged } from './locationSlice';

/**
 * `asking`: an order without an answer is asked about from where its form is not. `unanswered`: it was sent just now
 * and nobody said what became of it.
 */
export type CheckoutStep = 'details' | 'placing' | 'asking' | 'unanswered' | 'placed' | 'refused';

/** An order that was sent and not answered. The same key asks again. */
export interface WaitingAttempt {
  /** Its idempotency key. */
  key: string;
  ownerId: string;
  /** A member's order: where to. */
  addrId: string | null;
}

interface ChosenAddress {
  userId: string;
  addrId: string;
}

export interface CheckoutState {
  step: CheckoutStep;
  /** Idempotency key of the latest attempt. */
  key: string | null;
  waiting: WaitingAttempt | null;
  /** The saved address a member has chosen in this visit; null: none yet, the first stands. */
  chosen: ChosenAddress | null;
  latest: LatestOrder | null;
  /**
   * Whose order waits for its answer in another tab, a guest's (store/unheardOrder). Files of earlier releases have
   * none.
   */
  elsewhere?: string | null;
  /** A member's session came to an end on this page. */
  visitEnded: boolean;
}

const start: CheckoutState = {
  step: 'details',
  key: null,
  waiting: null,
  chosen: null,
  latest: null,
  visitEnded: false,
};

const begun =
  (step: 'placing' | 'asking') =>
  (checkout: CheckoutState, { payload }: PayloadAction<WaitingAttempt>): CheckoutState => ({
    ...checkout,
    step,
    key: payload.key,
    waiting: payload,
  });

const choose = (checkout: CheckoutState, { payload }: PayloadAction<ChosenAddress>) => {
  checkout.chosen = payload;
};

/** What a tab knows of its shopper's orders goes with the shopper. */
const forget = (checkout: CheckoutState): CheckoutState => ({ ...checkout, waiting: null, chosen: null, latest: null });

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: start,
  reducers: {
    addressChosen: choose,
    addressRecalled: choose,
    attemptStarted: begun('placing'),
    outcomeAsked: begun('asking'),
    attemptSettled: (checkout, { payload }: PayloadAction<'unanswered' | 'refused'>) => {
      checkout.step = payload;
      if (payload === 'refused') checkout.waiting = null;
    },
    orderPlaced: (checkout, { payload }: PayloadAction<LatestOrder>): CheckoutState => ({
      ...checkout,
      step: 'placed',
      waiting: null,
      elsewhere: null,
      latest: payload,
    }),
    attemptRecalled: (checkout, { payload }: PayloadAction<WaitingAttempt>) => {
      checkout.key = payload.key;
      checkout.waiting = payload;
    },
    latestOrderRecalled: (checkout, { payload }: PayloadAction<LatestOrder>) => {
      checkout.latest = payload;
    },
    /** The tab has nothing of it any more. */
    attemptLost: (checkout) => {
      checkout.waiting = null;
    },
    unheardTold: (checkout, { payload }: PayloadAction<string | null>) => {
      checkout.elsewhere = payload;
    },
    tabForgot: forget,
  },
  extraReducers: (builder) =>
    builder
      // A session that has merely ended comes back with the login, and so does its order (decision 85).
      .addCase(signedOut, (checkout, { payload }) => ({
        ...(payload === 'left' ? forget(checkout) : checkout),
        visitEnded: true,
      }))
      .addCase(locationChanged, (checkout, { payload }): CheckoutState => {
        const isNewOrder =
          payload.pathname === paths.checkout && ['unanswered', 'placed', 'refused'].includes(checkout.step);
        if (!isNewOrder) return { ...checkout, visitEnded: false };
        return { ...checkout, step: 'details', key: checkout.waiting?.key ?? null, visitEnded: false };
      }),
  selectors: {
    selectCheckoutStep: ({ step }) => step,
    /** An order is under way. */
    selectIsOrdering: ({ step }) => step === 'placing' || step === 'asking',
    selectWaitingAttempt: ({ waiting }, ownerId: string | null) => (waiting?.ownerId === ownerId ? waiting : null),
    /** An order of before waits for its answer, and nobody asks about it now. */
    selectIsAnswerLate: ({ waiting, step }, ownerId: string) =>
      (step === 'details' || step === 'unanswered') && waiting?.ownerId === ownerId,
    /** A guest's order waits for its answer, and the page is somebody else's by now. */
    selectIsUnheard: ({ waiting, elsewhere = null, step }, ownerId: string | null) => {
      if (step === 'placing' || step === 'asking') return false;
      const isOfOther = (guestId: string | null) => guestId !== null && guestId !== ownerId;
      return isOfOther(waiting?.addrId === null ? waiting.ownerId : null) || isOfOther(elsewhere);
    },
    selectChosenAddrId: ({ chosen }, userId: string) => (chosen?.userId === userId ? chosen.addrId : null),
    selectLatestOrder: ({ latest }) => latest,
    selectVisitEnded: ({ visitEnded }) => visitEnded,
  },
});

export const {
  addressChosen,
  addressRecalled,
  attemptStarted,
  outcomeAsked,
  attemptSettled,
  orderPlaced,
  attemptRecalled,
  latestOrderRecalled,
  attemptLost,
  unheardTold,
  tabForgot,
} = checkoutSlice.actions;
export const {
  selectCheckoutStep,
  selectIsOrdering,
  selectWaitingAttempt,
  selectIsAnswerLate,
  selectIsUnheard,
  selectChosenAddrId,
  selectLatestOrder,
  selectVisitEnded,
} = checkoutSlice.selectors;
/** The event that an order's way begins with. */
export type AttemptBegun = typeof attemptStarted | typeof outcomeAsked;
