/**
 * A member's cart: the guest's ways, in the member's name (docs/requirements.md sections 4 and 7, Cart; decision 85).
 */
import { screen, waitFor } from '@testing-library/react';
import { line, product } from '../../support/data/builders';
import { cartAnswers, memberAddAnswers, quantityAnswers, removalAnswers } from '../../support/answers/cartCalls';
import { optionsAre, productIs } from '../../support/answers/catalogue';
import { callFails, cartIs } from '../../support/answers/handlers';
import { member } from '../../support/answers/member';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const jhabla = line({ productName: 'Mulmul jhabla', orderQuantity: 2 });

describe('cart of a member', () => {
  it('is asked for by the member’s id', async () => {
    const { handler, asked } = cartAnswers([jhabla]);
    server.use(handler);
    await renderScreen('/cart', { state: member() });
    expect(await screen.findByRole('heading', { name: 'Mulmul jhabla' })).toBeVisible();
    expect(asked.map(({ search }) => search)).toEqual(['?userId=u_1&pageSize=10000']);
  });

  it('takes a product in, without making a guest', async () => {
    const { handler, asked } = memberAddAnswers();
    server.use(productIs(product({ productId: 1 })), optionsAre([]), handler);
    const { user } = await renderScreen('/productdetails/1', { state: member() });
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText('Product added to cart')).toBeVisible();
    expect(address()).toBe('/cart');
    expect(asked.map(({ query }) => query)).toEqual([
      { userId: 'u_1', productId: '1', orderQuantity: '1', atLeast: 'true' },
    ]);
  });

  it('changes a quantity', async () => {
    const { handler, asked } = quantityAnswers();
    server.use(cartIs([jhabla]), handler);
    const { user } = await renderScreen('/cart', { state: member() });
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    await waitFor(() =>
      expect(asked.map(({ query }) => query)).toEqual([
        { userId: 'u_1', productId: '1', productColor: 'Blue', productSize: '0-3M', orderQuantity: '3' },
      ]),
    );
  });

  it('lets a product go', async () => {
    const { handler, asked } = removalAnswers(0);
    server.use(cartIs([jhabla]), handler);
    const { user } = await renderScreen('/cart', { state: member() });
    await user.click(await screen.findByRole('button', { name: /Delete/ }));
    expect(await screen.findByText('Product removed from cart')).toBeVisible();
    expect(asked.map(({ query }) => query)).toEqual([
      { userId: 'u_1', productId: '1', productColor: 'Blue', productSize: '0-3M' },
    ]);
  });

  it('leads to the login and back when the member’s session has ended', async () => {
    server.use(
      productIs(product({ productId: 1 })),
      optionsAre([]),
      callFails('/usercart/add-product', { code: 'UNAUTHENTICATED', message: 'Please log in.' }),
    );
    const { user, store } = await renderScreen('/productdetails/1', { state: member() });
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(store.getState().location.state).toMatchObject({ from: '/productdetails/1' });
    expect(store.getState()).toMatchObject({ auth: { userId: null }, cart: { lines: [], count: 0 } });
  });
});
