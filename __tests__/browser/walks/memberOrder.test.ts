/**
 * A member's way from a product to the row on disk, in a real browser, on the built shop; and one order whatever
 * happens on the way. TEST_DATABASE_URL runs the same on PostgreSQL.
 */
import type { Page } from 'playwright-core';
import { arrive, quiet } from '../../support/browser/arrive';
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
import { addWithCoupon } from '../../support/browser/purchase';
import { firstOrAll } from '../../support/lib/rounds';
import { expectFitToBeSeen, shopInBrowser, visibleButton } from '../../support/browser/shopInBrowser';
import { soon, untilPage } from '../../support/lib/until';

const visit = shopInBrowser();
const lostOnPurpose = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|failed request/;

const plenty = async (): Promise<ShownProduct> => {
  const product = (await productsInStock(visit.shop.url)).find(({ productQuantity }) => productQuantity > 8);
  if (!product) throw new Error('The demo shop is too small');
  return product;
};

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('House name').fill('12 Test House');
  await page.getByLabel('Street').fill('Stitch Lane');
  await page.getByLabel('PIN code').fill('411001');
  await page.getByText('Pune, Maharashtra filled in from the PIN code').first().waitFor();
}

/** A member with one address and one thing in the cart, at a checkout that only waits for Place Order. */
async function readyToOrder(page: Page, name: string, product: ShownProduct): Promise<string> {
  const userId = await joinAsMember(page, visit.shop.url, name, 1);
  await putIntoCart(page, visit.shop.url, userId, product);
  await arrive(page, `${visit.shop.url}/checkout`);
  await page.getByRole('radio', { name: /12 Test House/ }).waitFor();
  await page.getByRole('checkbox').check();
  // The first touch fetches the screens that follow, which a lost network would hold back.
  await quiet(page);
  return userId;
}

async function shownOrderNo(page: Page): Promise<string> {
  await page.waitForURL('**/payment-successful');
  const text = await page.getByText('Your order number').locator('..').innerText();
  return /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(text)?.[0] ?? '';
}

/** One order of one piece, its stock taken once, nothing left in the cart. */
async function expectOneOrder(page: Page, name: string, userId: string, before: ShownProduct): Promise<void> {
  // The page tells of the order once the server has it.
  const shown = await shownOrderNo(page);
  const orders = await ordersOf(visit.shop, name);
  expect(orders.map(({ orderNo }) => orderNo)).toEqual([shown]);
  expect(orders[0]?.lines).toMatchObject([{ productId: before.productId, quantity: 1 }]);
  await soon(async () =>
    expect((await productOf(visit.shop.url, before.productId)).productQuantity).toBe(before.productQuantity - 1),
  );
  await soon(async () => expect(await cartOf(page, visit.shop.url, userId)).toEqual([]));
}

const shoppers = firstOrAll([360, 'Member With Phone'] as const, [1280, 'Member With Desk'] as const);

describe.each(shoppers)('An order of a member at %i px', (width, name) => {
  it('takes a member from a product to an order that the command line shows, by a new address and a coupon', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    const product = await plenty();
    const userId = await joinAsMember(page, visit.shop.url, name);
    await page.goto(`${visit.shop.url}/productdetails/${product.productId}`);
    await addWithCoupon(page);
    await visibleButton(page, 'Checkout').click();
    await page.waitForURL('**/checkout');
    await page.getByText('Please Add Address to Place Order').waitFor();
    await expectFitToBeSeen(page);

    await page.getByRole('button', { name: 'Add a new address' }).click();
    await page.getByRole('button', { name: 'Save Address' }).click();
    await page.getByText('Please fill in all required fields!').waitFor();
    await expectFitToBeSeen(page);
    await fillAddress(page);
    await page.getByRole('button', { name: 'Save Address' }).click();
    await page.getByText('Address added successfully!').waitFor();
    await page.getByRole('button', { name: /^Edit/ }).click();
    await expectFitToBeSeen(page);
    await page.getByLabel('Street').fill('Laxmi Road');
    await page.getByRole('button', { name: 'Save Address' }).click();
    await page.getByText('Address updated successfully!').waitFor();
    await page.getByRole('checkbox').check();
    await expectFitToBeSeen(page);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expectOneOrder(page, name, userId, product);
    await expectFitToBeSeen(page);

    const paise = Math.round(product.productRate * 100);
    const [order] = await ordersOf(visit.shop, name);
    expect(order).toMatchObject({
      mobile: '9000000001',
      status: 'ORDERED',
      couponCode: 'FIRST',
      subtotalPaise: paise,
      finalPaise: paise - Math.round(paise / 10),
    });
    expect(order?.address).toBe('12 Test House, Laxmi Road, Pune, Maharashtra, India, 411001');
    // Opened by its address the page still knows the newest order; a stranger's does not.
    await page.evaluate(() => window.sessionStorage.clear());
    await page.goto(`${visit.shop.url}/payment-successful`);
    await page.getByText(order?.orderNo ?? '').waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('A member’s order', () => {
  it('lets a member order by the keyboard alone', async () => {
    const name = 'Member Of Keys';
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280);
    const product = await plenty();
    const userId = await joinAsMember(page, visit.shop.url, name);
    await putIntoCart(page, visit.shop.url, userId, product);
    await page.goto(`${visit.shop.url}/cart`);
    const tabTo = async (words: RegExp, forward = true) => {
      for (let presses = 0; presses < 80; presses += 1) {
        const here = await page.evaluate(() => {
          const at = document.activeElement;
          return at instanceof HTMLInputElement ? (at.labels?.[0]?.textContent ?? '') : (at?.textContent ?? '');
        });
        if (words.test(here)) return;
        await page.keyboard.press(forward ? 'Tab' : 'Shift+Tab');
      }
      throw new Error(`Tab does not lead to ${words}`);
    };
    await page.getByRole('button', { name: 'Checkout' }).waitFor();
    await tabTo(/^Checkout$/);
    await page.keyboard.press('Enter');
    await page.getByText('Please Add Address to Place Order').waitFor();
    await tabTo(/^Add a new address$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    const fields = { 'House name': '12 Test House', Street: 'Stitch Lane', 'PIN code': '411001' };
    for (const [label, text] of Object.entries(fields)) {
      await tabTo(new RegExp(`^${label}$`));
      await page.keyboard.type(text);
    }
    await page.getByText('Pune, Maharashtra filled in from the PIN code').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await untilPage('the focus on the chosen address', page, () =>
      document.activeElement?.matches('input[type=radio][name=address]:checked'),
    );
    await tabTo(/^I agree to the terms/);
    await page.keyboard.press('Space');
    await tabTo(/^Place Order$/);
    await page.keyboard.press('Enter');
    await expectOneOrder(page, name, userId, product);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is one order after a double click and Enter twice on a slow line', async () => {
    const name = 'Member In Haste';
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    const product = await plenty();
    const userId = await readyToOrder(page, name, product);
    let sent = 0;
    let letGo = () => undefined as void;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/usercart/finalize*', async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    const button = page.getByRole('button', { name: /Plac(e|ing)/ });
    await button.dblclick();
    await button.press('Enter');
    await button.press('Enter');
    await page.getByRole('button', { name: 'Placing your order…' }).waitFor();
    letGo();
    await expectOneOrder(page, name, userId, product);
    expect(sent).toBe(1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('An order whose answer is lost although it went through', () => {
  /** The server hears the order; the shopper hears nothing. */
  const loseTheAnswer = (page: Page) =>
    page.route(
      '**/usercart/finalize*',
      async (route) => {
        await route.fetch();
        await route.abort('failed');
      },
      { times: 1 },
    );

  it.each<[string, string, (page: Page) => Promise<void>]>([
    ['tries again', 'Member Of Patience', (page) => page.getByRole('button', { name: 'Try again' }).click()],
    [
      'reloads the page',
      'Member Of Reloads',
      async (page) => {
        await page.reload();
        await expectFitToBeSeen(page);
        await page.getByRole('button', { name: 'Try again' }).click();
      },
    ],
  ])('is one order when the shopper %s', async (_, name, askAgain) => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360, [lostOnPurpose]);
    const product = await plenty();
    const userId = await readyToOrder(page, name, product);
    await loseTheAnswer(page);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByText(/We cannot reach the shop/).waitFor();
    await soon(async () => expect(await ordersOf(visit.shop, name)).toHaveLength(1));
    await askAgain(page);
    await expectOneOrder(page, name, userId, product);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('A member’s order', () => {
  it('keeps everything while there is no network, and orders once when it is back', async () => {
    const name = 'Member Of Tunnels';
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360, [lostOnPurpose]);
    const product = await plenty();
    const userId = await readyToOrder(page, name, product);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByText('Failed to place order').waitFor();
    await page.getByText(/We cannot reach the shop/).waitFor();
    expect(await ordersOf(visit.shop, name)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectOneOrder(page, name, userId, product);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('says so when the session has ended, leads to the login, and has everything when the member is back', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360);
    await readyToOrder(page, 'Member Who Was Away', await plenty());
    await page.getByLabel('Full name').fill('Member Who Is Back');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL('**/login');
    await page.getByText('Your visit has ended. Please log in to go on: everything you typed is kept.').waitFor();
    const form = { emailId: 'member.who.was.away@example.com', password: 'running-stitch-42', userType: 'USER' };
    await page.request.post(`${visit.shop.url}/users/loginUser`, { form });
    await page.goto(`${visit.shop.url}/checkout`);
    await page.getByRole('radio', { name: /12 Test House/ }).waitFor();
    await soon(async () => expect(await page.getByLabel('Full name').inputValue()).toBe('Member Who Is Back'));
    await page.context().close();
  });
});
