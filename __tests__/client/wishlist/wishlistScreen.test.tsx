/** /wishlist (docs/requirements.md sections 2, 4 and 8, Wishlist; decisions 18, 59c, 84, 85). */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mergedFromOtherTab, signedOut } from '../../../src/client/store/events';
import { saysNothing, success } from '../../support/answers/answers';
import { line, picture } from '../../support/data/builders';
import { callFails, callIsLost, callWaits, cartIs, wishesAre } from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { main } from '../../support/client/main';
import { member, memberId, wishIsGone, wishlistIs, wishlistItem } from '../../support/answers/member';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const frock = wishlistItem(3, {
  productName: 'Leaf frock',
  prdDesc: 'Twirls on its own.',
  productMRP: 1299,
  productRate: 899,
});
const socks = wishlistItem(2, { productName: 'Bamboo socks' });
const jhabla = wishlistItem(1, { productName: 'Mulmul jhabla' });

const badge = (items: string) => screen.findByRole('link', { name: `Wishlist, ${items}` });
const names = () =>
  main()
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const button = (name: string) => main().findByRole('button', { name });
const removeButton = (name: string) => button(`Remove ${name} from the wishlist`);
const undo = (about: string) => screen.findByRole('button', { name: `Undo ${about}` });
const card = async (name: string) =>
  within((await main().findByRole('heading', { level: 2, name })).closest('article') as HTMLElement);

async function openWishlist(...wishes: Parameters<typeof wishlistIs>) {
  const list = wishlistIs(...wishes);
  server.use(...list.handlers);
  return { ...(await renderScreen('/wishlist', { state: member() })), asked: list.asked };
}

describe('The wishlist', () => {
  it('shows each wish with picture, words, prices and stars, the newest first', async () => {
    await openWishlist({ ...frock, product: { ...frock.product, productRatings: 4.3, no_of_rating: 7 } }, socks);
    expect(await main().findByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
    const wish = await card('Leaf frock');
    expect(names()).toEqual(['Leaf frock', 'Bamboo socks']);
    expect(wish.getByText('Twirls on its own.')).toBeVisible();
    expect(wish.getByText('₹899')).toBeVisible();
    expect(wish.getByText('₹1,299').tagName).toBe('S');
    expect(wish.getByRole('img', { name: 'Rated 4.3 out of 5 by 7' })).toBeVisible();
    expect((await card('Bamboo socks')).queryByRole('img', { name: /rated/i })).not.toBeInTheDocument();
  });

  it('opens the product by its picture, its name and Shop Now', async () => {
    await openWishlist(frock);
    const wish = await card('Leaf frock');
    expect(wish.getByRole('link', { name: 'Leaf frock' })).toHaveAttribute('href', '/productdetails/3');
    expect(wish.getByRole('link', { name: 'Shop Now: Leaf frock' })).toHaveAttribute('href', '/productdetails/3');
    const pictured = wish.getAllByRole('link', { hidden: true }).filter((link) => link.querySelector('img'));
    expect(pictured.map((link) => link.getAttribute('href'))).toEqual(['/productdetails/3']);
  });

  it('leads to the cart where the product is in it', async () => {
    const inCart = line({ productId: 3, productName: 'Leaf frock' });
    server.use(cartIs([inCart]), ...wishlistIs(frock, socks).handlers);
    await renderScreen('/wishlist', { state: member({ lines: [inCart] }) });
    expect(await main().findByRole('link', { name: 'Added to Cart: Leaf frock' })).toHaveAttribute('href', '/cart');
    expect(main().queryByRole('link', { name: 'Shop Now: Leaf frock' })).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Shop Now: Bamboo socks' })).toBeVisible();
  });

  it('says Out of Stock where nothing is left', async () => {
    await openWishlist(wishlistItem(3, { productName: 'Leaf frock', productQuantity: 0 }));
    expect(await button('Out of Stock')).toBeDisabled();
    expect(main().queryByText('Shop Now')).not.toBeInTheDocument();
  });

  it('zooms a picture, in the store, and gives the focus back', async () => {
    const { user, store } = await openWishlist(frock);
    await user.click(await button('Zoom: Leaf frock'));
    const dialog = within(screen.getByRole('dialog', { name: 'Leaf frock' }));
    expect(store.getState().panel.open).toEqual({ name: 'zoom', productId: 3 });
    expect(dialog.getByRole('img', { name: 'Leaf frock' })).toHaveAttribute('src', picture('product-3'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await button('Zoom: Leaf frock')).toHaveFocus();
  });

  it('offers no zoom of a picture that did not load', async () => {
    await openWishlist(frock);
    await button('Zoom: Leaf frock');
    fireEvent.error(document.querySelector(`img[src="${picture('product-3')}"]`) as Element);
    expect(main().queryByRole('button', { name: 'Zoom: Leaf frock' })).not.toBeInTheDocument();
  });

  it('is empty with a way to the shop', async () => {
    await openWishlist();
    expect(await main().findByText('Your Wishlist is Empty!')).toBeVisible();
    expect(main().getByRole('link', { name: 'Add Products' })).toHaveAttribute('href', '/shop');
    expect(main().queryByRole('button', { name: 'Clear Wishlist' })).not.toBeInTheDocument();
  });

  it('waits with a word, says when it cannot be had, and tries again', async () => {
    const answer = held<Response>();
    server.use(callWaits(`/wishlist/get/${memberId}`, answer.promise));
    const { user } = await renderScreen('/wishlist', { state: member() });
    expect(main().getByText('Your wishlist is on its way')).toBeInTheDocument();
    answer.release(saysNothing());
    expect(await main().findByText('We cannot reach the shop. Check your connection and try again.')).toBeVisible();
    server.use(wishesAre([frock]));
    await user.click(await button('Try again'));
    expect(await main().findByRole('heading', { name: 'Leaf frock' })).toBeVisible();
  });

  it('keeps what is known when asking again fails', async () => {
    const { user, store } = await openWishlist(frock, socks);
    await removeButton('Bamboo socks');
    server.use(callFails(`/wishlist/get/${memberId}`));
    await user.click(await removeButton('Bamboo socks'));
    await waitFor(() => expect(store.getState().wishlist).toEqual({ productIds: [3], failed: true }));
    expect(await badge('0 items')).toBeVisible();
    expect(names()).toContain('Leaf frock');
    expect(main().queryByText('Your Wishlist is Empty!')).not.toBeInTheDocument();
  });
});

describe('Removing a wish', () => {
  it('takes it off at the press, says so, and moves the focus to the next one', async () => {
    const answer = held<Response>();
    server.use(callWaits(`/wishlist/delete/${memberId}/3`, answer.promise, { once: true }));
    const { user } = await openWishlist(frock, socks, jhabla);
    await user.click(await removeButton('Leaf frock'));
    expect(names()).toEqual(['Bamboo socks', 'Mulmul jhabla']);
    expect(await badge('2 items')).toBeVisible();
    expect(main().getByRole('link', { name: 'Bamboo socks' })).toHaveFocus();
    server.use(wishesAre([socks, jhabla]));
    answer.release(success({ message: 'Done.' }));
    expect(await screen.findByText('Product removed from wishlist')).toBeVisible();
    expect(names()).toEqual(['Bamboo socks', 'Mulmul jhabla']);
  });

  it('shows the empty list after the last one, with the focus on the heading', async () => {
    const { user, asked } = await openWishlist(frock);
    await user.click(await removeButton('Leaf frock'));
    expect(await main().findByText('Your Wishlist is Empty!')).toBeVisible();
    await waitFor(() => expect(main().getByRole('heading', { level: 1 })).toHaveFocus());
    expect(asked).toEqual(['delete 3']);
  });

  it.each([
    ['refuses', callFails(`/wishlist/delete/${memberId}/3`)],
    ['is out of reach', callIsLost(`/wishlist/delete/${memberId}/3`)],
  ])('puts it back, at its place, when the server %s', async (_, trouble) => {
    server.use(...wishlistIs(frock, socks).handlers);
    server.use(trouble);
    const { user } = await renderScreen('/wishlist', { state: member() });
    await user.click(await removeButton('Leaf frock'));
    expect(await screen.findByText('Something went wrong! Try again later')).toBeVisible();
    expect(names()).toEqual(['Leaf frock', 'Bamboo socks']);
  });

  it('is done already where another tab was first', async () => {
    server.use(...wishlistIs(frock, socks).handlers);
    server.use(callFails(`/wishlist/delete/${memberId}/3`, { code: 'NOT_FOUND', message: 'Not in the wishlist.' }));
    const { user } = await renderScreen('/wishlist', { state: member() });
    await removeButton('Leaf frock');
    server.use(wishesAre([socks]));
    await user.click(await removeButton('Leaf frock'));
    expect(await screen.findByText('Product removed from wishlist')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Bamboo socks']));
  });
});

describe('Clear Wishlist', () => {
  it('takes everything out at the press, says so, and offers to undo it', async () => {
    const { user, asked } = await openWishlist(frock, socks);
    await user.click(await button('Clear Wishlist'));
    expect(await main().findByText('Your Wishlist is Empty!')).toBeVisible();
    expect(await screen.findByText('Wishlist Cleared')).toBeVisible();
    expect(await undo('2 products')).toBeVisible();
    expect(await badge('0 items')).toBeVisible();
    expect(asked).toEqual(['clear']);
  });

  it('brings everything back in the old order, the oldest first', async () => {
    const { user, asked } = await openWishlist(frock, socks, jhabla);
    await user.click(await button('Clear Wishlist'));
    await user.click(await undo('3 products'));
    expect(await screen.findByText('Your wishlist is back.')).toBeVisible();
    expect(asked).toEqual(['clear', 'add 1', 'add 2', 'add 3']);
    expect(names()).toEqual(['Leaf frock', 'Bamboo socks', 'Mulmul jhabla']);
    expect(await badge('3 items')).toBeVisible();
  });

  it('gives the focus to Undo when the keyboard cleared it', async () => {
    const { user } = await openWishlist(frock);
    (await button('Clear Wishlist')).focus();
    await user.keyboard('{Enter}');
    const way = await undo('1 product');
    await waitFor(() => expect(way).toHaveFocus());
  });

  it('says what did not come back because the shop has it no more', async () => {
    const { user } = await openWishlist(frock, socks);
    await user.click(await button('Clear Wishlist'));
    server.use(wishIsGone(3));
    await user.click(await undo('2 products'));
    expect(await screen.findByText('No longer in the shop: Leaf frock')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Bamboo socks']));
    expect(screen.queryByText('Your wishlist is back.')).not.toBeInTheDocument();
  });

  it('offers what could not be put back once more', async () => {
    const { user, asked } = await openWishlist(frock, socks);
    await user.click(await button('Clear Wishlist'));
    server.use(callIsLost(`/wishlist/add/${memberId}`, { once: true }));
    await user.click(await undo('2 products'));
    expect(await screen.findByText('Something went wrong! Try again later')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Try again 2 products not put back' }));
    expect(await screen.findByText('Your wishlist is back.')).toBeVisible();
    expect(asked).toEqual(['clear', 'add 2', 'add 3']);
    expect(names()).toEqual(['Leaf frock', 'Bamboo socks']);
  });

  it('puts everything back when the server refuses', async () => {
    server.use(...wishlistIs(frock, socks).handlers);
    server.use(callFails(`/wishlist/delete-all/${memberId}/clear`));
    const { user } = await renderScreen('/wishlist', { state: member() });
    await user.click(await button('Clear Wishlist'));
    expect(await screen.findByText('Something went wrong! Try again later')).toBeVisible();
    expect(names()).toEqual(['Leaf frock', 'Bamboo socks']);
    expect(await badge('2 items')).toBeVisible();
  });
});

describe('Owner of the wishlist', () => {
  it('is nobody’s but a member’s: a visitor goes to the login and comes back', async () => {
    const { store } = await renderScreen('/wishlist');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(store.getState().location.state).toMatchObject({ from: '/wishlist' });
  });

  it('leads to the login when the session has ended', async () => {
    server.use(...wishlistIs(frock).handlers);
    server.use(
      callFails(`/wishlist/delete-all/${memberId}/clear`, { code: 'UNAUTHENTICATED', message: 'Please log in.' }),
    );
    const { user } = await renderScreen('/wishlist', { state: member() });
    await user.click(await button('Clear Wishlist'));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(screen.getByText('Your visit has ended. Please log in or start again.')).toBeVisible();
  });

  it('follows another tab of the same member', async () => {
    const { store } = await openWishlist(frock, socks);
    await removeButton('Leaf frock');
    act(() => void store.dispatch(mergedFromOtherTab({ wishlist: { productIds: [2] } })));
    expect(names()).toEqual(['Bamboo socks']);
  });

  it('offers nobody else to undo what a member cleared', async () => {
    const { user, store } = await openWishlist(frock);
    await user.click(await button('Clear Wishlist'));
    expect(await undo('1 product')).toBeVisible();
    act(() => void store.dispatch(signedOut()));
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/login'));
  });
});
