/**
 * Changes of the wishlist that were pressed and not yet answered. They lie over the list, so that a heart fills as it
 * is tapped, goes back when the server says no, and an answer to an earlier question cannot empty it.
 */
import { createSlice } from '@reduxjs/toolkit';
import { wishlistApi } from '../api/wishlistApi';
import { signedOut } from './events';
import type { WishlistState } from './wishlistSlice';

export interface WishlistEdits {
  /** Product → whether it is wanted. */
  pressed: Record<number, boolean>;
  /** The whole list is on its way out. */
  clearing: boolean;
}

const none: WishlistEdits = { pressed: {}, clearing: false };
const { addToWishlist, removeFromWishlist, clearWishlist, restoreWishlist } = wishlistApi.endpoints;

const settle = (edits: WishlistEdits, { meta }: { meta: { arg: { originalArgs: { productId: number } } } }) => {
  delete edits.pressed[meta.arg.originalArgs.productId];
};
const settleClearing = (edits: WishlistEdits) => {
  edits.clearing = false;
};
const settleRestoring = (
  edits: WishlistEdits,
  { meta }: { meta: { arg: { originalArgs: { items: readonly { productId: number }[] } } } },
) => {
  for (const { productId } of meta.arg.originalArgs.items) delete edits.pressed[productId];
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
      .addMatcher(clearWishlist.matchPending, (edits) => {
        edits.clearing = true;
      })
      .addMatcher(restoreWishlist.matchPending, (edits, { meta }) => {
        for (const { productId } of meta.arg.originalArgs.items) edits.pressed[productId] = true;
      })
      .addMatcher(addToWishlist.matchFulfilled, settle)
      .addMatcher(addToWishlist.matchRejected, settle)
      .addMatcher(removeFromWishlist.matchFulfilled, settle)
      .addMatcher(removeFromWishlist.matchRejected, settle)
      .addMatcher(clearWishlist.matchFulfilled, settleClearing)
      .addMatcher(clearWishlist.matchRejected, settleClearing)
      .addMatcher(restoreWishlist.matchFulfilled, settleRestoring)
      .addMatcher(restoreWishlist.matchRejected, settleRestoring),
  selectors: { selectWishlistEdits: (edits) => edits },
});

export const { selectWishlistEdits } = wishlistEditsSlice.selectors;

/** The slices that tell which hearts are filled. */
interface Hearts {
  wishlist: WishlistState;
  wishlistEdits: WishlistEdits;
}

/** A press of this heart waits for its answer. */
export const selectIsHeartWaiting = ({ wishlistEdits }: Pick<Hearts, 'wishlistEdits'>, productId: number): boolean =>
  productId in wishlistEdits.pressed;

export const selectIsInWishlist = ({ wishlist, wishlistEdits }: Hearts, productId: number): boolean =>
  wishlistEdits.pressed[productId] ?? (!wishlistEdits.clearing && wishlist.productIds?.includes(productId) === true);

/**
 * For the badge: it moves with the heart, and is 0 on error (docs/requirements.md section 4); hearts stay as they are
 * known.
 */
export function selectWishlistCount({ wishlist, wishlistEdits }: Hearts): number {
  const wanted = new Set(wishlistEdits.clearing || wishlist.failed ? [] : wishlist.productIds);
  for (const [productId, isWanted] of Object.entries(wishlistEdits.pressed)) {
    if (isWanted) wanted.add(Number(productId));
    else wanted.delete(Number(productId));
  }
  return wanted.size;
}
