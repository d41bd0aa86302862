/** What this visit knows of itself. */
import { createSlice } from '@reduxjs/toolkit';
import { sessionRestored } from './events';

export interface VisitState {
  /**
   * What local storage kept is back. Until then nobody knows whether the cart is empty: never so on the server, nor
   * while hydrating.
   */
  restored: boolean;
  /** The browser asked the server to save data, or says so itself. Files of earlier releases know nothing of it. */
  savesData?: boolean;
}

const initialState: VisitState = { restored: false, savesData: false };

export const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    dataSavingAsked: (visit) => {
      visit.savesData = true;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionRestored, (visit) => {
      visit.restored = true;
    }),
  selectors: { selectRestored: ({ restored }) => restored, selectSavesData: ({ savesData }) => savesData === true },
});

export const { dataSavingAsked } = visitSlice.actions;
export const { selectRestored, selectSavesData } = visitSlice.selectors;

/** How the visit begins for a browser that does, or does not, ask the server to save data. */
export const visitOf = (savesData: boolean): VisitState => ({ ...initialState, savesData });
