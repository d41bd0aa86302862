/**
 * What the home page is below its hero: drawn by the server, alive once its shopper does something
 * (app/hydration/lazyParts).
 */
import type { Page } from 'playwright-core';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { hold, shopInBrowser } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser();
const code = /\/assets\/home-sections\.[^/]*\.js$/;

const colour = (page: Page, place: number) =>
  page.getByRole('group', { name: 'Colours' }).getByRole('button').nth(place);

async function openHome(usualTroubles: readonly RegExp[] = []) {
  const opened = await openPage(visit.browser, visit.shop.url, 360, [...usualTroubles]);
  const fetched: string[] = [];
  opened.page.on('request', (request) => code.test(request.url()) && fetched.push(request.url()));
  return { ...opened, fetched };
}

const chosen = (page: Page, place: number) =>
  soon(async () => expect(await colour(page, place).getAttribute('aria-pressed')).toBe('true'));

describe('The home page below its hero', () => {
  it('brings its code when the shopper first moves, and not before', async () => {
    const { page, fetched, troubles } = await openHome();
    await arrive(page, visit.shop.url);
    expect(fetched).toEqual([]);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await soon(async () => expect(fetched).toHaveLength(1));
    await colour(page, 1).click();
    await chosen(page, 1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('keeps what is pressed before its code is there, shows that it waits, and does it then', async () => {
    const { page, troubles } = await openHome();
    await arrive(page, visit.shop.url);
    const letGo = await hold(page, code);
    const before = await colour(page, 1).getAttribute('aria-pressed');
    await colour(page, 2).click();
    await colour(page, 1).click();
    await soon(async () => expect(await colour(page, 1).getAttribute('data-waiting')).toBe(''));
    expect(await colour(page, 1).getAttribute('aria-pressed')).toBe(before);
    await letGo();
    await chosen(page, 1);
    expect(await colour(page, 1).getAttribute('data-waiting')).toBeNull();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('does what is pressed in a carousel before its code is there, also when react-slick is', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280);
    await arrive(page, visit.shop.url);
    const letGo = await hold(page, code);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await page.locator('.hero .slick-track').waitFor();
    const categories = page.getByRole('group', { name: 'Categories', exact: true });
    const card = categories.getByRole('button', { name: 'Men', exact: true });
    await card.click();
    await soon(async () => expect(await card.getAttribute('data-waiting')).toBe(''));
    await letGo();
    await page.getByRole('dialog', { name: 'Men', exact: true }).waitFor();
    // The card has the focus again, and with it react-slick waits.
    await page.keyboard.press('Escape');
    await soon(async () => expect(await card.evaluate((element) => element === document.activeElement)).toBe(true));
    await page.keyboard.press('Shift+Tab');
    await categories.locator('.slick-track').waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('asks again for its code when that did not come, and stands meanwhile', async () => {
    const { page, fetched, troubles } = await openHome([/Failed to load resource|failed request: .*home-sections/]);
    await arrive(page, visit.shop.url);
    await page.route(code, (route) => (fetched.length > 1 ? route.continue() : route.abort()));
    await colour(page, 1).click();
    await soon(async () => expect(fetched.length).toBeGreaterThan(1));
    await chosen(page, 1);
    expect(await page.getByRole('heading', { name: 'Deal Of The Day' }).isVisible()).toBe(true);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
