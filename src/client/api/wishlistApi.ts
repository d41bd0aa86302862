/** A member's wishlist (docs/requirements.md section 7, 'Wishlist'; docs/contract.md section 6). */
import type { WishlistItem } from '../../contract/wishlist';
import { loadChunk } from '../browser/loadChunk';
import { baseApi } from './baseApi';
import type { ApiError } from './errors';
import { rowsOnly } from './expected';

interface Entry {
  userId: string;
  productId: number;
}

const of = (userId: string) => encodeURIComponent(userId);

/** The body is the bare product id, as JSON. */
const adding = ({ userId, productId }: Entry) => ({
  url: `/wishlist/add/${of(userId)}`,
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(productId),
});

/** What was cleared, newest first, as the list showed it. */
export interface Cleared {
  userId: string;
  items: WishlistItem[];
}

/** Product ids that did not come back. */
export interface Restored {
  /** Off the shelves meanwhile. */
  gone: number[];
  /** Not added now; another try may do it. */
  missing: number[];
}

export const wishlistApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<WishlistItem[], string>({
      query: (userId) => `/wishlist/get/${of(userId)}`,
      // A visitor has no list: what reads one comes with the first.
      transformResponse: async (answer: unknown) =>
        (await loadChunk(() => import(/* webpackChunkName: "wishlist-items" */ './wishlistItem'), 'part')).toWishlist(
          answer,
        ),
      extraOptions: rowsOnly,
      providesTags: ['Wishlist'],
    }),
    addToWishlist: build.mutation<unknown, Entry>({ query: adding, invalidatesTags: ['Wishlist'] }),
    removeFromWishlist: build.mutation<unknown, Entry>({
      query: ({ userId, productId }) => ({ url: `/wishlist/delete/${of(userId)}/${productId}`, method: 'DELETE' }),
      invalidatesTags: ['Wishlist'],
    }),
    clearWishlist: build.mutation<unknown, string>({
      query: (userId) => ({ url: `/wishlist/delete-all/${of(userId)}/clear`, method: 'DELETE' }),
      invalidatesTags: ['Wishlist'],
    }),
    /**
     * Puts back what was cleared (decision 59c). No call does that, so it adds one after the other, the oldest first: a
     * list is in the order in which it was added. Without a network nobody waits for each of the rest.
     */
    restoreWishlist: build.mutation<Restored, Cleared>({
      queryFn: async ({ userId, items }, _store, _options, send) => {
        const wanted = items.map(({ productId }) => productId).reverse();
        const restored: Restored = { gone: [], missing: [] };
        for (const [index, productId] of wanted.entries()) {
          const { error } = (await send(adding({ userId, productId }))) as { error?: ApiError };
          if (error?.status === 401) return { error };
          if (error?.status === 0)
            return { data: { ...restored, missing: [...restored.missing, ...wanted.slice(index)] } };
          if (error) (error.status === 404 ? restored.gone : restored.missing).push(productId);
        }
        return { data: restored };
      },
      // Shown at once, as it was; the server's own list follows.
      onQueryStarted: ({ userId, items }, { dispatch }) => {
        const back = new Set(items.map(({ productId }) => productId));
        dispatch(
          wishlistApi.util.updateQueryData('getWishlist', userId, (now) => [
            ...items,
            ...now.filter(({ productId }) => !back.has(productId)),
          ]),
        );
      },
      invalidatesTags: ['Wishlist'],
    }),
  }),
});

export const {
  useGetWishlistQuery,
  useAddToWishlistMutation,
  useRemoveFromWishlistMutation,
  useClearWishlistMutation,
} = wishlistApi;
