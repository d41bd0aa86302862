/**
 * A guest's way from the home page to the row on disk, in a real browser, on the built shop. TEST_DATABASE_URL runs the same on PostgreSQL.
 */
import type { Browser, Page } from 'playwright-core';
import { accessibilityFaults } from '../support/axe';
import { launchBrowser, openPage } from '../support/browser';
import { startShop } from '../support/shopProcess';
import type { ShopProcess } from '../support/shopProcess';

jest.setTimeout(180_000);

interface ShownOrder {
  orderNo: string;
  name: string;
  mobile: string;
  address: string;
  status: string;
  couponCode: string | null;
  subtotalPaise: number;
  discountPaise: number;
  finalPaise: number;
  lines: { productId: number; quantity: number; ratePaise: number }[];
}

let shop: ShopProcess;
let browser: Browser;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

const stockOf = async (productId: number): Promise<number> => {
  const answer = await fetch(`${shop.url}/api/customProducts/${productId}`);
  return ((await answer.json()) as { productQuantity: number }).productQuantity;
};

const rateOf = async (productId: number): Promise<number> => {
  const answer = await fetch(`${shop.url}/api/customProducts/${productId}`);
  return Math.round(((await answer.json()) as { productRate: number }).productRate * 100);
};

/** Every screen on the way is looked at by axe and must not scroll sideways. */
async function inspect(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const { scrolls, width } = await page.evaluate(() => ({ scrolls: document.documentElement.scrollWidth, width: window.innerWidth }));
  expect(scrolls).toBeLessThanOrEqual(width);
}

/** Home → search → filter → product → cart → coupon → checkout, up to Place Order. Returns what is being bought. */
async function walkToPlaceOrder(page: Page): Promise<number> {
  await page.goto(shop.url);
  await inspect(page);

  const search = page.getByRole('searchbox').locator('visible=true').first();
  await search.fill('jhabla');
  await search.press('Enter');
  await page.waitForURL('**/shop?search=jhabla');
  await page.locator('main a[href^="/productdetails/"]').first().waitFor();
  await inspect(page);

  const opener = page.getByRole('button', { name: 'Filter by' }).locator('visible=true');
  if ((page.viewportSize()?.width ?? 0) < 768) await opener.click();
  await page.getByRole('checkbox', { name: 'Blue' }).or(page.getByRole('radio', { name: 'Blue' })).or(page.getByRole('button', { name: 'Blue', exact: true })).locator('visible=true').first().click();
  await page.waitForURL(/color=Blue/);
  await page.locator('main a[href^="/productdetails/"]').first().waitFor();

  await page.locator('main a[href^="/productdetails/"]').first().click();
  await page.waitForURL('**/productdetails/*');
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().waitFor();
  await inspect(page);
  const productId = Number(new URL(page.url()).pathname.split('/').pop());
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await page.waitForURL('**/cart');

  await page.getByLabel('Coupon code').fill('first');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Coupon applied! You get a 10% discount on the subtotal.').first().waitFor();
  await inspect(page);

  await page.getByRole('link', { name: /checkout/i }).or(page.getByRole('button', { name: /checkout/i })).locator('visible=true').first().click();
  await page.waitForURL('**/checkout');
  await page.getByLabel('Full name').fill('Test Shopper');
  await page.getByLabel(/mobile/i).fill('9000000001');
  await page.getByLabel('House name').fill('12 Test House');
  await page.getByLabel('Street').fill('Stitch Lane');
  await page.getByLabel('City').fill('Thane');
  await page.getByLabel('State').fill('Maharashtra');
  await page.getByLabel(/pin code/i).fill('400601');
  await page.getByRole('checkbox').check();
  await inspect(page);
  return productId;
}

async function orderNoOf(page: Page): Promise<string> {
  await page.waitForURL('**/payment-successful');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const text = await page.locator('main').innerText();
  const orderNo = /Your order number\s+([A-Z0-9]{4}-[A-Z0-9]{4})/.exec(text)?.[1];
  if (!orderNo) throw new Error(`No order number in: ${text}`);
  return orderNo;
}

async function expectStored(orderNo: string, productId: number, ratePaise: number): Promise<void> {
  const order = (await shop.shop('orders', 'show', orderNo)) as ShownOrder;
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
    const { page, troubles } = await openPage(browser, shop.url, width);
    const productId = await walkToPlaceOrder(page);
    const [before, ratePaise] = await Promise.all([stockOf(productId), rateOf(productId)]);

    await page.getByRole('button', { name: 'Place Order' }).click();
    const orderNo = await orderNoOf(page);
    await inspect(page);

    await expectStored(orderNo, productId, ratePaise);
    expect(await stockOf(productId)).toBe(before - 1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('keeps the order when the server is killed right after its answer', async () => {
    const { page, troubles } = await openPage(browser, shop.url, width);
    const productId = await walkToPlaceOrder(page);
    const [before, ratePaise] = await Promise.all([stockOf(productId), rateOf(productId)]);

    const answered = page.waitForResponse('**/api/guest-cart/place-order');
    await page.getByRole('button', { name: 'Place Order' }).click();
    const answer = await answered;
    await shop.kill();
    expect(answer.status()).toBe(200);
    await shop.start();

    const orderNo = await orderNoOf(page);
    await expectStored(orderNo, productId, ratePaise);
    expect(await stockOf(productId)).toBe(before - 1);
    // Whatever the page asked for while nobody was there to answer is not what this test is about.
    expect(troubles.filter((trouble) => !/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|failed request/.test(trouble))).toEqual([]);
    await page.context().close();
  });
});
