/** The one panel or dialog that is open over the page. A new place closes it. */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { mergedFromOtherTab, pageCrashed, signedOut } from './events';
import { locationChanged } from './locationSlice';

export type Panel =
  /** `userOpen`: what is the member's own is unfolded in it. */
  | { name: 'mobileMenu'; userOpen?: boolean }
  | { name: 'userMenu' }
  | { name: 'filters' }
  | { name: 'filterMenu' }
  /** What a shopper with a problem can save for support. */
  | { name: 'problem' }
  /** A product's picture, large. Which one, of several, is productChoiceSlice's to say. */
  | { name: 'zoom'; productId: number }
  /** Beside the button that has copied the product's link. */
  | { name: 'share'; productId: number }
  /** A saved address that is being edited; null: a new one. */
  | { name: 'address'; addrId: string | null }
  /** Over an order of the order history. Typed values of the return form stay in the form. */
  | { name: 'orderDetail' | 'cancelOrder' | 'returnOrder'; orderNo: string }
  /**
   * `withCategory`: opened on the home page's carousel, whose links name the category as well (docs/requirements.md
   * section 2).
   */
  | { name: 'subcategories'; categoryId: number; withCategory: boolean };

export interface PanelState {
  open: Panel | null;
}

const closed: PanelState = { open: null };

/** A member who has left, here or in another tab, has no menu and no addresses. */
const membersOnly = (panel: PanelState) =>
  panel.open?.name === 'userMenu' || panel.open?.name === 'address' ? closed : panel;

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
      // It may be the panel that failed.
      .addCase(pageCrashed, () => closed)
      .addCase(signedOut, membersOnly)
      .addCase(mergedFromOtherTab, (panel, { payload }) =>
        payload.auth?.userId === null ? membersOnly(panel) : panel,
      ),
  selectors: { selectOpenPanel: ({ open }) => open },
});

export const { opened: panelOpened, closed: panelClosed, userSubmenuToggled } = panelSlice.actions;
export const { selectOpenPanel } = panelSlice.selectors;
