import { act, screen, waitFor, within } from '@testing-library/react';
import { accountApi } from '../../../src/client/api/accountApi';
import { sessionRestored } from '../../../src/client/store/events';
import { dealProduct, line, product } from '../../support/data/builders';
import { addedBody, memberAddAnswers } from '../../support/answers/cartCalls';
import { productIs } from '../../support/answers/catalogue';
import { callFails, cartIs, saleProductsAre, sessionIs } from '../../support/answers/handlers';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const member = { auth: { userId: 'u_1', guestId: null } };
const jhabla = dealProduct({ productId: 7, productName: 'Indigo star jhabla', mrp: 124999, purRate: 99999 });
const booties = dealProduct({ productId: 8, productName: 'Felt booties', minStk: 3 });
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article') as HTMLElement);

/** What is put into the cart. */
function cartTakes() {
  const { handler, asked } = memberAddAnswers();
  server.use(handler);
  return () => asked.map((one) => ({ query: one.query, body: addedBody(one) }));
}

/** A visitor of whom it is not known yet who they are; `learnWho` tells it, and they are led to the login. */
async function openUnknown() {
  server.use(sessionIs());
  const { user, store, unmount } = await renderScreen('/sale-products', { state: { visit: { restored: false } } });
  const learnWho = async () => {
    await act(async () => {
      store.dispatch(sessionRestored({}));
      await store.dispatch(accountApi.endpoints.getSession.initiate());
    });
    await waitFor(() => expect(address()).toBe('/login'));
    unmount();
  };
  return { user, learnWho };
}

describe('Add to Cart on the sale page', () => {
  it('puts one piece into the member’s cart and goes there', async () => {
    server.use(saleProductsAre([jhabla, booties]));
    const taken = cartTakes();
    const { user } = await renderScreen('/sale-products', { state: member });
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Indigo star jhabla' }));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(taken()).toEqual([
      {
        query: { userId: 'u_1', productId: '7', orderQuantity: '1', atLeast: 'true' },
        body: { productName: 'Indigo star jhabla', productColor: '', productSize: '', totalQuantity: 1 },
      },
    ]);
    expect(await screen.findByText('Product added to cart')).toBeVisible();
  });

  it('takes the first colour and size there is, to be changed in the cart', async () => {
    server.use(
      saleProductsAre([jhabla]),
      productIs(product({ productId: 7, productColor: 'Indigo,White', productSize: '0-3 M,3-6 M' })),
    );
    const taken = cartTakes();
    const { user } = await renderScreen('/sale-products', { state: member });
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Indigo star jhabla' }));
    await waitFor(() =>
      expect(taken().map(({ body }) => body)).toMatchObject([{ productColor: 'Indigo', productSize: '0-3 M' }]),
    );
  });

  it('is a way to the cart for what lies in it', async () => {
    server.use(saleProductsAre([jhabla, booties]), cartIs([line({ productId: 8, productName: 'Felt booties' })]));
    const { user } = await renderScreen('/sale-products', { state: member });
    const added = await screen.findByRole('link', { name: 'Added to Cart: Felt booties' });
    expect(added).toHaveTextContent('Added to Cart');
    expect(screen.getByRole('button', { name: 'Add to Cart: Indigo star jhabla' })).toBeVisible();
    await user.click(added);
    expect(address()).toBe('/cart');
  });

  it('stays here and says why when the stock has gone', async () => {
    server.use(
      saleProductsAre([jhabla]),
      callFails('/usercart/add-product', { code: 'OUT_OF_STOCK', message: 'Sold out.', stockQuantity: 0 }),
    );
    const { user } = await renderScreen('/sale-products', { state: member });
    const button = await screen.findByRole('button', { name: 'Add to Cart: Indigo star jhabla' });
    await user.click(button);
    expect(await screen.findByText('Currently, Few products are Out of Stock!')).toBeVisible();
    expect(address()).toBe('/sale-products');
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
  });

  it('sends a visitor to the login, who comes back to find it added', async () => {
    server.use(saleProductsAre([jhabla, booties]));
    const taken = cartTakes();
    const visitor = await renderScreen('/sale-products');
    await visitor.user.click(await screen.findByRole('button', { name: 'Add to Cart: Felt booties' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(window.history.state.state).toMatchObject({ from: '/sale-products' });
    expect(taken()).toEqual([]);
    visitor.unmount();

    await renderScreen('/sale-products', { state: member });
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(taken().map(({ query }) => query.productId)).toEqual(['8']);
  });

  it('keeps what a visitor pressed before it was known who this is', async () => {
    server.use(saleProductsAre([booties]));
    const taken = cartTakes();
    const { user, learnWho } = await openUnknown();
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Felt booties' }));
    await learnWho();

    await renderScreen('/sale-products', { state: member });
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(taken().map(({ query }) => query.productId)).toEqual(['8']);
  });

  it('brings all in that a visitor pressed before the page led to the login', async () => {
    server.use(saleProductsAre([jhabla, booties]));
    const taken = cartTakes();
    const { user, learnWho } = await openUnknown();
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Felt booties' }));
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Indigo star jhabla' }));
    await learnWho();

    await renderScreen('/sale-products', { state: member });
    await waitFor(() =>
      expect(
        taken()
          .map(({ query }) => query.productId)
          .sort(),
      ).toEqual(['7', '8']),
    );
  });

  it('forgets what a visitor wanted who comes back without a login', async () => {
    server.use(saleProductsAre([jhabla]));
    const taken = cartTakes();
    const visitor = await renderScreen('/sale-products');
    await visitor.user.click(await screen.findByRole('button', { name: 'Add to Cart: Indigo star jhabla' }));
    await waitFor(() => expect(address()).toBe('/login'));
    visitor.unmount();
    const undecided = await renderScreen('/sale-products');
    await card('Indigo star jhabla');
    await waitFor(() => expect(sessionStorage.getItem('sale-add')).toBeNull());
    undecided.unmount();

    await renderScreen('/sale-products', { state: member });
    await screen.findByRole('button', { name: 'Add to Cart: Indigo star jhabla' });
    expect(taken()).toEqual([]);
    // The address bar is no witness here: the visits before have stores that write to it too.
    expect(screen.getByRole('heading', { level: 1, name: 'Sale Products' })).toBeVisible();
  });
});
