/** Add to cart and Buy Now on the product page. */
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { accountApi } from '../../../src/client/api/accountApi';
import { product } from '../../support/builders';
import { optionsAre, productIs } from '../../support/catalogue';
import { held } from '../../support/guest';
import { callFails, failure, host, newGuestIs, productIsAdded, sessionIs } from '../../support/handlers';
import { address } from '../../support/renderApp';
import { button, openProduct as open } from '../../support/productScreen';
import { server } from '../../support/server';

const jhabla = product({ productId: 7, productQuantity: 12 });
const guest = { auth: { userId: null, guestId: 'g_1' } };

beforeEach(() => {
  server.use(productIs(jhabla), optionsAre([]));
});

describe('adding to the cart', () => {
  const badge = (store: Awaited<ReturnType<typeof open>>['store']) => store.getState().cart.count;
  const addAnswers = (answer: Parameters<typeof http.post>[1]) => http.post(`${host}/api/guest-cart/add`, answer);

  it('moves the badge before the answer, then says so and goes to the cart', async () => {
    let sent: unknown;
    let asked = '';
    const answer = held<undefined>();
    server.use(
      addAnswers(async ({ request }) => {
        asked = new URL(request.url).search;
        sent = await request.json();
        await answer.promise;
        return HttpResponse.json({ message: 'Added', count: 1 });
      }),
    );
    const { user, store } = await open({ state: guest });
    await user.click(button('One more'));
    await user.click(button('Add to cart'));
    expect(address()).toBe('/productdetails/7');
    expect(badge(store)).toBe(1);
    answer.release(undefined);
    expect(await screen.findByText('Product added to cart')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(asked).toBe('?guestId=g_1&productId=7&atLeast=true');
    expect(sent).toEqual({ productName: 'Mulmul jhabla', productColor: 'Blue', productSize: '0-3M', totalQuantity: 2 });
  });

  it('leaves who has gone elsewhere meanwhile where they are', async () => {
    const answer = held<undefined>();
    server.use(
      addAnswers(async () => {
        await answer.promise;
        return HttpResponse.json({ message: 'Added', count: 1 });
      }),
    );
    const { user } = await open({ state: guest });
    await user.click(button('Add to cart'));
    await user.click(screen.getByRole('link', { name: /^Wishlist/ }));
    await waitFor(() => expect(address()).toBe('/login'));
    answer.release(undefined);
    expect(await screen.findByText('Product added to cart')).toBeVisible();
    expect(address()).toBe('/login');
  });

  it('goes to the checkout with Buy Now', async () => {
    server.use(addAnswers(() => HttpResponse.json({ message: 'Added', count: 1 })));
    const { user } = await open({ state: guest });
    await user.click(button('Buy Now'));
    await waitFor(() => expect(address()).toBe('/checkout'));
  });

  it('puts the badge back when the server refuses, and says how many are left', async () => {
    server.use(addAnswers(() => failure({ code: 'OUT_OF_STOCK', message: 'Short', stockQuantity: 2 })));
    const { user, store } = await open({ state: guest });
    await user.click(button('Add to cart'));
    expect(await screen.findByText('Currently, Few products are Out of Stock! Only 2 left.')).toBeVisible();
    expect(badge(store)).toBe(0);
    expect(address()).toBe('/productdetails/7');
  });

  it('makes a visitor a guest once, even on a double tap', async () => {
    let guests = 0;
    let added = 0;
    server.use(
      http.post(`${host}/api/guest/create`, () => HttpResponse.json({ guestId: `g_${(guests += 1)}` })),
      addAnswers(() => HttpResponse.json({ message: 'Added', count: (added += 1) })),
    );
    const { user } = await open();
    await user.dblClick(button('Add to cart'));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect([guests, added]).toEqual([1, 1]);
  });

  it('makes nobody a guest where it could not be asked who this is, and asks again at the next press', async () => {
    let guests = 0;
    server.use(
      callFails('/users/session', { code: 'NOT_READY', message: '' }),
      http.post(`${host}/api/guest/create`, () => HttpResponse.json({ guestId: `g_${(guests += 1)}` })),
      productIsAdded(1),
    );
    const { user, store } = await open({ state: { auth: { userId: null, guestId: null, doubt: 'unknown' } } });
    await act(async () => void (await store.dispatch(accountApi.endpoints.getSession.initiate())));
    await user.click(button('Add to cart'));
    expect(await screen.findByText('The shop is busy right now. Try again in a moment.')).toBeVisible();
    expect([guests, badge(store)]).toEqual([0, 0]);
    server.use(sessionIs({ userId: 'u_1' }));
    await user.click(button('Add to cart'));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(guests).toBe(0);
  });

  it('adds another choice too that is pressed before the answer to the first', async () => {
    const answer = held<undefined>();
    const sent: unknown[] = [];
    server.use(
      productIs({ ...jhabla, productColor: 'Blue,White' }),
      addAnswers(async ({ request }) => {
        sent.push(((await request.json()) as { productColor: string }).productColor);
        await answer.promise;
        return HttpResponse.json({ message: 'Added', count: sent.length });
      }),
    );
    const { user } = await open({ state: guest });
    await user.click(button('Add to cart'));
    await user.click(screen.getByRole('radio', { name: 'White' }));
    await user.click(button('Add to cart'));
    answer.release(undefined);
    await waitFor(() => expect(sent).toEqual(['Blue', 'White']));
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it('starts again as a new guest when the old session has ended, also where nobody answers for sessions', async () => {
    const owners: (string | null)[] = [];
    server.use(
      callFails('/users/session', { code: 'NOT_FOUND', message: '' }),
      newGuestIs('g_2'),
      addAnswers(({ request }) => {
        const owner = new URL(request.url).searchParams.get('guestId');
        owners.push(owner);
        return owner === 'g_1' ? failure({ code: 'UNAUTHENTICATED', message: '' }) : HttpResponse.json({ message: 'Added', count: 1 });
      }),
    );
    const { user } = await open({ state: guest });
    await user.click(button('Add to cart'));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(owners).toEqual(['g_1', 'g_2']);
  });
});
