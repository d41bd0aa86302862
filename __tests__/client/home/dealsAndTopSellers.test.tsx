/** The two carousels of products on the home page: Deal Of The Day and Top Seller Excellence. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DealsOfTheDay } from '../../../src/client/features/home/DealsOfTheDay';
import { TopSellers } from '../../../src/client/features/home/TopSellers';
import { product } from '../../support/data/builders';
import { dealsAre, topSellersAre } from '../../support/answers/handlers';
import { renderFeature } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const carousel = (name: string) => screen.findByRole('group', { name });
/** The shopper moves, by which react-slick is fetched. */
async function moving(user: UserEvent) {
  await user.hover(screen.getByRole('heading', { name: 'Deal Of The Day' }));
  await waitFor(() => expect(document.querySelector('.deals .slick-track')).not.toBeNull());
}
const five = [1, 2, 3, 4, 5].map((productId) => product({ productId, productName: `Jhabla ${productId}` }));

describe('Deal Of The Day', () => {
  it('starts on the middle one and tells its name, prices, rating and the way there', async () => {
    server.use(dealsAre(five.map((one) => ({ ...one, productMRP: 124999, productRate: 99999, productRatings: 4 }))));
    renderFeature(<DealsOfTheDay />);
    const deals = within(await carousel('Deals of the day'));
    expect(screen.getByRole('heading', { name: 'Deal Of The Day' })).toBeVisible();
    expect(deals.getByRole('link', { name: 'Shop Now: Jhabla 3' })).toHaveAttribute('href', '/productdetails/3');
    const middle = deals.getByText('Jhabla 3').closest('article') as HTMLElement;
    expect(middle).toHaveClass('deal-active');
    expect(middle).toHaveTextContent('₹99,999');
    expect(middle).toHaveTextContent('₹1,24,999');
    expect(middle).toHaveTextContent('4.0');
  });

  it('shows 0 for a product nobody has rated', async () => {
    server.use(dealsAre([product({ productRatings: 0 })]));
    renderFeature(<DealsOfTheDay />);
    const card = (await carousel('Deals of the day')).querySelector('.deal-rating');
    expect(card).toHaveTextContent('Rating 0');
  });

  it('brings a neighbour to the middle when it is tapped', async () => {
    server.use(dealsAre(five));
    const { user } = renderFeature(<DealsOfTheDay />);
    const deals = within(await carousel('Deals of the day'));
    await moving(user);
    await user.click(deals.getByText('Jhabla 4').closest('article') as HTMLElement);
    await waitFor(() => expect(deals.getByText('Jhabla 4').closest('article')).toHaveClass('deal-active'));
    expect(deals.getByText('Jhabla 3').closest('article')).not.toHaveClass('deal-active');
  });

  it('counts a second press while the first still moves the slides', async () => {
    server.use(dealsAre(five));
    const { user } = renderFeature(<DealsOfTheDay />);
    const deals = within(await carousel('Deals of the day'));
    await moving(user);
    const next = deals.getByRole('button', { name: 'Next: Deals of the day' });
    await user.click(next);
    await user.click(next);
    await waitFor(() => expect(deals.getByText('Jhabla 5').closest('article')).toHaveClass('deal-active'));
  });

  it('can be paused and moved by buttons', async () => {
    server.use(dealsAre(five));
    const { user } = renderFeature(<DealsOfTheDay />);
    await carousel('Deals of the day');
    await user.click(screen.getByRole('button', { name: 'Pause: Deals of the day' }));
    expect(screen.getByRole('button', { name: 'Play: Deals of the day' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next: Deals of the day' })).toBeVisible();
  });
});

describe('Top Seller Excellence', () => {
  it('shows the first five with their stars, and no way to buy what is out of stock', async () => {
    server.use(
      topSellersAre([
        { ...five[0], productRatings: 4.4, productQuantity: 0 } as never,
        ...five.slice(1),
        product({ productId: 6, productName: 'Sixth' }),
      ]),
    );
    renderFeature(<TopSellers renderCorner={() => null} />);
    const sellers = within(await carousel('Top sellers'));
    expect(sellers.queryByText('Sixth')).not.toBeInTheDocument();
    expect(sellers.getByText('Out of Stock').closest('button')).toBeDisabled();
    expect(sellers.getByText('Jhabla 2').closest('a')).toHaveAttribute('href', '/productdetails/2');
    const first = sellers.getByText('Jhabla 1').closest('article') as HTMLElement;
    expect(first).toHaveTextContent('(4.4)');
    expect(first.querySelector('.stars')).toHaveClass('stars-4');
  });
});
