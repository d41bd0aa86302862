/**
 * A guest whose session has ended: what this device still knows of the cart goes to the new guest
 * (docs/decisions/0223-unknown-empty-failed.md).
 */
import { act, screen, waitFor } from '@testing-library/react';
import { putInCart } from '../../../src/client/features/cart/putInCart';
import { recallKeptLines } from '../../../src/client/store/keptLines';
import { makeStore } from '../../../src/client/store/makeStore';
import type { AppStore } from '../../../src/client/store/makeStore';
import { sessionAnswers } from '../../support/answers/accountCalls';
import { says, saysNothing, success } from '../../support/answers/answers';
import { expectThanks, fillInCheckout, placeAgain, placeOrder } from '../../support/client/checkoutForm';
import {
  askWho,
  forgetfulShop,
  frock,
  linesOf,
  jhabla,
  refusal,
  shown,
  socks,
} from '../../support/answers/forgetfulShop';
import { guest, ordersAnswer, placed } from '../../support/answers/guest';
import { failure, host } from '../../support/answers/handlers';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

describe('A guest whose session has ended', () => {
  it('has the cart again on a fresh visit, and is told so once', async () => {
    const shop = forgetfulShop();
    const { store, user } = await renderScreen('/cart', { state: guest([jhabla, socks]) });
    await askWho(store);
    expect(await screen.findByText(/We kept your cart/)).toBeVisible();
    expect(linesOf(shop)).toEqual(['Mulmul jhabla × 3', 'Bamboo socks × 2']);
    expect(shown()).toEqual(['Mulmul jhabla', 'Bamboo socks']);
    expect(screen.queryByText(/Your visit has ended/)).not.toBeInTheDocument();
    expect(store.getState().auth).toEqual({ userId: null, guestId: 'g_2' });
    await user.click(screen.getByRole('link', { name: /^Wishlist/ }));
    await waitFor(() => expect(store.getState().cart.news?.kept).toBeUndefined());
  });

  it('is told on the cart though the page was loaded anew before, until it was looked at', async () => {
    forgetfulShop();
    const first = await renderScreen('/wishlist', { state: guest([jhabla, socks]) });
    await askWho(first.store);
    await waitFor(() => expect(first.store.getState().auth.guestId).toBe('g_2'));
    first.unmount();
    const told = async () => {
      const again = await renderScreen('/cart', { state: { auth: { userId: null, guestId: 'g_2' } } });
      act(() => recallKeptLines(again.store));
      await waitFor(() => expect(shown()).toEqual(['Mulmul jhabla', 'Bamboo socks']));
      return { ...again, isTold: screen.queryByText(/We kept your cart/) !== null };
    };
    const second = await told();
    expect(second.isTold).toBe(true);
    await second.user.click(screen.getByRole('link', { name: /^Wishlist/ }));
    await waitFor(() => expect(second.store.getState().cart.news?.kept).toBeUndefined());
    second.unmount();
    expect((await told()).isTold).toBe(false);
  });

  it('has it again with the page open, though nobody asked who this is', async () => {
    const shop = forgetfulShop();
    await renderScreen('/cart', { state: guest([jhabla]) });
    expect(await screen.findByText(/We kept your cart/)).toBeVisible();
    expect(linesOf(shop)).toEqual(['Mulmul jhabla × 3']);
    expect(shop.guests()).toBe(1);
  });

  it('is told what could not be kept, and what is fewer', async () => {
    const shop = forgetfulShop({ 7: 2, 3: 0 });
    await renderScreen('/cart', { state: guest([jhabla, socks, frock]) });
    expect(await screen.findByText(/We kept your cart/)).toBeVisible();
    expect(screen.getByText('Mulmul jhabla (Blue, 0-3M): 2 of the 3 you wanted, which is all we have.')).toBeVisible();
    expect(screen.getByText('No longer to be had: Bamboo socks (Blue, 0-3M), Leaf frock (Blue, 0-3M).')).toBeVisible();
    expect(linesOf(shop)).toEqual(['Mulmul jhabla × 2']);
    expect(shown()).toEqual(['Mulmul jhabla']);
  });

  it('is told when nothing of it can be had any more', async () => {
    forgetfulShop({});
    await renderScreen('/cart', { state: guest([socks]) });
    expect(await screen.findByText('No longer to be had: Bamboo socks (Blue, 0-3M).')).toBeVisible();
    expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
  });

  it('keeps the form of an open checkout, and what was typed into it', async () => {
    const shop = forgetfulShop();
    shop.sessionOf('g_1');
    shop.lines.push(jhabla);
    const { store, user } = await renderScreen('/checkout', { state: guest([jhabla]) });
    const name = await screen.findByLabelText('Full name');
    await user.type(name, 'Test Shopper');
    shop.sessionOf(null as never);
    shop.lines.length = 0;
    await askWho(store);
    expect(await screen.findByText(/We kept your cart/)).toBeVisible();
    expect(screen.getByLabelText('Full name')).toBe(name);
    expect(name).toHaveValue('Test Shopper');
    expect(linesOf(shop)).toEqual(['Mulmul jhabla × 3']);
  });

  const tryAgain = (user: Parameters<typeof placeOrder>[0]) =>
    user.click(screen.getByRole('button', { name: 'Try again' }));

  it.each([
    ['comes back to the tab', 1, async (store: AppStore) => void (await askWho(store))],
    ['tries again', 2, async (_: AppStore, user: Parameters<typeof placeOrder>[0]) => tryAgain(user)],
  ])('whose order got no answer before is told to ask, when the shopper %s', async (_, tries, findOut) => {
    const shop = forgetfulShop();
    shop.sessionOf('g_1');
    shop.lines.push(jhabla);
    const gone = () => refusal(401, { code: 'UNAUTHENTICATED' });
    let isGone = false;
    const orders = ordersAnswer(saysNothing, () => (isGone ? gone() : success(placed)));
    server.use(orders.handler);
    const { store, user } = await renderScreen('/checkout', { state: guest([jhabla]) });
    await fillInCheckout(user);
    await placeOrder(user);
    await screen.findByText(/cannot place the order twice/);
    expect(screen.queryByText('Your last order, as a guest, got no answer.')).not.toBeInTheDocument();
    shop.sessionOf(null as never);
    shop.lines.length = 0;
    isGone = true;
    await findOut(store, user);
    expect(await screen.findByText('Your last order, as a guest, got no answer.')).toBeVisible();
    expect(screen.getByText(/Please ask before you order the same again/)).toBeVisible();
    expect(screen.queryByText(/cannot place the order twice/)).not.toBeInTheDocument();
    expect(await screen.findByText(/We kept your cart/)).toBeVisible();
    isGone = false;
    await placeAgain(user);
    expect(await screen.findByText(/Ask us first, or press again to order all the same/)).toBeVisible();
    expect(orders.sent).toHaveLength(tries);
    await placeOrder(user);
    await expectThanks();
    expect(orders.sent.at(-1)?.key).not.toBe(orders.sent[0]?.key);
  });

  it('whose order was refused for that sends it again under the same key, with the cart that was kept', async () => {
    const shop = forgetfulShop();
    shop.sessionOf('g_1');
    shop.lines.push(jhabla);
    const orders = ordersAnswer(() => {
      shop.sessionOf(null as never);
      shop.lines.length = 0;
      return refusal(401, { code: 'UNAUTHENTICATED' });
    }, says(placed));
    server.use(orders.handler);
    const { user } = await renderScreen('/checkout', { state: guest([jhabla]) });
    await fillInCheckout(user);
    await placeOrder(user);
    expect(await screen.findByText('Guest session not found')).toBeVisible();
    expect(await screen.findByText(/We kept your cart/)).toBeVisible();
    await tryAgain(user);
    await expectThanks();
    expect(orders.sent.map(({ form }) => form.guestId)).toEqual(['g_1', 'g_2']);
    expect(orders.sent[1]?.key).toBe(orders.sent[0]?.key);
  });

  it('whose order got no answer says when it is settled, and hears no more of it', async () => {
    const shop = forgetfulShop();
    shop.sessionOf('g_1');
    shop.lines.push(jhabla);
    server.use(ordersAnswer(saysNothing).handler);
    const { store, user } = await renderScreen('/checkout', { state: guest([jhabla]) });
    await fillInCheckout(user);
    await placeOrder(user);
    await screen.findByText(/cannot place the order twice/);
    shop.sessionOf(null as never);
    await askWho(store);
    await user.click(await screen.findByRole('button', { name: 'I have asked' }));
    expect(screen.queryByText('Your last order, as a guest, got no answer.')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('orderAttempt')).toBeNull();
  });

  it('loses nothing when the shop cannot be reached meanwhile: another try goes on', async () => {
    let isThere = false;
    const shop = forgetfulShop(undefined, { answers: () => isThere });
    const { store, user } = await renderScreen('/cart', { state: guest([jhabla, socks]) });
    const again = await screen.findByRole('button', { name: /Try again/ });
    expect(shown()).toEqual(['Mulmul jhabla', 'Bamboo socks']);
    expect(store.getState().auth).toEqual({ userId: null, guestId: 'g_1' });
    isThere = true;
    await user.click(again);
    expect(await screen.findByText(/We kept your cart/)).toBeVisible();
    expect(linesOf(shop)).toEqual(['Mulmul jhabla × 3', 'Bamboo socks × 2']);
    expect(shop.guests()).toBe(1);
  });

  it('is not asked for without end where the question who this is is refused too', async () => {
    const shop = forgetfulShop();
    const { handler, asked } = sessionAnswers((time) =>
      // Ends the test where it would never end.
      time > 20 ? new Promise<never>(() => undefined) : failure({ code: 'UNAUTHENTICATED', message: 'x' }),
    );
    server.use(handler);
    const { store } = await renderScreen('/cart', { state: guest([jhabla]) });
    await askWho(store);
    await screen.findByRole('button', { name: /Try again/ });
    expect(asked.length).toBeLessThan(6);
    expect(shop.guests()).toBe(0);
  });

  it('whose browser keeps no cookies is asked again only when the shopper says so', async () => {
    const shop = forgetfulShop(undefined, { keepsCookies: false });
    const { store } = await renderScreen('/cart', { state: guest([jhabla]) });
    expect(await screen.findByRole('button', { name: /Try again/ })).toBeVisible();
    expect(shop.guests()).toBe(1);
    expect(store.getState().cart.lines).toEqual([jhabla]);
  });

  it('takes over the guest that another tab has made meanwhile', async () => {
    const shop = forgetfulShop();
    shop.sessionOf('g_9');
    const { store } = await renderScreen('/cart', { state: guest([jhabla]) });
    await waitFor(() => expect(store.getState().auth).toEqual({ userId: null, guestId: 'g_9' }));
    expect(linesOf(shop)).toEqual(['Mulmul jhabla × 3']);
    expect(shop.guests()).toBe(0);
  });

  it('has the whole cart again when the end comes out with one more thing', async () => {
    const shop = forgetfulShop();
    const store = makeStore({
      persist: false,
      preloadedState: { visit: { restored: true }, ...guest([jhabla, socks]) },
      extra: { baseUrl: host },
    });
    await putInCart(store, frock);
    expect(linesOf(shop)).toEqual(['Mulmul jhabla × 3', 'Bamboo socks × 2', 'Leaf frock × 1']);
    expect(shop.asked).toEqual(['3 × 1', '7 × 3', '9 × 2', '3 × 1']);
    expect(store.getState().cart.news?.kept?.map(({ productName }) => productName)).toEqual([
      'Mulmul jhabla',
      'Bamboo socks',
    ]);
    expect(store.getState().cart.count).toBe(3);
  });

  it('that had nothing in the cart is simply nobody', async () => {
    const shop = forgetfulShop();
    const store = makeStore({ persist: false, preloadedState: guest([]), extra: { baseUrl: host } });
    await askWho(store);
    expect(store.getState()).toMatchObject({ auth: { userId: null, guestId: null }, cart: { lines: [], count: 0 } });
    expect(shop.guests()).toBe(0);
  });
});
