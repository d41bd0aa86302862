/**
 * Every screen, dialog and panel as it stands, on phone, tablet and desktop: nothing for axe to find, nothing that
 * scrolls sideways, no word on the console.
 */
import { arrive } from '../support/browser/arrive';
import { accessibilityFaults } from '../support/browser/axe';
import { openPage } from '../support/browser/browser';
import type { WatchedPage } from '../support/browser/browser';
import { firstOrAll, ROUNDS } from '../support/lib/rounds';
import {
  expectFitToBeSeen,
  expectNothingBeside,
  logInDemoMember,
  shopInBrowser,
} from '../support/browser/shopInBrowser';
import { soon, untilPage } from '../support/lib/until';

const visit = shopInBrowser();

/** The console says so when a page answers 404, which is what these pages do. */
const notFound = /status of 404/;

const screens = [
  '/',
  '/shop',
  '/shop?category=kids&color=Blue&sort=name',
  '/shop?search=zzzzzz',
  '/productdetails/174',
  '/productdetails/174?tab=reviews',
  '/productdetails/999999',
  '/cart',
  '/checkout',
  '/payment-successful',
  '/payment-unsuccessful',
  '/sale-products',
  '/contact',
  '/grievance',
  '/about',
  '/careers',
  '/faqs',
  '/privacy-policy',
  '/return-policy',
  '/sitemap',
  '/terms-of-use',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset',
  '/reset?token=x&email=asha%40example.com',
  '/no-such-page',
];

/**
 * Loaded at a desk and made narrower. A tablet's page is a wider phone's or a narrower desk's: axe reads it at night.
 */
describe('Every screen at 1280, 768 and 360 px', () => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await openPage(visit.browser, visit.shop.url, 1280, [notFound]);
  });
  afterAll(() => watched?.page.context().close());

  it.each(screens)('%s can be used by everyone', async (path) => {
    const { page, troubles } = watched;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${visit.shop.url}${path}`);
    await expectFitToBeSeen(page);
    await page.setViewportSize({ width: 768, height: 900 });
    await (ROUNDS > 3 ? expectFitToBeSeen : expectNothingBeside)(page);
    await page.setViewportSize({ width: 360, height: 900 });
    // Chromium keeps the desk's styles of what it has not laid out yet (content-visibility) until it comes near.
    await (path === '/' ? expectNothingBeside : expectFitToBeSeen)(page);
    expect(troubles.splice(0)).toEqual([]);
  });

  // Of its own: where the desk's pictures are at hand Chromium takes them, and complains later of the fetched smaller
  // one.
  it('/ can be used by everyone when it is loaded on a phone', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await page.goto(`${visit.shop.url}/`);
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe.each(firstOrAll(360, 768, 1280))('a member at %i px', (width) => {
  it('opens the user menu, fills a heart, and logs out', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    await logInDemoMember(page, visit.shop.url);
    await page.goto(`${visit.shop.url}/shop?category=kids`);
    // The page knows by now who this is.
    const opener = page.getByRole('button', { name: 'Your account' });
    await opener.waitFor();
    // The demo member's wishes: before they are here, any heart may turn into a filled one under the pointer.
    await page.getByRole('link', { name: /^Wishlist, [1-9]/ }).waitFor();
    await page
      .getByRole('button', { name: /to the wishlist$/ })
      .first()
      .click();
    await page.getByText('Product added to wishlist').waitFor();

    await opener.click();
    await page.getByRole('menuitem', { name: 'Account' }).waitFor();
    await expectFitToBeSeen(page);
    await page.keyboard.press('Escape');
    await soon(async () => expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true));

    await opener.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByText('Logout successfully').waitFor();
    await page.getByRole('link', { name: 'Sign up/Login' }).waitFor();
    await soon(async () => expect(new URL(page.url()).pathname).toBe('/'));
    await soon(async () =>
      expect(await page.evaluate(async () => (await fetch('/users/session')).json())).toEqual({
        userId: null,
        guestId: null,
      }),
    );
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('The screens on a phone', () => {
  it('opens and closes the menu, gives the focus back, and lets the page scroll again', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await page.goto(`${visit.shop.url}/cart`);
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await soon(async () => expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true));
    await soon(async () =>
      expect(
        await page.evaluate(
          () => getComputedStyle(document.documentElement).overflow + getComputedStyle(document.body).overflow,
        ),
      ).not.toContain('hidden'),
    );
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows a category’s subcategories and goes to one', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await page.goto(visit.shop.url);
    await page.getByRole('list', { name: 'Shop by category' }).getByRole('button', { name: 'Kids' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('link').or(dialog.getByRole('listitem').getByRole('button')).first().click();
    await page.waitForURL(/\/shop\?subcategory=/);
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('filters from a panel that closes with the choice', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await page.goto(`${visit.shop.url}/shop`);
    await page.getByRole('button', { name: 'Filter by' }).locator('visible=true').click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('checkbox', { name: 'In Stock' }).click();
    await page.waitForURL(/stock=inStock/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('A long list that was left', () => {
  it('keeps Load More over a reload and over Back, with the place on the page', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280);
    const cards = page.locator('main a[href^="/productdetails/"]');
    await page.goto(`${visit.shop.url}/shop?category=kids`);
    await cards.first().waitFor();
    await soon(async () => expect(await cards.count()).toBe(9));
    await page.getByRole('button', { name: 'Load More' }).click();
    await cards.nth(9).waitFor();

    await page.reload();
    await cards.nth(9).waitFor();

    await cards.nth(9).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await cards.nth(9).click();
    await page.waitForURL('**/productdetails/*');
    await page.getByRole('button', { name: 'Add to cart' }).first().waitFor();
    await page.goBack();
    await cards.nth(9).waitFor();
    await untilPage(
      'the list at the place where it was left',
      page,
      (top) => Math.abs(window.scrollY - top) < 200,
      place,
    );
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('A screen on its way', () => {
  it('says so when a screen does not arrive, and shows it when it does', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360);
    // A step within the page: before it is alive a link loads another one.
    await arrive(page, `${visit.shop.url}/cart`);
    await page.route('**/assets/screen-shop*', (route) => route.abort('failed'));
    await page.getByRole('link', { name: 'Add Products' }).click();
    await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor();
    await page.unroute('**/assets/screen-shop*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'All Products', level: 1 }).waitFor();
    await page.context().close();
  });
});
