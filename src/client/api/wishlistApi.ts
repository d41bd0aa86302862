/** A member's wishlist (SPEC.md section 7, 'Wishlist'; CONTRACT.md section 6). */
import type { WishlistItem } from '../../contract/wishlist';
import { baseApi } from './baseApi';
import { toWishlist } from './wishlistItem';

interface Entry {
  userId: string;
  productId: number;
}

const of = (userId: string) => encodeURIComponent(userId);

export const wishlistApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<WishlistItem[], string>({
      query: (userId) => `/wishlist/get/${of(userId)}`,
      transformResponse: toWishlist,
      providesTags: ['Wishlist'],
    }),
    /** The body is the bare product id, as JSON. */
    addToWishlist: build.mutation<unknown, Entry>({
      query: ({ userId, productId }) => ({
        url: `/wishlist/add/${of(userId)}`,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(productId),
      }),
      invalidatesTags: ['Wishlist'],
    }),
    removeFromWishlist: build.mutation<unknown, Entry>({
      query: ({ userId, productId }) => ({ url: `/wishlist/delete/${of(userId)}/${productId}`, method: 'DELETE' }),
      invalidatesTags: ['Wishlist'],
    }),
    clearWishlist: build.mutation<unknown, string>({
      query: (userId) => ({ url: `/wishlist/delete-all/${of(userId)}/clear`, method: 'DELETE' }),
      invalidatesTags: ['Wishlist'],
    }),
  }),
});

export const { useGetWishlistQuery, useAddToWishlistMutation, useRemoveFromWishlistMutation, useClearWishlistMutation } = wishlistApi;
