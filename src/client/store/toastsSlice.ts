/**
 * The notices on screen, in the store so that a replay shows them too. How long one stays is decided where they are
 * shown (features/toasts/Toasts.tsx).
 */
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../contract/cart';
import type { WishlistItem } from '../../contract/wishlist';
import { signedOut } from './events';

/**
 * What can be taken back, as data and not as a function, so that a replay shows it. `app/useUndo` knows how; a new kind
 * goes here and there.
 */
export type Undo =
  { kind: 'cartRemoval'; line: CartItem } | { kind: 'wishlistClearing'; userId: string; items: WishlistItem[] };

/** On screen at a time; the oldest goes. */
const MOST_TOASTS = 3;

interface Offer {
  undo: Undo;
  /** What it is about: two notices may say the same. */
  about: string;
  /** The deed was done by the keyboard, so the way back gets the focus. */
  takesFocus: boolean;
}

export interface Toast {
  id: string;
  tone: 'success' | 'info' | 'warning' | 'error';
  text: string;
  offer?: Offer;
}

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    shown: {
      // The same sentence once; but two things that can be taken back are two.
      reducer: (toasts, { payload }: PayloadAction<Toast>) =>
        [...toasts.filter(({ text, offer }) => offer || text !== payload.text), payload].slice(-MOST_TOASTS),
      prepare: (tone: Toast['tone'], text: string, offer?: Offer) => ({
        payload: { id: nanoid(8), tone, text, ...(offer && { offer }) },
      }),
    },
    dismissed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
  // What a member has done is not for the next one to take back.
  extraReducers: (builder) => builder.addCase(signedOut, (toasts) => toasts.filter(({ offer }) => !offer)),
  selectors: { selectToasts: (toasts) => toasts },
});

export const { shown: toastShown, dismissed: toastDismissed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
