/** A call that asks for the second factor once more: the code's dialog is open until it was given, or was closed. */
import { createSlice } from '@reduxjs/toolkit';
import { accessApi } from '../api/accessApi';
import { isRefused } from '../api/errors';

export const confirmSlice = createSlice({
  name: 'confirm',
  initialState: { isAsked: false },
  reducers: { closed: () => ({ isAsked: false }) },
  extraReducers: (builder) =>
    builder
      .addMatcher(accessApi.endpoints.confirm.matchFulfilled, () => ({ isAsked: false }))
      .addMatcher(
        (action) => isRefused(action, 'CONFIRM_FIRST'),
        () => ({ isAsked: true }),
      ),
  selectors: { selectIsConfirmAsked: ({ isAsked }) => isAsked },
});
export const { closed: confirmClosed } = confirmSlice.actions;
export const { selectIsConfirmAsked } = confirmSlice.selectors;
