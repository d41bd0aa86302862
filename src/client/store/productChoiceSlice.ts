/** What is chosen on the product page: options, pieces, the picture in view, the tab. A new product starts afresh. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { readQuery } from '../lib/urlQuery';
import { locationChanged } from './locationSlice';
import type { ShopLocation } from './locationSlice';

export type ProductTab = 'description' | 'reviews';

export interface ProductChoice {
  /** null: not chosen yet, the page preselects (decision 50). */
  colour: string | null;
  size: string | null;
  quantity: number;
  /** Zero-based. */
  picture: number;
  /** null: not chosen yet, the address may name one. */
  tab: ProductTab | null;
}

const untouched: ProductChoice = { colour: null, size: null, quantity: 1, picture: 0, tab: null };

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
    tabChosen: (choice, { payload }: PayloadAction<ProductTab>) => {
      choice.tab = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(locationChanged, () => untouched),
  selectors: { selectProductChoice: (choice) => choice, selectPictureInView: ({ picture }) => picture },
});

export const { colourChosen, sizeChosen, quantityChosen, pictureChosen, tabChosen } = productChoiceSlice.actions;
export const { selectPictureInView, selectProductChoice } = productChoiceSlice.selectors;

/** The tab that is open: the shopper's own choice, else the one that the address names. */
export const selectProductTab = ({
  productChoice,
  location,
}: {
  productChoice: ProductChoice;
  location: ShopLocation;
}): ProductTab => productChoice.tab ?? (readQuery(location.search)('tab') === 'reviews' ? 'reviews' : 'description');

/** This place with the reviews open, for who is sent away from writing one. */
export function withReviewsOpen({ pathname, search }: Pick<ShopLocation, 'pathname' | 'search'>): {
  pathname: string;
  search: string;
} {
  const query = new URLSearchParams(search);
  query.set('tab', 'reviews' satisfies ProductTab);
  return { pathname, search: `?${query.toString()}` };
}
