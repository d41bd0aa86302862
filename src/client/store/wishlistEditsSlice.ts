/**
 * Hearts that were pressed and not yet answered. They lie over the list, so that a heart fills as it is tapped, goes back when
 * the server says no, and an answer to an earlier question cannot empty it.
 */
import { createSlice } from '@reduxjs/toolkit';
import { wishlistApi } from '../api/wishlistApi';
import { signedOut } from './events';
import type { RootState } from './makeStore';

interface WishlistEdits {
  /** Product → whether it is wanted. */
  pressed: Record<number, boolean>;
}

const none: WishlistEdits = { pressed: {} };
const { addToWishlist, removeFromWishlist } = wishlistApi.endpoints;

const settle = (edits: WishlistEdits, { meta }: { meta: { arg: { originalArgs: { productId: number } } } }) => {
  delete edits.pressed[meta.arg.originalArgs.productId];
};

export const wishlistEditsSlice = createSlice({
  name: 'wishlistEdits',
  initialState: none,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => none)
      .addMatcher(addToWishlist.matchPending, (edits, { meta }) => {
        edits.pressed[meta.arg.originalArgs.productId] = true;
      })
      .addMatcher(removeFromWishlist.matchPending, (edits, { meta }) => {
        edits.pressed[meta.arg.originalArgs.productId] = false;
      })
      .addMatcher(addToWishlist.matchFulfilled, settle)
      .addMatcher(addToWishlist.matchRejected, settle)
      .addMatcher(removeFromWishlist.matchFulfilled, settle)
      .addMatcher(removeFromWishlist.matchRejected, settle),
});

/** A press of this heart waits for its answer. */
export const selectIsHeartWaiting = ({ wishlistEdits }: RootState, productId: number): boolean => productId in wishlistEdits.pressed;

export const selectIsInWishlist = ({ wishlist, wishlistEdits }: RootState, productId: number): boolean =>
  wishlistEdits.pressed[productId] ?? wishlist.productIds.includes(productId);

/** For the badge: it moves with the heart. */
export function selectWishlistCount({ wishlist, wishlistEdits }: RootState): number {
  const wanted = new Set(wishlist.productIds);
  for (const [productId, isWanted] of Object.entries(wishlistEdits.pressed)) {
    if (isWanted) wanted.add(Number(productId));
    else wanted.delete(Number(productId));
  }
  return wanted.size;
}
