/** The carousels of a page in a browser: where they stand, and how they are moved. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { arrive } from './arrive';
import { openPage } from './browser';
import type { WatchedPage } from './browser';
import type { ShopVisit } from './shopInBrowser';
import { patienceFor, soon } from '../lib/until';

/** react-slick's own script, which a page fetches with its shopper's first move. */
export const slickChunk = /\/assets\/slick\.[^/]*\.js$/;

/**
 * react-slick would hold back what a finger's end does, also where a browser lets nobody: it says so, and does as ever.
 */
export const heldBack = /Ignored attempt to cancel a touchend event/;

/** The first sign of a shopper. */
export async function move(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
}

/** A page of the shop after its shopper's first move. */
export async function openMoved(
  { browser, shop }: ShopVisit,
  width: number,
  path = '/',
  more: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const opened = await openPage(browser, shop.url, width, [heldBack], more);
  await arrive(opened.page, `${shop.url}${path}`);
  await move(opened.page);
  return opened;
}

/** The home page, with its first pictures in react-slick's hands. */
export async function openHome(visit: ShopVisit, width: number): Promise<WatchedPage> {
  const opened = await openMoved(visit, width);
  await opened.page.locator('.hero .slick-slide').first().waitFor({ state: 'attached' });
  return opened;
}

export const carousel = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
export const button = (page: Page, which: 'Next' | 'Previous' | 'Pause' | 'Play', name: string) =>
  page.getByRole('button', { name: `${which}: ${name}`, exact: true });
export const middle = (part: Locator) => part.locator('.slick-current .carousel-slide');
export const place = (part: Locator) => middle(part).getAttribute('aria-label');
export const standsAt = (part: Locator, label: string) => soon(async () => expect(await place(part)).toBe(label));

/** In view, in react-slick's hands, and moved by nobody but the shopper. */
export async function bring(page: Page, name: string): Promise<Locator> {
  const part = carousel(page, name);
  await part.scrollIntoViewIfNeeded();
  // First: it is react-slick that moves it by itself.
  const pause = button(page, 'Pause', name);
  if ((await pause.count()) > 0) await pause.click();
  await part.locator('.slick-track').waitFor();
  return part;
}

export const countOf = (part: Locator) => part.locator('.carousel-slide').count();
export const boxOf = async (part: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height, width, height };
};

/** From where it stands to its end, one place at a time, however it is moved. */
export async function toTheEnd(part: Locator, move: () => Promise<unknown>): Promise<string[]> {
  const count = await countOf(part);
  const seen = [(await place(part)) ?? ''];
  const goOn = patienceFor(`the ${count} slides, each in the middle`, 60_000);
  while (seen.at(-1) !== `${count} of ${count}`) {
    goOn();
    await move();
    await soon(async () => expect(await place(part)).not.toBe(seen.at(-1)));
    seen.push((await place(part)) ?? '');
  }
  return seen;
}

export const placesFrom = (first: number, count: number) =>
  Array.from({ length: count - first + 1 }, (_, index) => `${first + index} of ${count}`);

/** Nothing of it fades, glides or turns. */
export const atRest = (part: Locator) =>
  soon(async () => expect(await part.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0));
