/** The store is the screen, also while an answer is on its way, and where none came. */
import { screen, waitFor } from '@testing-library/react';
import { success } from '../support/answers/answers';
import { line } from '../support/data/builders';
import { guest } from '../support/answers/guest';
import { callFails, callWaits, cartIs } from '../support/answers/handlers';
import { held } from '../support/lib/held';
import { member } from '../support/answers/member';
import { press } from '../support/client/press';
import { renderScreen } from '../support/client/renderFeature';
import { asGuest, asMember, dialog, openLivelyShop } from '../support/visits/replayRows';
import type { ReplayRow } from '../support/visits/replayRows';
import { expectSameScreen } from '../support/visits/sameScreen';
import { server } from '../support/answers/server';
import { settled } from '../support/client/settled';

openLivelyShop();

describe('Replay of a call on its way', () => {
  it.each<ReplayRow>([
    ['a press of Add to cart', '/productdetails/7', asGuest, (page) => press(page, 'Add to cart')],
    ['a deal that goes into the cart', '/sale-products', asMember, (page) => press(page, /^Add to Cart/)],
    [
      'another number of pieces',
      '/cart',
      asGuest,
      async (page) => {
        await settled(page.store);
        await press(page, 'One more');
      },
    ],
    [
      'an order that is being cancelled',
      '/order-history',
      asMember,
      async (page) => {
        await press(page, 'Cancel Order 7K3M-9QX2');
        await page.user.click((await dialog()).getByRole('button', { name: 'Cancel Order' }));
        expect((await dialog()).getByText('Cancelling…')).toBeVisible();
      },
    ],
    ['a heart', '/productdetails/7', asMember, (page) => press(page, 'Add Mulmul jhabla to the wishlist')],
    [
      'a filtered list, with the one before it still there',
      '/shop',
      {},
      async (page) => {
        await settled(page.store);
        await press(page, 'Blue');
        await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
        expect(screen.getByTitle('Bib 1')).toBeInTheDocument();
      },
    ],
  ])('is on its way again: %s', async (_, path, options, act) => {
    const answer = held<Response>();
    const calls = [
      '/usercart/add-product',
      '/api/guest-cart/add',
      '/usercart/update-quantity',
      '/orders/status/:serialNo',
      '/wishlist/add/:userId',
      '/api/customProducts/color',
    ];
    server.use(...calls.map((call) => callWaits(call, answer.promise)));
    const page = await renderScreen(path, options);
    await act(page);
    await waitFor(() => {
      const { queries, mutations } = page.store.getState().api;
      const pending = [...Object.values(queries), ...Object.values(mutations)].filter(
        (call) => call?.status === 'pending',
      );
      expect(pending).toHaveLength(1);
    });
    await expectSameScreen(page);
    answer.release(success({}));
  });
});

describe('Replay of what did not come', () => {
  it.each([
    ['the products', '/shop', '/api/customProducts/all', {}],
    ['the product', '/productdetails/7', '/products/productId', {}],
    ['the cart', '/cart', '/usercart/in-cart', { state: guest() }],
    ['the wishlist', '/wishlist', '/wishlist/get/:userId', asMember],
    ['the orders', '/order-history', '/orders/summary', asMember],
    ['the deals', '/sale-products', '/products/deal-of-day-products', {}],
    ['the reviews', '/productdetails/7?tab=reviews', '/product-ratings/product/:productId', {}],
    ['every part of the home page', '/', '/homepage/:part/:call', {}],
  ])('is said again: %s', async (_, path, call, options) => {
    server.use(callFails(call));
    const page = await renderScreen(path, options);
    await settled(page.store);
    if (path.includes('reviews')) await screen.findByRole('button', { name: 'Submit review' });
    await expectSameScreen(page);
  });

  /** A page of which a part was fetched in vain. */
  const without = (part: string, pathname: string) => ({
    view: { page: { notice: { [part]: 'did not arrive' } }, frame: {}, over: {}, pathname },
  });

  it.each([
    ['a screen', 'screen', '/about', 'Check your connection and try again.', 'About Jhabla & Co.'],
    [
      'a tab’s list',
      'reviews',
      '/productdetails/7',
      'The reviews did not arrive. Check your connection and try again.',
      'What parents say',
    ],
  ])('is said again of %s, and it is asked for when the shopper wants', async (_, part, path, words, heading) => {
    const page = await renderScreen(path, {
      state: {
        ...member(),
        ...without(part, path),
        productChoice: { colour: null, size: null, quantity: 1, picture: 0, tab: 'reviews' },
      },
    });
    expect(await screen.findByText(words)).toBeVisible();
    if (part === 'reviews') await screen.findByRole('button', { name: 'Submit review' });
    await settled(page.store);
    await expectSameScreen(page);
    await press(page, 'Try again');
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  it('is said again of a line that could not be taken out', async () => {
    server.use(cartIs([line()]), callFails('/usercart/remove-product'));
    const page = await renderScreen('/cart', asGuest);
    await press(page, /^Delete Mulmul jhabla/);
    await settled(page.store);
    await waitFor(() => expect(page.store.getState().toasts).toHaveLength(1));
    await expectSameScreen(page);
  });
});
