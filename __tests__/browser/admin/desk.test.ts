/**
 * The staff's application in a browser: fit to be seen at every width, light and dark, within its content policy
 * (`troubles` holds every refusal), and an order's way through it.
 */
import type { Page } from 'playwright-core';
import { openPage } from '../../support/browser/browser';
import { deskSteps, expectDeskFit, logInDemoOwner, usualOfDesk } from '../../support/browser/deskInBrowser';
import { shopInBrowser } from '../../support/browser/shopInBrowser';
import { soon } from '../../support/lib/until';

const visit = shopInBrowser();
const ways = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** An order that does not exist is one of the screens. */
const unknownOrder = /the server responded with a status of 404/;

async function openAndClose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').last().waitFor();
  await expectDeskFit(page);
  await page.keyboard.press('Escape');
}

describe.each(ways)('the desk at $width px, $colorScheme', ({ width, colorScheme }) => {
  it('is fit to be seen on every screen, in every dialog and panel', async () => {
    const allowed = [...usualOfDesk, unknownOrder];
    const watched = await openPage(visit.browser, visit.shop.url, width, allowed, { colorScheme });
    const { page, troubles } = watched;
    await page.goto(`${visit.shop.url}/admin`);
    await page.locator('form').waitFor();
    await expectDeskFit(page);
    await page.locator('form').getByRole('button', { name: 'Next' }).click();
    await page.getByText('Please enter your password.').waitFor();
    await expectDeskFit(page);

    await logInDemoOwner(page, visit.shop.url);
    await expectDeskFit(page);
    await openAndClose(page, 'Filter');
    await page.getByRole('checkbox', { name: 'Choose DEMO-0004' }).check();
    await expectDeskFit(page);
    await openAndClose(page, 'Print');
    await page.getByRole('button', { name: 'Quote shipping: DEMO-0004' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tell the customer' }).click();
    await page.getByText('Please enter an amount in rupees, such as 80 or 80.50.').waitFor();
    await expectDeskFit(page);

    await page.goto(`${visit.shop.url}/admin/orders/DEMO-0004`);
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
    await expectDeskFit(page);
    await openAndClose(page, 'Change');
    await openAndClose(page, 'Cancel order');
    for (const [path, heading] of [
      ['orders/NONE-NONE', 'There is no such order'],
      ['takings', 'Takings'],
      ['accounts', 'Staff'],
      ['audit', 'What staff changed'],
      ['settings', 'Settings'],
      ['you', 'You'],
      ['no-such-screen', 'There is nothing here'],
    ] as const) {
      await page.goto(`${visit.shop.url}/admin/${path}`);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      await page.locator('.waiting').waitFor({ state: 'detached' });
      await expectDeskFit(page);
      if (path === 'accounts') await openAndClose(page, 'Invite somebody');
      if (path === 'audit') await openAndClose(page, 'Filter');
      if (path === 'you' && width >= 1024) await openAndClose(page, 'Device settings');
      if (path !== 'settings') continue;
      await page.getByLabel('UPI id').fill('jhabla@okbank');
      await page.getByRole('img', { name: 'QR code that pays ₹1 to jhabla@okbank' }).waitFor();
      await expectDeskFit(page);
      await page.getByLabel('Mail address for alerts').fill('desk');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Please enter an e-mail address such as').waitFor();
      await expectDeskFit(page);
    }
    await page.goto(`${visit.shop.url}/admin/set-up`);
    await page.getByRole('heading', { name: 'This link opens nothing' }).waitFor();
    await expectDeskFit(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('the login before its scripts are there', () => {
  it('keeps what is typed, and the place of the focus', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360, usualOfDesk);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/admin/assets/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${visit.shop.url}/admin`, { waitUntil: 'commit' });
    await page.getByLabel('E-mail address').fill('asha@example.com');
    await page.getByLabel('Password').pressSequentially('four');
    goOn();
    await page.locator('form').waitFor();
    await page.keyboard.type(' caps');
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('asha@example.com');
    expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('four caps');
    await page.context().close();
  });
});

describe('an order at the desk of a phone', () => {
  it('comes from the quote to the doorstep in twelve presses at most, and both sides are told', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360, usualOfDesk);
    await logInDemoOwner(page, visit.shop.url);
    const { presses, quote, receive, pack, ship, deliver } = deskSteps(page, 'DEMO-0004');
    await quote('80');
    await receive('₹1,217', '412345678901');
    await pack();
    await ship('Delhivery', 'D123');
    await deliver();
    expect(presses()).toBeLessThanOrEqual(12);

    await page.getByRole('link', { name: 'Demo Member' }).first().click();
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
    await page.getByText('Delhivery D123').first().waitFor();
    await page.goto(`${visit.shop.url}/admin/takings`);
    await page.getByRole('table', { name: 'Takings by day' }).getByText('₹1,217').waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('a list of choices', () => {
  it.each(['reduce', 'no-preference'] as const)('opens at its field, with motion: %s', async (reducedMotion) => {
    const { page } = await openPage(visit.browser, visit.shop.url, 1280, usualOfDesk, { reducedMotion });
    await logInDemoOwner(page, visit.shop.url);
    await page.goto(`${visit.shop.url}/admin/accounts`);
    const field = page.getByLabel('Role');
    await field.click();
    await soon(async () => {
      const [above, list] = [await field.boundingBox(), await page.locator('.ant-select-dropdown').boundingBox()];
      expect(Math.abs((list?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(40);
      expect(Math.abs((list?.y ?? 0) - (above?.y ?? 0))).toBeLessThan(80);
    });
    await page.context().close();
  });
});

describe('the desk by keyboard', () => {
  it('goes on from order to order without a mouse, and never from the top of the page', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280, usualOfDesk);
    await logInDemoOwner(page, visit.shop.url);
    const hasFocus = (locator: ReturnType<Page['getByRole']>) =>
      soon(async () => expect(await locator.evaluate((one) => one === document.activeElement)).toBe(true));
    const first = page.locator('.order-link').first();
    const orderNo = (await first.textContent()) ?? '';
    await first.waitFor();
    await page.keyboard.press('j');
    await hasFocus(first);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
    // Beside the list it has the keyboard, until it is closed.
    await soon(async () =>
      expect(await page.evaluate(() => document.activeElement?.closest('.order-panel') !== null)).toBe(true),
    );
    await page.keyboard.press('Escape');
    await page.locator('.order-panel').waitFor({ state: 'detached' });
    await hasFocus(page.getByRole('link', { name: orderNo, exact: true }));
    await page.keyboard.press('/');
    await hasFocus(page.getByRole('searchbox', { name: 'Search orders' }));
    await page.keyboard.type('no such order');
    await page.keyboard.press('Enter');
    await page.getByText('No order is like this.').waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
