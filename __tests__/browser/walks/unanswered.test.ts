/**
 * An order that the shop took and whose answer was lost, while its shopper goes on: it stays one order, and its number
 * is told in the end (docs/decisions/0226-what-was-seen.md). TEST_DATABASE_URL runs the same on PostgreSQL.
 */
import type { Page } from 'playwright-core';
import { productOf } from '../../support/browser/memberInBrowser';
import { choiceOf, orderWalks, place } from '../../support/browser/orderWalks';
import { shopWithRows } from '../../support/browser/shopInBrowser';

const visit = shopWithRows();
const { twoWays, add, ordersIn, setStock, guestAtCheckout } = orderWalks(visit);

/** The order reaches the shop, and the shopper hears nothing. */
async function loseTheAnswer(page: Page): Promise<void> {
  await page.route(
    '**/api/guest-cart/place-order',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await place(page);
  await page.getByText(/We cannot reach the shop/).waitFor();
}

const comesBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));
const firstTry = (page: Page) => page.getByText(/Your first try had reached us/);

describe('An order whose answer was lost', () => {
  it('is told by its number, and not placed again, when the form was corrected meanwhile', async () => {
    const [wish] = await twoWays();
    const { page, guestId } = await guestAtCheckout(wish);
    await loseTheAnswer(page);
    // Else the form goes as soon as the page hears that the cart is empty.
    await page.route('**/usercart/in-cart*', (route) => route.abort());
    await page.goBack();
    await page.getByLabel('Full name').fill('Another Shopper');
    await page.getByRole('checkbox').check();
    await page.unroute('**/usercart/in-cart*');
    await place(page);
    await page.waitForURL('**/payment-successful');
    await firstTry(page).waitFor();
    const orders = await ordersIn(guestId);
    expect(orders.map(({ name, lines }) => [name, lines])).toEqual([['Test Shopper', [wish]]]);
    await page
      .getByText(orders[0]?.orderNo ?? '')
      .first()
      .waitFor();
    await page.context().close();
  });

  it('says what of it was short, when the page has heard of the cart meanwhile', async () => {
    const [one, another] = await twoWays();
    const { page, guestId } = await guestAtCheckout(one, another);
    await setStock(one.productId, 3);
    await loseTheAnswer(page);
    await page.goBack();
    await comesBack(page);
    await page
      .getByText(/^No longer in your cart/)
      .first()
      .waitFor();
    await page.getByRole('checkbox').check();
    await place(page);
    await page.waitForURL('**/payment-successful');
    await page.getByRole('list', { name: 'What you ordered' }).getByText(choiceOf(one)).waitFor();
    await page.getByRole('list', { name: 'Not ordered' }).getByText(choiceOf(another)).waitFor();
    expect((await ordersIn(guestId)).map(({ lines }) => lines)).toEqual([[one]]);
    await setStock(one.productId, 40);
    await page.context().close();
  });

  it('is told before what came into the cart since then is ordered', async () => {
    const [wish] = await twoWays();
    const { page, guestId } = await guestAtCheckout(wish);
    await loseTheAnswer(page);
    const { productName } = await productOf(visit.shop.url, 173);
    await add(page, guestId, { productId: 173, productColor: '', productSize: '', orderQuantity: 1 });
    await page.goBack();
    await comesBack(page);
    await page.getByText(productName).first().waitFor();
    await page.getByText(/Your last order got no answer/).waitFor();
    await page.getByRole('checkbox').check();
    await place(page);
    await page.waitForURL('**/payment-successful');
    expect((await ordersIn(guestId)).map(({ lines }) => lines)).toEqual([[wish]]);
    await page.getByRole('heading', { name: 'Still in your cart' }).waitFor();
    await page.context().close();
  });

  it('makes the guest of an ended visit ask before the same is ordered again', async () => {
    const [wish] = await twoWays();
    const { page, guestId } = await guestAtCheckout(wish);
    await loseTheAnswer(page);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Your last order, as a guest, got no answer.').waitFor();
    expect((await ordersIn(guestId)).map(({ lines }) => lines)).toEqual([[wish]]);
    await page.context().close();
  });
});
