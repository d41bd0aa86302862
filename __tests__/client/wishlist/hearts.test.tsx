/** Hearts on cards (docs/requirements.md sections 4 and 8, Wishlist). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { accountApi } from '../../../src/client/api/accountApi';
import { takePendingIntent } from '../../../src/client/browser/pendingIntent';
import { sessionRestored } from '../../../src/client/store/events';
import type { MessageAnswer } from '../../../src/contract/common';
import type { WishlistItem } from '../../../src/contract/wishlist';
import { success } from '../../support/answers/answers';
import type { Answer } from '../../support/answers/answers';
import { product } from '../../support/data/builders';
import {
  anyListingIs,
  callFails,
  callIsLost,
  callWaits,
  sessionIs,
  topSellersAre,
} from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { member, memberId, wishlistAnswers, wishlistIs, wishlistItem } from '../../support/answers/member';
import { address, renderApp } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const jhabla = product({ productId: 1, productName: 'Mulmul jhabla' });
const socks = product({ productId: 2, productName: 'Bamboo socks' });
const add = () => screen.findByRole('button', { name: 'Add Mulmul jhabla to the wishlist' });
const remove = () => screen.findByRole('button', { name: 'Remove Mulmul jhabla from the wishlist' });
const badge = (items: string) => screen.findByRole('link', { name: `Wishlist, ${items}` });

beforeEach(() => server.use(anyListingIs([jhabla, socks])));

describe('Hearts on cards', () => {
  it('are filled for what is on the list, and the badge counts it', async () => {
    server.use(...wishlistIs(1, 7).handlers);
    await renderScreen('/shop', { state: member() });
    expect(await remove()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Bamboo socks to the wishlist' })).toBeVisible();
    expect(await badge('2 items')).toHaveTextContent('2');
  });

  it('put a product on the list and say so', async () => {
    const { handlers, asked } = wishlistIs();
    server.use(...handlers);
    const { user } = await renderScreen('/shop', { state: member() });
    await user.click(await add());
    expect(await screen.findByText('Product added to wishlist')).toBeVisible();
    expect(await remove()).toBeVisible();
    expect(await badge('1 item')).toHaveTextContent('1');
    expect(asked).toEqual(['add 1']);
  });

  it('take a product off the list and say so', async () => {
    const { handlers, asked } = wishlistIs(1);
    server.use(...handlers);
    const { user } = await renderScreen('/shop', { state: member() });
    await user.click(await remove());
    expect(await screen.findByText('Product removed from wishlist')).toBeVisible();
    expect(await add()).toBeVisible();
    expect(await badge('0 items')).toHaveTextContent('0');
    expect(asked).toEqual(['delete 1']);
  });

  it('fill at the tap, before the server has answered', async () => {
    const answer = held<Response>();
    const { handlers, asked } = wishlistIs();
    server.use(callWaits(`/wishlist/add/${memberId}`, answer.promise, { once: true }), ...handlers);
    const { user } = await renderScreen('/shop', { state: member() });
    await user.click(await add());
    expect(await badge('1 item')).toBeVisible();
    // A second tap waits for the first one's answer.
    await user.click(await remove());
    answer.release(success<MessageAnswer>({ message: 'Done.' }));
    expect(await screen.findByText('Product added to wishlist')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('stay filled when an answer about the list from before the tap comes after it', async () => {
    const [first, second] = [held<Awaited<Answer<WishlistItem[]>>>(), held<Awaited<Answer<WishlistItem[]>>>()];
    const { handler, asked } = wishlistAnswers((time) => (time === 1 ? first : second).promise);
    server.use(handler, ...wishlistIs().handlers);
    const { user } = await renderScreen('/shop', { state: member() });
    await user.click(await add());
    expect(await screen.findByText('Product added to wishlist')).toBeVisible();
    first.release(success([]));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await remove()).toBeVisible();
    expect(await badge('1 item')).toBeVisible();
    second.release(success([wishlistItem(1)]));
  });

  it('go back when the server does not add', async () => {
    server.use(callFails(`/wishlist/add/${memberId}`), ...wishlistIs().handlers);
    const { user } = await renderScreen('/shop', { state: member() });
    await user.click(await add());
    expect(await screen.findByText('Something went wrong! Try again later')).toBeVisible();
    expect(await add()).toBeVisible();
    expect(await badge('0 items')).toBeVisible();
  });

  it('come back when the server does not remove', async () => {
    server.use(callIsLost(`/wishlist/delete/${memberId}/1`), ...wishlistIs(1).handlers);
    const { user } = await renderScreen('/shop', { state: member() });
    await user.click(await remove());
    expect(await screen.findByText('Something went wrong! Try again later')).toBeVisible();
    expect(await remove()).toBeVisible();
  });

  it('count nothing when the list cannot be had', async () => {
    server.use(callFails(`/wishlist/get/${memberId}`));
    await renderScreen('/shop', { state: member({ wished: [1, 7] }) });
    expect(await badge('0 items')).toHaveTextContent('0');
  });

  it('lead a guest to the login, with the place to come back to', async () => {
    const { user, store } = await renderScreen('/shop?color=Blue');
    await user.click(await add());
    await waitFor(() => expect(address()).toBe('/login'));
    expect(store.getState().location.state).toMatchObject({ from: '/shop?color=Blue' });
  });
});

// The whole page: the frame fills the heart that a card of some screen has left waiting.
describe('Hearts that sent a guest to the login', () => {
  const pressAsGuest = async (remain: 'filled' | 'left') => {
    const visitor = await renderApp('/shop?color=Blue');
    await visitor.user.click(await add());
    await waitFor(() => expect(address()).toBe('/login'));
    visitor.unmount();
    if (remain === 'filled') return;
    const undecided = await renderApp('/shop?color=Blue');
    await add();
    await waitFor(() => expect(sessionStorage.getItem('heart')).toBeNull());
    undecided.unmount();
  };

  it('are filled when a member comes back, once', async () => {
    const { handlers, asked } = wishlistIs();
    server.use(...handlers);
    await pressAsGuest('filled');
    const back = await renderApp('/shop?color=Blue', { state: member() });
    expect(await screen.findByText('Product added to wishlist')).toBeVisible();
    expect(await remove()).toBeVisible();
    back.unmount();
    await renderApp('/shop?color=Blue', { state: member({ wished: [1] }) });
    expect(await remove()).toBeVisible();
    expect(asked).toEqual(['add 1']);
  });

  it('wait while the member is still on the way through the account pages', async () => {
    const { handlers, asked } = wishlistIs();
    server.use(...handlers);
    await pressAsGuest('filled');
    const { user } = await renderApp('/terms-of-use', { state: member() });
    await screen.findByRole('heading', { level: 1 });
    expect(asked).toEqual([]);
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Jhabla & Co/ }));
    expect(await screen.findByText('Product added to wishlist')).toBeVisible();
    expect(asked).toEqual(['add 1']);
  });

  it('are forgotten when the guest comes back without a login', async () => {
    const { handlers, asked } = wishlistIs();
    server.use(...handlers);
    await pressAsGuest('left');
    await renderApp('/shop?color=Blue', { state: member() });
    expect(await badge('0 items')).toBeVisible();
    expect(await add()).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe('Hearts on cards', () => {
  it('take no member for a guest while the page still learns who this is', async () => {
    const { handlers, asked } = wishlistIs();
    server.use(...handlers, sessionIs({ userId: memberId }));
    const { user, store } = await renderScreen('/shop', { state: { visit: { restored: false } } });
    await user.click(await add());
    act(() => {
      store.dispatch(sessionRestored({}));
      void store.dispatch(accountApi.endpoints.getSession.initiate());
    });
    expect(await screen.findByText('Product added to wishlist')).toBeVisible();
    expect(address()).toBe('/shop');
    expect(asked).toEqual(['add 1']);
  });

  // The whole page: its frame must leave the heart waiting.
  it('keep what a visitor pressed before it was known who this is', async () => {
    server.use(sessionIs());
    const { user, store } = await renderApp('/shop', { state: { visit: { restored: false } } });
    await user.click(await add());
    await act(async () => {
      store.dispatch(sessionRestored({}));
      await store.dispatch(accountApi.endpoints.getSession.initiate());
    });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(takePendingIntent('heart')).toBe(1);
  });

  it('lead a member whose session has ended to the login, and forget who it was', async () => {
    server.use(
      callFails(`/wishlist/add/${memberId}`, { code: 'UNAUTHENTICATED', message: 'Please log in.' }),
      ...wishlistIs().handlers,
    );
    const { user, store } = await renderScreen('/shop', { state: member() });
    await user.click(await add());
    await waitFor(() => expect(address()).toBe('/login'));
    expect(screen.getByText('Your visit has ended. Please log in or start again.')).toBeVisible();
    expect(store.getState().auth.userId).toBeNull();
    expect(store.getState().location.state).toMatchObject({ from: '/shop' });
  });

  it('are on the top sellers of the home page', async () => {
    const { handlers, asked } = wishlistIs();
    server.use(topSellersAre([jhabla]), ...handlers);
    const { user } = await renderScreen('/', { state: member() });
    const sellers = await screen.findByRole('group', { name: 'Top sellers' });
    await user.click(within(sellers).getByRole('button', { name: 'Add Mulmul jhabla to the wishlist' }));
    expect(await screen.findByText('Product added to wishlist')).toBeVisible();
    expect(asked).toEqual(['add 1']);
  });
});
