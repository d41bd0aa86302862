/** Add to cart and Buy Now on the product page. */
import { act, screen, waitFor } from '@testing-library/react';
import { accountApi } from '../../../src/client/api/accountApi';
import type { CartChanged } from '../../../src/contract/cart';
import { sessionRestored } from '../../../src/client/store/events';
import { askOnceRestored } from '../../../src/client/store/identityKnown';
import { success } from '../../support/answers/answers';
import { product } from '../../support/data/builders';
import { addedBody, guestAddAnswers, guestsAreMade } from '../../support/answers/cartCalls';
import { optionsAre, productIs } from '../../support/answers/catalogue';
import { callFails, failure, newGuestIs, productIsAdded, sessionIs } from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { address } from '../../support/client/renderApp';
import { button, openProduct as open } from '../../support/client/productScreen';
import { server } from '../../support/answers/server';

const jhabla = product({ productId: 7, productQuantity: 12 });
const added = () => success<CartChanged>({ message: 'Product added to cart', count: 1 });
const guest = { auth: { userId: null, guestId: 'g_1' } };

beforeEach(() => {
  server.use(productIs(jhabla), optionsAre([]));
});

describe('adding to the cart', () => {
  const badge = (store: Awaited<ReturnType<typeof open>>['store']) => store.getState().cart.count;

  it('moves the badge before the answer, then says so and goes to the cart', async () => {
    const answer = held<void>();
    const { handler, asked } = guestAddAnswers(() => answer.promise.then(added));
    server.use(handler);
    const { user, store } = await open({ state: guest });
    await user.click(button('One more'));
    await user.click(button('Add to cart'));
    expect(address()).toBe('/productdetails/7');
    expect(badge(store)).toBe(1);
    answer.release();
    expect(await screen.findByText('Product added to cart')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(asked.map(({ search }) => search)).toEqual(['?guestId=g_1&productId=7&atLeast=true']);
    expect(asked.map(addedBody)).toEqual([
      { productName: 'Mulmul jhabla', productColor: 'Blue', productSize: '0-3M', totalQuantity: 2 },
    ]);
  });

  it('leaves who has gone elsewhere meanwhile where they are', async () => {
    const answer = held<void>();
    server.use(guestAddAnswers(() => answer.promise.then(added)).handler);
    const { user } = await open({ state: guest });
    await user.click(button('Add to cart'));
    await user.click(screen.getByRole('link', { name: /^Wishlist/ }));
    await waitFor(() => expect(address()).toBe('/login'));
    answer.release();
    expect(await screen.findByText('Product added to cart')).toBeVisible();
    expect(address()).toBe('/login');
  });

  it('goes to the checkout with Buy Now', async () => {
    server.use(guestAddAnswers().handler);
    const { user } = await open({ state: guest });
    await user.click(button('Buy Now'));
    await waitFor(() => expect(address()).toBe('/checkout'));
  });

  it('puts the badge back when the server refuses, and says how many are left', async () => {
    server.use(callFails('/api/guest-cart/add', { code: 'OUT_OF_STOCK', message: 'Short', stockQuantity: 2 }));
    const { user, store } = await open({ state: guest });
    await user.click(button('Add to cart'));
    expect(await screen.findByText('Currently, Few products are Out of Stock! Only 2 left.')).toBeVisible();
    expect(badge(store)).toBe(0);
    expect(address()).toBe('/productdetails/7');
  });

  it('makes a visitor a guest once, even on a double tap', async () => {
    const guests = guestsAreMade();
    const additions = guestAddAnswers();
    server.use(guests.handler, additions.handler);
    const { user } = await open();
    await user.dblClick(button('Add to cart'));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect([guests.asked, additions.asked].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('makes nobody a guest where it could not be asked who this is, and asks again at the next press', async () => {
    const guests = guestsAreMade();
    server.use(callFails('/users/session', { code: 'NOT_READY', message: '' }), guests.handler, productIsAdded(1));
    const { user, store } = await open({ state: { auth: { userId: null, guestId: null, doubt: 'unknown' } } });
    await act(async () => void (await store.dispatch(accountApi.endpoints.getSession.initiate())));
    await user.click(button('Add to cart'));
    expect(await screen.findByText('The shop is busy right now. Try again in a moment.')).toBeVisible();
    expect([guests.asked.length, badge(store)]).toEqual([0, 0]);
    server.use(sessionIs({ userId: 'u_1' }));
    await user.click(button('Add to cart'));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(guests.asked).toEqual([]);
  });

  it('takes no member for a visitor who presses before what was kept is back', async () => {
    const guests = guestsAreMade();
    server.use(sessionIs({ userId: 'u_1' }), guests.handler, productIsAdded(1));
    const { user, store } = await open({ state: { visit: { restored: false } } });
    void askOnceRestored(store);
    await user.click(button('Add to cart'));
    act(() => void store.dispatch(sessionRestored({})));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(guests.asked).toEqual([]);
    expect(store.getState().auth.userId).toBe('u_1');
  });

  it('adds another choice too that is pressed before the answer to the first', async () => {
    const answer = held<void>();
    const { handler, asked } = guestAddAnswers(() => answer.promise.then(added));
    server.use(productIs({ ...jhabla, productColor: 'Blue,White' }), handler);
    const { user } = await open({ state: guest });
    await user.click(button('Add to cart'));
    await user.click(screen.getByRole('radio', { name: 'White' }));
    await user.click(button('Add to cart'));
    answer.release();
    await waitFor(() => expect(asked.map((one) => addedBody(one).productColor)).toEqual(['Blue', 'White']));
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it('starts again as a new guest when the old session has ended, also where nobody answers for sessions', async () => {
    const { handler, asked } = guestAddAnswers(({ query }) =>
      query.guestId === 'g_1' ? failure({ code: 'UNAUTHENTICATED', message: '' }) : added(),
    );
    server.use(callFails('/users/session', { code: 'NOT_FOUND', message: '' }), newGuestIs('g_2'), handler);
    const { user } = await open({ state: guest });
    await user.click(button('Add to cart'));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(asked.map(({ query }) => query.guestId)).toEqual(['g_1', 'g_2']);
  });
});
