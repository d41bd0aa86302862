/** What this visit knows of itself. */
import { createSlice } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

export const visitSlice = createSlice({
  name: 'visit',
  initialState: {
    /** What local storage kept is back. Until then nobody knows whether the cart is empty: never so on the server, nor while hydrating. */
    restored: false,
  },
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(REHYDRATE, (visit) => {
      visit.restored = true;
    }),
  selectors: { selectRestored: ({ restored }) => restored },
});

export const { selectRestored } = visitSlice.selectors;
