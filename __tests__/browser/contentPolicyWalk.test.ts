/**
 * The shop never runs into its own content policy, wherever a shopper goes and whatever is opened. `troubles` holds
 * every refusal (support/browser/browser); nothing else is looked at here.
 */
import type { Page } from 'playwright-core';
import { arrive, quiet } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { firstOrAll, limitFor, someOf } from '../support/lib/rounds';
import { logInDemoMember, shopInBrowser, visibleButton } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser({ env: { PICTURE_HOSTS: 'pictures.example' } });
const url = (path: string) => `${visit.shop.url}${path}`;

/** Pages that answer 404 say so on the console. */
const notFound = /status of 404/;
const widths = firstOrAll(360, 1280);
const pages = [
  '/',
  '/shop',
  '/shop?minPrice=200&maxPrice=700',
  '/productdetails/174',
  '/cart',
  '/checkout',
  '/payment-successful',
  '/payment-unsuccessful',
  '/sale-products',
  '/about',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset?token=x&email=asha%40example.com',
  '/careers',
  '/faqs',
  '/privacy-policy',
  '/return-policy',
  '/sitemap',
  '/terms-of-use',
  '/contact',
  '/grievance',
  '/no-such-page',
  '/productdetails/999999',
  '/support',
  '/openapi',
];

/** Others to a guest are the login. */
const pagesOfMembers = ['/wishlist', '/profile', '/order-history', '/checkout'];

/** To the end of the page and back, so that whatever waits for its view hydrates. */
async function lookThrough(page: Page): Promise<void> {
  for (let screens = 0; screens < 30; screens += 1) {
    await page.mouse.wheel(0, 1200);
    if (await page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2))
      break;
  }
  await quiet(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** What an opener opens, and closed again. */
async function openAndClose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).locator('visible=true').last().click();
  await page.getByRole('dialog').waitFor();
  await quiet(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe.each(widths)('The shop at %i px runs into it nowhere', (width) => {
  const open = (allowed: RegExp[] = []) => openPage(visit.browser, visit.shop.url, width, allowed);

  it.each([
    ['a guest', someOf(pages)],
    ['a member', pagesOfMembers],
  ])(
    'on no page that %s opens',
    async (who, paths) => {
      const { page, troubles } = await open([notFound]);
      if (who === 'a member') await logInDemoMember(page, visit.shop.url);
      for (const path of paths) {
        await arrive(page, url(path));
        await lookThrough(page);
        expect([path, troubles]).toEqual([path, []]);
      }
      await page.context().close();
    },
    limitFor(15, 180, someOf(pages).length),
  );

  it('with the home page’s carousels, colours and offers in use', async () => {
    const { page, troubles } = await open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await arrive(page, url('/'));
    await lookThrough(page);
    // Each is react-slick's by now.
    for (const next of await page
      .getByRole('button', { name: /^Next: / })
      .locator('visible=true')
      .all())
      await next.click();
    await page.locator('.slick-track').first().waitFor({ state: 'attached' });
    const colours = page.getByRole('group', { name: 'Colours', exact: true }).getByRole('button');
    await colours.last().click();
    await page.getByRole('heading', { name: `Showing products in ${await colours.last().innerText()}` }).waitFor();
    await page.getByRole('button', { name: 'Copy code FIRST' }).click();
    await page.getByText('Code Copied').waitFor();
    await openAndClose(page, 'Having a problem?');
    if (width <= 500) await openAndClose(page, 'Menu');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('with the listing filtered, its price slid, and all of it shown', async () => {
    const { page, troubles } = await open();
    await arrive(page, url('/shop'));
    if (width < 500) await page.getByRole('button', { name: 'Filter by' }).locator('visible=true').click();
    const thumb = page.getByRole('slider', { name: 'Price from' }).locator('visible=true');
    await thumb.focus();
    for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowRight');
    await soon(async () =>
      expect(
        await page
          .locator('.price-slider')
          .locator('visible=true')
          .evaluate((line) => getComputedStyle(line).getPropertyValue('--from')),
      ).toBe('5%'),
    );
    await arrive(page, url('/shop'));
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.locator('main a[href^="/productdetails/"]').nth(9).waitFor();
    await lookThrough(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('with a product zoomed, rated, and put into the cart', async () => {
    const { page, troubles } = await open();
    await logInDemoMember(page, visit.shop.url);
    await arrive(page, url('/productdetails/174?tab=reviews'));
    await page.getByRole('button', { name: 'Zoom', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zoom in' }).click();
    await page.locator('.zoom-controls output', { hasText: '110%' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('form', { name: 'Write a review' }).getByRole('radio', { name: '4 stars' }).check();
    await lookThrough(page);
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    await page.getByLabel('Coupon code').fill('FIRST');
    await page.getByRole('button', { name: 'Apply' }).click();
    await visibleButton(page, 'Checkout').click();
    await page.waitForURL('**/checkout');
    await openAndClose(page, /^Edit/);
    await arrive(page, url('/order-history'));
    for (const name of [/^View Order DEMO-0002/, /^Cancel Order DEMO-0004/, 'Return Order'])
      await openAndClose(page, name);
    await arrive(page, url('/shop'));
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Account' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
