/** Somebody else buys the last piece while a guest is at the checkout. */
import type { Page } from 'playwright-core';
import { arrive } from '../../support/browser/arrive';
import { openPage } from '../../support/browser/browser';
import {
  joinAsMember,
  cartOf,
  ordersOf,
  productOf,
  productsInStock,
  putIntoCart,
} from '../../support/browser/memberInBrowser';
import type { ShownProduct } from '../../support/browser/memberInBrowser';
import { expectFitToBeSeen, fillCheckout, shopInBrowser, visibleButton } from '../../support/browser/shopInBrowser';
import { soon } from '../../support/lib/until';

const visit = shopInBrowser();

const products = () => productsInStock(visit.shop.url);

/** Another guest, by plain calls, takes every piece there is. */
async function buyAllOf({ productId, productQuantity, productRate }: ShownProduct): Promise<void> {
  const created = await fetch(`${visit.shop.url}/api/guest/create`, { method: 'POST' });
  const { guestId } = (await created.json()) as { guestId: string };
  const headers = { cookie: String(created.headers.get('set-cookie')).split(';')[0] ?? '' };
  await fetch(
    `${visit.shop.url}/api/guest-cart/add?guestId=${guestId}&productId=${productId}&orderQuantity=${productQuantity}`,
    { method: 'POST', headers },
  );
  const form = {
    guestId,
    name: 'Another Guest',
    mobile: '9000000002',
    address: '1 Other House, Other Street, Pune, Maharashtra, India - 411001',
    finalOrderAmount: String((Math.round(productRate * 100) * productQuantity) / 100),
    paymentMethod: 'onlinePayment',
  };
  const placed = await fetch(`${visit.shop.url}/api/guest-cart/place-order`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  });
  expect(placed.status).toBe(200);
}

async function addToCart(page: Page, productId: number): Promise<void> {
  await page.goto(`${visit.shop.url}/productdetails/${productId}`);
  await visibleButton(page, 'Add to cart').click();
  await page.waitForURL('**/cart');
}

/** The console names an answer of 409, which is what this is about. */
const conflict = /status of 409/;

/** A member at a checkout that only waits for Place Order. */
async function memberWith(width: number, name: string, wanted: readonly ShownProduct[]) {
  const opened = await openPage(visit.browser, visit.shop.url, width, [conflict]);
  const { page } = opened;
  const userId = await joinAsMember(page, visit.shop.url, name, 1);
  for (const product of wanted) await putIntoCart(page, visit.shop.url, userId, product);
  // Hydrated before either orders: a page that hydrates later would find out by itself.
  await arrive(page, `${visit.shop.url}/checkout`);
  await page.getByRole('radio', { name: /12 Test House/ }).waitFor();
  await page.getByRole('checkbox').check();
  return { ...opened, userId, name };
}

const isThanked = async ({ page }: { page: Page }): Promise<boolean> => {
  await page.waitForURL(/payment-(un)?successful$/);
  return page.url().endsWith('/payment-successful');
};

describe('The last piece', () => {
  it('gives the last piece to one of two members who order it at the same moment, and all of the other’s cart stays', async () => {
    const [plenty, more] = (await products()).filter(({ productQuantity }) => productQuantity > 5);
    if (!plenty || !more) throw new Error('The demo shop is too small');
    await buyAllOf({ ...plenty, productQuantity: plenty.productQuantity - 1 });
    const last = await productOf(visit.shop.url, plenty.productId);
    expect(last.productQuantity).toBe(1);
    const both = await Promise.all([
      memberWith(360, 'Member One', [last, more]),
      memberWith(1280, 'Member Two', [last, more]),
    ]);
    await Promise.all(both.map(({ page }) => page.getByRole('button', { name: 'Place Order' }).click()));
    const thanked = await Promise.all(both.map(isThanked));
    expect([...thanked].sort()).toEqual([false, true]);

    for (const [at, shopper] of both.entries()) {
      const orders = await ordersOf(visit.shop, shopper.name);
      const cart = await cartOf(shopper.page, visit.shop.url, shopper.userId);
      expect(orders).toHaveLength(thanked[at] ? 1 : 0);
      expect(cart).toEqual(thanked[at] ? [] : [last.productId, more.productId]);
      if (!thanked[at]) {
        await shopper.page.getByText('Currently, Few products are Out of Stock!').first().waitFor();
        await shopper.page.getByRole('list', { name: 'Out of stock' }).getByText(last.productName).waitFor();
        await expectFitToBeSeen(shopper.page);
      }
      expect(shopper.troubles).toEqual([]);
      await shopper.page.context().close();
    }
    await soon(async () => expect((await productOf(visit.shop.url, last.productId)).productQuantity).toBe(0));
    await soon(async () =>
      expect((await productOf(visit.shop.url, more.productId)).productQuantity).toBe(more.productQuantity - 1),
    );
  });

  it('says what is out of stock, places nothing, and keeps the cart', async () => {
    const [last] = (await products()).filter(({ productQuantity }) => productQuantity === 1);
    if (!last) throw new Error('The demo shop has no product with a single piece left');
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360, [conflict]);
    await addToCart(page, last.productId);
    await fillCheckout(page);
    await buyAllOf(last);
    await page.getByRole('button', { name: 'Place Order' }).click();

    await page.waitForURL('**/payment-unsuccessful');
    await page.getByText('Currently, Few products are Out of Stock!').first().waitFor();
    await page.getByRole('link', { name: last.productName }).first().waitFor();
    await expectFitToBeSeen(page);
    await page.getByRole('link', { name: 'Back to your cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByRole('link', { name: last.productName }).first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('orders the rest, warns, and leaves in the cart what was short', async () => {
    const [short, plenty] = (await products())
      .sort((a, b) => a.productQuantity - b.productQuantity)
      .filter(({ productQuantity }) => productQuantity > 1);
    if (!short || !plenty) throw new Error('The demo shop is too small');
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await addToCart(page, short.productId);
    await addToCart(page, plenty.productId);
    await fillCheckout(page);
    await buyAllOf(short);
    await page.getByRole('button', { name: 'Place Order' }).click();

    await page.waitForURL('**/payment-successful');
    await page.getByText('Order partially placed. Some items failed.').first().waitFor();
    await page.getByRole('heading', { name: 'Not ordered' }).waitFor();
    await page.getByRole('list', { name: 'Not ordered' }).getByText(short.productName).waitFor();
    await page.getByRole('list', { name: 'What you ordered' }).getByText(plenty.productName).waitFor();
    await expectFitToBeSeen(page);

    const list = (await visit.shop.shop('orders', 'list')) as { orderNo: string }[];
    const latest = (await visit.shop.shop('orders', 'show', list[0]?.orderNo ?? '')) as {
      name: string;
      lines: { productId: number }[];
    };
    expect(latest.name).toBe('Test Shopper');
    expect(latest.lines.map(({ productId }) => productId)).toEqual([plenty.productId]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
