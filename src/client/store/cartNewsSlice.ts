/**
 * What has happened to the cart without the shopper: prices, stock, colours, sizes and quantities that changed since
 * they were last seen, what a guest brought along to the member's cart (decision 74), and what this device kept of
 * a guest's whose session ended. Told for one visit to the cart; nothing of it is kept for the next, and only the last
 * over a reload before it (store/keptLines).
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { JoinedLine } from '../../contract/account';
import { accountApi } from '../api/accountApi';
import { cartApi } from '../api/cartApi';
import type { LineChoice } from '../api/cartApi';
import { lineKey } from '../lib/cartLine';
import type { KeptLine } from '../lib/cartLine';
import { addNews, noNews } from '../lib/lineFacts';
import type { LineNews } from '../lib/lineFacts';
import { quantityChosen } from './cartEditsSlice';
import { orderPlaced } from './checkoutSlice';
import { guestChanged, keptRecalled, signedOut } from './events';

export interface CartNews extends LineNews {
  joined: JoinedLine[];
  /** What was known of a guest's cart whose session had ended. Files of earlier releases have none. */
  kept?: KeptLine[];
}

const none: CartNews = { ...noNews, joined: [] };
const nothing: KeptLine[] = [];

function forgetLine(news: CartNews, line: LineChoice): void {
  delete news.former[lineKey(line)];
  news.added = news.added.filter((key) => key !== lineKey(line));
}

export const cartNewsSlice = createSlice({
  name: 'cartNews',
  initialState: none,
  reducers: {
    /** The server's cart is not as it was known. */
    linesChanged: (news, { payload }: PayloadAction<LineNews>) => ({ ...news, ...addNews(news, payload) }),
    /** The shopper has looked at the cart and gone elsewhere. */
    seen: () => none,
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => none)
      // What lay there is ordered.
      .addCase(orderPlaced, () => none)
      .addCase(guestChanged, (news, { payload }) => {
        if (payload.kept) news.kept = payload.kept;
        else delete news.kept;
      })
      .addCase(keptRecalled, (news, { payload }) => {
        news.kept = payload;
      })
      // The shopper has answered to it.
      .addCase(quantityChosen, (news, { payload }) => {
        forgetLine(news, payload.line);
      })
      .addMatcher(cartApi.endpoints.removeProduct.matchFulfilled, (news, { meta }) => {
        forgetLine(news, meta.arg.originalArgs);
      })
      .addMatcher(accountApi.endpoints.logIn.matchFulfilled, (news, { payload }) => {
        news.joined = payload.joined;
      }),
  selectors: {
    selectCartNews: (news) => news,
    selectJoined: ({ joined }) => joined,
    selectKept: ({ kept }) => kept ?? nothing,
  },
});

export const { linesChanged, seen: cartNewsSeen } = cartNewsSlice.actions;
export const { selectCartNews, selectJoined, selectKept } = cartNewsSlice.selectors;
