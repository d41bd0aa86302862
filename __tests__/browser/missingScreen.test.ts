/**
 * A page whose screen's own script does not come, though the others do: it stays as the server drew it, with all that
 * is typed into it, and says what is missing (docs/decisions/0204-early-input.md).
 */
import type { Page } from 'playwright-core';
import { rested } from '../support/browser/arrive';
import { controlOf } from '../support/browser/unhydrated';
import { openPage } from '../support/browser/browser';
import { hold, shopInBrowser } from '../support/browser/shopInBrowser';

const visit = shopInBrowser();
const words = (page: Page) => page.locator('#early');
const again = (page: Page) => words(page).getByRole('link', { name: 'Load the page again' });

/** Opens a page without its screen, which has said so. */
async function openWithout(chunk: string, path: string, width: number) {
  const opened = await openPage(visit.browser, visit.shop.url, width, [/./]);
  await opened.page.route(`**/assets/${chunk}*`, (route) => route.abort('failed'));
  await opened.page.goto(`${visit.shop.url}${path}`, { waitUntil: 'domcontentloaded' });
  return opened.page;
}

async function write(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await controlOf(page, label).fill(text);
}

const message = { Name: 'Asha Rao', Phone: '9000000001', Subject: 'Sizes', Message: 'Does it shrink?' };

describe('A page whose screen does not come', () => {
  it.each([360, 1280])('keeps at %i px what is typed, and goes by it when the screen is there', async (width) => {
    const page = await openWithout('screen-contact', '/contact', width);
    await words(page)
      .getByText(/A part of the shop has not arrived/)
      .waitFor();
    await write(page, message);
    await page.unroute('**/assets/screen-contact*');
    // Asked for again by itself.
    await rested(page);
    expect(await words(page).isVisible()).toBe(false);
    await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
    await page.waitForURL('**/signup');
    await page.context().close();
  });

  it('asks for it again when its words are pressed, and keeps the password too', async () => {
    const page = await openWithout('screen-access', '/login', 360);
    await again(page).waitFor();
    await write(page, { 'E-mail': 'nobody@jhabla.example', Password: 'wrong-password' });
    await controlOf(page, 'I agree to the terms').press('Space');
    // Nothing but the press brings it.
    await page.route('**/assets/screen-access*', async (route) => {
      const isPressed = (await words(page).getAttribute('data-now')) === 'again';
      await (isPressed ? route.continue() : route.abort('failed'));
    });
    await again(page).click();
    await rested(page);
    expect(await words(page).isVisible()).toBe(false);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.locator('.access-refusal').waitFor();
    await page.context().close();
  });

  it('does what was pressed meanwhile, once, and says while it is asked for again that it waits', async () => {
    const page = await openWithout('screen-product', '/productdetails/174', 360);
    await again(page).waitFor();
    await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
    const letCome = await hold(page, '**/assets/screen-product*');
    await again(page).click();
    await words(page)
      .getByText(/the shop is still on its way/)
      .waitFor();
    // What was pressed keeps the focus.
    expect(await again(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await letCome();
    await page.waitForURL('**/cart');
    await page.context().close();
  });
});
