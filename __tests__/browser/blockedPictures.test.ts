/** Pictures that do not come, in a real browser: what stands where they would, on every page that shows goods. */
import type { Page } from 'playwright-core';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { productOf, putIntoCart } from '../support/browser/memberInBrowser';
import { logInDemoMember, shopInBrowser } from '../support/browser/shopInBrowser';
import { untilPage } from '../support/lib/until';

const visit = shopInBrowser();
const JHABLA = 174;
const blocked = [/ERR_FAILED/, /^failed request/];

async function openWithoutPictures(width = 360) {
  const opened = await openPage(visit.browser, visit.shop.url, width, blocked);
  await opened.page.route(/\/pictures\//, (route) => route.abort());
  return opened;
}

/** Every picture of the page's first view has its stand-in, and there is one. */
const standInsAreShown = (page: Page, where: string) =>
  untilPage(`the stand-ins of ${where}`, page, () => {
    const inView = [...document.querySelectorAll('main .picture')].filter((frame) => {
      const { top, bottom, left, right, width } = frame.getBoundingClientRect();
      // The carousel's other slides lie over the shown one, unseen.
      const isSeen = width > 0 && frame.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isSeen && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    return (
      inView.length > 0 && inView.every((frame) => frame.matches('span.picture-missing') && frame.querySelector('svg'))
    );
  });

describe('Pictures that do not come', () => {
  it.each([
    ['home', '/'],
    ['the listing', '/shop'],
    ['a product', `/productdetails/${JHABLA}`],
  ])('have their stand-in on %s', async (where, path) => {
    const { page, troubles } = await openWithoutPictures();
    await arrive(page, `${visit.shop.url}${path}`);
    await standInsAreShown(page, where);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['the cart', '/cart'],
    ['the orders', '/order-history'],
  ])('have their stand-in in %s', async (where, path) => {
    const { page } = await openWithoutPictures();
    const { url } = visit.shop;
    await logInDemoMember(page, url);
    const { userId } = (await (await page.request.get(`${url}/users/session`)).json()) as { userId: string };
    await putIntoCart(page, url, userId, await productOf(url, JHABLA));
    await arrive(page, `${url}${path}`);
    await standInsAreShown(page, where);
    await page.context().close();
  });

  it('show no broken image while the page’s scripts are still to come', async () => {
    const { page } = await openWithoutPictures();
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto(`${visit.shop.url}/productdetails/${JHABLA}`, { waitUntil: 'domcontentloaded' });
    await untilPage(
      'the first picture to be marked',
      page,
      () => document.querySelector('main .picture-missing img') !== null,
    );
    expect(
      await page
        .locator('main .picture-missing img')
        .first()
        .evaluate((image) => getComputedStyle(image).opacity),
    ).toBe('0');
    await page.context().close();
  });
});
