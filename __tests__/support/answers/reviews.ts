/** What members have said about a product, and a shop that takes their words down. */
import { HttpResponse, http } from 'msw';
import type { User } from '../../../src/contract/account';
import type { Review, ReviewBody } from '../../../src/contract/review';
import { accountOf } from './accountCalls';
import { host } from './handlers';
import { memberId } from './member';

export const review = (known: Partial<Review> = {}): Review => ({
  id: 1,
  userName: 'A grandmother in Thane',
  email: 'a…@example.com',
  message: 'So soft that she fell asleep in it.',
  ratings: 5,
  productId: 7,
  verifiedPurchase: false,
  ...known,
});

export const reviewsAre = (reviews: Review[]) =>
  http.get(`${host}/product-ratings/product/:productId`, () => HttpResponse.json(reviews));

/** The account that the member's name and e-mail address come from. */
export const profileIs = (known: Partial<User> = {}) =>
  http.get(`${host}/users/userByID/${memberId}`, () => HttpResponse.json(accountOf(known)));

/** The list as the server has it: a member's review comes first. What was sent is written down. */
export function shopTakesReviews(...before: Review[]) {
  let reviews = before;
  const sent: ReviewBody[] = [];
  const handlers = [
    http.get(`${host}/product-ratings/product/:productId`, () => HttpResponse.json(reviews)),
    http.post(`${host}/product-ratings`, async ({ request }) => {
      const body = (await request.json()) as ReviewBody;
      sent.push(body);
      const published = review({ ...body, id: 99 });
      reviews = [published, ...reviews.filter(({ id }) => id !== 99)];
      return HttpResponse.json(published, { status: 201 });
    }),
  ];
  return { handlers, sent };
}
