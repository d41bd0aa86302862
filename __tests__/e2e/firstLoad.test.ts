/** What a first visit loads (LOOK.md; docs/decisions/first-load-javascript.md). */
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../support/browser';
import { startShop } from '../support/shopProcess';
import type { ShopProcess } from '../support/shopProcess';

jest.setTimeout(120_000);

let shop: ShopProcess;
let browser: Browser;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

it.each([
  ['/', 150],
  ['/shop', 170],
  ['/cart', 170],
  ['/checkout', 170],
])('loads %s with at most %i KB of JavaScript', async (url, limit) => {
  const { page, troubles } = await openPage(browser, shop.url, 360);
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    scripts.push(response.request().sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${shop.url}${url}`, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / 1000).toBeLessThanOrEqual(limit);
  expect(troubles).toEqual([]);
  await page.context().close();
});

it('shows the home page to a browser without scripts', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await page.goto(shop.url);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('heading', { name: 'Deal Of The Day' }).isVisible()).toBe(true);
  await context.close();
});
