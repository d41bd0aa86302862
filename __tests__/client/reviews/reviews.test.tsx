/** Reading reviews (docs/requirements.md sections 2 and 9; decisions 38, 53, 54). */
import { screen, within } from '@testing-library/react';
import { reviewSummary } from '../../../src/client/features/reviews/reviewSummary';
import { success } from '../../support/answers/answers';
import { product } from '../../support/data/builders';
import { optionsAre, productIs } from '../../support/answers/catalogue';
import { backendSays, callFails, callWaits } from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { renderScreen } from '../../support/client/renderFeature';
import { review, reviewsAre } from '../../support/answers/reviews';
import { server } from '../../support/answers/server';

const open = () => renderScreen('/productdetails/7?tab=reviews');
const panel = async () => within(await screen.findByRole('tabpanel', { name: 'Reviews' }));
const carousel = async () => within(await (await panel()).findByRole('group', { name: 'Reviews' }));

beforeEach(() => {
  server.use(productIs(product({ productId: 7 })), optionsAre([]));
});

describe('reviews of a product', () => {
  it('shows who said what, with how many stars, and who has bought it here', async () => {
    server.use(
      reviewsAre([
        review({ verifiedPurchase: true }),
        review({ id: 2, userName: 'An uncle', message: 'Runs small.', ratings: 3 }),
      ]),
    );
    await open();
    const [first, second] = (await (await carousel()).findAllByRole('article')).map((card) => within(card));
    expect(first?.getByRole('heading', { name: 'A grandmother in Thane' })).toBeVisible();
    expect(first?.getByText('So soft that she fell asleep in it.')).toBeVisible();
    expect(first?.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible();
    expect(first?.getByText('Verified purchase')).toBeVisible();
    expect(second?.getByRole('img', { name: 'Rated 3 out of 5' })).toBeVisible();
    expect(second?.queryByText('Verified purchase')).toBeNull();
  });

  it('shows what the shop answers below what it answers, as the shop’s, and as the text that it is', async () => {
    const answer = 'Thank you! See https://shop.example <b>now</b>';
    const said = review({ message: 'See https://evil.example', answer });
    server.use(reviewsAre([said, review({ id: 2, userName: 'An uncle' })]));
    await open();
    const [first, second] = (await (await carousel()).findAllByRole('article')).map((card) => within(card));
    expect(first?.getByRole('heading', { level: 4, name: 'Jhabla & Co. answers' })).toBeVisible();
    expect(first?.getByText(answer)).toBeVisible();
    expect(first?.queryByRole('link')).toBeNull();
    expect(second?.queryByRole('heading', { level: 4 })).toBeNull();
  });

  it('cuts a long answer until it is opened, and not what it answers', async () => {
    server.use(reviewsAre([review({ answer: 'Thank you. '.repeat(40) })]));
    const { user } = await open();
    const answer = 'of what the shop answers A grandmother in Thane';
    await user.click(await (await carousel()).findByRole('button', { name: `Read more ${answer}` }));
    const less = (await carousel()).getByRole('button', { name: `Read less ${answer}` });
    expect(less).toHaveAttribute('aria-expanded', 'true');
  });

  it('moves by itself and can be paused', async () => {
    server.use(reviewsAre([review(), review({ id: 2 })]));
    const { user } = await open();
    await user.click(await (await panel()).findByRole('button', { name: 'Pause: Reviews' }));
    expect((await panel()).getByRole('button', { name: 'Play: Reviews' })).toBeVisible();
  });

  it('tells mean and count in words', async () => {
    server.use(reviewsAre([review()]));
    await open();
    expect(await screen.findByText('4.3 out of 5 stars, from 7 reviews')).toBeVisible();
    expect(screen.getByText('The newest 1 are shown.')).toBeVisible();
  });

  it.each([
    [{ productRatings: 4.3, no_of_rating: 7 }, [5], '4.3 out of 5 stars, from 7 reviews'],
    [{ productRatings: 0, no_of_rating: 0 }, [5, 4, 4], '4.3 out of 5 stars, from 3 reviews'],
    [{ productRatings: 2, no_of_rating: 1 }, [2], '2 out of 5 stars, from 1 review'],
  ])('of %j and a list of %j says %s', (known, ratings, words) => {
    expect(
      reviewSummary(
        known,
        ratings.map((stars) => ({ ratings: stars })),
      ).words,
    ).toBe(words);
  });

  it('cuts a long review until it is opened', async () => {
    server.use(reviewsAre([review({ message: 'Soft. '.repeat(60) })]));
    const { user } = await open();
    const more = await (
      await carousel()
    ).findByRole('button', { name: 'Read more of what A grandmother in Thane says' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(
      (await carousel()).getByRole('button', { name: 'Read less of what A grandmother in Thane says' }),
    ).toHaveAttribute('aria-expanded', 'true');
  });

  it('says No Reviews Available, and leads to the form', async () => {
    server.use(reviewsAre([]));
    const { user } = await open();
    expect(await screen.findByText('No Reviews Available')).toBeVisible();
    await screen.findByRole('form', { name: 'Write a review' });
    await user.click(screen.getByRole('button', { name: 'Write the first review' }));
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  });

  it('keeps the reviews’ room while they are on the way', async () => {
    const answer = held<Response>();
    server.use(callWaits('/product-ratings/product/7', answer.promise));
    await open();
    await screen.findByRole('form', { name: 'Write a review' });
    expect((await panel()).getByText('Loading...')).toBeInTheDocument();
    answer.release(success([review()]));
    await carousel();
    expect((await panel()).queryByText('Loading...')).toBeNull();
  });

  it('offers to try again when they do not arrive', async () => {
    server.use(callFails('/product-ratings/product/7'));
    const { user } = await open();
    const again = await (await panel()).findByRole('button', { name: 'Try again' });
    expect((await panel()).getByText('Something went wrong! Try again later')).toBeVisible();
    server.use(reviewsAre([review()]));
    await user.click(again);
    expect(await screen.findByText('So soft that she fell asleep in it.')).toBeVisible();
  });

  it('reads loose answers, and shows no e-mail address of anybody', async () => {
    const loose = {
      id: '4',
      userName: 'An aunt',
      email: 'aunt@example.com',
      message: 'Lovely.',
      ratings: '4',
      productId: '7',
    };
    server.use(backendSays('/product-ratings/product/7', [loose]));
    const { store } = await open();
    expect(await (await carousel()).findByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
    expect(document.body.textContent).not.toContain('aunt@example.com');
    expect(JSON.stringify(store.getState().api.queries)).not.toContain('aunt@example.com');
  });
});
