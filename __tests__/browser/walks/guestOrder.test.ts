/**
 * A guest's order in a real browser, on the built shop: through a kill, and with a PIN code that brings its city. The plain purchase is
 * walks/purchase. TEST_DATABASE_URL runs the same on PostgreSQL.
 */
import { openPage } from '../../support/browser';
import type { ShownOrder } from '../../support/memberInBrowser';
import { addWithCoupon, expectStored, orderNoOf, rateOf, stockOf } from '../../support/purchase';
import { firstOrAll } from '../../support/rounds';
import { expectFitToBeSeen, fillCheckout, shopInBrowser, visibleButton } from '../../support/shopInBrowser';
import { soon } from '../../support/until';

const visit = shopInBrowser();

describe.each(firstOrAll(360, 1280))('at %i px', (width) => {
  it('keeps the order when the server is killed right after its answer', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    await page.goto(`${visit.shop.url}/productdetails/174`);
    await addWithCoupon(page);
    await fillCheckout(page);
    const [before, ratePaise] = await Promise.all([stockOf(visit.shop.url, 174), rateOf(visit.shop.url, 174)]);

    const answered = page.waitForResponse('**/api/guest-cart/place-order');
    await page.getByRole('button', { name: 'Place Order' }).click();
    const answer = await answered;
    await visit.shop.kill();
    expect(answer.status()).toBe(200);
    await visit.shop.start();

    const orderNo = await orderNoOf(page);
    await expectStored(visit.shop, orderNo, 174, ratePaise);
    await soon(async () => expect(await stockOf(visit.shop.url, 174)).toBe(before - 1));
    // Whatever the page asked for while nobody was there to answer is not what this test is about.
    expect(troubles.filter((trouble) => !/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|failed request/.test(trouble))).toEqual([]);
    await page.context().close();
  });
});

it('fills a guest’s city and state in from the PIN code, and stores them with the order', async () => {
  const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
  await page.goto(`${visit.shop.url}/productdetails/174`);
  await visibleButton(page, 'Add to cart').click();
  await page.waitForURL('**/cart');
  await visibleButton(page, 'Checkout').click();
  await page.waitForURL('**/checkout');
  for (const [label, text] of [['Full name', 'Test Shopper'], ['Mobile number', '9000000001'], ['House name', '12 Test House'], ['Street', 'MG Road'], ['PIN code', '560001']] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByText('Bengaluru, Karnataka filled in from the PIN code').first().waitFor();
  await expectFitToBeSeen(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  const order = (await visit.shop.shop('orders', 'show', await orderNoOf(page))) as ShownOrder;
  expect(order.address).toBe('12 Test House, MG Road, Bengaluru, Karnataka, India - 560001');
  expect(troubles).toEqual([]);
  await page.context().close();
});
