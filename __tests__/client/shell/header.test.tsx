import { screen, waitFor, within } from '@testing-library/react';
import { accountApi } from '../../../src/client/api/accountApi';
import type { SessionAnswer } from '../../../src/contract/account';
import { success } from '../../support/answers/answers';
import { category, line, picture } from '../../support/data/builders';
import { cartCountAnswers } from '../../support/answers/cartCalls';
import {
  callFails,
  callWaits,
  cartCountIs,
  categoriesAre,
  flashHeadersAre,
  menuIs,
} from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { address } from '../../support/client/renderApp';
import { renderHeader } from '../../support/client/renderHeader';
import { server } from '../../support/answers/server';
import { write } from '../../support/client/write';

const guest = { auth: { userId: null, guestId: 'g_1' } };
// A <header> inside <main> is no banner, but the testing library cannot tell.
const header = () => screen.getAllByRole('banner')[0] as HTMLElement;
const strip = () => screen.findByRole('list', { name: 'Shop by category' });
const headerSearch = () => within(header()).getByRole('searchbox');

describe('The header', () => {
  it('leads home by its logo and to each category by its menu', async () => {
    server.use(menuIs([{ id: 1, name: 'Corporate Gifts' }]));
    const { user } = renderHeader('/nowhere');
    const menu = screen.getByRole('navigation', { name: 'Categories' });
    await user.click(await within(menu).findByRole('link', { name: 'Corporate Gifts' }));
    expect(address()).toBe('/shop?category=Corporate%20Gifts');
    await user.click(within(header()).getByRole('link', { name: 'Jhabla & Co.' }));
    expect(address()).toBe('/');
  });

  it('marks the category the shopper is in', async () => {
    server.use(
      menuIs([
        { id: 1, name: 'Corporate Gifts' },
        { id: 2, name: 'Kids' },
      ]),
    );
    renderHeader('/shop?category=corporategifts');
    const menu = screen.getByRole('navigation', { name: 'Categories' });
    expect(await within(menu).findByRole('link', { name: 'Corporate Gifts' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getByRole('link', { name: 'Kids' })).not.toHaveAttribute('aria-current');
  });

  it('searches for the trimmed term on Enter', async () => {
    const { user } = renderHeader('/nowhere');
    await write(user, headerSearch(), '  मुलमुल & more ');
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/shop?search=${encodeURIComponent('मुलमुल & more')}`);
  });

  it('searches by the button', async () => {
    const { user } = renderHeader('/nowhere');
    await write(user, headerSearch(), 'socks');
    await user.click(within(header()).getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/shop?search=socks');
  });

  it('does nothing about a blank search', async () => {
    const { user } = renderHeader('/nowhere');
    await user.type(headerSearch(), '   {Enter}');
    expect(address()).toBe('/nowhere');
  });

  it('takes a hundred characters at most', () => {
    renderHeader('/nowhere');
    expect(headerSearch()).toHaveAttribute('maxlength', '100');
  });

  it('shows zero in both badges of a new shopper, who is led to the login', () => {
    renderHeader('/nowhere');
    expect(within(header()).getByRole('link', { name: 'Cart, 0 items' })).toHaveTextContent('0');
    expect(within(header()).getByRole('link', { name: 'Wishlist, 0 items' })).toHaveTextContent('0');
    expect(within(header()).getByRole('link', { name: 'Sign up/Login' })).toHaveAttribute('href', '/login');
    expect(within(header()).getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about');
  });

  it('counts a guest’s cart by the server’s word', async () => {
    server.use(cartCountIs(3));
    renderHeader('/nowhere', { state: guest });
    expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
  });

  it('shows 99+ above 99', async () => {
    server.use(cartCountIs(100));
    renderHeader('/nowhere', { state: guest });
    expect(await screen.findByRole('link', { name: 'Cart, 100 items' })).toHaveTextContent('99+');
  });

  it('keeps the last known count when the server does not answer', () => {
    server.use(callFails('/usercart/cartcount'));
    renderHeader('/nowhere', { state: { ...guest, cart: { lines: [line()], count: 1 } } });
    expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  it('does not ask for a cart before the server has said who this is', async () => {
    const answer = held<Response>();
    const { handler, asked } = cartCountAnswers(2);
    server.use(callWaits('/users/session', answer.promise), handler);
    const { store } = renderHeader('/nowhere');
    void store.dispatch(accountApi.endpoints.getSession.initiate());
    answer.release(success<SessionAnswer>({ userId: null, guestId: 'g_new' }));
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    expect(asked.map(({ query }) => query.userId)).toEqual(['g_new']);
  });
});

describe('The running line', () => {
  it('leads to the sale and can be stopped', async () => {
    server.use(flashHeadersAre([{ id: 1, flashText: 'Everything blue at half price' }]));
    const { user } = renderHeader('/nowhere');
    expect(await screen.findByRole('link', { name: 'Everything blue at half price' })).toHaveAttribute(
      'href',
      '/sale-products',
    );
    await user.click(screen.getByRole('button', { name: 'Stop the announcements' }));
    expect(screen.getByRole('button', { name: 'Let the announcements run' })).toBeVisible();
  });

  it('is not there when there is nothing to say, or no answer', async () => {
    server.use(callFails('/flash-header/get-all'));
    renderHeader('/nowhere');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Stop the announcements' })).not.toBeInTheDocument(),
    );
  });
});

describe('Categories on a phone', () => {
  const kids = category({
    categoryId: 3,
    categoryName: 'Kids',
    subcategoryList: [{ subCategoryId: 31, subCategoryName: 'Frocks & more', subCategoryNameImage: '' }],
  });

  it('open their subcategories as cards, a placeholder for a missing picture', async () => {
    server.use(categoriesAre([kids]));
    const { user } = renderHeader('/shop');
    await user.click(await within(await strip()).findByRole('button', { name: 'Kids' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kids' });
    await user.click(within(dialog).getByRole('link', { name: 'Frocks & more' }));
    expect(address()).toBe('/shop?subcategory=Frocks+%26+more');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('say when there are none, and still lead on', async () => {
    server.use(categoriesAre([category({ categoryName: 'Men', categoryImage: picture('men') })]));
    const { user } = renderHeader('/shop');
    await user.click(await within(await strip()).findByRole('button', { name: 'Men' }));
    expect(await screen.findByText('No subcategories available.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all in Men' })).toHaveAttribute('href', '/shop?category=Men');
  });

  it('give the focus back when they close on Escape', async () => {
    server.use(categoriesAre([kids]));
    const { user } = renderHeader('/shop');
    const opener = await within(await strip()).findByRole('button', { name: 'Kids' });
    await user.click(opener);
    await screen.findByRole('dialog', { name: 'Kids' });
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('and the second search are on the home page and the listing only', () => {
    server.use(categoriesAre([kids]));
    renderHeader('/shop');
    expect(screen.getByRole('search', { name: 'Find a product' })).toBeInTheDocument();
  });

  it('and the second search are on no other page', () => {
    server.use(categoriesAre([kids]));
    renderHeader('/nowhere');
    expect(screen.queryByRole('search', { name: 'Find a product' })).not.toBeInTheDocument();
  });
});

describe('The mobile menu', () => {
  it('holds the menu, the search and the way to the login', async () => {
    server.use(menuIs([{ id: 1, name: 'Kids' }]));
    const { user, store } = renderHeader('/nowhere');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(store.getState().panel.open).toEqual({ name: 'mobileMenu' });
    expect(within(menu).getByRole('link', { name: 'Sign up/Login' })).toHaveAttribute('href', '/login');
    await user.click(within(menu).getByRole('link', { name: 'Kids' }));
    expect(address()).toBe('/shop?category=Kids');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes by its button and gives the focus back', async () => {
    const { user } = renderHeader('/nowhere');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('button', { name: 'Close the menu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});
