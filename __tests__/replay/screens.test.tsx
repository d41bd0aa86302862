/**
 * The store is the screen: every page of the shop, with something chosen on it, is shown again by a fresh app from the
 * serialised state.
 */
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../src/client/app/router/routes';
import { fetchSlick } from '../../src/client/ui/useSlick';
import { removalAnswers } from '../support/answers/cartCalls';
import { cartIs } from '../support/answers/handlers';
import { press } from '../support/client/press';
import { renderApp } from '../support/client/renderApp';
import { renderScreen } from '../support/client/renderFeature';
import { asGuest, asMember, openLivelyShop } from '../support/visits/replayRows';
import type { ReplayRow } from '../support/visits/replayRows';
import { expectSameScreen } from '../support/visits/sameScreen';
import { server } from '../support/answers/server';
import { settled } from '../support/client/settled';

openLivelyShop();

describe('Replay of a page as it came', () => {
  const paths: Record<string, [address: string, options: ReplayRow[2]]> = {
    '/': ['/', asGuest],
    '/shop': ['/shop?category=Men', asGuest],
    '/shop/:searchName': ['/shop/bib', asGuest],
    '/productdetails/:productId': ['/productdetails/7?color=Yellow', asMember],
    '/cart': ['/cart', asGuest],
    '/checkout': ['/checkout', asGuest],
    '/payment-successful': ['/payment-successful', asGuest],
    '/payment-unsuccessful': ['/payment-unsuccessful', asGuest],
    '/sale-products': ['/sale-products', asMember],
    '/contact': ['/contact', asGuest],
    '/grievance': ['/grievance', asMember],
    '/wishlist': ['/wishlist', asMember],
    '/profile': ['/profile', asMember],
    '/order-history': ['/order-history', asMember],
    '/about': ['/about', asGuest],
    '/login': ['/login', asGuest],
    '/signup': ['/signup', asGuest],
    '/forgot-password': ['/forgot-password', asGuest],
    '/reset': ['/reset?token=t', asGuest],
    '/careers': ['/careers', asGuest],
    '/faqs': ['/faqs', asGuest],
    '/privacy-policy': ['/privacy-policy', asGuest],
    '/return-policy': ['/return-policy', asGuest],
    '/sitemap': ['/sitemap', asGuest],
    '/terms-of-use': ['/terms-of-use', asGuest],
    '*': ['/nowhere', asGuest],
  };

  /** With the frame around it: a guest's, a member's, and that of a page that is not there. */
  const framed = ['/', '/sale-products', '*'];

  it.each(routes.map(({ path }) => path))('is the same again at %s', async (route) => {
    const [address, options] = paths[route] ?? [route];
    const page = await (framed.includes(route) ? renderApp : renderScreen)(address, options);
    await settled(page.store);
    await expectSameScreen(page);
  });
});

describe('Replay of what was chosen', () => {
  const rows: ReplayRow[] = [
    ['the picture of the home page’s top', '/', {}, async (page) => press(page, 'Picture 3 of 3')],
    [
      'another colour on the home page, and a slide of it',
      '/',
      {},
      async (page) => {
        await press(page, 'Red', 'Next: Products in Red');
        await waitFor(() => expect(page.store.getState().view.page.slide).toEqual({ 'explored-colour': 2 }));
      },
    ],
    [
      'a colour of the listing, and more of its brands',
      '/shop',
      {},
      async (page) => press(page, 'Blue', 'Show More of Brands', 'Show More of Categories'),
    ],
    ['an unfolded category', '/shop', {}, async (page) => press(page, 'Subcategories of Women')],
    [
      'the whole list',
      '/shop',
      {},
      async (page) => {
        await press(page, 'Load More');
        await screen.findByTitle('Bib 60');
        // The names of what is not drawn yet.
        await waitFor(() => expect(Object.keys(page.store.getState().api.queries).join()).toContain('getListingNames'));
      },
    ],
    [
      'options, pieces and a picture of a product',
      '/productdetails/7',
      {},
      async (page) => {
        await page.user.click(await screen.findByRole('radio', { name: 'Yellow' }));
        await press(page, 'One more', 'Next picture');
      },
    ],
    [
      'a product’s reviews, one of them read to its end',
      '/productdetails/7',
      asMember,
      async (page) => {
        await page.user.click(await screen.findByRole('tab', { name: /Reviews/ }));
        await press(page, 'Read more of what Parent 1 says', 'Next: Reviews');
        await waitFor(() =>
          expect(page.store.getState().view.page).toMatchObject({
            slide: { 'reviews:1': 1 },
            fold: { 'review:1': true },
            motion: { 'reviews:1': true },
          }),
        );
        await screen.findByRole('button', { name: 'Submit review' });
      },
    ],
    [
      'related products, further on',
      '/productdetails/7',
      {},
      async (page) => {
        await press(page, 'Next: Related products');
        await waitFor(() => expect(page.store.getState().view.page.slide).toEqual({ related: 1 }));
      },
    ],
    [
      'the form that ends an account',
      '/profile',
      asMember,
      async (page) => {
        await press(page, 'Delete account');
        await screen.findByRole('form', { name: 'Delete account' });
      },
    ],
    [
      'a line taken out of the cart, which can be brought back',
      '/cart',
      asGuest,
      async (page) => {
        server.use(removalAnswers(0).handler, cartIs([]));
        await press(page, /^Delete Mulmul jhabla/);
        await screen.findByRole('button', { name: 'Undo Mulmul jhabla' });
      },
    ],
    [
      'a customer’s story',
      '/about',
      {},
      async (page) => {
        await press(page, 'Next: Customer stories', 'Play: Customer stories', 'Pause: Customer stories');
      },
    ],
    [
      'an answer that was unfolded',
      '/faqs',
      {},
      async (page) => {
        const [first] = document.querySelectorAll('summary');
        await page.user.click(first as HTMLElement);
        await waitFor(() => expect(page.store.getState().view.page.fold).toEqual({ [first?.textContent ?? '']: true }));
      },
    ],
  ];

  it.each(rows)('is there again: %s', async (_, path, options, act) => {
    const page = await renderScreen(path, options);
    await act(page);
    await settled(page.store);
    await expectSameScreen(page);
  });

  it('is there again: what stands still on the home page and over it', async () => {
    const page = await renderApp('/');
    await press(page, 'Stop the announcements', 'Pause: videos');
    await settled(page.store);
    await expectSameScreen(page);
  });

  it('is there again: a group of the footer', async () => {
    const page = await renderApp('/faqs');
    await page.user.click(await screen.findByRole('tab', { name: 'Policy' }));
    expect(screen.getByRole('tab', { name: 'Policy' })).toHaveAttribute('aria-selected', 'true');
    await settled(page.store);
    await expectSameScreen(page);
  });

  it('is there again: places in the rows of the home page', async () => {
    // Where nothing moves by itself, so that every place is a chosen one.
    const asBefore = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...asBefore(query), matches: query.includes('reduced-motion') }));
    await fetchSlick();
    const page = await renderScreen('/');
    await press(page, 'Next: Deals of the day', 'Previous: Top sellers', 'Next: Categories');
    await waitFor(() =>
      expect(page.store.getState().view.page.slide).toEqual({ 'deals-of-the-day': 3, 'top-sellers': 1, categories: 1 }),
    );
    await settled(page.store);
    await expectSameScreen(page);
  });
});
