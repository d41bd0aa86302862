/** The one panel or dialog that is open over the page. A new place closes it. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from './locationSlice';

export type Panel =
  | { name: 'mobileMenu' }
  | { name: 'filters' }
  | { name: 'filterMenu' }
  /** `withCategory`: opened on the home page's carousel, whose links name the category as well (SPEC.md section 2). */
  | { name: 'subcategories'; categoryId: number; withCategory: boolean };

interface PanelState {
  open: Panel | null;
}

const closed: PanelState = { open: null };

export const panelSlice = createSlice({
  name: 'panel',
  initialState: closed,
  reducers: {
    opened: (_, { payload }: PayloadAction<Panel>) => ({ open: payload }),
    closed: () => closed,
  },
  extraReducers: (builder) => builder.addCase(locationChanged, () => closed),
  selectors: { selectOpenPanel: ({ open }) => open },
});

export const { opened: panelOpened, closed: panelClosed } = panelSlice.actions;
export const { selectOpenPanel } = panelSlice.selectors;
