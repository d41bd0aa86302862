/** Which products the member put on the wishlist, as the server confirmed them: enough for hearts and the badge. */
import { createSlice } from '@reduxjs/toolkit';
import { accountApi } from '../api/accountApi';
import { wishlistApi } from '../api/wishlistApi';
import { mergedFromOtherTab, signedOut, visitRestored } from './events';

interface WishlistState {
  productIds: number[];
}

const empty: WishlistState = { productIds: [] };
const { getWishlist, addToWishlist, removeFromWishlist, clearWishlist, restoreWishlist } = wishlistApi.endpoints;

const without = ({ productIds }: WishlistState, productId: number) => productIds.filter((id) => id !== productId);

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => empty)
      .addCase(mergedFromOtherTab, (wishlist, { payload }) => payload.wishlist ?? wishlist)
      .addCase(visitRestored, (wishlist, { payload }) => payload.wishlist ?? wishlist)
      // The member's session has ended while nobody looked.
      .addMatcher(accountApi.endpoints.getSession.matchFulfilled, (wishlist, { payload }) => (payload.userId === null ? empty : wishlist))
      .addMatcher(getWishlist.matchFulfilled, (_, { payload }) => ({ productIds: payload.map(({ productId }) => productId) }))
      // The count is 0 on error (SPEC.md section 4). The log of actions, which support replays, holds the failure itself.
      .addMatcher(getWishlist.matchRejected, (wishlist, { meta }) => (meta.condition ? wishlist : empty))
      .addMatcher(addToWishlist.matchFulfilled, (wishlist, { meta }) => {
        const { productId } = meta.arg.originalArgs;
        wishlist.productIds = [productId, ...without(wishlist, productId)];
      })
      .addMatcher(removeFromWishlist.matchFulfilled, (wishlist, { meta }) => {
        wishlist.productIds = without(wishlist, meta.arg.originalArgs.productId);
      })
      .addMatcher(clearWishlist.matchFulfilled, () => empty)
      .addMatcher(restoreWishlist.matchFulfilled, (wishlist, { payload, meta }) => {
        const lost = [...payload.gone, ...payload.missing];
        const back = meta.arg.originalArgs.items.map(({ productId }) => productId).filter((id) => !lost.includes(id));
        wishlist.productIds = [...back, ...wishlist.productIds.filter((id) => !back.includes(id))];
      }),
  selectors: { selectWishedIds: ({ productIds }) => productIds },
});

export const { selectWishedIds } = wishlistSlice.selectors;
