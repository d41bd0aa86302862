/** Which products the member put on the wishlist: enough for hearts and the badge. */
import { createSlice } from '@reduxjs/toolkit';
import { mergedFromOtherTab, signedOut } from './events';

interface WishlistState {
  productIds: number[];
}

const empty: WishlistState = { productIds: [] };

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: empty,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(signedOut, () => empty).addCase(mergedFromOtherTab, (wishlist, { payload }) => payload.wishlist ?? wishlist),
  selectors: { selectWishlistCount: (wishlist) => wishlist.productIds.length },
});

export const { selectWishlistCount } = wishlistSlice.selectors;
