/** A page as the server drew it, whose scripts are held back as a slow line holds them. */
import type { Page } from 'playwright-core';
import { rested } from './arrive';
import { openPage } from './browser';
import { hold } from './shopInBrowser';
import type { ShopVisit } from './shopInBrowser';

export const scripts = '**/assets/*.js';

/** @returns the page, and what lets its scripts come and waits until they have done their work. */
export async function openUnhydrated({ shop, browser }: ShopVisit, path: string, width = 1280) {
  const opened = await openPage(browser, shop.url, width, [/status of 4/]);
  const letCome = await hold(opened.page, scripts);
  await opened.page.goto(`${shop.url}${path}`, { waitUntil: 'domcontentloaded' });
  const hydrate = async () => {
    await letCome();
    await rested(opened.page);
  };
  return { ...opened, hydrate };
}

/** By its label, of the screen itself. */
export const controlOf = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label).and(page.locator('input, textarea, select')).first();
