/** 'Save for later' moves a line to the wishlist (docs/requirements.md sections 2 and 4, Cart). */
import { screen, waitFor } from '@testing-library/react';
import type { CartItem } from '../../../src/contract/cart';
import { line } from '../../support/data/builders';
import { removalAnswers } from '../../support/answers/cartCalls';
import { guest } from '../../support/answers/guest';
import { callFails, callIsLost, cartIs } from '../../support/answers/handlers';
import { member, memberId, wishlistIs } from '../../support/answers/member';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { nothingIsInView } from '../../support/client/sight';

const jhabla = line({ productName: 'Mulmul jhabla', orderQuantity: 2 });

/** A cart that the line can be taken out of, and a wishlist; in which order they were asked. */
function shopTakes(lines: CartItem[]) {
  const { handlers, asked } = wishlistIs();
  const takeOut = removalAnswers(0, ({ search }) => {
    asked.push(`take out ${search}`);
    server.use(cartIs([]));
  });
  server.use(...handlers, cartIs(lines), takeOut.handler);
  return asked;
}

const takenOut = 'take out ?userId=u_1&productId=1&productColor=Blue&productSize=0-3M';
const save = () => screen.findByRole('button', { name: 'Save for later Mulmul jhabla, Blue, 0-3M' });

beforeEach(() => void nothingIsInView());

describe('Save for later', () => {
  it('puts it on the wishlist, then takes it out of the cart, and says both', async () => {
    const asked = shopTakes([jhabla]);
    const { user, store } = await renderScreen('/cart', { state: member({ lines: [jhabla] }) });
    await user.click(await save());
    expect(await screen.findByText('Product added to wishlist')).toBeVisible();
    expect(await screen.findByText('Product removed from cart')).toBeVisible();
    expect(asked).toEqual(['add 1', takenOut]);
    expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cart', level: 1 })).toHaveFocus();
    expect(store.getState()).toMatchObject({ cart: { count: 0 }, wishlist: { productIds: [1] } });
  });

  it('leaves it in the cart when the wishlist does not take it', async () => {
    const asked = shopTakes([jhabla]);
    server.use(callFails(`/wishlist/add/${memberId}`));
    const { user } = await renderScreen('/cart', { state: member({ lines: [jhabla] }) });
    await user.click(await save());
    expect(await screen.findByText('Something went wrong! Try again later')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Mulmul jhabla' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('says that it is in both when it cannot be taken out of the cart', async () => {
    shopTakes([jhabla]);
    server.use(callIsLost('/usercart/remove-product'));
    const { user } = await renderScreen('/cart', { state: member({ lines: [jhabla] }) });
    await user.click(await save());
    expect(
      await screen.findByText(
        'It is on your wishlist now, and still in your cart as well. ' +
          'We cannot reach the shop. Check your connection and try again.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Mulmul jhabla' })).toBeVisible();
  });
});

describe('Save for later, by a guest', () => {
  const saveAsGuest = async () => {
    const visitor = await renderScreen('/cart', { state: guest([jhabla]) });
    await visitor.user.click(await save());
    await waitFor(() => expect(address()).toBe('/login'));
    expect(visitor.store.getState().location.state).toMatchObject({ from: '/cart' });
    visitor.unmount();
  };

  it('waits for the login, and is done when a member comes back, once', async () => {
    const asked = shopTakes([jhabla]);
    await saveAsGuest();
    expect(asked).toEqual([]);
    const back = await renderScreen('/cart', { state: member({ lines: [jhabla] }) });
    expect(await screen.findByText('Product added to wishlist')).toBeVisible();
    expect(await screen.findByText('Product removed from cart')).toBeVisible();
    back.unmount();
    await renderScreen('/cart', { state: member() });
    expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
    expect(asked).toEqual(['add 1', takenOut]);
  });

  it('is forgotten when the guest comes back without a login', async () => {
    const asked = shopTakes([jhabla]);
    await saveAsGuest();
    const undecided = await renderScreen('/cart', { state: guest([jhabla]) });
    await save();
    await waitFor(() => expect(sessionStorage.getItem('save-for-later')).toBeNull());
    undecided.unmount();
    await renderScreen('/cart', { state: member({ lines: [jhabla] }) });
    await save();
    expect(asked).toEqual([]);
  });
});

describe('Save for later', () => {
  it('leads a member whose session has ended to the login, and is done after it', async () => {
    const asked = shopTakes([jhabla]);
    server.use(callFails(`/wishlist/add/${memberId}`, { code: 'UNAUTHENTICATED', message: 'Please log in.' }));
    const { user, unmount } = await renderScreen('/cart', { state: member({ lines: [jhabla] }) });
    await user.click(await save());
    await waitFor(() => expect(address()).toBe('/login'));
    unmount();
    server.resetHandlers();
    const after = shopTakes([jhabla]);
    await renderScreen('/cart', { state: member({ lines: [jhabla] }) });
    expect(await screen.findByText('Product removed from cart')).toBeVisible();
    expect(asked).toEqual([]);
    expect(after).toEqual(['add 1', takenOut]);
  });
});
