/**
 * Which products the member put on the wishlist, as the server confirmed them: enough for hearts and the badge. Not
 * known, empty and not told just now are three things (docs/decisions/0223-unknown-empty-failed.md).
 */
import { createSlice } from '@reduxjs/toolkit';
import { accountApi } from '../api/accountApi';
import { wishlistApi } from '../api/wishlistApi';
import { guestChanged, mergedFromOtherTab, signedOut, sessionRestored } from './events';

export interface WishlistState {
  /** Left out: not known. */
  productIds?: number[] | undefined;
  /** This tab's last question failed: `productIds` are from before. Never kept, and no business of other tabs. */
  failed?: true;
  /** A change was confirmed since the last question: its answer is from before it (store/cartSlice). Not persisted. */
  overtaken?: true;
}

const unknown: WishlistState = {};
const nothing: number[] = [];
const empty: WishlistState = { productIds: [] };
const { getWishlist, addToWishlist, removeFromWishlist, clearWishlist, restoreWishlist } = wishlistApi.endpoints;

const without = ({ productIds }: WishlistState, productId: number) => productIds?.filter((id) => id !== productId);

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: unknown,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => empty)
      .addCase(mergedFromOtherTab, (wishlist, { payload }) =>
        payload.auth ? (payload.wishlist ?? unknown) : { ...wishlist, ...payload.wishlist },
      )
      .addCase(guestChanged, () => empty)
      .addCase(sessionRestored, (wishlist, { payload }) => payload.wishlist ?? wishlist)
      // The member's session has ended while nobody looked.
      .addMatcher(accountApi.endpoints.getSession.matchFulfilled, (wishlist, { payload }) =>
        payload.userId === null ? empty : wishlist,
      )
      .addMatcher(getWishlist.matchPending, (wishlist) => {
        delete wishlist.overtaken;
      })
      .addMatcher(getWishlist.matchFulfilled, (wishlist, { payload }) =>
        wishlist.overtaken ? wishlist : { productIds: payload.map(({ productId }) => productId) },
      )
      .addMatcher(getWishlist.matchRejected, (wishlist, { meta }) =>
        meta.condition ? wishlist : { ...wishlist, failed: true as const },
      )
      .addMatcher(addToWishlist.matchFulfilled, (wishlist, { meta }) => {
        wishlist.overtaken = true;
        const { productId } = meta.arg.originalArgs;
        const others = without(wishlist, productId);
        // Of a list that is not known this is one more, and not the only one.
        if (others) wishlist.productIds = [productId, ...others];
      })
      .addMatcher(removeFromWishlist.matchFulfilled, (wishlist, { meta }) => {
        wishlist.overtaken = true;
        const others = without(wishlist, meta.arg.originalArgs.productId);
        if (others) wishlist.productIds = others;
      })
      .addMatcher(clearWishlist.matchFulfilled, () => ({ ...empty, overtaken: true as const }))
      .addMatcher(restoreWishlist.matchFulfilled, (wishlist, { payload, meta }) => {
        wishlist.overtaken = true;
        const lost = [...payload.gone, ...payload.missing];
        const back = meta.arg.originalArgs.items.map(({ productId }) => productId).filter((id) => !lost.includes(id));
        if (wishlist.productIds)
          wishlist.productIds = [...back, ...wishlist.productIds.filter((id) => !back.includes(id))];
      }),
  selectors: {
    selectWishedIds: ({ productIds }) => productIds ?? nothing,
    selectAreWishesKnown: ({ productIds }) => productIds !== undefined,
  },
});

export const { selectWishedIds, selectAreWishesKnown } = wishlistSlice.selectors;
