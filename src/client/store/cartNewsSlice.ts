/**
 * What has happened to the cart without the shopper: prices and stock that changed since they were last seen, and what a guest
 * brought along to the member's cart (DECISIONS.md T74). Told for one visit to the cart; nothing of it is kept for the next.
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { JoinedLine } from '../../contract/account';
import { accountApi } from '../api/accountApi';
import { cartApi } from '../api/cartApi';
import { lineKey } from '../lib/cartLine';
import type { FormerFacts } from '../lib/lineFacts';
import { quantityChosen } from './cartEditsSlice';
import { signedOut } from './events';

interface CartNews {
  /** As the shopper last saw the lines that have changed. */
  former: FormerFacts;
  joined: JoinedLine[];
}

const none: CartNews = { former: {}, joined: [] };

export const cartNewsSlice = createSlice({
  name: 'cartNews',
  initialState: none,
  reducers: {
    /** The server's cart is not as it was known. */
    linesChanged: (news, { payload }: PayloadAction<FormerFacts>) => {
      // Of a line that has changed twice, the first facts are what the shopper saw.
      news.former = { ...payload, ...news.former };
    },
    /** The shopper has looked at the cart and gone elsewhere. */
    seen: () => none,
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => none)
      // The shopper has answered to it.
      .addCase(quantityChosen, (news, { payload }) => {
        delete news.former[lineKey(payload.line)];
      })
      .addMatcher(cartApi.endpoints.removeProduct.matchFulfilled, (news, { meta }) => {
        delete news.former[lineKey(meta.arg.originalArgs)];
      })
      .addMatcher(accountApi.endpoints.logIn.matchFulfilled, (news, { payload }) => {
        news.joined = payload.joined;
      }),
  selectors: {
    selectCartNews: (news) => news,
    selectFormerFacts: ({ former }) => former,
    selectJoined: ({ joined }) => joined,
  },
});

export const { linesChanged, seen: cartNewsSeen } = cartNewsSlice.actions;
export const { selectCartNews, selectFormerFacts, selectJoined } = cartNewsSlice.selectors;
