/** The short notices on screen, in the store so that a replay shows them too. */
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  tone: 'success' | 'info' | 'warning' | 'error';
  text: string;
}

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    shown: {
      reducer: (toasts, { payload }: PayloadAction<Toast>) => [...toasts.filter(({ text }) => text !== payload.text), payload].slice(-3),
      prepare: (tone: Toast['tone'], text: string) => ({ payload: { id: nanoid(8), tone, text } }),
    },
    dismissed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { shown: toastShown, dismissed: toastDismissed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
