/**
 * What a page is before its scripts, when these come, and that nothing pressed meanwhile is lost
 * (docs/decisions/0206-first-load-javascript.md).
 */
import type { Page } from 'playwright-core';
import { arrive, rested } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { slickChunk } from '../support/browser/carousels';
import { settledDocument } from '../support/browser/settledDocument';
import { hold, shopInBrowser } from '../support/browser/shopInBrowser';
import { soon, until } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });

const scripts = '**/assets/*.js';
const isFresh = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('fresh'));

describe('A page before its scripts', () => {
  it.each([
    ['/', 'home'],
    ['/shop', 'shop'],
    ['/productdetails/174', 'product'],
    ['/checkout', 'checkout'],
  ])('brings its styles with it at %s', async (path, screen) => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    const sheets: string[] = [];
    page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()));
    await hold(page, scripts);
    await page.goto(`${visit.shop.url}${path}`, { waitUntil: 'domcontentloaded' });
    expect(await page.locator('.header').evaluate((header) => getComputedStyle(header).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await rested(page);
    // Those of a part that comes later, and of a screen that is prefetched, come with it.
    expect(sheets.filter((url) => new RegExp(`/(main|screen-${screen})\\.`).test(url))).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('The scripts of the home page', () => {
  const firstPicture = /\/pictures\/\d+\/slide-/;

  async function openHeld() {
    const opened = await openPage(visit.browser, visit.shop.url, 360);
    const asked: string[] = [];
    opened.page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
    const letPictureCome = await hold(opened.page, firstPicture);
    await opened.page.clock.install();
    // It stands still: two seconds are over when the test says so.
    await opened.page.clock.pauseAt(Date.now() + 60_000);
    await opened.page.goto(visit.shop.url, { waitUntil: 'domcontentloaded' });
    return { ...opened, asked, letPictureCome };
  }

  it('come when its first picture is there', async () => {
    const { page, asked, letPictureCome, troubles } = await openHeld();
    expect(asked).toEqual([]);
    const wanted = page.waitForRequest(scripts);
    await letPictureCome();
    const picture = page.locator('img[fetchpriority="high"]');
    await until('the picture to be there', () => picture.evaluate((image: HTMLImageElement) => image.complete));
    // The frame that it is drawn in.
    await page.clock.runFor(50);
    await wanted;
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('come at once when the shopper does something', async () => {
    const { page, asked, troubles } = await openHeld();
    expect(asked).toEqual([]);
    const wanted = page.waitForRequest(scripts);
    await page.mouse.click(180, 500);
    await wanted;
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('do not wait for ever for a picture', async () => {
    const { page, troubles } = await openHeld();
    const wanted = page.waitForRequest(scripts);
    await page.clock.runFor(2000);
    await wanted;
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('A page before its scripts', () => {
  it('presses a button again that was pressed before the page was hydrated', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    const letCome = await hold(page, scripts);
    await page.goto(visit.shop.url, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await letCome();
    await page.getByRole('dialog').getByLabel('Search from the menu').waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('changes no carousel under a finger', async () => {
    // Nothing moves by itself, or a slow machine never finds the page at rest.
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280, [], {
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    await arrive(page, visit.shop.url);
    const letSlickCome = await hold(page, slickChunk);
    const card = page.locator('.category-card').first();
    await card.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = { x: x + width / 2, y: y + height / 2 };
    const touched = await card.elementHandle();
    const touch = await page.context().newCDPSession(page);
    // A finger moves no focus, which would hold the slides too.
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
    const arrived = page.waitForResponse(slickChunk).then((answer) => answer.finished());
    await letSlickCome();
    await arrived;
    await settledDocument(page);
    expect(await page.locator('.categories-carousel .slick-track').count()).toBe(0);
    // What was touched still stands where the finger is lifted, so that the tap is its own.
    expect(
      await touched?.evaluate((element, at) => element.contains(document.elementFromPoint(at.x, at.y)), middle),
    ).toBe(true);
    // A tap would open the card's dialog, behind which nothing changes.
    await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await page.locator('.categories-carousel .slick-track').waitFor({ state: 'attached' });
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('lays out what is far below later on a page opened anew, and at once on one that is come back to', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await arrive(page, visit.shop.url);
    await soon(async () => expect(await isFresh(page)).toBe(true));
    await soon(async () =>
      expect(await page.locator('.footer').evaluate((footer) => getComputedStyle(footer).contentVisibility)).toBe(
        'auto',
      ),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await page.waitForURL('**/sitemap');
    await soon(async () => expect(await isFresh(page)).toBe(false));
    await page.reload();
    await rested(page);
    await soon(async () => expect(await isFresh(page)).toBe(false));
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
