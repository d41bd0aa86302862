/** A call that asks for the second factor once more: the code's dialog is open until it was given, or was closed. */
import { createSlice } from '@reduxjs/toolkit';
import { accessApi } from '../api/accessApi';
import { isApiError } from '../api/errors';

const isConfirmNeeded = (action: unknown): boolean => {
  const { type, payload } = action as { type: string; payload?: unknown };
  return /^api\/execute\w+\/rejected$/.test(type) && isApiError(payload) && payload.code === 'CONFIRM_FIRST';
};

export const confirmSlice = createSlice({
  name: 'confirm',
  initialState: { isAsked: false },
  reducers: { closed: () => ({ isAsked: false }) },
  extraReducers: (builder) =>
    builder
      .addMatcher(accessApi.endpoints.confirm.matchFulfilled, () => ({ isAsked: false }))
      .addMatcher(isConfirmNeeded, () => ({ isAsked: true })),
  selectors: { selectIsConfirmAsked: ({ isAsked }) => isAsked },
});
export const { closed: confirmClosed } = confirmSlice.actions;
export const { selectIsConfirmAsked } = confirmSlice.selectors;
