/** What is chosen on the product page: options, pieces, the picture in view. A new product starts afresh. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from './locationSlice';

interface ProductChoice {
  /** null: not chosen yet, the page preselects (DECISIONS.md T50). */
  colour: string | null;
  size: string | null;
  quantity: number;
  /** Zero-based. */
  picture: number;
}

const untouched: ProductChoice = { colour: null, size: null, quantity: 1, picture: 0 };

export const productChoiceSlice = createSlice({
  name: 'productChoice',
  initialState: untouched,
  reducers: {
    colourChosen: (choice, { payload }: PayloadAction<string>) => {
      choice.colour = payload;
    },
    sizeChosen: (choice, { payload }: PayloadAction<string>) => {
      choice.size = payload;
    },
    quantityChosen: (choice, { payload }: PayloadAction<number>) => {
      choice.quantity = payload;
    },
    pictureChosen: (choice, { payload }: PayloadAction<number>) => {
      choice.picture = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(locationChanged, () => untouched),
  selectors: { selectProductChoice: (choice) => choice },
});

export const { colourChosen, sizeChosen, quantityChosen, pictureChosen } = productChoiceSlice.actions;
export const { selectProductChoice } = productChoiceSlice.selectors;
