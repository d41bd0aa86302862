/**
 * What is fetched before it is asked for: products that are in view, hovered or touched, and nothing of it where data
 * is saved.
 */
import type { Page } from 'playwright-core';
import { arrive, quiet } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { expectFitToBeSeen, shopInBrowser, slowCalls } from '../support/browser/shopInBrowser';
import { soon, untilPage } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });

const isProductScreen = (url: string) => /\/assets\/screen-product\.\w+\.js$/.test(url);
const isProduct = (url: string) => url.includes('/products/productId');
const isOptions = (url: string) => url.includes('/get-all-colors?');

async function open(width: number, path: string, prepare: (page: Page) => Promise<unknown> = async () => undefined) {
  const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await prepare(page);
  await arrive(page, `${visit.shop.url}${path}`);
  const close = async () => {
    expect(troubles).toEqual([]);
    await page.context().close();
  };
  return { page, asked, close };
}

const savesData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(
      Object.getPrototypeOf((navigator as unknown as { connection: object }).connection),
      'saveData',
      { get: () => true },
    ),
  );
/** It is fetched once a card has been in view for a moment, and works once the page has nothing else to do. */
async function screenIsHere(page: Page): Promise<void> {
  await untilPage('the chunk of the product screen', page, () =>
    performance.getEntriesByType('resource').some(({ name: file }) => file.includes('/screen-product.')),
  );
  await quiet(page);
}
/** @returns reads how a card of the list first stood after the list was left; nothing while none was. */
async function watchLeft(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seenOfLeft: seen });
    const look = () => {
      const card = document.querySelector('.route-slot-left .product-card');
      if (!card || seen.length > 0) return;
      const hidden = card.closest('[aria-hidden="true"]') !== null;
      seen.push({ hidden, visible: card.checkVisibility(), right: card.getBoundingClientRect().right <= 0 });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenOfLeft: unknown[] }).seenOfLeft);
}
const firstCard = (page: Page) => page.locator('.listing-grid .product-card-link').first();
const nameOf = async (page: Page) => (await firstCard(page).getAttribute('title')) ?? '';

describe('What is prefetched', () => {
  it('has the screen of a product that is in view, and draws what the list knows while the product itself is asked', async () => {
    const { page, asked, close } = await open(360, '/shop');
    await screenIsHere(page);
    expect(asked.filter(isProductScreen)).toHaveLength(1);
    expect(asked.filter(isOptions)).toEqual([]);
    const { holds, letGo } = slowCalls();
    await page.route('**/products/productId?*', holds);
    const name = await nameOf(page);
    await firstCard(page).tap();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.locator('.product-price').waitFor();
    expect(asked.filter(isProductScreen)).toHaveLength(1);
    await letGo();
    // The large picture lies over the small one of the card.
    await untilPage('the small picture and the large one', page, () =>
      [...document.querySelectorAll<HTMLImageElement>('.gallery-track img, .gallery-stand-in img')]
        .slice(0, 2)
        .every((image) => image.naturalWidth > 0),
    );
    await expectFitToBeSeen(page);
    await close();
  });

  /** A finger on a card's picture, for as long as the test wants it there. */
  async function fingerOn(page: Page) {
    // A screen that is not there yet is not prerendered.
    await screenIsHere(page);
    const { x = 0, y = 0, width = 0 } = (await firstCard(page).boundingBox()) ?? {};
    const glass = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0) =>
      glass.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + 80 - down }],
      });
    return {
      press: () => touch('touchStart'),
      lift: () => touch('touchEnd'),
      scroll: async () => {
        for (let down = 10; down <= 120; down += 10) await touch('touchMove', down);
        await touch('touchEnd');
      },
    };
  }

  it('draws a product while the finger rests on its card: out of sight and hearing, and in a step once the finger is lifted', async () => {
    const { page, asked, close } = await open(360, '/shop');
    const name = await nameOf(page);
    const finger = await fingerOn(page);
    await finger.press();
    const drawn = page.locator('main article.product');
    await drawn.locator('.product-price').waitFor();
    expect(await drawn.boundingBox()).toMatchObject({ x: -2 * 360 });
    expect(await page.getByRole('heading', { level: 1, name }).count()).toBe(0);
    expect(await page.title()).not.toContain(name);
    expect(new URL(page.url()).pathname).toBe('/shop');
    // What lies below it is for whoever comes.
    expect(await page.locator('.product-below').count()).toBe(0);
    await drawn.evaluate((element) => Object.assign(element, { wasDrawnBefore: true }));
    await finger.lift();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.locator('.product-below').waitFor();
    expect(await drawn.evaluate((element) => 'wasDrawnBefore' in element)).toBe(true);
    expect(await drawn.boundingBox()).toMatchObject({ x: 0 });
    expect(asked.filter(isProductScreen)).toHaveLength(1);
    await expectFitToBeSeen(page);
    await close();
  });

  it('has the list that was left out of sight and hearing at once, and off the page when the product is painted', async () => {
    const { page, close } = await open(360, '/shop');
    const name = await nameOf(page);
    // A screen that is not there yet is not prerendered, and nothing has to wait for it.
    await screenIsHere(page);
    const seenOfLeft = await watchLeft(page);
    await firstCard(page).tap();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.locator('.listing-grid').waitFor({ state: 'detached' });
    expect(await seenOfLeft()).toEqual([{ hidden: true, visible: false, right: true }]);
    await page.goBack();
    await firstCard(page).waitFor();
    expect(await page.locator('.listing-grid').count()).toBe(1);
    await close();
  });

  it('keeps what it drew until the click, which a busy phone makes of a press some frames later', async () => {
    const { page, close } = await open(360, '/shop');
    const name = await nameOf(page);
    await screenIsHere(page);
    const seenOfLeft = await watchLeft(page);
    await firstCard(page).evaluate(async (link) => {
      const press = (type: string) =>
        link.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'touch' }));
      press('pointerdown');
      press('pointerup');
      for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await page.locator('.route-slot-next article.product').waitFor({ state: 'attached' });
    await firstCard(page).dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.locator('.listing-grid').waitFor({ state: 'detached' });
    expect(await seenOfLeft()).toEqual([{ hidden: true, visible: false, right: true }]);
    await close();
  });

  it('drops what it drew for a press that becomes no click', async () => {
    const { page, close } = await open(360, '/shop');
    await screenIsHere(page);
    await firstCard(page).dispatchEvent('pointerdown', { bubbles: true, button: 0 });
    await page.locator('.route-slot-next article.product').waitFor({ state: 'attached' });
    await firstCard(page).dispatchEvent('pointerup', { bubbles: true, button: 0 });
    await page.locator('.route-slot-next').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/shop');
    await close();
  });

  it('drops what it drew when the press becomes a scroll', async () => {
    const { page, close } = await open(360, '/shop');
    const finger = await fingerOn(page);
    await finger.press();
    await page.locator('main article.product').waitFor({ state: 'attached' });
    await finger.scroll();
    await page.locator('main article.product').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/shop');
    await close();
  });

  it('leaves no caret where a finger has pressed', async () => {
    const { page, close } = await open(360, '/shop');
    const selected = () => page.evaluate(() => document.getSelection()?.type);
    await page.getByRole('button', { name: 'Filter by' }).tap();
    await page.getByRole('dialog').getByText('Show More').first().tap();
    await page.getByLabel('Alphabetical (A–Z)').tap();
    await page.waitForURL('**/shop?sort=name');
    expect(await selected()).toBe('None');
    await firstCard(page).getByRole('heading').tap();
    await page.waitForURL('**/productdetails/*');
    await page.locator('.product-price').waitFor();
    expect(await selected()).toBe('None');
    await close();
  });

  it('leaves the focus where it is when a finger follows a link', async () => {
    const { page, close } = await open(360, '/shop');
    await page.evaluate(() => {
      window.addEventListener(
        'focusin',
        ({ target }) =>
          (document.body.dataset.focused = [document.body.dataset.focused, (target as Element).tagName]
            .join(' ')
            .trim()),
      );
    });
    await firstCard(page).getByRole('heading').tap();
    await page.waitForURL('**/productdetails/*');
    // The new page's heading, and never the link.
    await page.locator('main h1:focus').waitFor();
    await soon(async () => expect(await page.locator('body').getAttribute('data-focused')).toBe('H1'));
    await close();
  });

  it('asks for the options of a card that the mouse rests on, once', async () => {
    const { page, asked, close } = await open(1280, '/shop');
    const options = page.waitForResponse((answer) => isOptions(answer.url()));
    await firstCard(page).hover();
    await options;
    await firstCard(page).click();
    await page.locator('.product-below').waitFor();
    await quiet(page);
    expect(asked.filter(isOptions)).toHaveLength(1);
    await close();
  });

  it('asks for a product of the home page while its card is in view', async () => {
    const { page, asked, close } = await open(360, '/');
    expect(asked.filter((url) => isProductScreen(url) || isProduct(url))).toEqual([]);
    const card = page.locator('main a[href^="/productdetails/"]').first();
    const id = (await card.getAttribute('href'))?.split('/').pop() ?? '';
    const product = page.waitForResponse(
      (answer) => isProduct(answer.url()) && new URL(answer.url()).searchParams.get('id') === id,
    );
    await card.scrollIntoViewIfNeeded();
    await product;
    await close();
  });

  it('fetches nothing beforehand where data is saved, until a finger is on the link', async () => {
    const { page, asked, close } = await open(1280, '/shop', savesData);
    const screen = page.waitForRequest((request) => isProductScreen(request.url()));
    expect(asked.filter((url) => isProductScreen(url) || isOptions(url))).toEqual([]);
    const { x, y } = (await firstCard(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 40, y + 40);
    await page.mouse.down();
    await screen;
    await page.mouse.up();
    await page.waitForURL('**/productdetails/*');
    await close();
  });
});
