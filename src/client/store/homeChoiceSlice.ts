/** What is chosen on the home page. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The products of the explored colour, side by side (store/uiSlice). Another colour starts afresh. */
export const EXPLORED = 'explored-colour';

export interface HomeChoice {
  /** null: not chosen yet; Blue, or the first there is (decision 39). */
  colour: string | null;
}

export const homeChoiceSlice = createSlice({
  name: 'homeChoice',
  initialState: (): HomeChoice => ({ colour: null }),
  reducers: {
    colourExplored: (choice, { payload }: PayloadAction<string>) => {
      choice.colour = payload;
    },
  },
  selectors: { selectExploredColour: ({ colour }) => colour },
});

export const { colourExplored } = homeChoiceSlice.actions;
export const { selectExploredColour } = homeChoiceSlice.selectors;
