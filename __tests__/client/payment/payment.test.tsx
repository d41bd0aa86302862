/** The pages after the checkout (SPEC.md section 2; DECISIONS.md T58, T59). */
import { screen } from '@testing-library/react';
import { guest } from '../../support/guest';
import { renderApp } from '../../support/renderApp';

const orderedLine = { productId: 1, productName: 'Mulmul jhabla', productColor: 'Blue', productSize: '0-3M', quantity: 2, ratePaise: 39_900 };
const order = { orderNo: 'JH-2041', amountPaise: 79_800, placed: [orderedLine], failed: [] };

it('thanks with the number of the order, what was ordered and what happens next', async () => {
  await renderApp('/payment-successful', { historyState: { order } });
  expect(screen.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(screen.getByText('JH-2041')).toBeVisible();
  expect(screen.getByText('Blue, 0-3M · 2 pieces')).toBeVisible();
  expect(screen.getByText(/Our team contacts you on your mobile number and tells you the shipping charges/)).toBeVisible();
  expect(screen.getByText(/You pay by UPI\/QR/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
});

it('shows what the coupon took off between the lines and the total', async () => {
  await renderApp('/payment-successful', { historyState: { order: { ...order, amountPaise: 71_820 } } });
  expect(screen.getByText('Coupon discount')).toBeVisible();
  expect(screen.getByText('−₹79.80')).toBeVisible();
  expect(screen.getByText('₹718.20')).toBeVisible();
});

it('still knows the latest order of this tab after the navigation is forgotten', async () => {
  window.sessionStorage.setItem('latestOrder', JSON.stringify(order));
  await renderApp('/payment-successful');
  expect(screen.getByText('JH-2041')).toBeVisible();
});

it("shows nobody's number to someone who just opens the page", async () => {
  await renderApp('/payment-successful');
  expect(screen.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(screen.queryByText('Your order number')).not.toBeInTheDocument();
});

it('waits for the kept state before it shows an order', async () => {
  await renderApp('/payment-successful', { historyState: { order }, state: { visit: { restored: false } } });
  expect(screen.queryByText('JH-2041')).not.toBeInTheDocument();
});

it('says that a few products are out of stock', async () => {
  await renderApp('/payment-unsuccessful', { state: guest() });
  expect(screen.getByText('Currently, Few products are Out of Stock!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to your cart' })).toHaveAttribute('href', '/cart');
});

it('leads back to the checkout when there is nothing to ask again', async () => {
  await renderApp('/payment-unsuccessful', { state: guest(), historyState: { failure: { reason: 'other', message: 'Failed to place order' } } });
  expect(screen.getByText('Failed to place order')).toBeVisible();
  expect(screen.queryByText('Currently, Few products are Out of Stock!')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/checkout');
});
