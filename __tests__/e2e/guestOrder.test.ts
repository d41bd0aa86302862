/**
 * A guest's way from the home page to the row on disk, in a real browser, on the built shop. TEST_DATABASE_URL runs the same on PostgreSQL.
 */
import type { Page } from 'playwright-core';
import { openPage } from '../support/browser';
import type { ShownOrder } from '../support/memberInBrowser';
import { expectFitToBeSeen, fillCheckout, shopInBrowser, visibleButton } from '../support/shopInBrowser';
import { soon } from '../support/until';

const visit = shopInBrowser();

const stockOf = async (productId: number): Promise<number> => {
  const answer = await fetch(`${visit.shop.url}/api/customProducts/${productId}`);
  return ((await answer.json()) as { productQuantity: number }).productQuantity;
};

const rateOf = async (productId: number): Promise<number> => {
  const answer = await fetch(`${visit.shop.url}/api/customProducts/${productId}`);
  return Math.round(((await answer.json()) as { productRate: number }).productRate * 100);
};

/** Home → search → filter → product → cart → coupon → checkout, up to Place Order. Returns what is being bought. */
async function walkToPlaceOrder(page: Page): Promise<number> {
  await page.goto(visit.shop.url);
  await expectFitToBeSeen(page);

  const search = page.getByRole('searchbox').locator('visible=true').first();
  await search.fill('jhabla');
  await search.press('Enter');
  await page.waitForURL('**/shop?search=jhabla');
  await page.locator('main a[href^="/productdetails/"]').first().waitFor();
  await expectFitToBeSeen(page);

  const opener = page.getByRole('button', { name: 'Filter by' }).locator('visible=true');
  if ((page.viewportSize()?.width ?? 0) < 768) await opener.click();
  await page.getByRole('checkbox', { name: 'Blue' }).or(page.getByRole('radio', { name: 'Blue' })).or(page.getByRole('button', { name: 'Blue', exact: true })).locator('visible=true').first().click();
  await page.waitForURL(/color=Blue/);
  await page.locator('main a[href^="/productdetails/"]').first().waitFor();

  await page.locator('main a[href^="/productdetails/"]').first().click();
  await page.waitForURL('**/productdetails/*');
  await visibleButton(page, 'Add to cart').waitFor();
  await expectFitToBeSeen(page);
  const productId = Number(new URL(page.url()).pathname.split('/').pop());
  await visibleButton(page, 'Add to cart').click();
  await page.waitForURL('**/cart');

  await page.getByLabel('Coupon code').fill('first');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Coupon applied! You get a 10% discount on the subtotal.').first().waitFor();
  await expectFitToBeSeen(page);

  await fillCheckout(page);
  await expectFitToBeSeen(page);
  return productId;
}

async function orderNoOf(page: Page): Promise<string> {
  await page.waitForURL('**/payment-successful');
  await page.getByText('Your order number').waitFor();
  const text = await page.locator('main').innerText();
  const orderNo = /Your order number\s+([A-Z0-9]{4}-[A-Z0-9]{4})/.exec(text)?.[1];
  if (!orderNo) throw new Error(`No order number in: ${text}`);
  return orderNo;
}

async function expectStored(orderNo: string, productId: number, ratePaise: number): Promise<void> {
  const order = (await visit.shop.shop('orders', 'show', orderNo)) as ShownOrder;
  const discount = Math.round(ratePaise / 10);
  expect(order).toMatchObject({
    orderNo,
    name: 'Test Shopper',
    mobile: '9000000001',
    status: 'ORDERED',
    couponCode: 'FIRST',
    subtotalPaise: ratePaise,
    discountPaise: discount,
    finalPaise: ratePaise - discount,
    lines: [{ productId, quantity: 1, ratePaise }],
  });
  expect(order.address).toMatch(/Stitch Lane.*400601$/);
}

describe.each([360, 1280])('at %i px', (width) => {
  it('takes a guest from the home page to an order that the command line shows, with the stock down by as many', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    const productId = await walkToPlaceOrder(page);
    const [before, ratePaise] = await Promise.all([stockOf(productId), rateOf(productId)]);

    await page.getByRole('button', { name: 'Place Order' }).click();
    const orderNo = await orderNoOf(page);
    await expectFitToBeSeen(page);

    await expectStored(orderNo, productId, ratePaise);
    await soon(async () => expect(await stockOf(productId)).toBe(before - 1));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('keeps the order when the server is killed right after its answer', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    const productId = await walkToPlaceOrder(page);
    const [before, ratePaise] = await Promise.all([stockOf(productId), rateOf(productId)]);

    const answered = page.waitForResponse('**/api/guest-cart/place-order');
    await page.getByRole('button', { name: 'Place Order' }).click();
    const answer = await answered;
    await visit.shop.kill();
    expect(answer.status()).toBe(200);
    await visit.shop.start();

    const orderNo = await orderNoOf(page);
    await expectStored(orderNo, productId, ratePaise);
    await soon(async () => expect(await stockOf(productId)).toBe(before - 1));
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
