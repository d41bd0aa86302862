/** What members say about products (docs/requirements.md section 7, 'Reviews'; docs/contract.md section 3). */
import type { Review, ReviewBody } from '../../contract/review';
import { baseApi } from './baseApi';
import { rowsOnly } from './expected';
import { toReviews } from './review';
import type { Secret } from './secret';

interface NewReview extends Pick<ReviewBody, 'productId' | 'ratings'> {
  /** Whose it is, and what it says. */
  written: Secret<Omit<ReviewBody, 'productId' | 'ratings'>>;
}

export const reviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    getReviews: build.query<Review[], number>({
      query: (productId) => `/product-ratings/product/${productId}`,
      transformResponse: toReviews,
      extraOptions: rowsOnly,
      providesTags: ['Reviews'],
    }),
    /** The product's mean follows at once, and with it every card that shows the product; so do its reviews. */
    postReview: build.mutation<null, NewReview>({
      query: ({ written, ...rating }) => ({
        url: '/product-ratings',
        method: 'POST',
        body: { ...rating, ...written.reveal() },
      }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error) => (error ? [] : ['Reviews', 'Catalogue']),
    }),
  }),
});

export const { useGetReviewsQuery, usePostReviewMutation } = reviewApi;
