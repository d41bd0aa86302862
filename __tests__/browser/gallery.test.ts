/** The gallery of a product in a real browser (docs/requirements.md section 2, Product detail). */
import type { Page } from 'playwright-core';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { heldBack, move, slickChunk } from '../support/browser/carousels';
import { isPictureShown, jhablaPath, middleOf, openJhabla } from '../support/browser/galleryInBrowser';
import { hold, shopInBrowser, slowCalls } from '../support/browser/shopInBrowser';
import { moveFingers } from '../support/browser/touch';
import { inTime, soon } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });

/** The page after its shopper's first move: it has fetched react-slick, or never gets it. */
async function openGallery(width: number, isSlick: boolean) {
  const opened = await openPage(visit.browser, visit.shop.url, width, [heldBack]);
  if (!isSlick) await hold(opened.page, slickChunk);
  await arrive(opened.page, `${visit.shop.url}${jhablaPath}`);
  await move(opened.page);
  if (isSlick) await opened.page.locator('.gallery-track .slick-track').waitFor();
  return opened;
}

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

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const { y: middle } = await middleOf(page, '.gallery-track');
  // Beside the arrows.
  const y = middle - 80;
  await moveFingers(page, [
    [
      { x: from, y },
      { x: to, y },
    ],
  ]);
}

const swipeToNext = (page: Page) => swipe(page, 280, 60);

describe.each([
  ['once react-slick is here', true],
  ['where react-slick does not come', false],
])('The gallery, %s,', (_when, isSlick) => {
  it('shows the other pictures by its arrows and by the keyboard', async () => {
    const { page, troubles } = await openGallery(1280, isSlick);
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
    const { page, troubles } = await openGallery(360, isSlick);
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
    const { page, troubles } = await openJhabla(visit, 1280);
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
    const letSlickCome = await hold(page, slickChunk);
    await arrive(page, `${visit.shop.url}${jhablaPath}`);
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
    const { page, troubles } = await openGallery(360, true);
    const { x, y } = await middleOf(page, '.gallery-track');
    await moveFingers(page, [
      [
        { x: x - 20, y },
        { x: x - 100, y },
      ],
      [
        { x: x + 20, y },
        { x: x + 100, y },
      ],
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
    await page.goto(`${visit.shop.url}${jhablaPath}`, { waitUntil: 'domcontentloaded' });
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
    const { page } = await openJhabla(visit, 1280);
    await page.getByRole('region', { name: 'Why Us' }).scrollIntoViewIfNeeded();
    const bottomOf = async (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
    await soon(async () =>
      expect(await bottomOf('.gallery')).toBeLessThanOrEqual(
        await page.locator('.product-below').evaluate((element) => element.getBoundingClientRect().top),
      ),
    );
    await page.context().close();
  });
});
