/**
 * Placing a guest's order, and every way it can end (docs/requirements.md section 4, Checkout outcome; docs/contract.md
 * section 5).
 */
import { screen, waitFor } from '@testing-library/react';
import { brand } from '../../../src/contract/brand';
import type { OrderPlaced } from '../../../src/contract/order';
import { says, saysNothing, success } from '../../support/answers/answers';
import type { Answer } from '../../support/answers/answers';
import { line } from '../../support/data/builders';
import { jhabla, totalIs } from '../../support/client/cartScreen';
import {
  backToForm,
  expectThanks,
  fillInCheckout,
  openCheckout,
  placeAgain,
  placeOrder,
} from '../../support/client/checkoutForm';
import { ordersAnswer, placed } from '../../support/answers/guest';
import { callIsLost, cartIs, failure } from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { address } from '../../support/client/renderApp';
import { server } from '../../support/answers/server';

const socks = line({ productId: 2, productName: 'Bamboo socks', productRate: 150 });

describe('order of a guest', () => {
  it('places the order, thanks, and leaves an empty cart', async () => {
    const { user, sent, store } = await openCheckout();
    await fillInCheckout(user, { 'Mobile number': '+91 98200 12345', 'PIN code': '400 601' });
    server.use(cartIs([]));
    await placeOrder(user);
    await expectThanks();
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{16,}$/) as string,
        form: {
          guestId: 'g_1',
          name: 'आशा Kulkarni',
          mobile: '9820012345',
          address: 'Flat 3, Sai Kripa, Gokhale Road, Thane, Maharashtra, India - 400601',
          finalOrderAmount: '798',
          paymentMethod: 'onlinePayment',
        },
      },
    ]);
    expect(store.getState().cart).toEqual({ lines: [], count: 0 });
    expect(store.getState().checkout).toMatchObject({ step: 'placed', key: sent[0]?.key });
  });

  it('sends one order however often the button is pressed', async () => {
    const answer = held<Awaited<Answer<OrderPlaced>>>();
    const { user, sent } = await openCheckout(ordersAnswer(() => answer.promise));
    await fillInCheckout(user);
    await user.dblClick(screen.getByRole('button', { name: 'Place Order' }));
    await user.click(await screen.findByRole('button', { name: 'Placing your order…' }));
    answer.release(success(placed));
    expect(await screen.findByText('JH-2041')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('keeps everything typed when the network is lost, and asks again with the same key', async () => {
    const { user, sent, store } = await openCheckout(ordersAnswer(saysNothing, says(placed)));
    await fillInCheckout(user);
    await placeOrder(user);
    expect(await screen.findByText('Failed to place order')).toBeVisible();
    expect(screen.getByText('We cannot reach the shop. Check your connection and try again.')).toBeVisible();
    expect(address()).toBe('/payment-unsuccessful');
    expect(store.getState().checkout.step).toBe('unanswered');
    await backToForm();
    expect(screen.getByLabelText('Street')).toHaveValue('Gokhale Road');
    await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms & conditions' }));
    await placeOrder(user);
    expect(await screen.findByText('JH-2041')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  describe('that was changed after the network was lost', () => {
    const firstTry = 'Your first try had reached us. What has changed since then is not part of this order.';
    const reused = () => failure({ code: 'IDEMPOTENCY_KEY_REUSED', message: 'Used.' });
    async function changeAfter(...answers: Parameters<typeof ordersAnswer>) {
      const shop = await openCheckout(ordersAnswer(saysNothing, ...answers));
      await fillInCheckout(shop.user);
      await placeOrder(shop.user);
      await screen.findByText(/We cannot reach the shop/);
      await backToForm();
      await fillInCheckout(shop.user, { Street: 'Ram Maruti Road' });
      await placeOrder(shop.user);
      return shop;
    }
    const streets = (sent: Awaited<ReturnType<typeof changeAfter>>['sent']) =>
      sent.map(({ form }) => (form.address?.includes('Ram Maruti') ? 'new' : 'old'));

    it('keeps its key, and is placed where the first never came', async () => {
      const { sent } = await changeAfter(says(placed));
      await screen.findByText('JH-2041');
      expect(sent[1]?.key).toBe(sent[0]?.key);
      expect(streets(sent)).toEqual(['old', 'new']);
      expect(screen.queryByText(firstTry)).not.toBeInTheDocument();
    });

    it('is not placed where the shop has the first, whose number is told without the change', async () => {
      const { sent } = await changeAfter(reused, says(placed));
      await screen.findByText('JH-2041');
      expect(await screen.findByText(firstTry)).toBeVisible();
      expect(streets(sent)).toEqual(['old', 'new', 'old']);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    });

    it('is placed under a new key where the shop has refused the first', async () => {
      const refused = () => failure({ code: 'EMPTY_CART', message: 'Empty.' });
      const { sent } = await changeAfter(reused, refused, says(placed));
      await screen.findByText('JH-2041');
      expect(streets(sent)).toEqual(['old', 'new', 'old', 'new']);
      expect(sent[3]?.key).not.toBe(sent[0]?.key);
    });

    it('is as open as before where the network is lost again', async () => {
      const { user, sent, store } = await changeAfter(reused, saysNothing, reused, says(placed));
      await screen.findByText(/We cannot reach the shop/);
      await waitFor(() => expect(store.getState().checkout.step).toBe('unanswered'));
      await placeAgain(user);
      await screen.findByText('JH-2041');
      expect(streets(sent)).toEqual(['old', 'new', 'old', 'new', 'old']);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    });
  });

  it('keeps key and details over a reload in mid-flight', async () => {
    const first = await openCheckout(ordersAnswer(saysNothing));
    await fillInCheckout(first.user);
    await placeOrder(first.user);
    await screen.findByText(/We cannot reach the shop/);
    first.unmount();
    const second = await openCheckout();
    expect(screen.getByText(/Your last order got no answer/)).toBeVisible();
    await second.user.click(screen.getByRole('checkbox'));
    await placeOrder(second.user);
    await screen.findByText('JH-2041');
    expect(second.sent).toEqual(first.sent);
  });

  it('finds out about an order that had gone through although no answer came', async () => {
    const first = await openCheckout(ordersAnswer(saysNothing));
    await fillInCheckout(first.user);
    await placeOrder(first.user);
    await screen.findByText(/We cannot reach the shop/);
    first.unmount();
    const second = await openCheckout(ordersAnswer(says(placed)), []);
    await second.user.click(await screen.findByRole('button', { name: 'Check my order' }));
    expect(await screen.findByText('JH-2041')).toBeVisible();
    expect(second.sent).toEqual(first.sent);
  });

  it('warns about an order that was cut short, and lists what failed', async () => {
    const answer = { ...placed, placed: [1], failed: [{ productId: 2, stockQuantity: 0 }] };
    const { user, store } = await openCheckout(ordersAnswer(says(answer, 207)), [jhabla, socks]);
    await fillInCheckout(user);
    server.use(cartIs([socks]));
    await placeOrder(user);
    expect(await screen.findByText('Order partially placed. Some items failed.')).toBeVisible();
    expect(address()).toBe('/payment-successful');
    expect(screen.getByRole('list', { name: 'Not ordered' })).toHaveTextContent('Bamboo socks');
    expect(screen.getByRole('list', { name: 'What you ordered' })).toHaveTextContent('Mulmul jhabla');
    expect(store.getState().cart.lines?.map(({ productName }) => productName)).toEqual(['Bamboo socks']);
  });

  it('names what is out of stock and keeps the cart and what was typed', async () => {
    const refused = () =>
      failure({ code: 'OUT_OF_STOCK', message: 'Short.', items: [{ productId: 1, stockQuantity: 1 }] });
    const { user } = await openCheckout(ordersAnswer(refused));
    await fillInCheckout(user);
    await placeOrder(user);
    expect(await screen.findByText('Currently, Few products are Out of Stock!')).toBeVisible();
    // What the shop said stands before what the page says of itself.
    expect(screen.getByRole('main')).toHaveTextContent(/Short\..*Currently, Few products/);
    expect(address()).toBe('/payment-unsuccessful');
    expect(screen.getByRole('list', { name: 'Out of stock' })).toHaveTextContent('Mulmul jhabla');
    expect(screen.getByText('Only 1 left, you wanted 2')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to your cart' }));
    expect(await screen.findByRole('link', { name: 'Mulmul jhabla' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(await screen.findByLabelText('Street')).toHaveValue('Gokhale Road');
  });

  it('says whom to ask where more is ordered than one caller may hold, and keeps the cart and what was typed', async () => {
    const message =
      'Several orders from you are not paid yet. Please wait for our call, or contact us, before you order more.';
    const refused = () => failure({ code: 'TOO_MANY_OPEN_ORDERS', message });
    const { user, sent } = await openCheckout(ordersAnswer(refused, says(placed)));
    await fillInCheckout(user);
    await placeOrder(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(`Telephone ${brand.phone}, e-mail ${brand.email}. Your cart is kept.`)).toBeVisible();
    expect(address()).toBe('/payment-unsuccessful');
    await backToForm();
    expect(screen.getByLabelText('Street')).toHaveValue('Gokhale Road');
    await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms & conditions' }));
    await placeOrder(user);
    await screen.findByText('JH-2041');
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('shows the old and the new total when a price has changed, and orders at the new one', async () => {
    const changed = () => failure({ code: 'PRICE_CHANGED', message: 'Changed.', finalOrderAmount: 838 });
    const { user, sent } = await openCheckout(ordersAnswer(changed, says(placed)));
    await fillInCheckout(user);
    server.use(cartIs([{ ...jhabla, productRate: 419 }]));
    await placeOrder(user);
    expect(
      await screen.findByText(
        'A price has changed. The total was ₹798 and is now ₹838. Please look at the new total and place the order again.',
      ),
    ).toBeVisible();
    await waitFor(() => totalIs('₹838'));
    await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
    await placeOrder(user);
    await screen.findByText('JH-2041');
    expect(sent.map(({ form }) => form.finalOrderAmount)).toEqual(['798', '838']);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('says when the guest session has ended, and nobody can be asked who this is', async () => {
    server.use(callIsLost('/users/session'));
    const { user } = await openCheckout(
      ordersAnswer(() => failure({ code: 'UNAUTHENTICATED', message: 'No session.' })),
    );
    await fillInCheckout(user);
    await placeOrder(user);
    expect(await screen.findByText('Guest session not found')).toBeVisible();
    expect(address()).toBe('/payment-unsuccessful');
    await backToForm();
    expect(screen.getByLabelText('Street')).toHaveValue('Gokhale Road');
  });

  it("puts the server's complaints beside the fields", async () => {
    const refused = () =>
      failure({ code: 'INVALID', message: 'Invalid.', fields: { mobile: 'We cannot call this number.' } });
    const { user } = await openCheckout(ordersAnswer(refused));
    await fillInCheckout(user);
    await placeOrder(user);
    await waitFor(() =>
      expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription('We cannot call this number.'),
    );
    expect(screen.getByLabelText('Mobile number')).toHaveFocus();
  });
});
