/** What stands on a product's page below what is bought (screens/ProductBelow): drawn first, alive when touched. */
import type { Page } from 'playwright-core';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { hold, shopInBrowser } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser();
const code = /\/assets\/product-below\.[^/]*\.js$/;
const product = () => `${visit.shop.url}/productdetails/174`;
const reviews = (page: Page) => page.getByRole('tab', { name: /^Reviews/ });
const isOpen = (page: Page) => soon(async () => expect(await reviews(page).getAttribute('aria-selected')).toBe('true'));
const isText = (page: Page) => page.evaluate(() => document.querySelector('noscript.far') !== null);

async function open(url: string) {
  const opened = await openPage(visit.browser, visit.shop.url, 360);
  const fetched: string[] = [];
  opened.page.on('request', (request) => code.test(request.url()) && fetched.push(request.url()));
  await arrive(opened.page, url);
  return { ...opened, fetched };
}

describe("A product's page below what is bought", () => {
  it('is there untouched, brings its code when the shopper first moves, and is alive then', async () => {
    const { page, fetched, troubles } = await open(product());
    await soon(async () => expect(await isText(page)).toBe(false));
    expect(await page.getByRole('heading', { name: 'Why Us' }).count()).toBe(1);
    expect(fetched).toEqual([]);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await soon(async () => expect(fetched).toHaveLength(1));
    await reviews(page).click();
    await isOpen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('comes by itself where the address leads to the reviews', async () => {
    const { page, troubles } = await open(`${product()}?tab=reviews`);
    await page.getByRole('form', { name: 'Write a review' }).waitFor();
    await isOpen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('keeps what is pressed before its code is there, and does it then', async () => {
    const { page, troubles } = await open(product());
    const letGo = await hold(page, code);
    await reviews(page).click();
    await soon(async () => expect(await reviews(page).getAttribute('data-waiting')).toBe(''));
    await letGo();
    await isOpen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('keeps the arrow key that is pressed on its tabs, and does it then', async () => {
    const { page, troubles } = await open(product());
    const letGo = await hold(page, code);
    await page.getByRole('tab', { name: 'Description' }).focus();
    await page.keyboard.press('ArrowRight');
    await letGo();
    await isOpen(page);
    await soon(async () => expect(await reviews(page).evaluate((tab) => tab === document.activeElement)).toBe(true));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('opens the reviews from beside the price, also while its code is on the way', async () => {
    const { page, troubles } = await open(product());
    const letGo = await hold(page, code);
    await page.locator('.product-rating').getByRole('button').click();
    await soon(async () => expect(await reviews(page).evaluate((tab) => tab === document.activeElement)).toBe(true));
    await letGo();
    await isOpen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('follows a product that was reached from a list while its code was still on the way', async () => {
    const { page, troubles } = await open(`${visit.shop.url}/shop`);
    const letGo = await hold(page, code);
    await page.locator('.listing-grid a').first().click();
    await page.waitForURL(/productdetails/);
    await soon(async () =>
      expect(await page.getByRole('button', { name: 'Add to Cart' }).first().isVisible()).toBe(true),
    );
    expect(await reviews(page).count()).toBe(0);
    await letGo();
    await reviews(page).click();
    await isOpen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('leads to the reviews that were asked for after a step, once they are there, and says that it waits', async () => {
    const { page, troubles } = await open(`${visit.shop.url}/shop`);
    const letGo = await hold(page, code);
    await page.locator('.listing-grid a').first().click();
    const button = page.locator('.product-rating').getByRole('button');
    await button.click();
    await soon(async () => expect(await button.getAttribute('data-waiting')).toBe(''));
    await letGo();
    await isOpen(page);
    await soon(async () => expect(await reviews(page).evaluate((tab) => tab === document.activeElement)).toBe(true));
    expect(await button.getAttribute('data-waiting')).toBeNull();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['a press on the page that was opened', (page) => reviews(page).click()],
    ['a step', (page) => page.locator('.listing-grid a').first().click()],
  ])('says after %s that the shop is slow where its code does not come', async (what, act) => {
    const { page, troubles } = await open(what === 'a step' ? `${visit.shop.url}/shop` : product());
    const letGo = await hold(page, code);
    await act(page);
    await page.getByText('The shop is slow to answer. Please wait a moment.').waitFor();
    await letGo();
    await reviews(page).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is read by whoever runs no scripts', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360, [/./], { javaScriptEnabled: false });
    await page.goto(product());
    expect(await page.getByRole('heading', { name: 'Why Us' }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'About Item' }).isVisible()).toBe(true);
    await page.context().close();
  });
});
