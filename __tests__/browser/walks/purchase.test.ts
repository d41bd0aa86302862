/**
 * The purchase that every `npm test` walks in a real browser, on the built shop: a guest's from the home page to the row on disk, and a
 * member's. TEST_DATABASE_URL runs the same on PostgreSQL.
 */
import { openPage } from '../../support/browser';
import { becomeMember, cartOf, ordersOf, productOf, productsInStock, putIntoCart } from '../../support/memberInBrowser';
import { expectStored, orderNoOf, rateOf, stockOf, walkToPlaceOrder } from '../../support/purchase';
import { firstOrAll } from '../../support/rounds';
import { expectFitToBeSeen, shopInBrowser } from '../../support/shopInBrowser';
import { soon } from '../../support/until';

const visit = shopInBrowser();

const [phone, desk] = [360, 1280];

describe.each(firstOrAll(phone, desk))('A guest’s purchase at %i px', (width) => {
  it('takes a guest from the home page to an order that the command line shows, with the stock down by as many', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    const productId = await walkToPlaceOrder(page, visit.shop.url);
    const [before, ratePaise] = await Promise.all([stockOf(visit.shop.url, productId), rateOf(visit.shop.url, productId)]);

    await page.getByRole('button', { name: 'Place Order' }).click();
    const orderNo = await orderNoOf(page);
    await expectFitToBeSeen(page);

    await expectStored(visit.shop, orderNo, productId, ratePaise);
    await soon(async () => expect(await stockOf(visit.shop.url, productId)).toBe(before - 1));
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe.each(firstOrAll(desk, phone))('A member’s purchase at %i px', (width) => {
  it('takes a member from the cart to an order at a saved address', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    const name = `Member At ${width === phone ? 'Phone' : 'Desk'}`;
    const userId = await becomeMember(page, visit.shop.url, name, 1);
    const product = (await productsInStock(visit.shop.url)).find(({ productQuantity }) => productQuantity > 8);
    if (!product) throw new Error('The demo shop is too small');
    await putIntoCart(page, visit.shop.url, userId, product);
    await page.goto(`${visit.shop.url}/checkout`);
    await page.getByRole('radio', { name: /12 Test House/ }).waitFor();
    await page.getByRole('checkbox').check();
    await expectFitToBeSeen(page);

    await page.getByRole('button', { name: 'Place Order' }).click();
    const orderNo = await orderNoOf(page);
    const [order, ...others] = await ordersOf(visit.shop, name);
    expect(others).toEqual([]);
    const paise = Math.round(product.productRate * 100);
    expect(order).toMatchObject({ orderNo, status: 'ORDERED', subtotalPaise: paise, finalPaise: paise, lines: [{ productId: product.productId, quantity: 1 }] });
    expect(order?.address).toBe('12 Test House, Stitch Lane, Thane, Maharashtra, India, 400601');
    await soon(async () => expect((await productOf(visit.shop.url, product.productId)).productQuantity).toBe(product.productQuantity - 1));
    await soon(async () => expect(await cartOf(page, visit.shop.url, userId)).toEqual([]));
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
