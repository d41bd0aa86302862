/**
 * Guests and their tabs, and the rows that they leave: a session that ends under an open page or before a visit, a tab
 * that knows nothing, a cart that changes in one tab (docs/decisions/0223-unknown-empty-failed.md). TEST_DATABASE_URL
 * runs the same on PostgreSQL.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { quiet, watchLine } from '../../support/browser/arrive';
import { openPage } from '../../support/browser/browser';
import { productOf } from '../../support/browser/memberInBrowser';
import { fillCheckout, shopWithRows, visibleButton } from '../../support/browser/shopInBrowser';
import { soon } from '../../support/lib/until';

const visit = shopWithRows();
const url = (pathname: string) => `${visit.shop.url}${pathname}`;
/** What a session that has ended makes the browser say. */
const refused = [/40[13] \((Unauthorized|Forbidden)\)/];

/** The guest whose session this browser has. */
async function guestOf(page: Page): Promise<string> {
  const { guestId } = (await (await page.request.get(url('/users/session'))).json()) as { guestId: string | null };
  return guestId ?? '';
}

/** Product and pieces of each line of a cart, as the database has them. */
async function rowsOf(ownerId: string): Promise<string[]> {
  const rows = await visit.database.db
    .selectFrom('cart_line')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(({ product_id, quantity }) => `${product_id} × ${quantity}`);
}

/** A guest with a product in the cart, looking at it. */
async function guestWithCart(productId: number) {
  const opened = await openPage(visit.browser, visit.shop.url, 360, refused);
  await opened.page.goto(url(`/productdetails/${productId}`));
  await visibleButton(opened.page, 'Add to cart').click();
  await opened.page.waitForURL('**/cart');
  await opened.page.locator('li.cart-line').waitFor();
  // What the browser keeps of it is written a moment later.
  await quiet(opened.page);
  return opened;
}

/** The browser has lost its way to the session; local storage stays. */
const loseSession = (page: Page) => page.context().clearCookies();
/** Nobody came for too long: the browser still sends its cookie, and the server knows nobody by it. */
async function sleepThrough(page: Page) {
  const guestId = await guestOf(page);
  await visit.database.write((trx) =>
    trx.updateTable('session').set({ last_seen_at: 0 }).where('owner_id', '=', guestId).execute(),
  );
  expect(await guestOf(page)).toBe('');
}
const openTab = async (context: BrowserContext, pathname: string) => {
  const page = await context.newPage();
  watchLine(page);
  await page.goto(url(pathname));
  return page;
};
const comesBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));
const kept = (page: Page) => page.getByText(/We kept your cart/);

describe('A guest whose session has ended', () => {
  it('finds the cart on the next visit, in the database too', async () => {
    const { page, troubles } = await guestWithCart(174);
    const before = await guestOf(page);
    await loseSession(page);
    await page.close();
    const { productName: name } = await productOf(visit.shop.url, 174);
    const next = await openTab(page.context(), '/cart');
    await kept(next).waitFor();
    await next.locator('li.cart-line').getByRole('heading', { name }).waitFor();
    const now = await guestOf(next);
    expect(now).not.toBe(before);
    await soon(async () => expect(await rowsOf(now)).toEqual(['174 × 1']));
    expect(troubles).toEqual([]);
    await next.context().close();
  });

  it('orders from the checkout that stood open, with what was typed', async () => {
    const { page, troubles } = await guestWithCart(174);
    await fillCheckout(page);
    await sleepThrough(page);
    await comesBack(page);
    await kept(page).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Test Shopper');
    const now = await guestOf(page);
    await soon(async () => expect(await rowsOf(now)).toEqual(['174 × 1']));
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL('**/payment-successful');
    const order = await visit.database.db
      .selectFrom('customer_order')
      .selectAll()
      .where('owner_id', '=', now)
      .execute();
    expect(order).toHaveLength(1);
    expect(await rowsOf(now)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('has one cart in two tabs that both find out', async () => {
    const { page, troubles } = await guestWithCart(174);
    const other = await openTab(page.context(), '/cart');
    await other.locator('li.cart-line').waitFor();
    await sleepThrough(page);
    await Promise.all([comesBack(page), comesBack(other)]);
    await Promise.all([quiet(page), quiet(other)]);
    await soon(async () => expect(await rowsOf(await guestOf(page))).toEqual(['174 × 1']));
    await visibleButton(other, 'One more').click();
    await soon(async () => expect(await rowsOf(await guestOf(page))).toEqual(['174 × 2']));
    await page.locator('.cart-line output').getByText('2', { exact: true }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('Two tabs of one guest', () => {
  it('one of which comes up with nothing kept, leave the other’s checkout alone', async () => {
    const { page, troubles } = await guestWithCart(174);
    await fillCheckout(page);
    await page.evaluate(() => window.localStorage.clear());
    const other = await openTab(page.context(), '/');
    await other.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Place Order' }).waitFor();
    expect(await page.getByText(/Add Items in cart/).count()).toBe(0);
    expect(await rowsOf(await guestOf(page))).toEqual(['174 × 1']);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('show at once what either does to the cart: its lines, the checkout, the badge', async () => {
    const { page: cart, troubles } = await guestWithCart(174);
    const checkout = await openTab(cart.context(), '/checkout');
    await checkout.getByRole('button', { name: 'Place Order' }).waitFor();
    const home = await openTab(cart.context(), '/');
    await home.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
    const product = await openTab(cart.context(), '/productdetails/173');
    await visibleButton(product, 'Add to cart').click();
    const { productName } = await productOf(visit.shop.url, 173);
    await cart.getByRole('heading', { name: productName }).waitFor();
    await checkout.getByText(productName).first().waitFor();
    await home.getByRole('link', { name: 'Cart, 2 items', exact: true }).waitFor();
    await soon(async () => expect(await rowsOf(await guestOf(cart))).toEqual(['174 × 1', '173 × 1']));
    expect(troubles).toEqual([]);
    await cart.context().close();
  });
});
