/** The pictures of a product in a real browser. */
import type { Page } from 'playwright-core';
import { arrive } from './arrive';
import { openPage } from './browser';
import type { WatchedPage } from './browser';
import { heldBack } from './carousels';
import type { ShopVisit } from './shopInBrowser';

/** A product of three pictures. */
export const jhablaPath = '/productdetails/174';

/** Its page, before any sign of its shopper. */
export async function openJhabla({ browser, shop }: ShopVisit, width: number): Promise<WatchedPage> {
  const opened = await openPage(browser, shop.url, width, [heldBack]);
  await arrive(opened.page, `${shop.url}${jhablaPath}`);
  return opened;
}

export const isPictureShown = (page: Page, number: number) =>
  page.locator(`.gallery-thumbs [aria-current="true"][aria-label="Show picture ${number}"]`).waitFor();

export const middleOf = async (page: Page, selector: string) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};
