/**
 * What a page shows that is no slice's own: what is unfolded, which slide and tab was chosen, what a form says and
 * whether it is being sent. Given the state, the app shows the same screen; so such things live here and not in a
 * component (ui/useUiState).
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { UiKind, UiScope, UiValue } from '../lib/uiState';
import { colourExplored, EXPLORED } from './homeChoiceSlice';
import { locationChanged } from './locationSlice';
import type { ShopLocation } from './locationSlice';
import { panelClosed, panelOpened } from './panelSlice';

type UiEntries = Partial<Record<UiKind, Record<string, UiValue>>>;

export interface UiState extends Record<UiScope, UiEntries> {
  /** The page's path that `page` is about. */
  pathname: string | null;
}

/** `name` is the thing's own, never its place in a list; `pathname` is where it was seen. */
export interface UiChange {
  scope: UiScope;
  name: string;
  value: UiValue;
  pathname: string;
}

const nothing: UiState = { page: {}, frame: {}, over: {}, pathname: null };

const change =
  (kind: UiKind) =>
  (view: UiState, { payload: { scope, name, value, pathname } }: PayloadAction<UiChange>) => {
    // A stray change of a page that has been left must not come up on the present one.
    if (scope === 'page' && view.pathname !== pathname) Object.assign(view, { page: {}, pathname });
    view[scope][kind] = { ...view[scope][kind], [name]: value };
  };

const nothingOver = (view: UiState) => {
  if (Object.keys(view.over).length > 0) view.over = {};
};

export const uiSlice = createSlice({
  name: 'view',
  initialState: nothing,
  reducers: {
    slideChosen: change('slide'),
    foldToggled: change('fold'),
    motionToggled: change('motion'),
    tabChosen: change('tab'),
    pictureZoomed: change('scale'),
    noticeShown: change('notice'),
    partReached: change('reached'),
    sendingChanged: change('sending'),
    complaintsShown: change('complaints'),
  },
  extraReducers: (builder) =>
    builder
      .addCase(colourExplored, ({ page }) => {
        delete page.slide?.[EXPLORED];
      })
      .addCase(panelOpened, nothingOver)
      .addCase(panelClosed, nothingOver)
      .addCase(locationChanged, (view, { payload }) => {
        nothingOver(view);
        // As a component forgets that goes with its page; another query on the same page is no other page.
        if (payload.pathname !== view.pathname) Object.assign(view, { page: {}, pathname: payload.pathname });
      }),
});

const {
  slideChosen,
  foldToggled,
  motionToggled,
  tabChosen,
  pictureZoomed,
  noticeShown,
  partReached,
  sendingChanged,
  complaintsShown,
} = uiSlice.actions;

/** Kind → the event that its change is. */
export const uiEvents = {
  slide: slideChosen,
  fold: foldToggled,
  motion: motionToggled,
  tab: tabChosen,
  scale: pictureZoomed,
  notice: noticeShown,
  reached: partReached,
  sending: sendingChanged,
  complaints: complaintsShown,
} satisfies Record<UiKind, unknown>;

/** undefined: nobody has touched it. */
export function selectUiState(
  { view, location }: { view: UiState; location: ShopLocation },
  scope: UiScope,
  kind: UiKind,
  name: string,
): UiValue | undefined {
  if (scope === 'page' && view.pathname !== location.pathname) return undefined;
  return view[scope][kind]?.[name];
}
