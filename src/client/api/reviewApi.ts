/** What members say about products (docs/requirements.md section 7, 'Reviews'; docs/contract.md section 3). */
import { clamp } from '../../contract/rules/clamp';
import { STARS_MAX } from '../../contract/rules/limits';
import type { Review, ReviewBody } from '../../contract/review';
import { entries, fieldsOf, text, toFlag, toNumber } from '../lib/decode';
import { baseApi } from './baseApi';
import { rowsOnly } from './expected';
import type { Secret } from './secret';

/**
 * A review as any backend may send it → the review the screens can rely on (decision 11). Nobody's e-mail address is
 * kept (decision 54).
 */
function toReview(answer: unknown): Review {
  const raw = fieldsOf(answer);
  return {
    id: toNumber(raw.id, 0),
    userName: text(raw.userName).trim(),
    email: '',
    message: text(raw.message).trim(),
    ratings: clamp(0, Math.round(toNumber(raw.ratings, 0)), STARS_MAX),
    productId: toNumber(raw.productId, 0),
    verifiedPurchase: toFlag(raw.verifiedPurchase),
    answer: text(raw.answer).trim(),
  };
}

const toReviews = (answer: unknown): Review[] => entries(answer).map(toReview);

interface NewReview extends Pick<ReviewBody, 'productId' | 'ratings'> {
  /** Whose it is, and what it says. */
  written: Secret<Omit<ReviewBody, 'productId' | 'ratings'>>;
}

const reviewApi = baseApi.injectEndpoints({
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
