/**
 * The pictures of a product in a real browser: the gallery and the zoom (docs/requirements.md section 2, Product
 * detail).
 */
import type { Page } from 'playwright-core';
import { arrive } from '../support/arrive';
import { openPage } from '../support/browser';
import { hold, shopInBrowser, slowCalls } from '../support/shopInBrowser';
import { moveFingers, tapTwice } from '../support/touch';
import { inTime, soon } from '../support/until';

const visit = shopInBrowser({ isMoving: true });

/** Three pictures. */
const JHABLA = 174;

/** react-slick would hold back what a finger's end does, also where a browser lets nobody: it says so, and does as ever. */
const heldBack = /Ignored attempt to cancel a touchend event/;

async function openProduct(width: number) {
  const opened = await openPage(visit.browser, visit.shop.url, width, [heldBack]);
  await arrive(opened.page, `${visit.shop.url}/productdetails/${JHABLA}`);
  return opened;
}

/** The page after its shopper's first move: it has fetched react-slick, or never gets it. */
async function openMoved(width: number, isSlick: boolean) {
  const opened = await openPage(visit.browser, visit.shop.url, width, [heldBack]);
  if (!isSlick) await hold(opened.page, /\/assets\/slick\.[^/]*\.js$/);
  await arrive(opened.page, `${visit.shop.url}/productdetails/${JHABLA}`);
  await opened.page.mouse.move(5, 5);
  await opened.page.mouse.move(6, 6);
  if (isSlick) await opened.page.locator('.gallery-track .slick-track').waitFor();
  return opened;
}

const isPictureShown = (page: Page, number: number) => page.locator(`.gallery-thumbs [aria-current="true"][aria-label="Show picture ${number}"]`).waitFor();

/** How far the pictures have gone, in parts of one, whoever moves them. */
const place = (page: Page) =>
  page.locator('.gallery-track').evaluate((track) => {
    const { left, width } = track.getBoundingClientRect();
    return (left - (track.querySelector('.gallery-slide')?.getBoundingClientRect().left ?? NaN)) / width;
  });

/** Nothing moves the pictures any more. */
async function atRest(page: Page): Promise<void> {
  const rest = page.locator('.gallery-track').evaluate(async (track) => {
    const stands = () => track.querySelector('.gallery-slide')?.getBoundingClientRect().left;
    // Frames, and no time: a busy machine may draw none in it.
    for (let [last, still] = [stands(), 0]; still < 36; still += 1) {
      await new Promise(requestAnimationFrame);
      if (stands() !== last) [last, still] = [stands(), 0];
    }
  });
  await inTime('the pictures to come to rest', rest);
}

/** The pictures have come to rest there, and the thumbnail tells the same. */
async function staysAt(page: Page, number: number): Promise<void> {
  await atRest(page);
  expect(await place(page)).toBeCloseTo(number - 1);
  await isPictureShown(page, number);
}

const middleOf = async (page: Page, selector: string) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const { y: middle } = await middleOf(page, '.gallery-track');
  // Beside the arrows.
  const y = middle - 80;
  await moveFingers(page, [[{ x: from, y }, { x: to, y }]]);
}
const swipeToNext = (page: Page) => swipe(page, 280, 60);

describe.each([
  ['once react-slick is here', true],
  ['where react-slick does not come', false],
])('The gallery, %s,', (_when, isSlick) => {
  it('shows the other pictures by its arrows and by the keyboard', async () => {
    const { page, troubles } = await openMoved(1280, isSlick);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await isPictureShown(page, 2);
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await staysAt(page, 1);
    await page.getByRole('group', { name: 'Pictures, side by side' }).focus();
    await page.keyboard.press('ArrowRight');
    await isPictureShown(page, 2);
    await page.getByRole('button', { name: 'Next picture' }).focus();
    await page.keyboard.press('Enter');
    await isPictureShown(page, 3);
    await page.keyboard.press('Enter');
    await staysAt(page, 1);
    await page.getByRole('button', { name: 'Show picture 3' }).click();
    await staysAt(page, 3);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is swiped on a phone, forth and back', async () => {
    const { page, troubles } = await openMoved(360, isSlick);
    await swipeToNext(page);
    await staysAt(page, 2);
    await swipe(page, 60, 280);
    await staysAt(page, 1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('The gallery', () => {
  it('turns back at once when the other arrow is pressed before the pictures move', async () => {
    const { page, troubles } = await openProduct(1280);
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.gallery-next')?.click();
      await Promise.resolve();
      document.querySelector<HTMLElement>('.gallery-previous')?.click();
    });
    await staysAt(page, 1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('stays where a first swipe has left it when react-slick takes over', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360, [heldBack]);
    const letSlickCome = await hold(page, /\/assets\/slick\.[^/]*\.js$/);
    await arrive(page, `${visit.shop.url}/productdetails/${JHABLA}`);
    await swipeToNext(page);
    await atRest(page);
    // How far a finger flings the strip is the browser's to say.
    const brought = Math.round(await place(page)) + 1;
    expect(brought).toBeGreaterThan(1);
    await letSlickCome();
    await page.locator('.gallery-track .slick-track').waitFor();
    await staysAt(page, brought);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is made larger by two fingers like the rest of the page, and turns no picture meanwhile', async () => {
    const { page, troubles } = await openMoved(360, true);
    const { x, y } = await middleOf(page, '.gallery-track');
    await moveFingers(page, [
      [{ x: x - 20, y }, { x: x - 100, y }],
      [{ x: x + 20, y }, { x: x + 100, y }],
    ]);
    await soon(async () => expect(await page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5));
    await staysAt(page, 1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("keeps the picture that a finger went to before the page's own code was there", async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360, [heldBack]);
    const { holds, letGo } = slowCalls();
    await page.route('**/*.js', holds);
    await page.goto(`${visit.shop.url}/productdetails/${JHABLA}`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('group', { name: 'Pictures, side by side' }).waitFor();
    await swipeToNext(page);
    await atRest(page);
    // How far a finger flings the strip is the browser's to say.
    const brought = Math.round(await place(page)) + 1;
    expect(brought).toBeGreaterThan(1);
    await letGo();
    await isPictureShown(page, brought);
    await staysAt(page, brought);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('stays beside the buttons and never lies over what stands below', async () => {
    const { page } = await openProduct(1280);
    await page.getByRole('region', { name: 'Why Us' }).scrollIntoViewIfNeeded();
    const bottomOf = async (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
    await soon(async () => expect(await bottomOf('.gallery')).toBeLessThanOrEqual(await page.locator('.product-below').evaluate((element) => element.getBoundingClientRect().top)));
    await page.context().close();
  });
});

describe('The zoom', () => {
  const shows = (page: Page, percent: string) => page.locator('.zoom-controls output', { hasText: percent }).waitFor();
  async function openZoom(width: number) {
    const opened = await openProduct(width);
    await opened.page.getByRole('button', { name: 'Zoom', exact: true }).click();
    await opened.page.getByRole('dialog').waitFor();
    return opened;
  }

  it('goes in and out by buttons, keys and wheel, and turns to the next picture', async () => {
    const { page, troubles } = await openZoom(1280);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await shows(page, '110%');
    await page.keyboard.press('+');
    await shows(page, '120%');
    await page.keyboard.press('-');
    await page.keyboard.press('0');
    await shows(page, '100%');
    const { x, y } = await middleOf(page, '.zoom-view');
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -100);
    await shows(page, '110%');
    await page.mouse.dblclick(x, y);
    await shows(page, '100%');
    for (let press = 0; press < 22; press += 1) await page.keyboard.press('+');
    await shows(page, '300%');
    const scrolled = () => page.locator('.zoom-view').evaluate(({ scrollLeft }) => Math.round(scrollLeft));
    const before = await scrolled();
    await page.keyboard.press('ArrowRight');
    await soon(async () => expect(await scrolled()).toBe(before + 60));
    await page.mouse.down();
    await page.mouse.move(x + 100, y, { steps: 4 });
    await page.mouse.up();
    await soon(async () => expect(await scrolled()).toBe(before - 40));
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await shows(page, '100%');
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await dialog.getByText('2 of 3').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await isPictureShown(page, 2);
    await soon(async () => expect(await page.getByRole('button', { name: 'Zoom', exact: true }).evaluate((button) => button === document.activeElement)).toBe(true));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is pinched, tapped twice and swiped on a phone, and the page itself stays as it is', async () => {
    const { page, troubles } = await openZoom(360);
    const { x, y } = await middleOf(page, '.zoom-view');
    await moveFingers(page, [
      [{ x: x - 40, y }, { x: x - 80, y }],
      [{ x: x + 40, y }, { x: x + 80, y }],
    ]);
    await shows(page, '200%');
    const place = () => page.locator('.zoom-view').evaluate(({ scrollLeft, scrollWidth, clientWidth }) => (scrollLeft + clientWidth / 2) / scrollWidth);
    await soon(async () => expect(await place()).toBeCloseTo(0.5, 1));
    await moveFingers(page, [
      [{ x: x - 80, y }, { x: x - 20, y }],
      [{ x: x + 80, y }, { x: x + 20, y }],
    ]);
    await shows(page, '100%');
    await tapTwice(page, { x, y });
    await shows(page, '200%');
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).tap();
    await shows(page, '100%');
    await moveFingers(page, [[{ x: x + 90, y }, { x: x - 90, y }]]);
    await page.getByRole('dialog').getByText('2 of 3').waitFor();
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
