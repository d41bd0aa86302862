/**
 * What lies over the desk, and what leads into it, in a browser: the dialogs of every step of an order, what they say
 * where somebody else was quicker, several orders at once, an account from its invitation to its first login.
 */
import { Secret, TOTP } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import { DAY_MS } from '../../../src/contract/rules/durations';
import { openPage } from '../../support/browser/browser';
import { expectDeskFit, logInDemoOwner, usualOfDesk } from '../../support/browser/deskInBrowser';
import { orderOfGuest } from '../../support/browser/orderOfGuest';
import { shopWithRows } from '../../support/browser/shopInBrowser';

const visit = shopWithRows();
const ways = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** A call that the server refuses, as the browser notes it. */
const refused = /status of 4\d\d/;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).last();

describe.each(ways)('over the desk at $width px, $colorScheme', ({ width, colorScheme }) => {
  let context: BrowserContext;
  let page: Page;
  let troubles: string[];

  beforeEach(async () => {
    const watched = await openPage(visit.browser, visit.shop.url, width, [...usualOfDesk, refused], { colorScheme });
    ({ page, troubles } = watched);
    context = page.context();
    await logInDemoOwner(page, visit.shop.url);
  });
  afterEach(async () => {
    await context.close();
  });

  const open = (path: string) => page.goto(`${visit.shop.url}/admin/${path}`);
  const dialog = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('dialog', { name }).waitFor();
    await expectDeskFit(page);
  };
  const choose = async (name: string): Promise<void> => {
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name }).waitFor();
    await expectDeskFit(page);
    await page.getByRole('menuitem', { name }).click();
  };

  it('every step of an order is fit to be seen, and says where somebody else was quicker', async () => {
    const { orderNo } = await orderOfGuest(page, visit.shop.url);
    await open(`orders/${orderNo}`);
    await button(page, 'Quote shipping').click();
    await dialog(/^Quote shipping: /);
    await visit.shop.shop('orders', 'shipping', orderNo, '60');
    await page.keyboard.type('80');
    await button(page, 'Tell the customer').click();
    await page.getByText('Shipping ₹60').waitFor();
    await expectDeskFit(page);
    await button(page, 'Tell the customer').click();
    await page.getByText('Shipping of ₹80 was quoted.').waitFor();

    await button(page, 'Payment received').click();
    await dialog(/^Payment received: /);
    await page.getByLabel('Amount received').fill('1');
    await button(page, 'Payment received').click();
    await button(page, 'Yes, it was received').waitFor();
    await expectDeskFit(page);
    await button(page, 'Yes, it was received').click();
    await page.getByText('₹1 received.').waitFor();
    await choose('Not received after all');
    await dialog(/^Not received after all: /);
    await page.keyboard.press('Escape');

    await button(page, 'Ship').click();
    await dialog(/^Ship: /);
    await button(page, 'Ship').click();
    await page.getByText('Please enter the tracking number.').waitFor();
    await expectDeskFit(page);
    await page.getByLabel('Tracking number').fill('D132');
    await page.getByLabel('Courier', { exact: true }).fill('Delhivery');
    await button(page, 'Ship').click();
    await page.getByText(`${orderNo} is shipped; the customer is told.`).waitFor();
    await choose('Correct the parcel');
    await dialog(/^Correct the parcel: /);
    await page.keyboard.press('Escape');

    await button(page, 'Mark delivered').click();
    await dialog(/^Mark delivered: /);
    await button(page, 'Mark delivered').click();
    await page.getByText(`${orderNo} is delivered.`).waitFor();
    await choose('Note the refund');
    await dialog(/^Note the refund: /);
    expect(troubles).toEqual([]);
  });

  it('several orders that are shipped, or cancelled for being overdue, are fit to be seen', async () => {
    const orders = [await orderOfGuest(page, visit.shop.url), await orderOfGuest(page, visit.shop.url)];
    for (const { orderNo } of orders) {
      await visit.shop.shop('orders', 'shipping', orderNo, '80');
      await visit.shop.shop('orders', 'paid', orderNo, '--amount', '1', '--yes');
    }
    await open('orders?next=ship');
    for (const { orderNo } of orders) await page.getByRole('checkbox', { name: `Choose ${orderNo}` }).check();
    await button(page, 'Ship').click();
    await dialog('Ship 2 orders');
    await button(page, 'Ship them').click();
    await page.getByText('Please enter the tracking number.').first().waitFor();
    await expectDeskFit(page);

    const { orderNo } = await orderOfGuest(page, visit.shop.url);
    const placed_at = Date.now() - 20 * DAY_MS;
    await visit.database.write((trx) =>
      trx.updateTable('customer_order').set({ placed_at }).where('order_no', '=', orderNo).execute(),
    );
    await open('orders?overdue=true');
    await button(page, /^Cancel th/).click();
    await dialog(/^Cancel (the|\d+) overdue orders?\?$/);
    expect(troubles).toEqual([]);
  });

  it('an account is invited, set up and logged in to, and asked again', async () => {
    await open('accounts');
    await button(page, 'Invite somebody').click();
    await page.getByLabel('E-mail address').fill(`asha.${width}@example.com`);
    // A desk that has been open for more than five minutes.
    const confirmFirst = '{"code":"CONFIRM_FIRST","message":"Your code."}';
    await page.route(
      (url) => url.pathname === '/admin/api/accounts',
      (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 403, contentType: 'application/json', body: confirmFirst })
          : route.continue(),
    );
    await button(page, 'Make the link').click();
    await dialog('Your code, once more');
    await page.unrouteAll();
    await page.keyboard.press('Escape');
    await button(page, 'Make the link').click();
    const link = page.locator('.secret-key');
    await link.waitFor();
    await expectDeskFit(page);
    const address = (await link.textContent()) ?? '';
    await page.keyboard.press('Escape');
    await button(page, `Change asha.${width}@example.com`).click();
    await dialog(`asha.${width}@example.com`);

    const other = await openPage(visit.browser, visit.shop.url, width, [...usualOfDesk, refused], { colorScheme });
    // The shop of a test listens at a port that it does not know beforehand.
    const { pathname, hash } = new URL(address);
    await other.page.goto(`${visit.shop.url}${pathname}${hash}`);
    await other.page.getByText('It cannot be scanned').click();
    await expectDeskFit(other.page);
    const secret = ((await other.page.locator('.secret-key').textContent()) ?? '').replaceAll(' ', '');
    const password = 'four small caps and a sock';
    await other.page.getByLabel('New password').fill(password);
    await other.page.getByLabel('The same again').fill(password);
    await other.page.getByLabel('Code', { exact: true }).fill('000000x');
    await other.page.getByRole('button', { name: 'Finish' }).click();
    await other.page.getByText('This code is wrong or too old.').first().waitFor();
    await expectDeskFit(other.page);
    await other.page
      .getByLabel('Code', { exact: true })
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await other.page.getByRole('button', { name: 'Finish' }).click();
    await other.page.getByRole('heading', { name: 'Your account is set up' }).waitFor();
    await expectDeskFit(other.page);
    const [code] = await other.page.locator('.recovery-codes code').allTextContents();

    await other.page.getByRole('button', { name: 'I have kept them: log in' }).click();
    await other.page.locator('form').getByLabel('E-mail address').fill(`asha.${width}@example.com`);
    await other.page.locator('form').getByLabel('Password').fill(password);
    await other.page.getByRole('button', { name: 'Next' }).click();
    await other.page.getByLabel('Code').waitFor();
    await expectDeskFit(other.page);
    await other.page.getByRole('button', { name: 'My phone is not here: use a recovery code' }).click();
    await other.page.getByLabel('Recovery code').fill(code ?? '');
    await expectDeskFit(other.page);
    await other.page.getByRole('button', { name: 'Log in' }).click();
    await other.page.getByRole('heading', { name: 'Orders' }).waitFor();

    await other.page.context().clearCookies();
    await other.page.getByRole('searchbox', { name: 'Search orders' }).fill('frock');
    await other.page.keyboard.press('Enter');
    await other.page.getByRole('dialog').waitFor();
    await expectDeskFit(other.page);
    expect([...troubles, ...other.troubles]).toEqual([]);
    await other.page.context().close();
  });
});
