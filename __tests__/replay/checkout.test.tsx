/** The checkout, as a replayed visit shows it again: from the store alone, whatever the tab keeps. */
import { screen, waitFor } from '@testing-library/react';
import type { OrderPlaced } from '../../src/contract/order';
import { accountIs } from '../support/answers/accountCalls';
import { says, saysNothing, success } from '../support/answers/answers';
import type { Answer } from '../support/answers/answers';
import { jhabla } from '../support/client/cartScreen';
import {
  backToForm,
  expectThanks,
  fillInCheckout,
  openCheckout,
  orderAsGuest,
  placeOrder,
} from '../support/client/checkoutForm';
import { ordersAnswer, placed } from '../support/answers/guest';
import { callFails, callWaits } from '../support/answers/handlers';
import { held, never } from '../support/lib/held';
import { finalizeAnswers, memberId } from '../support/answers/member';
import { addressBook, agreeToTerms, openMemberCheckout, savedAddress } from '../support/client/memberCheckout';
import { address } from '../support/client/renderApp';
import { renderScreen } from '../support/client/renderFeature';
import { expectSameInAnotherTab, expectSameScreen } from '../support/visits/sameScreen';
import { server } from '../support/answers/server';
import { settled } from '../support/client/settled';

const second = savedAddress({ addrId: '8', houseName: 'Aai’s house', city: 'Pune', pinCode: '411001' });

/** A guest whose order got no answer, in a page that was loaded again. */
async function afterReload(orders = ordersAnswer(saysNothing), lines = [jhabla]) {
  const first = await openCheckout(ordersAnswer(saysNothing));
  await orderAsGuest(first.user);
  await screen.findByText(/We cannot reach the shop/);
  first.unmount();
  return openCheckout(orders, lines);
}

describe('A guest’s checkout', () => {
  it('as it opens', async () => {
    await expectSameInAnotherTab(await openCheckout());
  });

  it('with an order under way', async () => {
    const shop = await openCheckout(ordersAnswer(never));
    await orderAsGuest(shop.user);
    await screen.findByRole('button', { name: 'Placing your order…' });
    await expectSameInAnotherTab(shop);
  });

  it('with what it says when the form is gone back to after nobody answered', async () => {
    const shop = await openCheckout(ordersAnswer(saysNothing));
    await orderAsGuest(shop.user);
    await screen.findByText(/We cannot reach the shop/);
    await backToForm();
    await settled(shop.store);
    await expectSameInAnotherTab(shop);
  });

  it('with an order of before that waits for its answer', async () => {
    const shop = await afterReload();
    expect(screen.getByText(/Your last order got no answer/)).toBeVisible();
    await expectSameInAnotherTab(shop);
  });

  it('says on the way back from the cart that the order waits', async () => {
    const shop = await openCheckout(ordersAnswer(saysNothing));
    await orderAsGuest(shop.user);
    await screen.findByText(/We cannot reach the shop/);
    await shop.user.click(screen.getByRole('link', { name: /^Cart/ }));
    await shop.user.click(await screen.findByRole('button', { name: 'Checkout' }));
    expect(await screen.findByText(/Your last order got no answer/)).toBeVisible();
    await expectSameInAnotherTab(shop);
  });

  it('with nothing in the cart but an order to ask about', async () => {
    const shop = await afterReload(ordersAnswer(never), []);
    const ask = await screen.findByRole('button', { name: 'Check my order' });
    await settled(shop.store);
    await expectSameScreen(shop);
    await shop.user.click(ask);
    await screen.findByRole('button', { name: 'Asking…' });
    await expectSameInAnotherTab(shop);
  });

  it('says that nobody answered when it was asked about, and lets ask again', async () => {
    const shop = await afterReload(ordersAnswer(saysNothing, says(placed)), []);
    await shop.user.click(await screen.findByRole('button', { name: 'Check my order' }));
    await screen.findByText(/We cannot reach the shop/);
    await expectSameScreen(shop);
    await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectThanks();
  });

  it('is an empty cart when the tab has forgotten the order', async () => {
    const shop = await afterReload(ordersAnswer(saysNothing), []);
    const ask = await screen.findByRole('button', { name: 'Check my order' });
    window.sessionStorage.clear();
    await shop.user.click(ask);
    expect(await screen.findByText('Add Items in cart before proceed to checkout')).toBeVisible();
    expect(shop.sent).toEqual([]);
  });

  it('of nobody', async () => {
    await expectSameInAnotherTab(await renderScreen('/checkout'));
  });
});

describe('A member’s checkout', () => {
  it('with the address that was chosen', async () => {
    const shop = await openMemberCheckout({ book: addressBook(savedAddress(), second) });
    await shop.user.click(await screen.findByRole('radio', { name: /Aai’s house/ }));
    await settled(shop.store);
    await expectSameInAnotherTab(shop);
    expect(shop.store.getState().checkout.chosen).toEqual({ userId: memberId, addrId: '8' });
  });

  it('with the address of an earlier visit to it in this tab', async () => {
    const book = addressBook(savedAddress(), second);
    const first = await openMemberCheckout({ book });
    await first.user.click(await screen.findByRole('radio', { name: /Aai’s house/ }));
    first.unmount();
    const shop = await openMemberCheckout({ book });
    expect(await screen.findByRole('radio', { name: /Aai’s house/ })).toBeChecked();
    await expectSameInAnotherTab(shop);
    expect(shop.store.getState().checkout.chosen).toEqual({ userId: memberId, addrId: '8' });
  });

  it('while name and number are being saved', async () => {
    const shop = await openMemberCheckout();
    server.use(callWaits(`/users/updateUser/${memberId}`));
    await shop.user.type(await screen.findByLabelText('Full name'), ' Rao');
    await agreeToTerms(shop.user);
    await placeOrder(shop.user);
    await screen.findByRole('button', { name: 'Placing your order…' });
    await expectSameInAnotherTab(shop);
  });

  it('with an order of before that waits for its answer', async () => {
    const book = addressBook(savedAddress(), second);
    const first = await openMemberCheckout({ book, orders: finalizeAnswers(saysNothing) });
    await first.user.click(await screen.findByRole('radio', { name: /Aai’s house/ }));
    await agreeToTerms(first.user);
    await placeOrder(first.user);
    await screen.findByText(/We cannot reach the shop/);
    first.unmount();
    const shop = await openMemberCheckout({ book });
    expect(await screen.findByText(/Your last order got no answer/)).toBeVisible();
    await expectSameInAnotherTab(shop);
  });

  it('whose account does not answer', async () => {
    const shop = await openMemberCheckout({
      account: { sent: accountIs().sent, handlers: [callFails(`/users/getUserNamePhone/${memberId}`)] },
    });
    await screen.findByText(/Your name and mobile number did not arrive/);
    await settled(shop.store);
    await expectSameInAnotherTab(shop);
  });

  it('whose visit has ended', async () => {
    const over = callFails(`/users/getAllAddresses/${memberId}`, { code: 'UNAUTHENTICATED', message: '' });
    const shop = await openMemberCheckout({ book: { ...addressBook(), handlers: [over] } });
    await screen.findByText(/Your visit has ended/);
    await settled(shop.store);
    await expectSameInAnotherTab(shop);
  });
});

describe('An order that is under way', () => {
  it('sends no second order from a page that was left while the first was under way', async () => {
    const answer = held<Awaited<Answer<OrderPlaced>>>();
    const shop = await openCheckout(ordersAnswer(() => answer.promise));
    await orderAsGuest(shop.user);
    await screen.findByRole('button', { name: 'Placing your order…' });
    await shop.user.click(screen.getByRole('link', { name: /^Cart/ }));
    await shop.user.click(await screen.findByRole('button', { name: 'Checkout' }));
    await fillInCheckout(shop.user);
    await shop.user.click(await screen.findByRole('button', { name: 'Placing your order…' }));
    answer.release(success(placed));
    await waitFor(() => expect(address()).toBe('/payment-successful'));
    expect(shop.sent).toHaveLength(1);
  });
});
