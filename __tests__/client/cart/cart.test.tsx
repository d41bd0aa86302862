/** The cart (docs/requirements.md section 2, Cart; section 4, Cart quantity). */
import { screen, waitFor, within } from '@testing-library/react';
import type { CartItem } from '../../../src/contract/cart';
import { success } from '../../support/answers/answers';
import { line, product } from '../../support/data/builders';
import { removalAnswers } from '../../support/answers/cartCalls';
import { jhabla, lineOf, totalIs } from '../../support/client/cartScreen';
import { categoriesHold, productIs } from '../../support/answers/catalogue';
import { guest } from '../../support/answers/guest';
import { callFails, callIsLost, callWaits, cartIs, couponIs } from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const socks = line({
  productId: 2,
  productName: 'Bamboo socks',
  productRate: 149.5,
  orderQuantity: 1,
  productColor: '',
  productSize: '',
});

describe('cart page', () => {
  it('shows what is in the cart, with options, rates, line totals and the total', async () => {
    server.use(cartIs([jhabla, socks]));
    await renderScreen('/cart', { state: guest() });
    expect(await screen.findByRole('link', { name: 'Mulmul jhabla' })).toHaveAttribute(
      'href',
      '/productdetails/1?color=Blue&size=0-3M',
    );
    expect(lineOf('Mulmul jhabla').getByText('Blue, 0-3M')).toBeVisible();
    expect(lineOf('Mulmul jhabla').getByText('₹399 each')).toBeVisible();
    expect(lineOf('Mulmul jhabla').getByText('₹798')).toBeVisible();
    expect(lineOf('Bamboo socks').getByText('₹149.50')).toBeVisible();
    totalIs('₹947.50');
    expect(
      screen.getByText('Shipping charges are not computed here; we tell you after the order is confirmed.'),
    ).toBeVisible();
  });

  it('shows neither lines nor emptiness before the kept state is back', async () => {
    const { store } = await renderScreen('/cart', { state: { ...guest(), visit: { restored: false } } });
    expect(screen.getByText('Your cart is on its way')).toBeInTheDocument();
    expect(screen.queryByText(/Your cart is empty/)).not.toBeInTheDocument();
    expect(store.getState().api.queries).not.toHaveProperty('getCart("g_1")');
  });

  it('shows the kept lines at once after a reload, while the server is asked', async () => {
    const answer = held<Response>();
    server.use(callWaits('/usercart/in-cart', answer.promise));
    await renderScreen('/cart', { state: guest([jhabla]) });
    expect(screen.getByRole('link', { name: 'Mulmul jhabla' })).toBeVisible();
    expect(screen.getByText('Updating…')).toBeVisible();
    answer.release(success<CartItem[]>([{ ...jhabla, productRate: 450 }]));
    await waitFor(() => totalIs('₹900'));
  });

  it('invites to add products when the cart is empty', async () => {
    await renderScreen('/cart', { state: guest() });
    expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Products' })).toHaveAttribute('href', '/shop');
  });

  it('has an empty cart for a visitor who has none yet', async () => {
    await renderScreen('/cart');
    expect(screen.getByText(/Your cart is empty/)).toBeVisible();
  });

  it('leads to where colour and size can be changed, as they are chosen now', async () => {
    server.use(cartIs([jhabla, socks]));
    await renderScreen('/cart', { state: guest() });
    await screen.findByRole('heading', { name: 'Mulmul jhabla' });
    const change = lineOf('Mulmul jhabla').getByRole('link', {
      name: 'Change colour or size of Mulmul jhabla, Blue, 0-3M',
    });
    expect(change).toHaveAttribute('href', '/productdetails/1?color=Blue&size=0-3M');
    expect(lineOf('Bamboo socks').queryByRole('link', { name: /^Change/ })).not.toBeInTheDocument();
  });

  it.each([
    ['of the category of what was put in first', [jhabla, socks], 'Cotton', ['Felt booties']],
    ['of the smallest sizes when the cart is empty', [], 'PREEMIE SIZE', ['Bamboo socks', 'Felt booties']],
  ])('shows related products %s, without those in the cart', async (_case, lines, category, names) => {
    const others = [
      product({ productId: 2, productName: 'Bamboo socks' }),
      product({ productId: 3, productName: 'Felt booties' }),
    ];
    server.use(
      cartIs(lines),
      productIs(product({ productCategory: 'Cotton' })),
      categoriesHold({ Cotton: [], 'PREEMIE SIZE': [], [category]: others }).handler,
    );
    await renderScreen('/cart', { state: guest(lines) });
    const related = within(await screen.findByRole('region', { name: 'Related Products' }));
    const links = await related.findAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('title'))).toEqual(names);
  });

  it('deletes a product and says so', async () => {
    const { handler, asked } = removalAnswers(1, () => server.use(cartIs([socks])));
    server.use(cartIs([jhabla, socks]), handler);
    const { user } = await renderScreen('/cart', { state: guest() });
    await user.click(await screen.findByRole('button', { name: 'Delete Mulmul jhabla, Blue, 0-3M' }));
    expect(await screen.findByText('Product removed from cart')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Mulmul jhabla' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Cart', level: 1 })).toHaveFocus();
    expect(asked.map(({ search }) => search)).toEqual(['?userId=g_1&productId=1&productColor=Blue&productSize=0-3M']);
    await waitFor(() => totalIs('₹149.50'));
  });

  it('keeps the line when it cannot be deleted', async () => {
    server.use(cartIs([jhabla]), callIsLost('/usercart/remove-product'));
    const { user } = await renderScreen('/cart', { state: guest() });
    await user.click(await screen.findByRole('button', { name: /Delete/ }));
    expect(await screen.findByText('We cannot reach the shop. Check your connection and try again.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Mulmul jhabla' })).toBeVisible();
  });

  it('shows the cart as last known, and says so, when the shop is out of reach', async () => {
    server.use(callIsLost('/usercart/in-cart'));
    const { user } = await renderScreen('/cart', { state: guest([jhabla]) });
    expect(await screen.findByText(/This is your cart as we last saw it/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Mulmul jhabla' })).toBeVisible();
    server.use(cartIs([jhabla, socks]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Bamboo socks' })).toBeVisible();
    expect(screen.queryByText(/as we last saw it/)).not.toBeInTheDocument();
  });

  it('offers to try again when the cart cannot be had and nothing is known of it', async () => {
    server.use(callFails('/usercart/in-cart'));
    const { user } = await renderScreen('/cart', { state: guest() });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(cartIs([jhabla]));
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Mulmul jhabla' })).toBeVisible();
  });

  it('names what is short and keeps the shopper from ordering it', async () => {
    server.use(cartIs([line({ orderQuantity: 3, stockQuantity: 1 }), socks]));
    const { user } = await renderScreen('/cart', { state: guest() });
    expect(await screen.findByText('Currently, Few products are Out of Stock!')).toBeVisible();
    expect(screen.getByText('Please take fewer or delete: Mulmul jhabla.')).toBeVisible();
    expect(lineOf('Mulmul jhabla').getByText('Only 1 left. Please take fewer.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(address()).toBe('/cart');
  });

  it('hands the applied coupon to the checkout', async () => {
    server.use(cartIs([jhabla]), couponIs('FIRST', {}));
    const { user, store } = await renderScreen('/cart', { state: guest([jhabla], 'FIRST') });
    await screen.findByText('Coupon applied! You get a 10% discount on the subtotal.');
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(address()).toBe('/checkout');
    expect(store.getState().location.state).toEqual({ appliedCode: 'FIRST' });
  });
});
