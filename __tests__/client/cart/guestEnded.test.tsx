/**
 * A guest whose session has ended: what this device still knows of the cart goes to the new guest
 * (docs/decisions/unknown-empty-failed.md).
 */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CartItem } from '../../../src/contract/cart';
import { accountApi } from '../../../src/client/api/accountApi';
import { putInCart } from '../../../src/client/features/cart/putInCart';
import { makeStore } from '../../../src/client/store/makeStore';
import type { AppStore } from '../../../src/client/store/makeStore';
import { line } from '../../support/builders';
import { expectThanks, fillIn, placeOrder } from '../../support/checkoutForm';
import { guest, ordersAnswer, placed, saysNothing } from '../../support/guest';
import { host } from '../../support/handlers';
import { renderScreen } from '../../support/renderFeature';
import { server } from '../../support/server';

const jhabla = line({ productId: 7, productName: 'Mulmul jhabla', orderQuantity: 3 });
const socks = line({ productId: 9, productName: 'Bamboo socks', orderQuantity: 2 });
const frock = line({ productId: 3, productName: 'Leaf frock', orderQuantity: 1 });
const refusal = (status: number, body: object) => HttpResponse.json({ message: 'x', ...body }, { status });

/** A shop that knows no guest until one is made. `shelves`: product → pieces; what is not on them is gone. */
function forgetfulShop(
  shelves: Record<number, number> = { 7: 12, 9: 12, 3: 12 },
  { keepsCookies = true, answers = (): boolean => true } = {},
) {
  let session: string | null = null;
  let made = 0;
  const lines: CartItem[] = [];
  const asked: string[] = [];
  const isTheirs = (id: string | null) => session !== null && id === session;
  const whoAreYou = () =>
    refusal(session === null ? 401 : 403, { code: session === null ? 'UNAUTHENTICATED' : 'FORBIDDEN' });
  const known = [jhabla, socks, frock];
  server.use(
    http.get(`${host}/users/session`, () => HttpResponse.json({ userId: null, guestId: session })),
    http.post(`${host}/api/guest/create`, () => {
      made += 1;
      if (keepsCookies) session ??= `g_${made + 1}`;
      return HttpResponse.json({ guestId: session ?? `g_${made + 1}` });
    }),
    http.post(`${host}/usercart/in-cart`, ({ request }) => {
      const id = new URL(request.url).searchParams.get('userId');
      return isTheirs(id) ? HttpResponse.json(lines) : whoAreYou();
    }),
    http.get(`${host}/usercart/cartcount`, ({ request }) =>
      isTheirs(new URL(request.url).searchParams.get('userId')) ? HttpResponse.json(lines.length) : whoAreYou(),
    ),
    http.post(`${host}/usercart/update-quantity`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (!isTheirs(searchParams.get('guestId'))) return whoAreYou();
      const at = lines.findIndex(({ productId }) => productId === Number(searchParams.get('productId')));
      const orderQuantity = Number(searchParams.get('orderQuantity'));
      lines[at] = { ...(lines[at] ?? jhabla), orderQuantity };
      return HttpResponse.json({ message: 'Quantity updated', orderQuantity });
    }),
    http.post(`${host}/usercart/remove-product`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (!isTheirs(searchParams.get('userId'))) return whoAreYou();
      lines.splice(lines.findIndex(({ productId }) => productId === Number(searchParams.get('productId'))), 1);
      return HttpResponse.json({ message: 'Product removed from cart', count: lines.length });
    }),
    http.post(`${host}/api/guest-cart/add`, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const productId = Number(searchParams.get('productId'));
      const { totalQuantity } = (await request.json()) as { totalQuantity: number };
      asked.push(`${productId} × ${totalQuantity}${searchParams.get('atLeast') === 'true' ? '' : ' set'}`);
      if (!isTheirs(searchParams.get('guestId'))) return whoAreYou();
      if (!answers()) return HttpResponse.error();
      const left = shelves[productId];
      if (left === undefined) return refusal(404, { code: 'NOT_FOUND' });
      if (left < totalQuantity) return refusal(409, { code: 'OUT_OF_STOCK', stockQuantity: left });
      const item = known.find((one) => one.productId === productId) ?? jhabla;
      if (!lines.some((one) => one.productId === productId)) lines.push({ ...item, orderQuantity: totalQuantity });
      return HttpResponse.json({ message: 'Product added to cart', count: lines.length });
    }),
  );
  return { lines, asked, guests: () => made, sessionOf: (id: string) => void (session = id) };
}

const held = ({ lines }: { lines: CartItem[] }) =>
  lines.map(({ productName, orderQuantity }) => `${productName} × ${orderQuantity}`);
const shown = () =>
  within(screen.getByRole('list', { name: 'Products in your cart' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const askWho = (store: AppStore) =>
  store.dispatch(accountApi.endpoints.getSession.initiate(undefined, { forceRefetch: true }));

describe('A guest whose session has ended', () => {
  it('has the cart again on a fresh visit, and is told so once', async () => {
    const shop = forgetfulShop();
    const { store, user } = await renderScreen('/cart', { state: guest([jhabla, socks]) });
    await askWho(store);
    expect(await screen.findByText(/We kept your cart/)).toBeVisible();
    expect(held(shop)).toEqual(['Mulmul jhabla × 3', 'Bamboo socks × 2']);
    expect(shown()).toEqual(['Mulmul jhabla', 'Bamboo socks']);
    expect(screen.queryByText(/Your visit has ended/)).not.toBeInTheDocument();
    expect(store.getState().auth).toEqual({ userId: null, guestId: 'g_2' });
    await user.click(screen.getByRole('link', { name: /^Wishlist/ }));
    await waitFor(() => expect(store.getState().cartNews.kept).toBeUndefined());
  });

  it('has it again with the page open, though nobody asked who this is', async () => {
    const shop = forgetfulShop();
    await renderScreen('/cart', { state: guest([jhabla]) });
    expect(await screen.findByText(/We kept your cart/)).toBeVisible();
    expect(held(shop)).toEqual(['Mulmul jhabla × 3']);
    expect(shop.guests()).toBe(1);
  });

  it('is told what could not be kept, and what is fewer', async () => {
    const shop = forgetfulShop({ 7: 2, 3: 0 });
    await renderScreen('/cart', { state: guest([jhabla, socks, frock]) });
    expect(await screen.findByText(/We kept your cart/)).toBeVisible();
    expect(screen.getByText('Mulmul jhabla (Blue, 0-3M): 2 of the 3 you wanted, which is all we have.')).toBeVisible();
    expect(screen.getByText('No longer to be had: Bamboo socks (Blue, 0-3M), Leaf frock (Blue, 0-3M).')).toBeVisible();
    expect(held(shop)).toEqual(['Mulmul jhabla × 2']);
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
    expect(held(shop)).toEqual(['Mulmul jhabla × 3']);
  });

  it.each([
    ['comes back to the tab', 2, async (store: AppStore) => void (await askWho(store))],
    ['presses Place Order', 1, async (_: AppStore, user: Parameters<typeof placeOrder>[0]) => placeOrder(user)],
  ])('whose order got no answer before is told to ask, when the shopper %s', async (_, presses, findOut) => {
    const shop = forgetfulShop();
    shop.sessionOf('g_1');
    shop.lines.push(jhabla);
    const gone = () => refusal(401, { code: 'UNAUTHENTICATED' });
    let isGone = false;
    const orders = ordersAnswer(saysNothing, () => (isGone ? gone() : HttpResponse.json(placed)));
    server.use(orders.handler);
    const { store, user } = await renderScreen('/checkout', { state: guest([jhabla]) });
    await fillIn(user);
    await placeOrder(user);
    await screen.findByText(/the order cannot be placed twice/);
    expect(screen.queryByText('Your last order, as a guest, got no answer.')).not.toBeInTheDocument();
    shop.sessionOf(null as never);
    shop.lines.length = 0;
    isGone = true;
    await findOut(store, user);
    expect(await screen.findByText('Your last order, as a guest, got no answer.')).toBeVisible();
    expect(screen.getByText(/Please ask before you order the same again/)).toBeVisible();
    expect(screen.queryByText(/the order cannot be placed twice/)).not.toBeInTheDocument();
    expect(await screen.findByText(/We kept your cart/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
    isGone = false;
    if (presses > 1) {
      await placeOrder(user);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeVisible());
      expect(orders.sent).toHaveLength(1);
    }
    expect(screen.getByText(/Ask us first, or press again to order all the same/)).toBeVisible();
    await placeOrder(user);
    await expectThanks();
    expect(orders.sent.at(-1)?.key).not.toBe(orders.sent[0]?.key);
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
    expect(held(shop)).toEqual(['Mulmul jhabla × 3', 'Bamboo socks × 2']);
    expect(shop.guests()).toBe(1);
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
    expect(held(shop)).toEqual(['Mulmul jhabla × 3']);
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
    expect(held(shop)).toEqual(['Mulmul jhabla × 3', 'Bamboo socks × 2', 'Leaf frock × 1']);
    expect(shop.asked).toEqual(['3 × 1', '7 × 3', '9 × 2', '3 × 1']);
    expect(store.getState().cartNews.kept?.map(({ productName }) => productName)).toEqual([
      'Mulmul jhabla',
      'Bamboo socks',
    ]);
    expect(store.getState().cart.count).toBe(3);
  });

  /** The cart is on the page, and nobody has noticed yet that its guest is gone. */
  async function openAndEnd() {
    const shop = forgetfulShop();
    shop.sessionOf('g_1');
    shop.lines.push(jhabla, socks);
    const page = await renderScreen('/cart', { state: guest([jhabla, socks]) });
    await waitFor(() => expect(shown()).toEqual(['Mulmul jhabla', 'Bamboo socks']));
    shop.sessionOf(null as never);
    shop.lines.length = 0;
    return { ...page, shop };
  }

  it('has as many as were pressed for, by the press that found it out', async () => {
    const { shop, user } = await openAndEnd();
    const more = screen.getAllByRole('button', { name: 'One more' })[0] as HTMLElement;
    await user.click(more);
    await user.click(more);
    expect(await screen.findByText(/We kept your cart/)).toBeVisible();
    await waitFor(() => expect(held(shop)).toEqual(['Mulmul jhabla × 5', 'Bamboo socks × 2']));
    expect(screen.queryByText('Error updating quantity!')).not.toBeInTheDocument();
    const [first] = screen.getAllByRole('group', { name: /^Quantity of/ });
    await waitFor(() => expect(within(first as HTMLElement).getByText('5')).toBeVisible());
  });

  it('has no more of what was deleted by the press that found it out', async () => {
    const { shop, user } = await openAndEnd();
    await user.click(screen.getByRole('button', { name: /^Delete Mulmul jhabla/ }));
    expect(await screen.findByText('Product removed from cart')).toBeVisible();
    await waitFor(() => expect(held(shop)).toEqual(['Bamboo socks × 2']));
    await waitFor(() => expect(shown()).toEqual(['Bamboo socks']));
  });

  it('that had nothing in the cart is simply nobody', async () => {
    const shop = forgetfulShop();
    const store = makeStore({ persist: false, preloadedState: guest([]), extra: { baseUrl: host } });
    await askWho(store);
    expect(store.getState()).toMatchObject({ auth: { userId: null, guestId: null }, cart: { lines: [], count: 0 } });
    expect(shop.guests()).toBe(0);
  });
});
