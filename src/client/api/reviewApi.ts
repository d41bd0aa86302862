/** What members say about products (SPEC.md section 7, 'Reviews'; CONTRACT.md section 3). */
import type { Review, ReviewBody } from '../../contract/review';
import { baseApi } from './baseApi';
import { rowsOnly } from './expected';
import { toReview, toReviews } from './review';

export const reviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    getReviews: build.query<Review[], number>({
      query: (productId) => `/product-ratings/product/${productId}`,
      transformResponse: toReviews,
      extraOptions: rowsOnly,
      providesTags: ['Reviews'],
    }),
    /** The product's mean follows at once, and with it every card that shows the product. */
    postReview: build.mutation<Review, ReviewBody>({
      query: (body) => ({ url: '/product-ratings', method: 'POST', body }),
      transformResponse: toReview,
      invalidatesTags: (_answer, error) => (error ? [] : ['Reviews', 'Catalogue']),
    }),
  }),
});

export const { useGetReviewsQuery, usePostReviewMutation } = reviewApi;
