/**
 * Changes of the cart that the server has not confirmed yet. They lie over the confirmed lines, so that a number moves as it
 * is pressed while the money waits for the server, and an answer to an earlier question cannot set the number back.
 */
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { LineChoice } from '../api/cartApi';
import { cartApi } from '../api/cartApi';
import { lineKey } from '../lib/cartLine';
import { signedOut } from './events';

export interface CartEdits {
  /** Line → the quantity asked for. */
  quantities: Record<string, number>;
  /** Lines on their way out. */
  leaving: string[];
}

const none: CartEdits = { quantities: {}, leaving: [] };
const { updateQuantity, removeProduct } = cartApi.endpoints;
const isAnswerToQuantity = isAnyOf(updateQuantity.matchFulfilled, updateQuantity.matchRejected);

const leave = (edits: CartEdits, { payload }: PayloadAction<LineChoice>) => {
  edits.leaving.push(lineKey(payload));
};
const stays = (edits: CartEdits, choice: LineChoice) => {
  edits.leaving = edits.leaving.filter((key) => key !== lineKey(choice));
};

export const cartEditsSlice = createSlice({
  name: 'cartEdits',
  initialState: none,
  reducers: {
    quantityChosen: (edits, { payload }: PayloadAction<{ line: LineChoice; quantity: number }>) => {
      edits.quantities[lineKey(payload.line)] = payload.quantity;
    },
    /** Its removal follows, and what comes of it. */
    lineLeaving: leave,
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => none)
      .addMatcher(isAnswerToQuantity, (edits, { meta }) => {
        const { originalArgs } = meta.arg;
        const key = lineKey(originalArgs);
        // Pressed again meanwhile: the later wish stands and is sent next, whatever came of this one.
        if (edits.quantities[key] === originalArgs.orderQuantity) delete edits.quantities[key];
      })
      .addMatcher(removeProduct.matchPending, (edits, { meta }) => {
        edits.leaving.push(lineKey(meta.arg.originalArgs));
      })
      .addMatcher(removeProduct.matchFulfilled, (edits, { meta }) => stays(edits, meta.arg.originalArgs))
      .addMatcher(removeProduct.matchRejected, (edits, { meta }) => stays(edits, meta.arg.originalArgs)),
  selectors: { selectCartEdits: (edits) => edits },
});

export const { quantityChosen, lineLeaving } = cartEditsSlice.actions;
export const { selectCartEdits } = cartEditsSlice.selectors;
