/** The product page's tabs (docs/requirements.md section 2, Product detail). */
import { screen, waitFor, within } from '@testing-library/react';
import { product } from '../../support/data/builders';
import { optionsAre, productIs } from '../../support/answers/catalogue';
import { renderScreen } from '../../support/client/renderFeature';
import { review, reviewsAre } from '../../support/answers/reviews';
import { server } from '../../support/answers/server';

const jhabla = product({ productId: 7 });
const tab = (name: string) => screen.getByRole('tab', { name });
const open = async (path = '/productdetails/7') => {
  const page = await renderScreen(path);
  await screen.findByRole('heading', { level: 1, name: 'Mulmul jhabla' });
  return page;
};

beforeEach(() => {
  server.use(productIs(jhabla), optionsAre([]), reviewsAre([review()]));
});

describe('tabs of a product', () => {
  it('opens the description first and asks for no reviews', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    await open();
    expect(tab('Description')).toHaveAttribute('aria-selected', 'true');
    expect(within(screen.getByRole('tabpanel', { name: 'Description' })).getByText('Soft as a cloud.')).toBeVisible();
    expect(screen.queryByRole('tabpanel', { name: 'Reviews' })).toBeNull();
    expect(asked.filter((path) => path.startsWith('/product-ratings'))).toEqual([]);
    server.events.removeAllListeners();
  });

  it('opens the reviews with a press, and the store says so', async () => {
    const { user, store } = await open();
    await user.click(tab('Reviews'));
    expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('So soft that she fell asleep in it.')).toBeVisible();
    expect(screen.queryByText('Soft as a cloud.')).toBeNull();
    expect(store.getState().productChoice.tab).toBe('reviews');
  });

  it('follows the arrow keys round, and Home and End', async () => {
    const { user } = await open();
    await user.click(tab('Description'));
    for (const [key, name] of [
      ['{ArrowRight}', 'Reviews'],
      ['{ArrowRight}', 'Description'],
      ['{ArrowLeft}', 'Reviews'],
      ['{Home}', 'Description'],
      ['{End}', 'Reviews'],
    ] as const) {
      await user.keyboard(key);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    expect(tab('Description')).toHaveAttribute('tabindex', '-1');
  });

  it('opens the reviews that an address names', async () => {
    await open('/productdetails/7?tab=reviews');
    expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('So soft that she fell asleep in it.')).toBeVisible();
  });

  it('leads from the stars to the reviews', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '7 reviews' }));
    expect(tab('Reviews')).toHaveFocus();
    expect(await screen.findByText('So soft that she fell asleep in it.')).toBeVisible();
  });

  it('invites to the first review of what nobody has rated', async () => {
    server.use(productIs({ ...jhabla, productRatings: 0, rating: 0, no_of_rating: 0 }), reviewsAre([]));
    const { user } = await open();
    expect(screen.getByText('Not rated yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Write a review' }));
    await waitFor(() => expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true'));
  });

  it('tells why to buy here', async () => {
    await open();
    const why = within(screen.getByRole('region', { name: 'Why Us' }));
    expect(await why.findByRole('heading', { name: 'One family, since 1999' })).toBeVisible();
    expect(why.getByRole('heading', { name: 'Ten days to send it back' })).toBeVisible();
    expect(why.getByRole('link', { name: 'Return Policy' })).toHaveAttribute('href', '/return-policy');
  });
});
