/** A guest's purchase with everything that people do on the way to it: what a log of a real visit holds. */
import type { Page } from 'playwright-core';
import { arrive, quiet } from './arrive';
import { fillCheckout, visibleButton } from './shopInBrowser';
import { untilPage } from '../lib/until';

const cards = (page: Page) => page.locator('main a[href^="/productdetails/"]');

/** Over the page from top to bottom, and back to its top. */
const lookOver = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await frame();
      await frame();
    }
    window.scrollTo(0, 0);
    await frame();
  });

/** What a look has woken is fetched, and stands. */
async function stands(page: Page): Promise<void> {
  await quiet(page);
  await untilPage(
    'the screen to have what it asked for',
    page,
    () => document.querySelector('main [aria-busy="true"], main .skeleton') === null,
  );
}

/** Everything that waits until it is come near has been come near, and the page is at its top again. */
export async function lookAtAll(page: Page): Promise<void> {
  await lookOver(page);
  await stands(page);
  // A carousel that came after the look had gone by waits to be come near itself.
  if ((await page.locator('.carousel-strip').count()) === 0) return;
  await lookOver(page);
  await stands(page);
  // Those that were come near change hands once nothing has been done for a while (browser/scheduling, onCalm).
  await untilPage('each carousel that has more than it shows to move', page, () =>
    [...document.querySelectorAll('.carousel-strip')].every((strip) => strip.scrollWidth <= strip.clientWidth + 1),
  );
}

async function openProduct(page: Page, nth: number): Promise<void> {
  await cards(page).nth(nth).click();
  await page.waitForURL('**/productdetails/*');
  await visibleButton(page, 'Add to cart').waitFor();
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function search(page: Page, term: string): Promise<void> {
  const box = page.getByRole('searchbox').locator('visible=true').first();
  await box.fill(term);
  await box.press('Enter');
  await page.waitForURL(`**/shop?search=${term}`);
  await cards(page).first().waitFor();
}

/** Looks at a product from all sides, and puts it into the cart. */
async function buy(page: Page, nth: number): Promise<void> {
  await openProduct(page, nth);
  await lookAtAll(page);
  await page.getByRole('tab', { name: /Reviews/ }).click();
  await page.getByRole('tab', { name: /Description/ }).click();
  await page.getByRole('button', { name: 'Zoom', exact: true }).locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Close' }).locator('visible=true').first().click();
  await visibleButton(page, 'Add to cart').click();
  await page.waitForURL('**/cart');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await lookAtAll(page);
}

/** From the home page to the thanks for an order. */
export async function walkLongPurchase(page: Page, shopUrl: string): Promise<void> {
  await arrive(page, shopUrl);
  await lookAtAll(page);
  await search(page, 'jhabla');
  await buy(page, 0);
  await goHome(page);
  await page.goBack();
  await page.waitForURL('**/cart');
  for (const term of ['socks', 'cotton', 'cradle']) {
    await search(page, term);
    await buy(page, 0);
  }
  await page
    .getByRole('button', { name: /^(Increase|More|One more)/ })
    .locator('visible=true')
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Delete/ })
    .locator('visible=true')
    .first()
    .click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByLabel('Coupon code').fill('nonsense');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Invalid or inactive coupon code.').waitFor();
  await page.getByLabel('Coupon code').fill('first');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Coupon applied! You get a 10% discount on the subtotal.').first().waitFor();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place Order' }).locator('visible=true').click();
  await page.waitForURL('**/payment-successful');
  await page.getByRole('heading', { level: 1 }).waitFor();
}
