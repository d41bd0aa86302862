/** The pages after the checkout (docs/requirements.md section 2; decisions 58, 59). */
import { screen, waitFor, within } from '@testing-library/react';
import { guest, guestId } from '../../support/answers/guest';
import { callFails } from '../../support/answers/handlers';
import { member } from '../../support/answers/member';
import { orderEntry, ordersAre } from '../../support/answers/orderHistory';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const orderedLine = {
  productId: 1,
  productName: 'Mulmul jhabla',
  productColor: 'Blue',
  productSize: '0-3M',
  quantity: 2,
  ratePaise: 39_900,
};
const order = { ownerId: guestId, orderNo: 'JH-2041', amountPaise: 79_800, placed: [orderedLine], failed: [] };

const ordered = (orderNo: string) => orderEntry({ orderNo, orderQuantity: 2, finalOrderAmount: 718.2, discount: 79.8 });

describe('pages after a payment', () => {
  it('thanks with the number of the order, what was ordered and what happens next', async () => {
    await renderScreen('/payment-successful', { state: guest(), historyState: { order } });
    expect(screen.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(screen.getByText('JH-2041')).toBeVisible();
    expect(screen.getByText('Blue, 0-3M · 2 pieces')).toBeVisible();
    expect(
      screen.getByText(/Our team contacts you on your mobile number and tells you the shipping charges/),
    ).toBeVisible();
    expect(screen.getByText(/You pay by UPI\/QR/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
  });

  it('shows what the coupon took off between the lines and the total', async () => {
    await renderScreen('/payment-successful', {
      state: guest(),
      historyState: { order: { ...order, amountPaise: 71_820, discountPaise: 7980 } },
    });
    expect(screen.getByText('Coupon discount')).toBeVisible();
    expect(screen.getByText('−₹79.80')).toBeVisible();
    expect(screen.getByText('₹718.20')).toBeVisible();
  });

  it('still knows the latest order of this tab after the navigation is forgotten', async () => {
    window.sessionStorage.setItem('latestOrder', JSON.stringify(order));
    await renderScreen('/payment-successful', { state: guest() });
    expect(screen.getByText('JH-2041')).toBeVisible();
  });

  it("shows nobody's number to someone who just opens the page", async () => {
    await renderScreen('/payment-successful');
    expect(screen.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(screen.queryByText('Your order number')).not.toBeInTheDocument();
  });

  it('waits for the kept state before it shows an order', async () => {
    await renderScreen('/payment-successful', {
      historyState: { order },
      state: { ...guest(), visit: { restored: false } },
    });
    expect(screen.queryByText('JH-2041')).not.toBeInTheDocument();
  });

  it('says that a few products are out of stock', async () => {
    await renderScreen('/payment-unsuccessful', { state: guest() });
    expect(screen.getByText('Currently, Few products are Out of Stock!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your cart' })).toHaveAttribute('href', '/cart');
  });

  it('leads back to the checkout when this tab has nothing to send again', async () => {
    const failure = { reason: 'other', message: 'Failed to place order' };
    const { user } = await renderScreen('/payment-unsuccessful', { state: guest(), historyState: { failure } });
    expect(screen.getByText('Failed to place order')).toBeVisible();
    expect(screen.queryByText('Currently, Few products are Out of Stock!')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/checkout'));
  });

  it("shows nobody the number of somebody else's order", async () => {
    window.sessionStorage.setItem('latestOrder', JSON.stringify(order));
    await renderScreen('/payment-successful', {
      state: { auth: { userId: null, guestId: 'g_2' } },
      historyState: { order },
    });
    expect(screen.getByText(/Thank you for visiting our shop/)).toBeVisible();
    expect(screen.queryByText('JH-2041')).not.toBeInTheDocument();
  });

  it('tells a member who just opens the page of the newest order', async () => {
    server.use(ordersAre([ordered('JH-3000'), ordered('JH-2041')]));
    await renderScreen('/payment-successful', { state: member() });
    expect(await screen.findByText('JH-3000')).toBeVisible();
    expect(screen.getByText('Blue, 0-3M · 2 pieces')).toBeVisible();
    expect(screen.getByText('₹718.20')).toBeVisible();
    expect(screen.queryByText('JH-2041')).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Track Order' })).toHaveAttribute(
      'href',
      '/order-history',
    );
  });

  it.each([
    ['has never ordered', ordersAre([])],
    ['cannot be told', callFails('/orders/summary')],
  ])('is a neutral page for a member who %s', async (_why, handler) => {
    server.use(handler);
    await renderScreen('/payment-successful', { state: member() });
    expect(await screen.findByText(/Thank you for visiting our shop/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
  });
});
