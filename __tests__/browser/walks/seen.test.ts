/**
 * What the page shows is what is ordered, whatever another device or the way of the answer does: read in the database
 * after each. TEST_DATABASE_URL runs the same on PostgreSQL.
 */
import type { Route } from 'playwright-core';
import { arrive } from '../../support/browser/arrive';
import { openPage } from '../../support/browser/browser';
import { joinAsMember, TEST_PASSWORD, testAddress } from '../../support/browser/memberInBrowser';
import { choiceOf, onPurpose, orderWalks, place } from '../../support/browser/orderWalks';
import type { Wish } from '../../support/browser/orderWalks';
import { firstOrAll } from '../../support/lib/rounds';
import { shopWithRows } from '../../support/browser/shopInBrowser';
import { soon } from '../../support/lib/until';

const visit = shopWithRows();
const { twoWays, add, remove, ordersIn, stockIn, setStock, guestAtCheckout } = orderWalks(visit);

describe('a member on two devices', () => {
  async function twoDevices(name: string, wish: Wish) {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360, onPurpose);
    const userId = await joinAsMember(page, visit.shop.url, name, 1);
    await add(page, userId, wish);
    const other = (await openPage(visit.browser, visit.shop.url, 1280)).page;
    const emailId = `${name.toLowerCase().replace(/\W/g, '.')}@example.com`;
    await other.request.post(`${visit.shop.url}/users/loginUser`, {
      form: { emailId, password: TEST_PASSWORD, userType: 'USER' },
    });
    // It knows all before the other one changes anything.
    await arrive(page, `${visit.shop.url}/checkout`);
    await page.getByRole('radio', { name: /12 Test House/ }).waitFor();
    await page.getByRole('checkbox').check();
    return { page, other, userId, troubles };
  }

  it('is asked when the other one put another size into the cart, and orders the one that is shown then', async () => {
    const [one, another] = await twoWays();
    const { page, other, userId, troubles } = await twoDevices('Two Sizes', one);
    await add(other, userId, another);
    await remove(other, userId, one);
    const before = await stockIn(one.productId);

    await place(page);
    await page.getByText('Your cart has changed since you opened this page.').waitFor();
    expect(await ordersIn(userId)).toEqual([]);
    expect(await stockIn(one.productId)).toBe(before);

    await page.getByRole('list', { name: 'Products in this order' }).getByText(choiceOf(another)).waitFor();
    await place(page);
    await page.waitForURL('**/payment-successful');
    expect((await ordersIn(userId)).map(({ lines }) => lines)).toEqual([[another]]);
    await page.getByRole('list', { name: 'What you ordered' }).getByText(choiceOf(another)).waitFor();
    expect(troubles).toEqual([]);
    await Promise.all([page.context().close(), other.context().close()]);
  });

  it('is asked when the other one changed the address, and sees on the receipt where it goes to', async () => {
    const [wish] = await twoWays();
    const { page, other, userId, troubles } = await twoDevices('Two Addresses', wish);
    const [{ addrId }] = (await (
      await other.request.get(`${visit.shop.url}/users/getAllAddresses/${userId}`)
    ).json()) as [{ addrId: string }];
    await other.request.post(`${visit.shop.url}/users/updateAddress/${userId}`, {
      data: { ...testAddress, addrId, city: 'Pune', pinCode: '411001' },
    });

    await place(page);
    await page.getByText('This address has changed since you opened this page. Please look').waitFor();
    expect(await ordersIn(userId)).toEqual([]);
    await page.getByRole('radio', { name: /Pune/ }).waitFor();
    await place(page);
    await page.getByText('12 Test House, Stitch Lane, Pune, Maharashtra, India, 411001').waitFor();
    expect((await ordersIn(userId)).map(({ address }) => address)).toEqual([
      '12 Test House, Stitch Lane, Pune, Maharashtra, India, 411001',
    ]);
    expect(troubles).toEqual([]);
    await Promise.all([page.context().close(), other.context().close()]);
  });

  it('is asked when the other one changed the mobile number, and is called at the one that is shown then', async () => {
    const [wish] = await twoWays();
    const { page, other, userId, troubles } = await twoDevices('Two Numbers', wish);
    await other.request.post(`${visit.shop.url}/users/updateUser/${userId}`, {
      data: { parName: 'Two Numbers', mobile1: '9000000077' },
    });
    await place(page);
    await page.getByText(/Your name or mobile number has changed since you opened this page\. Please look/).waitFor();
    expect(await ordersIn(userId)).toEqual([]);
    const mobile = page.getByLabel('Mobile number', { exact: true });
    await soon(async () => expect(await mobile.inputValue()).toBe('9000000077'));
    await place(page);
    await page.waitForURL('**/payment-successful');
    expect((await ordersIn(userId)).map(({ mobile }) => mobile)).toEqual(['9000000077']);
    expect(troubles).toEqual([]);
    await Promise.all([page.context().close(), other.context().close()]);
  });
});

describe('a guest with two sizes of one product, or two tabs', () => {
  it('is told which of two sizes of one product was ordered and which was short', async () => {
    const [one, another] = await twoWays();
    const { page, guestId, troubles } = await guestAtCheckout(one, another);
    await setStock(one.productId, 3);
    await place(page);
    await page.waitForURL('**/payment-successful');
    await page.getByRole('list', { name: 'What you ordered' }).getByText(choiceOf(one)).waitFor();
    await page.getByRole('list', { name: 'Not ordered' }).getByText(choiceOf(another)).waitFor();
    expect(await page.getByRole('list', { name: 'Not ordered' }).getByRole('listitem').count()).toBe(1);
    expect((await ordersIn(guestId)).map(({ lines }) => lines)).toEqual([[one]]);
    await setStock(one.productId, 40);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is told in a second checkout what was just ordered in the first, and led there', async () => {
    const [wish] = await twoWays();
    const { page, guestId, troubles } = await guestAtCheckout(wish);
    const second = await page.context().newPage();
    await second.goto(`${visit.shop.url}/checkout`);
    await second.getByRole('button', { name: 'Place Order' }).waitFor();
    await place(page);
    await page.waitForURL('**/payment-successful');
    const [order] = await visit.database.db
      .selectFrom('customer_order')
      .selectAll()
      .where('owner_id', '=', guestId)
      .execute();
    await second.getByText(`Your latest order is ${order?.order_no}.`).waitFor();
    await second.getByRole('link', { name: 'See what you ordered' }).click();
    await second.getByText('Your order number').waitFor();
    expect(await ordersIn(guestId)).toHaveLength(1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

/** What comes instead of the first answer to an order. */
const answers: [string, (route: Route) => unknown][] = [
  ['an empty object', (route) => route.fulfill({ contentType: 'application/json', body: '{}' })],
  ['no answer', (route) => route.abort()],
  ['nothing at all', (route) => route.fulfill({ status: 204 })],
  ['null', (route) => route.fulfill({ contentType: 'application/json', body: 'null' })],
  ['an empty text', (route) => route.fulfill({ body: '' })],
  [
    'a failure',
    (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"INTERNAL","message":"x"}' }),
  ],
];

describe('an order whose answer is replaced', () => {
  const cases = answers
    .slice(0, firstOrAll(2, answers.length).at(-1))
    .flatMap(([what, answer]) => [true, false].map((isTaken) => [what, isTaken, answer] as const));

  it.each(cases)('by %s is placed once in the end (taken by the shop: %s)', async (_what, isTaken, answer) => {
    const [wish] = await twoWays();
    const { page, guestId } = await guestAtCheckout(wish);
    const before = await stockIn(wish.productId);
    let asked = 0;
    await page.route('**/api/guest-cart/place-order', async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      if (isTaken) await route.fetch();
      return answer(route);
    });
    await place(page);
    const thanks = page.getByRole('heading', { name: 'Thank You' });
    const again = page
      .getByRole('button', { name: /^(Try again|Place Order|Check my order)$/ })
      .and(page.locator(':not([aria-disabled="true"])'));
    const failed = page.getByText(/We cannot reach the shop|We could not confirm your order/);
    await thanks.or(failed).first().waitFor();
    if (!(await thanks.isVisible())) await again.first().click();
    await thanks.waitFor();
    expect((await ordersIn(guestId)).map(({ lines }) => lines)).toEqual([[wish]]);
    expect(await stockIn(wish.productId)).toBe(before - wish.orderQuantity);
    await page.context().close();
  });
});
