/** The checkout's form and summary (docs/requirements.md sections 2, 5 and 8). */
import { screen, waitFor } from '@testing-library/react';
import { jhabla, totalIs } from '../../support/client/cartScreen';
import { fillInCheckout, openCheckout, placeOrder } from '../../support/client/checkoutForm';
import { guest } from '../../support/answers/guest';
import { couponIs } from '../../support/answers/handlers';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { write } from '../../support/client/write';

describe('checkout of a guest', () => {
  it('shows what is ordered, that shipping comes later, and the one way to pay', async () => {
    await openCheckout();
    expect(screen.getByText('Mulmul jhabla')).toBeVisible();
    totalIs('₹798');
    expect(
      screen.getByText('Shipping charges are not computed here; we tell you after the order is confirmed.'),
    ).toBeVisible();
    const radio = screen.getByRole('radio', { name: /Online Payment/ });
    expect(radio).toBeChecked();
    expect(radio).toHaveAttribute('value', 'onlinePayment');
    expect(radio).toHaveAccessibleDescription('Pay by UPI/QR after we confirm shipping');
    expect(screen.getByLabelText('Country')).toHaveValue('India');
    expect(screen.getByLabelText('Country')).toHaveAttribute('readonly');
  });

  it('draws a skeleton before the kept state is back', async () => {
    await renderScreen('/checkout', { state: { ...guest(), visit: { restored: false } } });
    expect(screen.getByText('Your order is on its way')).toBeInTheDocument();
    expect(screen.queryByText('Add Items in cart before proceed to checkout')).not.toBeInTheDocument();
  });

  it('wants something in the cart', async () => {
    await renderScreen('/checkout', { state: guest() });
    expect(await screen.findByText('Add Items in cart before proceed to checkout')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Products' })).toHaveAttribute('href', '/shop');
  });

  it('wants a guest session', async () => {
    await renderScreen('/checkout');
    expect(screen.getByText('Guest session not found')).toBeVisible();
  });

  it('asks for what is missing, marks it, and goes to the first of it', async () => {
    const { user, sent } = await openCheckout();
    await fillInCheckout(user, { 'House name': ' ', Street: '' }, false);
    await placeOrder(user);
    expect(await screen.findByText('Please fill in all required address and mobile details')).toBeVisible();
    expect(screen.getByText('Please agree to the terms & conditions before placing the order.')).toBeVisible();
    const house = screen.getByLabelText('House name');
    expect(house).toHaveFocus();
    expect(house).toBeInvalid();
    expect(house).toHaveAccessibleDescription('Required');
    expect(screen.getByLabelText('Street')).toBeInvalid();
    expect(screen.getByLabelText('State')).toBeValid();
    expect(sent).toEqual([]);
    await fillInCheckout(user);
    expect(screen.queryByText('Please fill in all required address and mobile details')).not.toBeInTheDocument();
    expect(
      screen.queryByText('Please agree to the terms & conditions before placing the order.'),
    ).not.toBeInTheDocument();
  });

  it('keeps what was half typed over a reload', async () => {
    const first = await openCheckout();
    await write(first.user, screen.getByLabelText('City'), 'Thane');
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    await openCheckout();
    expect(screen.getByLabelText('City')).toHaveValue('Thane');
  });

  it.each([
    ['Mobile number', '98200', 'Please enter a valid 10-digit mobile number'],
    ['PIN code', '4006', 'Please enter valid 6-digit code'],
  ] as const)('does not order with the %s %s', async (label, value, message) => {
    const { user, sent } = await openCheckout();
    await fillInCheckout(user, { [label]: value });
    await placeOrder(user);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('does not order before the terms are agreed to', async () => {
    const { user, sent } = await openCheckout();
    await fillInCheckout(user, {}, false);
    await placeOrder(user);
    expect(await screen.findByText('Please agree to the terms & conditions before placing the order.')).toBeVisible();
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('asks again about the coupon that the cart handed over, and sends its code', async () => {
    server.use(couponIs('FIRST', {}));
    const { user, sent } = await openCheckout(undefined, undefined, { historyState: { appliedCode: 'FIRST' } });
    await waitFor(() => totalIs('₹718.20'));
    expect(screen.getByText('−₹79.80')).toBeVisible();
    await fillInCheckout(user);
    await placeOrder(user);
    await screen.findByText('JH-2041');
    expect(sent[0]?.form).toMatchObject({ finalOrderAmount: '718.2', couponCode: 'FIRST' });
  });

  it('falls back to the coupon kept beside the cart', async () => {
    server.use(couponIs('FIRST', {}));
    await openCheckout(undefined, undefined, { state: guest([jhabla], 'FIRST') });
    await waitFor(() => totalIs('₹718.20'));
  });

  it('does not count a coupon that has ended', async () => {
    server.use(couponIs('FIRST', { couponStatus: 'inactive' }));
    const { user, sent } = await openCheckout(undefined, undefined, { state: guest([jhabla], 'FIRST') });
    expect(await screen.findByText('Invalid or inactive coupon code.')).toBeVisible();
    totalIs('₹798');
    await fillInCheckout(user);
    await placeOrder(user);
    await screen.findByText('JH-2041');
    expect(sent[0]?.form).not.toHaveProperty('couponCode');
  });
});
