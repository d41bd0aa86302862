/**
 * Placing a member's order, and every way it can end (docs/requirements.md section 4, Checkout outcome;
 * docs/contract.md section 5).
 */
import { screen, waitFor } from '@testing-library/react';
import type { OrderPlaced } from '../../../src/contract/order';
import { says, saysNothing, success } from '../../support/answers/answers';
import type { Answer } from '../../support/answers/answers';
import { line } from '../../support/data/builders';
import { jhabla, totalIs } from '../../support/client/cartScreen';
import { placeAgain, placeOrder } from '../../support/client/checkoutForm';
import { placed } from '../../support/answers/guest';
import { callFails, cartIs, couponIs, failure } from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { finalizeAnswers, memberId } from '../../support/answers/member';
import { addressBook, agreeToTerms, openMemberCheckout, savedAddress } from '../../support/client/memberCheckout';
import { address } from '../../support/client/renderApp';
import { server } from '../../support/answers/server';

const socks = line({ productId: 2, productName: 'Bamboo socks', productRate: 150 });
const second = savedAddress({ addrId: '8', houseName: 'Aai’s house', city: 'Pune', pinCode: '411001' });

describe('order of a member', () => {
  it('sends one order however often the button is pressed', async () => {
    const answer = held<Awaited<Answer<OrderPlaced>>>();
    const { user, sent } = await openMemberCheckout({ orders: finalizeAnswers(() => answer.promise) });
    await agreeToTerms(user);
    await user.dblClick(screen.getByRole('button', { name: 'Place Order' }));
    await user.click(await screen.findByRole('button', { name: 'Placing your order…' }));
    answer.release(success(placed));
    await screen.findByText('JH-2041');
    expect(sent).toHaveLength(1);
  });

  it('asks again with the same key after the network was lost, and after a reload', async () => {
    const book = addressBook(savedAddress(), second);
    const first = await openMemberCheckout({ book, orders: finalizeAnswers(saysNothing) });
    await first.user.click(await screen.findByRole('radio', { name: /Aai’s house/ }));
    await agreeToTerms(first.user);
    await placeOrder(first.user);
    expect(await screen.findByText(/We cannot reach the shop/)).toBeVisible();
    await placeAgain(first.user);
    await waitFor(() => expect(first.sent).toHaveLength(2));
    first.unmount();
    const again = await openMemberCheckout({ book });
    expect(await screen.findByText(/Your last order got no answer/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Aai’s house/ })).toBeChecked();
    await agreeToTerms(again.user);
    await placeOrder(again.user);
    await screen.findByText('JH-2041');
    expect([...first.sent, ...again.sent].map(({ key }) => key)).toEqual(Array(3).fill(first.sent[0]?.key));
  });

  it('keeps its key when the cart holds something else after the network was lost', async () => {
    const { user, sent, unmount } = await openMemberCheckout({ orders: finalizeAnswers(saysNothing) });
    await agreeToTerms(user);
    await placeOrder(user);
    await screen.findByText(/We cannot reach the shop/);
    unmount();
    const other = await openMemberCheckout({ lines: [{ ...jhabla, productColor: 'Yellow' }] });
    await agreeToTerms(other.user);
    await placeOrder(other.user);
    await screen.findByText('JH-2041');
    expect(other.sent[0]?.key).toBe(sent[0]?.key);
  });

  it.each([
    ['says that it goes to the address of before', '400601', true],
    ['is as wanted where it goes to the new one', '411001', false],
  ])('that comes out after its address was changed %s', async (_, pinCode, isSaid) => {
    const first = await openMemberCheckout({ orders: finalizeAnswers(saysNothing) });
    await agreeToTerms(first.user);
    await placeOrder(first.user);
    await screen.findByText(/We cannot reach the shop/);
    first.unmount();
    const moved = savedAddress({ city: 'Pune', pinCode: '411001' });
    const whole = `Flat 3, Sai Kripa, Gokhale Road, ${pinCode === '411001' ? 'Pune' : 'Thane'}, Maharashtra, India, ${pinCode}`;
    const again = await openMemberCheckout({
      book: addressBook(moved),
      orders: finalizeAnswers(says({ ...placed, address: whole })),
    });
    await agreeToTerms(again.user);
    await placeOrder(again.user);
    await screen.findByText('JH-2041');
    expect(screen.queryByText(/Your first try had reached us/) !== null).toBe(isSaid);
    expect(sessionStorage.getItem('orderAttempt')).toBeNull();
  });

  it('finds out about an order that had gone through although no answer came', async () => {
    const first = await openMemberCheckout({ orders: finalizeAnswers(saysNothing) });
    await agreeToTerms(first.user);
    await placeOrder(first.user);
    await screen.findByText(/We cannot reach the shop/);
    first.unmount();
    const second = await openMemberCheckout({ lines: [] });
    await second.user.click(await screen.findByRole('button', { name: 'Check my order' }));
    await screen.findByText('JH-2041');
    expect(second.sent).toEqual(first.sent);
  });

  it('orders nothing when one thing is short, names it, and keeps the whole cart', async () => {
    const refused = () =>
      failure({ code: 'OUT_OF_STOCK', message: 'Short.', items: [{ productId: 2, stockQuantity: 0 }] });
    const { user, store } = await openMemberCheckout({ orders: finalizeAnswers(refused), lines: [jhabla, socks] });
    await agreeToTerms(user);
    await placeOrder(user);
    expect(await screen.findByText('Currently, Few products are Out of Stock!')).toBeVisible();
    expect(address()).toBe('/payment-unsuccessful');
    expect(screen.getByRole('list', { name: 'Out of stock' })).toHaveTextContent('Bamboo socks');
    expect(screen.getByRole('list', { name: 'Out of stock' })).not.toHaveTextContent('Mulmul jhabla');
    expect(store.getState().cart.lines).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Back to your cart' }));
    expect(await screen.findByRole('link', { name: 'Mulmul jhabla' })).toBeVisible();
  });

  it('shows the old and the new total when a price has changed, and orders at the new one', async () => {
    const changed = () => failure({ code: 'PRICE_CHANGED', message: 'Changed.', finalOrderAmount: 838 });
    const { user, sent } = await openMemberCheckout({ orders: finalizeAnswers(changed, says(placed)) });
    await agreeToTerms(user);
    server.use(cartIs([{ ...jhabla, productRate: 419 }]));
    await placeOrder(user);
    expect(await screen.findByText(/The total was ₹798 and is now ₹838/)).toBeVisible();
    await waitFor(() => totalIs('₹838'));
    await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
    await placeOrder(user);
    await screen.findByText('JH-2041');
    expect(sent.map(({ params }) => params.finalOrderAmount)).toEqual(['798', '838']);
  });

  it.each([
    ['The shop is closed for a minute.', 'The shop is closed for a minute.'],
    ['', 'Failed to place order'],
    // decision 118: text only, and no longer than a notice has room for.
    ['<b>x</b>'.repeat(60), '<b>x</b>'.repeat(60).slice(0, 300)],
  ])('fails with the message %j, and tries again with the same key', async (message, shown) => {
    const busy = () => failure({ code: 'NOT_READY', message });
    const { user, sent } = await openMemberCheckout({ orders: finalizeAnswers(busy, says(placed)) });
    await agreeToTerms(user);
    await placeOrder(user);
    expect(await screen.findByText(shown)).toBeVisible();
    expect(address()).toBe('/payment-unsuccessful');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('JH-2041');
    expect(sent[1]).toEqual(sent[0]);
  });

  it('shows the number field when the server says that the number is missing', async () => {
    const refused = () =>
      failure({ code: 'INVALID', message: 'No.', fields: { mobile: 'Please add a mobile number.' } });
    const { user } = await openMemberCheckout({ orders: finalizeAnswers(refused) });
    await agreeToTerms(user);
    await placeOrder(user);
    await waitFor(() =>
      expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription('Please add a mobile number.'),
    );
    expect(screen.getByLabelText('Mobile number')).toHaveFocus();
  });

  it('leads to the login and back when the session has ended, and loses nothing', async () => {
    server.use(couponIs('FIRST', {}));
    const book = addressBook(savedAddress(), second);
    const over = () => failure({ code: 'UNAUTHENTICATED', message: 'No session.' });
    const first = await openMemberCheckout({
      book,
      orders: finalizeAnswers(over),
      open: { historyState: { appliedCode: 'FIRST' } },
    });
    await waitFor(() => totalIs('₹718.20'));
    await first.user.click(await screen.findByRole('radio', { name: /Aai’s house/ }));
    await first.user.type(screen.getByLabelText('Full name'), ' Rao');
    await agreeToTerms(first.user);
    await placeOrder(first.user);
    expect(
      await screen.findByText('Your visit has ended. Please log in to go on: everything you typed is kept.'),
    ).toBeVisible();
    expect(address()).toBe('/login');
    expect(first.store.getState().location.state).toMatchObject({ from: '/checkout' });
    expect(first.store.getState().auth.userId).toBeNull();
    expect(first.store.getState().coupon.code).toBe('FIRST');
    first.unmount();

    const again = await openMemberCheckout({ book });
    expect(await screen.findByRole('radio', { name: /Aai’s house/ })).toBeChecked();
    expect(screen.getByLabelText('Full name')).toHaveValue('Asha Kulkarni Rao');
    again.unmount();
  });

  it('says that the visit has ended when any call finds out, and shows the way to the login', async () => {
    await openMemberCheckout({
      book: {
        ...addressBook(),
        handlers: [callFails(`/users/getAllAddresses/${memberId}`, { code: 'UNAUTHENTICATED', message: '' })],
      },
    });
    expect(
      await screen.findByText('Your visit has ended. Please log in to go on: everything you typed is kept.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});
