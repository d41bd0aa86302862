/** A member's cart: the guest's ways, in the member's name (SPEC.md sections 4 and 7, Cart; DECISIONS.md T85). */
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { line, product } from '../../support/builders';
import { optionsAre, productIs } from '../../support/catalogue';
import { callFails, cartIs, host } from '../../support/handlers';
import { member } from '../../support/member';
import { address } from '../../support/renderApp';
import { renderScreen } from '../../support/renderFeature';
import { server } from '../../support/server';

const jhabla = line({ productName: 'Mulmul jhabla', orderQuantity: 2 });

/** Answers a call of the cart and writes down its query. */
function answers(path: string, body: object) {
  const asked: Record<string, string>[] = [];
  const handler = http.post(`${host}${path}`, ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return HttpResponse.json(body as never);
  });
  return { handler, asked };
}

describe('cart of a member', () => {
  it('is asked for by the member’s id', async () => {
    const asked: string[] = [];
    server.use(
      http.post(`${host}/usercart/in-cart`, ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json([jhabla]);
      }),
    );
    await renderScreen('/cart', { state: member() });
    expect(await screen.findByRole('heading', { name: 'Mulmul jhabla' })).toBeVisible();
    expect(asked).toEqual(['?userId=u_1&pageSize=10000']);
  });

  it('takes a product in, without making a guest', async () => {
    const { handler, asked } = answers('/usercart/add-product', { message: 'Product added to cart', count: 1 });
    server.use(productIs(product({ productId: 1 })), optionsAre([]), handler);
    const { user } = await renderScreen('/productdetails/1', { state: member() });
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText('Product added to cart')).toBeVisible();
    expect(address()).toBe('/cart');
    expect(asked).toEqual([{ userId: 'u_1', productId: '1', orderQuantity: '1', atLeast: 'true' }]);
  });

  it('changes a quantity', async () => {
    const { handler, asked } = answers('/usercart/update-quantity', { orderQuantity: 3 });
    server.use(cartIs([jhabla]), handler);
    const { user } = await renderScreen('/cart', { state: member() });
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    await waitFor(() => expect(asked).toEqual([{ userId: 'u_1', productId: '1', productColor: 'Blue', productSize: '0-3M', orderQuantity: '3' }]));
  });

  it('lets a product go', async () => {
    const { handler, asked } = answers('/usercart/remove-product', { message: 'Product removed from cart', count: 0 });
    server.use(cartIs([jhabla]), handler);
    const { user } = await renderScreen('/cart', { state: member() });
    await user.click(await screen.findByRole('button', { name: /Delete/ }));
    expect(await screen.findByText('Product removed from cart')).toBeVisible();
    expect(asked).toEqual([{ userId: 'u_1', productId: '1', productColor: 'Blue', productSize: '0-3M' }]);
  });

  it('leads to the login and back when the member’s session has ended', async () => {
    server.use(productIs(product({ productId: 1 })), optionsAre([]), callFails('/usercart/add-product', { code: 'UNAUTHENTICATED', message: 'Please log in.' }));
    const { user, store } = await renderScreen('/productdetails/1', { state: member() });
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(store.getState().location.state).toMatchObject({ from: '/productdetails/1' });
    expect(store.getState()).toMatchObject({ auth: { userId: null }, cart: { lines: [], count: 0 } });
  });
});
