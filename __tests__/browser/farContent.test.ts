/** What is far below the home page's first view (client/ui/FarContent): text at first, elements soon, for everybody. */
import type { Page } from 'playwright-core';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { shopInBrowser } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser();
const last = (page: Page) => page.getByRole('heading', { name: 'Top Seller Excellence' });
const isText = (page: Page) => page.evaluate(() => document.querySelector('noscript.far') !== null);
/** Of each section below the hero: where it begins. */
const tops = (page: Page) =>
  page
    .locator('.home .home-section')
    .evaluateAll((sections) => sections.map((section) => Math.round(section.getBoundingClientRect().top + scrollY)));

/** The browser is never idle, so that only what a shopper does brings it. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** Opens the home page as its document came, before anybody did anything. */
async function openBusy(width: number, troubles: readonly RegExp[] = []) {
  const opened = await openPage(visit.browser, visit.shop.url, width, [...troubles]);
  await neverIdle(opened.page);
  await opened.page.goto(visit.shop.url);
  return opened;
}

describe('What is far below the first view', () => {
  it('is in the document as text, and stands there as soon as the browser is idle, untouched', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await arrive(page, visit.shop.url);
    await soon(async () => expect(await isText(page)).toBe(false));
    expect(await last(page).count()).toBe(1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['scrolls', (page) => page.mouse.wheel(0, 300)],
    ['presses a key', (page) => page.keyboard.press('End')],
    ['goes on by Tab', (page) => page.keyboard.press('Tab')],
    ['prints', (page) => page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))],
  ])('stands there at once when a shopper %s', async (_what, act) => {
    const { page, troubles } = await openBusy(360);
    expect([await isText(page), await last(page).count()]).toEqual([true, 0]);
    await act(page);
    await soon(async () => expect([await isText(page), await last(page).count()]).toEqual([false, 1]));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is there at once, and at its place, on a page that is loaded again far down', async () => {
    const { page, troubles } = await openBusy(360);
    await page.keyboard.press('End');
    await last(page).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await page.reload();
    expect([await isText(page), await last(page).count()]).toEqual([false, 1]);
    await soon(async () => expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(400));
    expect(before).toBeGreaterThan(2000);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is there at once in a window that is taller than a phone', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 1280, [], {
      viewport: { width: 1280, height: 1400 },
    });
    await neverIdle(page);
    await page.goto(visit.shop.url);
    expect(await isText(page)).toBe(false);
    await page.context().close();
  });

  it.each([360, 1280])('stands where it does with scripts for whoever runs none, at %d px', async (width) => {
    const { page } = await openPage(visit.browser, visit.shop.url, width, [/./], { javaScriptEnabled: false });
    await page.goto(visit.shop.url);
    expect(await last(page).isVisible()).toBe(true);
    const without = await tops(page);
    await page.context().close();
    const live = await openPage(visit.browser, visit.shop.url, width);
    await arrive(live.page, visit.shop.url);
    await soon(async () => expect(await isText(live.page)).toBe(false));
    expect(without).toHaveLength((await tops(live.page)).length);
    await live.page.context().close();
    expect(without.every((top, at) => at === 0 || top > (without[at - 1] ?? 0) + 40)).toBe(true);
  });

  it('is alive once it is touched', async () => {
    const { page, troubles } = await openBusy(360);
    await page.keyboard.press('End');
    const colours = page.getByRole('group', { name: 'Colours' }).getByRole('button');
    await colours.nth(1).click();
    await soon(async () => expect(await colours.nth(1).getAttribute('aria-pressed')).toBe('true'));
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
