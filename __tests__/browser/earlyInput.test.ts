/**
 * What a shopper does to a page before its scripts are there, and what the browser brings back into one: every control of every
 * screen shows it when the page is awake, and the shop goes by it (docs/decisions/early-input.md). Scripts are held back as a slow
 * line holds them.
 */
import type { Page } from 'playwright-core';
import { routes } from '../../src/client/app/routes';
import { arrive, rested } from '../support/arrive';
import { controlOf, openAsleep, scripts } from '../support/asleep';
import { launchBrowser, openPage } from '../support/browser';
import { shopInBrowser, visibleButton } from '../support/shopInBrowser';
import { soon } from '../support/until';

const visit = shopInBrowser();
const url = (path: string) => `${visit.shop.url}${path}`;

/** The label of a field and what is typed into it; true for what is ticked or chosen. */
type Early = Record<string, string | true>;

interface Row {
  address: string;
  /** Every control of the screen itself. */
  controls: Early;
  /** What shows that the shop goes by it, once the page is awake. */
  then: (page: Page) => Promise<unknown>;
}

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const written: Early = { Name: 'Asha Rao', Phone: '9000000001', Subject: 'Sizes', Message: 'Does it shrink?' };
const writtenIsKept = async (page: Page) => {
  await press(page, 'Send message');
  await page.waitForURL('**/signup');
};
const filtered: Early = {
  'Search products': 'bib',
  'Offered Products': true,
  'Lightning Deals': true,
  'Price from': '20',
  'Price up to': '60',
  'Lowest price': '150',
  'Highest price': '450',
};
/** One tick leads to another list; the newest one stands. */
const isFiltered = async (page: Page) => {
  await page.waitForURL(/scheme=lightning/);
  await press(page, 'Search the list');
  await page.waitForURL(/search=bib/);
};

/** Route → its controls; a screen that is not here has none before its scripts are there. */
const table: Record<string, Row> = {
  '/shop': { address: '/shop', controls: filtered, then: isFiltered },
  '/shop/:searchName': { address: '/shop/cotton', controls: filtered, then: (page) => page.waitForURL(/scheme=lightning/) },
  '/productdetails/:productId': {
    address: '/productdetails/174',
    controls: { White: true, '6-12 M': true },
    then: async (page) => {
      await soon(async () => expect(await page.locator('.option-chosen').allTextContents()).toEqual(['White', '6-12 M']));
      await visibleButton(page, 'Add to cart').click();
      await page.waitForURL('**/cart');
      await said(page, /White/);
      await said(page, /6-12 M/);
    },
  },
  '/contact': { address: '/contact', controls: written, then: writtenIsKept },
  '/grievance': { address: '/grievance', controls: written, then: writtenIsKept },
  '/login': {
    address: '/login',
    controls: { 'E-mail': 'nobody@jhabla.example', Password: 'wrong-password', 'I agree to the terms': true },
    then: async (page) => {
      await press(page, 'Login');
      await page.locator('.access-refusal').waitFor();
    },
  },
  '/signup': {
    address: '/signup',
    controls: { Name: 'Asha Rao', 'E-mail': 'demo@jhabla.example', 'Mobile number': '9000000001', Password: 'Stitch-by-stitch-9', 'Confirm password': 'Stitch-by-stitch-9', 'I agree to the terms': true },
    then: async (page) => {
      await press(page, 'Sign up');
      await page.locator('.access-refusal').waitFor();
    },
  },
  '/forgot-password': {
    address: '/forgot-password',
    controls: { 'E-mail': 'nobody@jhabla.example' },
    then: async (page) => {
      await press(page, 'Send Mail');
      await said(page, /nobody@jhabla\.example|mail/i);
    },
  },
  '/reset': {
    address: '/reset?token=x&email=asha%40example.com',
    controls: { 'E-mail': 'asha@example.com', 'New password': 'Stitch-by-stitch-9', 'Confirm password': 'Stitch-by-stitch-9' },
    then: async (page) => {
      await press(page, 'Reset Password');
      await page.locator('.access-refusal').waitFor();
    },
  },
  '*': { address: '/nowhere', controls: { 'What are you looking for?': 'bib' }, then: (page) => soon(async () => expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('bib')) },
};
const rows = Object.entries(table);

async function act(page: Page, controls: Early): Promise<void> {
  for (const [label, value] of Object.entries(controls)) {
    if (value === true) await controlOf(page, label).check({ force: true });
    else await controlOf(page, label).fill(value);
  }
}

describe('What is done to a page before its scripts are there', () => {
  it.each(rows)('is kept at %s, and the shop goes by it', async (_, { address, controls, then }) => {
    const { page, wake, troubles } = await openAsleep(visit, address);
    await act(page, controls);
    await wake();
    expect(await page.locator('.text-field-error, .field-error').count()).toBe(0);
    await then(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is of no other screen: each control that the server draws is in the table', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 1280, [/./], { javaScriptEnabled: false });
    for (const { path } of routes) {
      const { address = path, controls = {} } = table[path] ?? {};
      await page.goto(url(address.replace(':productId', '174').replace('*', 'nowhere')), { waitUntil: 'domcontentloaded' });
      const drawn = await page.locator('main').locator('input:not([type=hidden]), textarea, select').count();
      expect([path, drawn]).toEqual([path, drawn === 0 ? 0 : Object.keys(controls).length + (path === '/productdetails/:productId' ? 3 : 0)]);
    }
    await page.context().close();
  });

  it('is the newsletter’s number in the frame, and the search’s words', async () => {
    const { page, wake } = await openAsleep(visit, '/faqs');
    await page.getByLabel('Mobile number for news').fill('9000000001');
    await page.getByRole('search').first().getByRole('searchbox').fill('bib');
    await wake();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await said(page, /sign up/i);
    expect([await page.getByLabel('Mobile number for news').inputValue(), await page.getByRole('search').first().getByRole('searchbox').inputValue()]).toEqual(['9000000001', 'bib']);
    await page.context().close();
  });

  it('is pressed once, in order, after what was chosen', async () => {
    const { page, wake, troubles } = await openAsleep(visit, '/productdetails/174', 360);
    const additions: string[] = [];
    page.on('request', (request) => request.url().includes('/guest-cart/add') && additions.push(request.url()));
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: 'One more' }).click();
    await controlOf(page, 'White').check({ force: true });
    await visibleButton(page, 'Add to cart').click();
    await wake();
    await page.waitForURL('**/cart');
    await said(page, /White/);
    expect(await page.getByRole('group', { name: /^Quantity of/ }).locator('output').innerText()).toBe('3');
    expect(additions).toHaveLength(1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is sent when a form was sent', async () => {
    const { page, wake } = await openAsleep(visit, '/login', 360);
    await act(page, table['/login']?.controls ?? {});
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await wake();
    await page.locator('.access-refusal').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.context().close();
  });

  it('leads to a search by plain HTML, in the header and in the list', async () => {
    const { page } = await openAsleep(visit, '/shop?stock=inStock');
    await page.getByLabel('Search products').fill('bib');
    await page.getByLabel('Search products').press('Enter');
    await page.waitForURL(/\/shop\?stock=inStock&search=bib/, { waitUntil: 'commit' });
    await page.getByRole('search').first().getByRole('searchbox').fill('socks');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shop\?search=socks/, { waitUntil: 'commit' });
    await page.context().close();
  });
});

describe('A press on a page that is asleep', () => {
  it('is felt at once, is told after a moment that it waits, and is done', async () => {
    const { page, wake } = await openAsleep(visit, '/productdetails/174', 360);
    const add = visibleButton(page, 'Add to cart');
    await add.click();
    expect(await add.evaluate((button) => [getComputedStyle(button).opacity, getComputedStyle(button).cursor])).toEqual(['0.65', 'progress']);
    await said(page, /the shop is still on its way/);
    await wake();
    await page.waitForURL('**/cart');
    expect(await page.locator('#asleep').isVisible()).toBe(false);
    await page.context().close();
  });

  it('opens the menu once, however often it was pressed', async () => {
    const { page, wake } = await openAsleep(visit, '/faqs', 360);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await menu.click();
    await wake();
    await page.getByRole('dialog').waitFor();
    await page.context().close();
  });

  it.each([360, 1280])('says at %i px what is missing where scripts never come, and how to order all the same', async (width) => {
    const { page } = await openPage(visit.browser, visit.shop.url, width, [/./]);
    await page.route(scripts, (route) => route.abort('blockedbyclient'));
    await page.goto(url('/productdetails/174'), { waitUntil: 'domcontentloaded' });
    await visibleButton(page, 'Add to cart').click();
    const words = page.locator('#asleep');
    await words.getByText(/A part of the shop has not arrived/).waitFor();
    expect(await words.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split(':')[0]))).toEqual(['tel', 'https', '']);
    await page.unroute(scripts);
    // Asked for again by itself.
    await page.waitForURL('**/cart');
    await page.context().close();
  });

  it('has the same words without any script', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360, [/./], { javaScriptEnabled: false });
    await page.goto(url('/productdetails/174'));
    await page.getByText(/Your browser runs no scripts here/).waitFor();
    await page.context().close();
  });
});

describe.each([
  ['a reload', (page: Page) => page.reload()],
  ['Back', async (page: Page) => {
    await page.goto(url('/faqs'));
    await page.goBack();
  }],
])('What the browser brings back by %s', (_, leave) => {
  it('is what the cart gets', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await arrive(page, url('/productdetails/174'));
    await controlOf(page, 'White').check({ force: true });
    await controlOf(page, '6-12 M').check({ force: true });
    await leave(page);
    await rested(page);
    const shown = await page.locator('.option input:checked').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    await soon(async () => expect(await page.locator('.option-chosen').allTextContents()).toEqual(shown));
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    for (const choice of shown) await said(page, new RegExp(choice));
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

it('keeps a choice on the way back through pages that the browser kept', async () => {
  const browser = await launchBrowser({ keepsPages: true });
  const { page } = await openPage(browser, visit.shop.url, 360);
  await arrive(page, url('/productdetails/174'));
  await controlOf(page, 'White').check({ force: true });
  await page.goto(url('/faqs'), { waitUntil: 'load' });
  await page.goBack({ waitUntil: 'commit' });
  await soon(async () => expect(await page.locator('.option-chosen').allTextContents()).toEqual(['White', '0-3 M']));
  await visibleButton(page, 'Add to cart').click();
  await page.waitForURL('**/cart', { waitUntil: 'commit' });
  await said(page, /White/);
  await browser.close();
});
