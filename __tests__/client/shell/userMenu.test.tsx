/**
 * What is the member's own in the header, and the way out (docs/requirements.md section 2, Header; section 4, Logout).
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { mergedFromOtherTab } from '../../../src/client/store/events';
import { ownPagesAreEmpty } from '../../support/answers/access';
import { visitEnds } from '../../support/answers/accountCalls';
import { line } from '../../support/data/builders';
import { cartCountAnswers } from '../../support/answers/cartCalls';
import { callFails, callIsLost, cartCountIs } from '../../support/answers/handlers';
import { member, wishlistIs } from '../../support/answers/member';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { renderHeader } from '../../support/client/renderHeader';
import { server } from '../../support/answers/server';

const opener = () => screen.getByRole('button', { name: 'Your account' });
/** Its list is fetched when it is wanted. */
const listIsHere = () => screen.findByRole('menu');
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('The user menu', () => {
  it.each([
    ['Account', '/profile'],
    ['Orders', '/order-history'],
    ['Wishlist', '/wishlist'],
  ])('leads to %s', async (name, path) => {
    const { user } = renderHeader('/nowhere', { state: member() });
    await user.click(opener());
    await listIsHere();
    await user.click(item(name));
    expect(address()).toBe(path);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('is walked with the arrow keys, Home, End and first letters', async () => {
    const { user } = renderHeader('/nowhere', { state: member() });
    opener().focus();
    await user.keyboard('{ArrowDown}');
    await listIsHere();
    expect(item('Account')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Orders')).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(item('Logout')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(item('Account')).toHaveFocus();
    await user.keyboard('{End}');
    expect(item('Logout')).toHaveFocus();
    await user.keyboard('w');
    expect(item('Wishlist')).toHaveFocus();
  });

  it('opens at its end with the upward arrow', async () => {
    const { user } = renderHeader('/nowhere', { state: member() });
    opener().focus();
    await user.keyboard('{ArrowUp}');
    await listIsHere();
    expect(item('Logout')).toHaveFocus();
  });

  it('gives the focus back on Escape', async () => {
    const { user } = renderHeader('/nowhere', { state: member() });
    await user.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    await listIsHere();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus or the pointer goes elsewhere', async () => {
    const { user } = await renderScreen('/nowhere', { state: member() });
    await user.click(opener());
    await listIsHere();
    await user.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(opener());
    await listIsHere();
    await user.click(screen.getByRole('main'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('counts a member’s cart by the member’s id', async () => {
    const { handler, asked } = cartCountAnswers(4);
    server.use(handler);
    renderHeader('/nowhere', { state: member() });
    expect(await screen.findByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
    expect(asked.map(({ query }) => query.userId)).toEqual(['u_1']);
  });
});

describe('Logout', () => {
  const pressLogout = async (user: Awaited<ReturnType<typeof renderScreen>>['user']) => {
    await user.click(opener());
    await listIsHere();
    await user.click(item('Logout'));
  };

  it('ends the session, empties the badges, says so and goes home', async () => {
    const ended = visitEnds();
    server.use(cartCountIs(1), ...wishlistIs(1, 2).handlers, ended.handler);
    const { user, store } = await renderScreen('/cart', { state: member({ lines: [line()] }) });
    expect(await screen.findByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible();
    await pressLogout(user);
    expect(await screen.findByText('Logout successfully')).toBeVisible();
    expect(address()).toBe('/');
    expect(ended.asked).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Wishlist, 0 items' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up/Login' })).toHaveAttribute('href', '/login');
    expect(store.getState()).toMatchObject({
      auth: { userId: null, guestId: null },
      cart: { lines: [] },
      coupon: { code: null },
    });
  });

  it('leaves none of the server’s answers about the member behind', async () => {
    server.use(visitEnds().handler);
    const { user, store } = await renderScreen('/cart', { state: member() });
    // The whole id: a request's random one may begin like it.
    const membersId = /"u_1\\?"/;
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toMatch(membersId));
    await pressLogout(user);
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).not.toMatch(membersId));
  });

  it('leaves nothing behind that was typed or begun, and tells the other tabs', async () => {
    server.use(callFails('/users/logout'));
    window.sessionStorage.setItem('contactDraft', JSON.stringify({ name: 'Asha' }));
    const { user } = await renderScreen('/faqs', { state: member() });
    await pressLogout(user);
    await waitFor(() => expect(address()).toBe('/'));
    await waitFor(() => expect(Object.keys(window.sessionStorage)).toEqual([]));
    expect(window.localStorage.getItem('memberLeftAt')).not.toBeNull();
  });

  it.each(['/wishlist', '/profile', '/order-history'])('on %s leads home, not to the login', async (path) => {
    server.use(callFails('/users/logout'), ...ownPagesAreEmpty());
    const { user } = await renderScreen(path, { state: member() });
    await pressLogout(user);
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByText('Logout successfully')).toBeVisible();
    expect(address()).toBe('/');
  });

  it.each([
    ['refuses', callFails('/users/logout')],
    ['is out of reach', callIsLost('/users/logout')],
  ])('says so and goes home even when the server %s', async (_, trouble) => {
    server.use(trouble);
    const { user, store } = renderHeader('/nowhere', { state: member() });
    await pressLogout(user);
    expect(await screen.findByText('Logout successfully')).toBeVisible();
    expect(address()).toBe('/');
    expect(store.getState().auth.userId).toBeNull();
  });

  it('in another tab takes the menu away here', async () => {
    const { user, store } = renderHeader('/nowhere', { state: member() });
    await user.click(opener());
    await listIsHere();
    act(
      () =>
        void store.dispatch(
          mergedFromOtherTab({ auth: { userId: null, guestId: null }, wishlist: { productIds: [] } }),
        ),
    );
    expect(screen.getByRole('link', { name: 'Sign up/Login' })).toBeVisible();
    expect(store.getState().panel.open).toBeNull();
  });
});

describe('The mobile menu of a member', () => {
  it('unfolds and folds what is the member’s own', async () => {
    const { user } = renderHeader('/nowhere', { state: member() });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const toggle = menu.getByRole('button', { name: 'Your account' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(menu.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/profile');
    expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/order-history');
    expect(menu.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist');
    expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
    await user.click(toggle);
    expect(menu.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('logs out', async () => {
    server.use(callFails('/users/logout'));
    const { user } = renderHeader('/nowhere', { state: member() });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(menu.getByRole('button', { name: 'Your account' }));
    await user.click(menu.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logout successfully')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes when the phone is turned and the wide header is there', async () => {
    let turn = () => undefined as void;
    const ordinary = window.matchMedia;
    window.matchMedia = (query) => ({
      ...ordinary(query),
      matches: false,
      addEventListener: (_: string, listener: unknown) => {
        turn = listener as () => void;
      },
    });
    const { user } = renderHeader('/nowhere', { state: member() });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    act(() => turn());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    window.matchMedia = ordinary;
  });
});
