/** The one panel or dialog that is open over the page. A new place closes it. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { mergedFromOtherTab, signedOut } from './events';
import { locationChanged } from './locationSlice';

export type Panel =
  /** `userOpen`: what is the member's own is unfolded in it. */
  | { name: 'mobileMenu'; userOpen?: boolean }
  | { name: 'userMenu' }
  | { name: 'filters' }
  | { name: 'filterMenu' }
  /** A product's picture, large. */
  | { name: 'zoom'; productId: number }
  /** `withCategory`: opened on the home page's carousel, whose links name the category as well (SPEC.md section 2). */
  | { name: 'subcategories'; categoryId: number; withCategory: boolean };

interface PanelState {
  open: Panel | null;
}

const closed: PanelState = { open: null };

/** A member who has left, here or in another tab, has no menu. */
const withoutUserMenu = (panel: PanelState) => (panel.open?.name === 'userMenu' ? closed : panel);

export const panelSlice = createSlice({
  name: 'panel',
  initialState: closed,
  reducers: {
    opened: (_, { payload }: PayloadAction<Panel>) => ({ open: payload }),
    closed: () => closed,
    userSubmenuToggled: ({ open }) => {
      if (open?.name === 'mobileMenu') open.userOpen = !open.userOpen;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationChanged, () => closed)
      .addCase(signedOut, withoutUserMenu)
      .addCase(mergedFromOtherTab, (panel, { payload }) => (payload.auth?.userId === null ? withoutUserMenu(panel) : panel)),
  selectors: { selectOpenPanel: ({ open }) => open },
});

export const { opened: panelOpened, closed: panelClosed, userSubmenuToggled } = panelSlice.actions;
export const { selectOpenPanel } = panelSlice.selectors;
