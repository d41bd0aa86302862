/** What was deleted from the cart can be taken back (docs/requirements.md section 8, Cart). */
import { act, screen, waitFor } from '@testing-library/react';
import { signedOut } from '../../../src/client/store/events';
import type { CartItem } from '../../../src/contract/cart';
import { line } from '../../support/data/builders';
import { cartKeeps } from '../../support/answers/cartCalls';
import { guest } from '../../support/answers/guest';
import { callIsLost } from '../../support/answers/handlers';
import { member } from '../../support/answers/member';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { nothingIsInView } from '../../support/client/sight';

const jhabla = line({ productName: 'Mulmul jhabla', productRate: 399, orderQuantity: 3 });
const socks = line({ productId: 2, productName: 'Bamboo socks', productColor: '', productSize: '' });

const undo = (name = 'Mulmul jhabla') => screen.findByRole('button', { name: `Undo ${name}` });

async function deleted(
  start: CartItem[],
  stock?: number,
  state: Parameters<typeof renderScreen>[1] = { state: guest(start) },
) {
  const { handlers, ...cart } = cartKeeps(start, stock);
  server.use(...handlers);
  const shop = await renderScreen('/cart', state);
  await shop.user.click(await screen.findByRole('button', { name: /^Delete Mulmul jhabla/ }));
  expect(await screen.findByText('Product removed from cart')).toBeVisible();
  await undo();
  return { ...shop, ...cart };
}

beforeEach(() => void nothingIsInView());

describe('deleted line of the cart', () => {
  it('comes back with its quantity, colour and size', async () => {
    const { user, sent, store } = await deleted([jhabla, socks]);
    expect(screen.queryByRole('heading', { name: 'Mulmul jhabla' })).not.toBeInTheDocument();
    await user.click(await undo());
    expect(await screen.findByText('Product added to cart')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Mulmul jhabla' })).toBeVisible();
    expect(sent).toEqual([
      {
        query: { guestId: 'g_1', productId: '1', atLeast: 'true' },
        body: { productName: 'Mulmul jhabla', productColor: 'Blue', productSize: '0-3M', totalQuantity: 3 },
      },
    ]);
    await waitFor(() => expect(store.getState().cart.count).toBe(2));
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Cart', level: 1 })).toHaveFocus();
  });

  it('comes back to a member’s cart, in the member’s name', async () => {
    const { user, sent } = await deleted([jhabla], 12, { state: member({ lines: [jhabla] }) });
    expect(screen.getByText(/Your cart is empty/)).toBeVisible();
    await user.click(await undo());
    expect(await screen.findByRole('heading', { name: 'Mulmul jhabla' })).toBeVisible();
    expect(sent[0]?.query).toMatchObject({ userId: 'u_1', productId: '1', orderQuantity: '3' });
  });

  it('takes the focus to Undo when it was deleted by the keyboard', async () => {
    server.use(...cartKeeps([jhabla]).handlers);
    const { user } = await renderScreen('/cart', { state: guest([jhabla]) });
    (await screen.findByRole('button', { name: /^Delete Mulmul jhabla/ })).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await undo()).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Mulmul jhabla' })).toBeVisible();
  });

  it('offers each of two deletions', async () => {
    const { user } = await deleted([jhabla, socks]);
    await user.click(screen.getByRole('button', { name: /^Delete Bamboo socks/ }));
    await undo('Bamboo socks');
    await user.click(await undo());
    expect(await screen.findByRole('heading', { name: 'Mulmul jhabla' })).toBeVisible();
    await user.click(await undo('Bamboo socks'));
    expect(await screen.findByRole('heading', { name: 'Bamboo socks' })).toBeVisible();
  });

  it('brings back what is left when there are fewer by now', async () => {
    const { user, sent } = await deleted([jhabla], 2);
    await user.click(await undo());
    expect(await screen.findByText('Only 2 left now: that is what is back in your cart.')).toBeVisible();
    expect(await screen.findByText('2', { selector: 'output' })).toBeVisible();
    expect(sent.map(({ body }) => body.totalQuantity)).toEqual([3, 2]);
  });

  it('says so when the stock has gone, and can be tried again', async () => {
    const { user, store, shelf } = await deleted([jhabla], 0);
    await user.click(await undo());
    expect(await screen.findByText('Currently, Few products are Out of Stock!')).toBeVisible();
    expect(store.getState().cart).toMatchObject({ lines: [], count: 0 });
    shelf.stock = 3;
    await user.click(screen.getByRole('button', { name: 'Try again Mulmul jhabla' }));
    expect(await screen.findByText('Product added to cart')).toBeVisible();
  });

  it('loses nothing when the shop is out of reach', async () => {
    const { user } = await deleted([jhabla]);
    server.use(callIsLost('/api/guest-cart/add', { once: true }));
    await user.click(await undo());
    expect(await screen.findByText('We cannot reach the shop. Check your connection and try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again Mulmul jhabla' }));
    expect(await screen.findByText('Product added to cart')).toBeVisible();
  });

  it('is not for the next person at this browser', async () => {
    const { store } = await deleted([jhabla], 12, { state: member({ lines: [jhabla] }) });
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument());
  });
});
