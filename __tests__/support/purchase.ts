/** A guest's purchase in a real browser, step by step, and what the shop then has of it. */
import type { Page } from 'playwright-core';
import type { ShownOrder } from './memberInBrowser';
import { productOf } from './memberInBrowser';
import { expectFitToBeSeen, fillCheckout, visibleButton } from './shopInBrowser';
import type { ShopProcess } from './shopProcess';

export const stockOf = async (shopUrl: string, productId: number): Promise<number> => (await productOf(shopUrl, productId)).productQuantity;
/** Paise. */
export const rateOf = async (shopUrl: string, productId: number): Promise<number> => Math.round((await productOf(shopUrl, productId)).productRate * 100);

/** From a product to the cart, with the demo shop's coupon on it. */
export async function addWithCoupon(page: Page): Promise<void> {
  await visibleButton(page, 'Add to cart').click();
  await page.waitForURL('**/cart');
  await page.getByLabel('Coupon code').fill('first');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Coupon applied! You get a 10% discount on the subtotal.').first().waitFor();
}

/** Home → search → filter → product → cart → coupon → checkout, up to Place Order. Returns what is being bought. */
export async function walkToPlaceOrder(page: Page, shopUrl: string): Promise<number> {
  await page.goto(shopUrl);
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
  await addWithCoupon(page);
  await expectFitToBeSeen(page);

  await fillCheckout(page);
  await expectFitToBeSeen(page);
  return productId;
}

/** The number that the page of thanks tells. */
export async function orderNoOf(page: Page): Promise<string> {
  await page.waitForURL('**/payment-successful');
  await page.getByText('Your order number').waitFor();
  const text = await page.locator('main').innerText();
  const orderNo = /Your order number\s+([A-Z0-9]{4}-[A-Z0-9]{4})/.exec(text)?.[1];
  if (!orderNo) throw new Error(`No order number in: ${text}`);
  return orderNo;
}

/** The order as staff see it: one piece, a tenth off, to the address of `fillCheckout`. */
export async function expectStored(shop: ShopProcess, orderNo: string, productId: number, ratePaise: number): Promise<void> {
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
