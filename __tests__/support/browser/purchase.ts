/** A guest's and a member's purchase in a real browser, step by step, and what the shop then has of it. */
import type { Page } from 'playwright-core';
import { openPage } from './browser';
import { joinAsMember, cartOf, ordersOf, productOf, productsInStock, putIntoCart } from './memberInBrowser';
import type { ShownOrder } from './memberInBrowser';
import { expectFitToBeSeen, fillCheckout, testShopper, typeInto, visibleButton } from './shopInBrowser';
import type { ShopVisit } from './shopInBrowser';
import type { ShopProcess } from '../process/shopProcess';
import { soon } from '../lib/until';

export const stockOf = async (shopUrl: string, productId: number): Promise<number> =>
  (await productOf(shopUrl, productId)).productQuantity;
/** Paise. */
export const rateOf = async (shopUrl: string, productId: number): Promise<number> =>
  Math.round((await productOf(shopUrl, productId)).productRate * 100);

/** From a product to the cart, with the demo shop's coupon on it. */
export async function addWithCoupon(page: Page): Promise<void> {
  await visibleButton(page, 'Add to cart').click();
  await page.waitForURL('**/cart');
  await typeInto(page.getByLabel('Coupon code'), 'first');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Coupon applied! You get a 10% discount on the subtotal.').first().waitFor();
}

/** Home → search → filter → product → cart → coupon → checkout, up to Place Order. Returns what is being bought. */
async function walkToPlaceOrder(page: Page, shopUrl: string): Promise<number> {
  await page.goto(shopUrl);
  await expectFitToBeSeen(page);

  const search = page.getByRole('searchbox').locator('visible=true').first();
  await typeInto(search, 'jhabla');
  await search.press('Enter');
  await page.waitForURL('**/shop?search=jhabla');
  await page.locator('main a[href^="/productdetails/"]').first().waitFor();
  await expectFitToBeSeen(page);

  const opener = page.getByRole('button', { name: 'Filter by' }).locator('visible=true');
  if ((page.viewportSize()?.width ?? 0) < 768) await opener.click();
  await page
    .getByRole('checkbox', { name: 'Blue' })
    .or(page.getByRole('radio', { name: 'Blue' }))
    .or(page.getByRole('button', { name: 'Blue', exact: true }))
    .locator('visible=true')
    .first()
    .click();
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
export async function expectStored(
  shop: ShopProcess,
  orderNo: string,
  productId: number,
  ratePaise: number,
): Promise<void> {
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
  expect(order.address).toMatch(new RegExp(`${testShopper.street}.*${testShopper.pin}$`));
}

/** From the home page to the row on disk, with the stock down by as many. */
export async function expectGuestBuys({ browser, shop }: ShopVisit, width: number): Promise<void> {
  const { page, troubles } = await openPage(browser, shop.url, width);
  const productId = await walkToPlaceOrder(page, shop.url);
  const [before, ratePaise] = await Promise.all([stockOf(shop.url, productId), rateOf(shop.url, productId)]);

  await page.getByRole('button', { name: 'Place Order' }).click();
  const orderNo = await orderNoOf(page);
  await expectFitToBeSeen(page);

  await expectStored(shop, orderNo, productId, ratePaise);
  await soon(async () => expect(await stockOf(shop.url, productId)).toBe(before - 1));
  expect(troubles).toEqual([]);
  await page.context().close();
}

/** From a cart that another device has filled to the row on disk, at a saved address; the cart is empty then. */
export async function expectMemberBuys({ browser, shop }: ShopVisit, width: number, name: string): Promise<void> {
  const { page, troubles } = await openPage(browser, shop.url, width);
  const userId = await joinAsMember(page, shop.url, name, 1);
  const product = (await productsInStock(shop.url)).find(({ productQuantity }) => productQuantity > 8);
  if (!product) throw new Error('The demo shop is too small');
  await putIntoCart(page, shop.url, userId, product);
  await page.goto(`${shop.url}/checkout`);
  await page.getByRole('radio', { name: /12 Test House/ }).waitFor();
  await page.getByRole('checkbox').check();
  await expectFitToBeSeen(page);

  await page.getByRole('button', { name: 'Place Order' }).click();
  const orderNo = await orderNoOf(page);
  const [order, ...others] = await ordersOf(shop, name);
  expect(others).toEqual([]);
  const paise = Math.round(product.productRate * 100);
  const lines = [{ productId: product.productId, quantity: 1 }];
  expect(order).toMatchObject({ orderNo, status: 'ORDERED', subtotalPaise: paise, finalPaise: paise, lines });
  expect(order?.address).toBe('12 Test House, Stitch Lane, Thane, Maharashtra, India, 400601');
  const left = async () => (await productOf(shop.url, product.productId)).productQuantity;
  await soon(async () => expect(await left()).toBe(product.productQuantity - 1));
  await soon(async () => expect(await cartOf(page, shop.url, userId)).toEqual([]));
  expect(troubles).toEqual([]);
  await page.context().close();
}
